// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attentionview.h"

#include "ui/plots/attentiontable.h"
#include "ui/plots/heatmapplot.h"
#include "ui/plots/readoutline.h"
#include "ui/widgets/labels.h"

#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace attentoscope::ui {

AttentionView::AttentionView(QWidget* parent)
    : QWidget(parent)
    , m_plot(new HeatmapPlot)
    , m_readout(new ReadoutLine)
    , m_message(new QLabel)
    , m_note(makeQuietLabel({}, this))
    , m_pages(new QStackedWidget)
    , m_optionsMenu(new QMenu(tr("&Heatmap"), this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Attention heatmap"));
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setBackgroundRole(QPalette::Base);
    m_message->setAutoFillBackground(true);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    m_message->setMargin(24);
    m_pages->addWidget(m_message);
    m_pages->addWidget(m_plot);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_note);
    layout->addWidget(m_readout);
    m_note->setWordWrap(true);
    m_note->setVisible(false);
    m_readout->setHint(tr("Point at a cell to read its weight, click to pin it, or walk with the arrow keys."));
    buildOptionsMenu();
    clear(tr("Translate a sentence to see where the model looks."));
}

AttentionView::~AttentionView() = default;

void AttentionView::showTranslation(const Translation& translation)
{
    if (translation.attention.isEmpty()) {
        const bool nothing = translation.target.empty();
        clear(nothing ? tr("There is nothing to show for an empty translation.")
                      : tr("This model has no attention: it squeezes the whole sentence into one vector.\n"
                           "Train one with attention to see where it looks."));
        return;
    }
    if (!fitsItsWords(translation)) {
        clear(tr("The weights of this sentence do not fit its words, so they cannot be drawn."));
        return;
    }
    m_plot->setTranslation(translation);
    m_pages->setCurrentWidget(m_plot);
    m_readout->setVisible(true);
    dropStaleCells();
    showReading();
    emit contentChanged();
}

void AttentionView::clear(const QString& message)
{
    m_message->setText(message);
    m_pages->setCurrentWidget(m_message);
    m_readout->setVisible(false);
    m_plot->setTranslation({});
    dropStaleCells();
    setAccessibleDescription(message);
    emit contentChanged();
}

void AttentionView::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

const Translation& AttentionView::translation() const
{
    return m_plot->translation();
}

void AttentionView::dropStaleCells()
{
    const AttentionMap& attention = translation().attention;
    const auto isStale = [&attention](const std::optional<Cell>& cell) {
        return cell
            && (attention.isEmpty() || cell->row >= static_cast<int>(attention.rows)
                || cell->column >= static_cast<int>(attention.columns));
    };
    if (isStale(m_pinned))
        releasePin();
    if (isStale(m_hovered))
        setHovered(std::nullopt);
}

std::optional<Cell> AttentionView::currentCell() const
{
    return m_pinned ? m_pinned : m_hovered;
}

std::optional<Cell> AttentionView::pinnedCell() const
{
    return m_pinned;
}

void AttentionView::pinCell(Cell cell)
{
    if (!hasContent() || cell.row < 0 || cell.column < 0 || cell.row >= static_cast<int>(translation().attention.rows)
        || cell.column >= static_cast<int>(translation().attention.columns))
        return;
    m_pinned = cell;
    m_plot->setHover(std::nullopt);
    m_plot->setPin(cell);
    showReading();
    emit cellPinned(cell.row, cell.column);
}

void AttentionView::releasePin()
{
    if (!m_pinned)
        return;
    m_pinned.reset();
    m_plot->setPin(std::nullopt);
    m_plot->setHover(m_hovered);
    showReading();
    emit pinReleased();
}

void AttentionView::setCellForcing(CellForcing forcing)
{
    m_forcing = forcing;
    showReading();
}

void AttentionView::setHovered(std::optional<Cell> cell)
{
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    if (!m_pinned)
        m_plot->setHover(cell);
    showReading();
    if (cell)
        emit cellHovered(cell->row, cell->column);
    else
        emit cellLeft();
}

void AttentionView::showReading()
{
    const std::optional<Cell> cell = currentCell();
    if (!cell || !hasContent()) {
        m_readout->setReading({});
        return;
    }
    const CellReading reading = readCell(translation(), *cell);
    QString text = tr("“%1” looks at “%2”: %3, rank %4 of %5 · entropy of the row %6 bits")
                       .arg(reading.target, reading.source, locale().toString(reading.weight, 'f', 3))
                       .arg(reading.rank)
                       .arg(reading.columns)
                       .arg(locale().toString(reading.entropy, 'f', 2));
    const auto& choices = translation().choices;
    const auto row = static_cast<std::size_t>(cell->row);
    const bool forced = row < choices.size() && choices[row].forcedColumn;
    const bool here = forced && choices[row].forcedColumn == static_cast<std::size_t>(cell->column);
    if (forced)
        text += here ? tr(" · forced") : tr(" · forced elsewhere");
    if (m_forcing == CellForcing::On)
        text += here ? tr(" · Ctrl+click frees it") : tr(" · Ctrl+click forces it here");
    if (m_pinned)
        text += tr(" · pinned, Esc releases");
    m_readout->setReading(text);
    setAccessibleDescription(text);
}

} // namespace attentoscope::ui
