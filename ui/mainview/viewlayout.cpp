// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainview/viewlayout.h"

#include "ui/mainview/lossside.h"
#include "ui/theme/grid.h"
#include "ui/timeline/timebar.h"

#include <QEvent>
#include <QSplitter>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

/// Width in units from which parts are side by side: 1,500 px with a usual font. In a presentation a unit is twice as
/// large.
constexpr int wideView = 188;
constexpr int widePresented = 110;

const QByteArray layoutVersion("2:"); // layouts of older versions do not fit

} // namespace

ViewLayout::ViewLayout(QWidget& mainView, const Parts& parts)
    : QObject(&mainView)
    , m_mainView(mainView)
    , m_splitter(new QSplitter(Qt::Vertical, &mainView))
    , m_timeBar(parts.timeBar)
    , m_loss(parts.loss)
{
    m_heatmapSide = new QWidget(&mainView);
    m_heatmapColumn = new QVBoxLayout(m_heatmapSide);
    m_headerLine = new QHBoxLayout;
    m_headerLine->addWidget(parts.header, 1);
    m_heatmapColumn->addLayout(m_headerLine);
    m_heatmapColumn->addWidget(parts.pages, 1);
    m_loss->setBox(parts.box);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_heatmapSide);
    m_splitter->addWidget(parts.loss);
    auto* column = new QVBoxLayout(&mainView);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_splitter, 1);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isDivided = true; });
    mainView.installEventFilter(this);
    m_loss->arrange(Qt::Horizontal);
    placeTimeBar();
    restore({});
}

void ViewLayout::setLossPlace(LossPlace place)
{
    m_place = place;
    arrange();
}

bool ViewLayout::isBeside() const
{
    const bool wide = m_mainView.width() >= grid(m_isPresented ? widePresented : wideView);
    return m_place == LossPlace::Beside || (m_place == LossPlace::Automatic && wide);
}

void ViewLayout::arrange()
{
    const auto wanted = isBeside() && !m_isFolded ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() != wanted) {
        m_splitter->setOrientation(wanted);
        m_loss->arrange(wanted == Qt::Horizontal ? Qt::Vertical : Qt::Horizontal);
        m_isDivided = false;
    }
    if (m_isFolded || !m_isDivided)
        divide();
}

/// Afterwards the user's own division is restored.
void ViewLayout::setEnlarged(Enlarged part)
{
    if (part == m_enlarged)
        return;
    const auto divided = save();
    m_enlarged = part;
    m_unfolded = divided;
    m_heatmapSide->setVisible(part == Enlarged::None || part == Enlarged::Heatmap);
    m_loss->setVisible(part == Enlarged::None || part == Enlarged::Curve);
    m_loss->setAlone(part == Enlarged::Curve);
    if (part != Enlarged::None)
        return;
    arrange();
    restore(divided);
}

/// When there is room again, the user's own division is restored.
void ViewLayout::setFolded(bool folded)
{
    if (folded == m_isFolded)
        return;
    if (folded)
        m_unfolded = save();
    m_isFolded = folded;
    m_loss->setFolded(folded);
    m_splitter->setOrientation(Qt::Vertical);
    m_loss->arrange(folded ? Qt::Vertical : Qt::Horizontal);
    m_isDivided = false;
    arrange();
    if (!folded)
        restore(m_unfolded);
}

/// The height of three lines: the sentence, its translation, and the curve's text.
int ViewLayout::foldedHeight() const
{
    return grid(m_isPresented ? 8 : 11);
}

/// In a low window the curve gets a strip, in a high one a third of the height.
int ViewLayout::stripHeight() const
{
    if (isBeside())
        return 0;
    return m_isPresented ? grid(6.25) : qMax(grid(17), m_mainView.height() * 2 / 5 - grid(18.5));
}

void ViewLayout::divide()
{
    const bool beside = m_splitter->orientation() == Qt::Horizontal;
    const int whole = qMax(100, beside ? m_mainView.width() : m_mainView.height());
    const int below = m_isFolded ? foldedHeight() : stripHeight();
    const int loss = beside ? whole * 2 / 5 : qMin(below, whole / 2);
    m_splitter->setSizes({whole - loss, loss});
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, beside ? 1 : 0);
}

bool ViewLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_mainView && event->type() == QEvent::FontChange)
        fitMargins();
    if (watched == &m_mainView && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
        arrange();
    return QObject::eventFilter(watched, event);
}

QByteArray ViewLayout::save() const
{
    if (m_isFolded || m_enlarged != Enlarged::None)
        return m_unfolded;
    return m_isDivided ? layoutVersion + m_splitter->saveState() : QByteArray();
}

void ViewLayout::restore(const QByteArray& layout)
{
    m_unfolded = layout;
    if (m_isFolded || m_enlarged != Enlarged::None)
        return;
    const auto orientation = m_splitter->orientation();
    m_isDivided = layout.startsWith(layoutVersion) && m_splitter->restoreState(layout.mid(layoutVersion.size()))
        && m_splitter->orientation() == orientation;
    m_splitter->setOrientation(orientation);
    if (!m_isDivided)
        divide();
}

/// In a presentation, text is twice as large, so space is scarce.
void ViewLayout::setPresented(bool presented)
{
    if (presented)
        m_before = save();
    m_isPresented = presented;
    m_isDivided = false;
    placeTimeBar();
    m_loss->setPresented(presented);
    arrange();
    if (!presented)
        restore(m_before);
}

void ViewLayout::placeTimeBar()
{
    if (m_isPresented)
        m_headerLine->addWidget(m_timeBar, 1);
    else
        m_heatmapColumn->addWidget(m_timeBar);
    m_timeBar->setPresented(m_isPresented);
    fitMargins();
}

void ViewLayout::fitMargins()
{
    m_heatmapColumn->setContentsMargins(
        m_isPresented ? QMargins(grid(1), grid(0.25), grid(1), 0) : QMargins(grid(2), grid(1), grid(2), grid(0.5)));
    m_heatmapColumn->setSpacing(m_isPresented ? 0 : grid(0.5));
}

} // namespace attentoscope::ui
