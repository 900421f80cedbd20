// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stageheader.h"

#include "ui/plots/attention/wholewords.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/training/watchedbar.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace attentoscope::ui {

StageHeader::StageHeader(QWidget* parent)
    : QWidget(parent)
    , m_views(new SegmentedControl(this))
    , m_watched(new WatchedBar(this))
    , m_own(new ElidedLabel(this))
    , m_step(new ElidedLabel(this))
    , m_form(new QToolButton(this))
    , m_options(new QToolButton(this))
    , m_export(new QToolButton(this))
{
    m_views->setAccessibleName(tr("What is shown"));
    m_views->addSegment(int(StageView::Pairs), tr("&Pairs"), icon(QStringLiteral("pairs")));
    m_views->addSegment(int(StageView::Watched), tr("&Watched"), icon(QStringLiteral("watch")));
    m_views->addSegment(int(StageView::Own), tr("&Yours"), icon(QStringLiteral("pencil")));
    m_views->addSegment(int(StageView::Validation), tr("Vali&dation"), icon(QStringLiteral("validate")));
    m_options->setIcon(icon(QStringLiteral("settings")));
    m_options->setAutoRaise(true);
    m_options->setPopupMode(QToolButton::InstantPopup);
    m_options->setToolTip(tr("Colours, scale and what is shown of attention"));
    m_options->setAccessibleName(m_options->toolTip());

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(1));
    makeQuiet(m_step);
    m_step->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed); // the sentence is cut before it
    row->addWidget(m_views);
    row->addWidget(m_watched, 1);
    row->addWidget(m_own, 1);
    row->addWidget(m_step);
    row->addWidget(m_form);
    row->addWidget(m_options);
    row->addWidget(m_export);
    connect(m_views, &SegmentedControl::chosen, this, [this](int id) {
        refresh();
        emit viewChosen(StageView(id));
    });
    refresh();
}

StageView StageHeader::view() const
{
    return StageView(m_views->current());
}

void StageHeader::setView(StageView view)
{
    m_views->setCurrent(int(view));
    refresh();
}

void StageHeader::setViewEnabled(StageView view, bool enabled)
{
    m_views->setSegmentEnabled(int(view), enabled);
}

void StageHeader::setViewMenu(QMenu* menu)
{
    m_options->setMenu(menu);
}

void StageHeader::setExportAction(QAction* action)
{
    showAsIcon(*m_export, action);
}

void StageHeader::setFormAction(QAction* action)
{
    showAsIcon(*m_form, action);
}

void StageHeader::setValidationBar(QWidget* bar)
{
    m_validation = bar;
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->insertWidget(row->indexOf(m_own), bar, 1);
    refresh();
}

void StageHeader::setPresented(bool presented)
{
    m_isPresented = presented;
    m_views->setVisible(!presented);
    m_watched->setPresented(presented);
    refresh();
}

void StageHeader::showSentence(const Translation& translation)
{
    if (view() == StageView::Own)
        m_own->setFullText(textOf(translation.source));
}

void StageHeader::setStepText(const QString& text)
{
    m_step->setFullText(text);
    refresh();
}

void StageHeader::clearSentence()
{
    m_own->setFullText({});
}

void StageHeader::refresh()
{
    m_watched->setVisible(view() == StageView::Watched);
    m_own->setVisible((view() == StageView::Own && !m_isPresented) || view() == StageView::Pairs);
    if (m_validation)
        m_validation->setVisible(view() == StageView::Validation);
    m_step->setVisible(!m_step->fullText().isEmpty() && !m_isPresented);
    const bool hasTools = view() != StageView::Pairs && !m_isPresented;
    m_form->setVisible(hasTools);
    m_options->setVisible(hasTools);
    m_export->setVisible(hasTools);
    if (view() == StageView::Pairs)
        clearSentence();
}

} // namespace attentoscope::ui
