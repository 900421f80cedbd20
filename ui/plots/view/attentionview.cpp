// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/view/attentionview.h"

#include "ui/plots/attention/attentionreading.h"
#include "ui/plots/heatmap/heatmapplot.h"
#include "ui/plots/lines/linesplot.h"
#include "ui/plots/style/readoutline.h"
#include "ui/plots/view/accessibleattention.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace attentoscope::ui {

AttentionView::AttentionView(QWidget* parent)
    : QWidget(parent)
    , m_plots{new HeatmapPlot, new LinesPlot}
    , m_plot(m_plots.front())
    , m_readout(new ReadoutLine)
    , m_message(new TextLabel)
    , m_note(makeQuietLabel({}, this))
    , m_gold(makeQuietLabel({}, this))
    , m_pages(new QStackedWidget)
    , m_optionsMenu(new QMenu(tr("How it is &drawn"), this))
{
    makeAttentionAccessible();
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Attention heatmap"));
    for (AttentionPlot* plot : m_plots) {
        plot->setFocusPolicy(Qt::NoFocus);
        plot->setMouseTracking(true);
        plot->installEventFilter(this);
    }
    layOut();
    for (AttentionPlot* plot : m_plots)
        plot->setAccessibleName(tr("Attention weights, a row for each target word, a column for each source word"));
    buildOptionsMenu();
    clear(tr("Translate a sentence to see where the model looks."));
}

AttentionView::~AttentionView() = default;

void AttentionView::layOut()
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setBackgroundRole(QPalette::Base);
    m_message->setAutoFillBackground(true);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    m_message->setMargin(24);
    m_pages->addWidget(m_message);
    for (AttentionPlot* plot : m_plots)
        m_pages->addWidget(plot);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_gold);
    layout->addWidget(m_note);
    layout->addWidget(m_readout);
    m_note->setWordWrap(true);
    m_note->setVisible(false);
    m_gold->setWordWrap(true);
    m_gold->setToolTip(plainTip(notAlignmentText()));
    m_gold->setVisible(false);
    connect(this, &AttentionView::optionsChanged, this, &AttentionView::showGold);
    connect(this, &AttentionView::optionsChanged, this, &AttentionView::showHint);
    showHint();
}

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
    const bool sameSource = labelsOf(translation.source) == labelsOf(tokens().source);
    const auto rows = this->translation().target.size();
    const std::optional<Cell> pin = pinnedCell();
    const WordSelection selected = selection();
    if (!sameSource)
        m_plot->setSelection({});
    m_plot->setTranslation(translation);
    m_pages->setCurrentWidget(m_plot);
    m_readout->setVisible(true);
    tellWhatIsGone(pin, selected);
    showGold();
    if (!sameSource || this->translation().target.size() != rows)
        announceNewTable(*m_plot);
    emit contentChanged();
}

void AttentionView::clear(const QString& message)
{
    const std::optional<Cell> pin = pinnedCell();
    const WordSelection selected = selection();
    m_message->setText(message);
    m_pages->setCurrentWidget(m_message);
    m_readout->setVisible(false);
    m_plot->setTranslation({});
    tellWhatIsGone(pin, selected);
    showGold();
    setAccessibleDescription(message);
    emit contentChanged();
}

void AttentionView::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

QString AttentionView::goldNote() const
{
    return m_gold->text();
}

void AttentionView::showHint()
{
    m_readout->setHint(form() == AttentionForm::Lines
            ? tr("Point at a word or a line to read it, click to pin it, or use the arrow keys.")
            : tr("Point at a cell to read it, click to pin it, click words to sum them, or use the arrow keys."));
}

void AttentionView::showGold()
{
    const bool shown = options().gold == GoldOutlines::Shown;
    m_gold->setText(shown ? goldReading(tokens(), {options().linkThreshold}) : QString());
    m_gold->setVisible(!m_gold->text().isEmpty());
}

const Translation& AttentionView::translation() const
{
    return m_plot->translation();
}

const Translation& AttentionView::tokens() const
{
    return m_plot->scene().translation;
}

void AttentionView::tellWhatIsGone(std::optional<Cell> pin, const WordSelection& selected)
{
    const bool wordIsGone = m_hoveredWord && !m_plot->places(m_hoveredWord->side).placeOf(m_hoveredWord->token);
    if ((m_hovered && !m_plot->isDrawn(*m_hovered)) || wordIsGone)
        setHovered(std::nullopt);
    showReading();
    if (pin && !pinnedCell())
        emit pinReleased();
    if (selected != selection())
        emit selectionChanged();
}

std::optional<Cell> AttentionView::currentCell() const
{
    return pinnedCell() ? pinnedCell() : m_hovered;
}

std::optional<Cell> AttentionView::pinnedCell() const
{
    return m_plot->scene().pin;
}

std::optional<Cell> AttentionView::pinnedTokens() const
{
    return pinnedCell() ? std::optional(m_plot->firstTokens(*pinnedCell())) : std::nullopt;
}

void AttentionView::pinCell(Cell cell)
{
    if (!hasContent() || !m_plot->isDrawn(cell))
        return;
    m_plot->setHover(std::nullopt);
    m_plot->setPin(cell);
    showReading();
    emit cellPinned(pinnedTokens()->row, pinnedTokens()->column);
}

void AttentionView::releasePin()
{
    if (!pinnedCell())
        return;
    m_plot->setPin(std::nullopt);
    m_plot->setHover(m_hovered, m_hoveredWord);
    showReading();
    emit pinReleased();
}

void AttentionView::setCellForcing(CellForcing forcing)
{
    m_forcing = forcing;
    showReading();
}

void AttentionView::setHovered(std::optional<Cell> cell, std::optional<Word> word)
{
    if (cell == m_hovered && word == m_hoveredWord)
        return;
    const bool otherCell = cell != m_hovered;
    showPointed(cell, word);
    emit pointed(cell, word);
    if (cell && otherCell)
        emit cellHovered(m_plot->firstTokens(*cell).row, m_plot->firstTokens(*cell).column);
    else if (otherCell)
        emit cellLeft();
}

void AttentionView::showPointed(std::optional<Cell> cell, std::optional<Word> word)
{
    // Another view may point here that shows more words than this one draws.
    if (!hasContent())
        word.reset();
    if (cell && (!hasContent() || !m_plot->isDrawn(*cell)))
        cell.reset();
    m_hovered = cell;
    m_hoveredWord = word;
    if (!pinnedCell())
        m_plot->setHover(cell, word);
    showReading();
}

const WordSelection& AttentionView::selection() const
{
    return m_plot->scene().selection;
}

void AttentionView::select(const WordSelection& selection)
{
    if (selection == this->selection())
        return;
    m_plot->setSelection(selection);
    if (selection.isEmpty())
        m_anchor.reset();
    showReading();
    emit selectionChanged();
}

/// Whether the row of a cell is forced, and what a click with Ctrl would do.
QString AttentionView::forcingReading(Cell cell) const
{
    const auto& choices = translation().choices;
    const auto row = static_cast<std::size_t>(cell.row);
    const bool forced = row < choices.size() && choices[row].forcedColumn;
    const bool here = forced && choices[row].forcedColumn == static_cast<std::size_t>(cell.column);
    QString text;
    if (forced)
        text += here ? tr(" · forced") : tr(" · forced elsewhere");
    if (m_forcing == CellForcing::On)
        text += here ? tr(" · Ctrl+click frees the row") : tr(" · Ctrl+click: look only here");
    return text;
}

void AttentionView::showReading()
{
    const std::optional<Cell> cell = currentCell();
    const std::optional<Word> word = pinnedCell() ? std::nullopt : m_hoveredWord;
    QStringList parts;
    // One line for all of it: a second one would move the words from under the pointer that selects them.
    if (hasContent() && !selection().isEmpty())
        parts << selectionReading(*m_plot, cell, word);
    if (hasContent() && cell)
        parts << cellReading(*m_plot, *cell) + forcingReading(*cell);
    else if (hasContent() && word)
        parts << wordReading(*m_plot, *word);
    if (pinnedCell())
        parts << tr("pinned, Esc releases");
    else if (!selection().isEmpty())
        parts << tr("Esc ends the selection");
    const QString text = parts.join(QStringLiteral(" · "));
    m_readout->setReading(text);
    if (!text.isEmpty())
        setAccessibleDescription(text);
}

} // namespace attentoscope::ui
