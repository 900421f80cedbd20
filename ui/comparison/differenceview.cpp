// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/differenceview.h"

#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/attention/wholewords.h"
#include "ui/plots/view/attentiontable.h"
#include "ui/theme/grid.h"
#include "ui/widgets/direction.h"
#include "ui/widgets/labels.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace attentoscope::ui {

DifferenceView::DifferenceView(QWidget* parent)
    : QWidget(parent)
    , m_plot(new HeatmapPlot)
    , m_message(new TextLabel)
    , m_note(makeQuietLabel({}, this))
    , m_pages(new QStackedWidget)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Difference of the weights, A minus B"));
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    m_plot->setAccessibleName(tr("A's weights minus B's, a row for each target word, a column for each source word"));
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    m_message->setBackgroundRole(QPalette::Base);
    m_message->setAutoFillBackground(true);
    m_message->setMargin(grid(2));
    m_pages->addWidget(m_message);
    m_pages->addWidget(m_plot);
    m_note->setWordWrap(true);
    m_note->setVisible(false);
    auto* heading = new TextLabel(tr("A − B"), this);
    makeTitle(heading, 1);
    auto* legend =
        makeQuietLabel(tr("Orange: A looks more at the word. Blue: B does. In the middle: no difference."), this);
    legend->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(1), grid(1), grid(1), 0);
    column->setSpacing(grid(0.5));
    column->addWidget(heading);
    column->addWidget(legend);
    column->addWidget(m_pages, 1);
    column->addWidget(m_note);
    setOptions({});
}

void DifferenceView::showMap(const DifferenceMap& map)
{
    m_map = map;
    m_plot->setTranslation(map.difference);
    m_note->setText(map.note);
    m_note->setVisible(!map.note.isEmpty());
    m_pages->setCurrentWidget(m_plot);
    showPointed(std::nullopt);
}

void DifferenceView::showMessage(const QString& message)
{
    m_map.reset();
    m_plot->setTranslation({});
    m_message->setText(message);
    m_note->setVisible(false);
    m_pages->setCurrentWidget(m_message);
    setAccessibleDescription(message);
    showPointed(std::nullopt);
}

QString DifferenceView::message() const
{
    return m_map ? QString() : m_message->text();
}

void DifferenceView::setOptions(const AttentionOptions& options)
{
    AttentionOptions own = options;
    own.form = AttentionForm::Matrix;
    own.colorMap = ColorMapId::Difference;
    own.scale = options.scale == WeightScale::Fixed ? WeightScale::Symmetric : WeightScale::SymmetricAutomatic;
    own.carriedShare = 1.0;
    m_plot->setOptions(own);
}

void DifferenceView::showPointed(std::optional<Cell> cell)
{
    m_pointed = cell && m_map && m_plot->isDrawn(*cell) ? cell : std::nullopt;
    m_plot->setHover(m_pointed);
}

void DifferenceView::point(std::optional<Cell> cell)
{
    if (cell == m_pointed)
        return;
    showPointed(cell);
    emit pointed(m_pointed);
}

bool DifferenceView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_plot || !m_map)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseMove)
        point(m_plot->cellAt(static_cast<QMouseEvent*>(event)->position()));
    else if (event->type() == QEvent::Leave)
        point(std::nullopt);
    else if (event->type() == QEvent::MouseButtonPress) {
        setFocus(Qt::MouseFocusReason);
        if (const auto cell = m_plot->cellAt(static_cast<QMouseEvent*>(event)->position()))
            emit chosen(*cell);
    }
    return QWidget::eventFilter(watched, event);
}

std::optional<Cell> DifferenceView::cellForKey(int key) const
{
    const TokenPlaces& rows = m_plot->places(Side::Target);
    const TokenPlaces& columns = m_plot->places(Side::Source);
    const bool starts = !m_pointed;
    const Cell cell = m_pointed.value_or(Cell{rows.tokenAt(0), columns.tokenAt(0)});
    const int across = m_plot->readsRightToLeft(Side::Source) ? -1 : 1;
    switch (key) {
    case Qt::Key_Left:
        return starts ? cell : Cell{cell.row, columns.stepFrom(cell.column, -across)};
    case Qt::Key_Right:
        return starts ? cell : Cell{cell.row, columns.stepFrom(cell.column, across)};
    case Qt::Key_Up:
        return starts ? cell : Cell{rows.stepFrom(cell.row, -1), cell.column};
    case Qt::Key_Down:
        return starts ? cell : Cell{rows.stepFrom(cell.row, 1), cell.column};
    case Qt::Key_Home:
        return Cell{cell.row, columns.tokens().front()};
    case Qt::Key_End:
        return Cell{cell.row, columns.tokens().back()};
    case Qt::Key_PageUp:
        return Cell{rows.tokens().front(), cell.column};
    case Qt::Key_PageDown:
        return Cell{rows.tokens().back(), cell.column};
    default:
        return std::nullopt;
    }
}

void DifferenceView::keyPressEvent(QKeyEvent* event)
{
    if (!m_map)
        return QWidget::keyPressEvent(event);
    if (const auto cell = cellForKey(event->key()))
        point(cell);
    else if (m_pointed && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        emit chosen(*m_pointed);
    else if (m_pointed && event->key() == Qt::Key_Escape)
        point(std::nullopt);
    else
        return QWidget::keyPressEvent(event);
    event->accept();
}

QString DifferenceView::suggestedName() const
{
    return tr("difference");
}

QString DifferenceView::suggestedTitle() const
{
    return tr("A − B: %1").arg(m_map ? isolated(textOf(m_map->difference.source)) : QString());
}

StyledPlot& DifferenceView::plot()
{
    return *m_plot;
}

QByteArray DifferenceView::csv() const
{
    return m_map ? attentionCsv(m_map->difference) : QByteArray();
}

QByteArray DifferenceView::json() const
{
    return m_map ? differenceJson(*m_map) : QByteArray();
}

} // namespace attentoscope::ui
