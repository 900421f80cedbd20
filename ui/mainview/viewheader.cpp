// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainview/viewheader.h"

#include "ui/plots/attention/wholewords.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/training/watchedbar.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/labels.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace attentoscope::ui {

ViewHeader::ViewHeader(QWidget* parent)
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
    m_views->addSegment(int(MainPage::Pairs), tr("&Pairs"), icon(QStringLiteral("pairs")));
    m_views->addSegment(int(MainPage::Watched), tr("&Watched"), icon(QStringLiteral("watch")));
    m_views->addSegment(int(MainPage::Own), tr("&Yours"), icon(QStringLiteral("pencil")));
    m_views->addSegment(int(MainPage::Validation), tr("Vali&dation"), icon(QStringLiteral("validate")));
    m_options->setIcon(icon(QStringLiteral("settings")));
    m_options->setAutoRaise(true);
    m_options->setPopupMode(QToolButton::InstantPopup);
    m_options->setToolTip(tr("Colours, scale and what is shown of attention"));
    m_options->setAccessibleName(m_options->toolTip());

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(1));
    makeQuiet(m_step);
    // If there is little space, the sentence is cut, and not the step.
    m_step->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    row->addWidget(m_views);
    row->addWidget(m_watched, 1);
    row->addWidget(m_own, 1);
    row->addWidget(m_step);
    row->addWidget(m_form);
    row->addWidget(m_options);
    row->addWidget(m_export);
    connect(m_views, &SegmentedControl::chosen, this, [this](int id) {
        refresh();
        emit viewChosen(MainPage(id));
    });
    refresh();
}

MainPage ViewHeader::view() const
{
    return MainPage(m_views->current());
}

void ViewHeader::setView(MainPage view)
{
    m_views->setCurrent(int(view));
    refresh();
}

void ViewHeader::setViewEnabled(MainPage view, bool enabled)
{
    m_views->setSegmentEnabled(int(view), enabled);
}

void ViewHeader::setViewMenu(QMenu* menu)
{
    m_options->setMenu(menu);
}

void ViewHeader::setExportAction(QAction* action)
{
    showAsIcon(*m_export, action);
}

void ViewHeader::setFormAction(QAction* action)
{
    showAsIcon(*m_form, action);
}

void ViewHeader::setValidationBar(QWidget* bar)
{
    m_validation = bar;
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->insertWidget(row->indexOf(m_own), bar, 1);
    refresh();
}

void ViewHeader::setPresented(bool presented)
{
    m_isPresented = presented;
    m_views->setVisible(!presented);
    m_watched->setPresented(presented);
    refresh();
}

void ViewHeader::showSentence(const Translation& translation)
{
    if (view() == MainPage::Own)
        m_own->setFullText(textOf(translation.source));
}

void ViewHeader::setStepText(const QString& text)
{
    m_step->setFullText(text);
    refresh();
}

void ViewHeader::clearSentence()
{
    m_own->setFullText({});
}

void ViewHeader::refresh()
{
    m_watched->setVisible(view() == MainPage::Watched);
    m_own->setVisible((view() == MainPage::Own && !m_isPresented) || view() == MainPage::Pairs);
    if (m_validation)
        m_validation->setVisible(view() == MainPage::Validation);
    m_step->setVisible(!m_step->fullText().isEmpty() && !m_isPresented);
    const bool hasTools = view() != MainPage::Pairs && !m_isPresented;
    m_form->setVisible(hasTools);
    m_options->setVisible(hasTools);
    m_export->setVisible(hasTools);
    if (view() == MainPage::Pairs)
        clearSentence();
}

} // namespace attentoscope::ui
