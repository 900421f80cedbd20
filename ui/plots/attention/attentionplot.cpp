// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/attentionplot.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace attentoscope::ui {

AttentionPlot::AttentionPlot(QWidget* parent) : StyledPlot(parent)
{
    axisRect()->setAutoMargins(QCP::msNone);
    axisRect()->setMargins({});
    for (QCPAxis* axis : axisRect()->axes()) {
        axis->setVisible(false);
        axis->grid()->setVisible(false);
    }
    plotLayout()->setRowSpacing(0);
}

void AttentionPlot::setScene(const AttentionScene& scene)
{
    m_scene = scene;
    refresh();
}

void AttentionPlot::setTranslation(const Translation& translation)
{
    m_scene.translation = translation;
    refresh();
}

void AttentionPlot::setOptions(const AttentionOptions& options)
{
    m_scene.options = options;
    refresh();
}

void AttentionPlot::setSelection(const WordSelection& selection)
{
    const auto strips = [](const WordSelection& of) { return std::pair(of.rows.empty(), of.columns.empty()); };
    if (strips(selection) != strips(m_scene.selection))
        layOutAgain();
    m_scene.selection = selection;
    replot(rpQueuedReplot);
}

void AttentionPlot::setPin(std::optional<Cell> cell)
{
    m_scene.pin = cell;
    replot(rpQueuedReplot);
}

void AttentionPlot::setHover(std::optional<Cell> cell, std::optional<Word> word)
{
    m_scene.hover = cell;
    m_scene.hoveredWord = word;
    replotMarks();
}

bool AttentionPlot::readsRightToLeft(Side side) const
{
    return side == Side::Source ? m_columnsRightToLeft : m_rowsRightToLeft;
}

double AttentionPlot::weightAt(Cell cell) const
{
    return static_cast<double>(
        translation().attention.at(static_cast<std::size_t>(cell.row), static_cast<std::size_t>(cell.column)));
}

bool AttentionPlot::isCarried(Cell cell) const
{
    const auto index =
        static_cast<std::size_t>(cell.row) * translation().attention.columns + static_cast<std::size_t>(cell.column);
    return m_carried.empty() || m_carried[index] != 0;
}

GoldLink AttentionPlot::goldAt(Cell cell) const
{
    const auto index =
        static_cast<std::size_t>(cell.row) * translation().attention.columns + static_cast<std::size_t>(cell.column);
    return m_gold.empty() ? GoldLink::None : m_gold[index];
}

bool AttentionPlot::isDrawn(Cell cell) const
{
    return m_rowPlaces.placeOf(cell.row) && m_columnPlaces.placeOf(cell.column);
}

std::optional<Cell> AttentionPlot::markedCell(MarkKind kind) const
{
    const std::optional<Cell>& cell = kind == MarkKind::Pin ? m_scene.pin : m_scene.hover;
    return cell && isDrawn(*cell) ? cell : std::nullopt;
}

std::optional<Word> AttentionPlot::markedWord(MarkKind kind) const
{
    const std::optional<Word>& word = m_scene.hoveredWord;
    const bool isMarked = kind == MarkKind::Hover && !markedCell(kind) && word;
    return isMarked && places(word->side).placeOf(word->token) ? word : std::nullopt;
}

double AttentionPlot::largestDrawn() const
{
    double largest = 0.0;
    if (translation().attention.isEmpty())
        return largest;
    for (const int row : m_rowPlaces.tokens())
        for (const int column : m_columnPlaces.tokens())
            largest = std::max(largest, std::abs(weightAt({row, column})));
    return largest;
}

void AttentionPlot::refresh()
{
    const auto layout = [this] {
        return std::tuple(m_columnLabels, m_rowLabels, m_columnPlaces, m_rowPlaces, m_columnsRightToLeft,
            m_rowsRightToLeft, m_scaling.longestLabel(), m_scene.selection.rows.empty(),
            m_scene.selection.columns.empty());
    };
    const auto before = layout();
    mergePieces();
    const auto& [source, target] = std::tie(translation().source, translation().target);
    const AttentionOptions& options = m_scene.options;
    m_columnLabels = labelsOf(source);
    m_rowLabels = labelsOf(target);
    m_columnPlaces = TokenPlaces(source, options.specialTokens);
    m_rowPlaces = TokenPlaces(target, options.specialTokens);
    const bool automatic = options.order == ColumnOrder::Automatic;
    m_columnsRightToLeft = automatic ? ui::readsRightToLeft(source) : options.order == ColumnOrder::RightToLeft;
    m_rowsRightToLeft = ui::readsRightToLeft(target);
    dropHiddenMarks();
    m_scaling = WeightScaling(options.scale, largestDrawn());
    m_gold = options.gold == GoldOutlines::Shown ? goldCells(translation()) : std::vector<GoldLink>();
    m_carried = carriedCells(translation().attention, options.carriedShare);
    if (layout() != before)
        layOutAgain();
    sceneChanged();
    replot(rpQueuedReplot);
}

/// This changes the indices of cells and words, so marks on them are removed.
void AttentionPlot::mergePieces()
{
    const bool merge = m_scene.options.pieces == WordPieces::Merged && fitsItsWords(m_scene.translation);
    if (merge != m_words.has_value()) {
        m_scene.pin.reset();
        m_scene.hover.reset();
        m_scene.hoveredWord.reset();
        m_scene.selection = {};
    }
    m_words = merge ? std::optional(wholeWords(m_scene.translation)) : std::nullopt;
}

QStringList AttentionPlot::piecesOf(Word word) const
{
    if (!m_words || m_words->pieces(word.side, word.token) < 2)
        return {};
    const bool source = word.side == Side::Source;
    const auto& begins = source ? m_words->sourceBegins : m_words->targetBegins;
    const std::vector<Token>& tokens = source ? m_scene.translation.source : m_scene.translation.target;
    const auto first = tokens.begin() + begins[static_cast<std::size_t>(word.token)];
    return labelsOf({first, first + m_words->pieces(word.side, word.token)});
}

void AttentionPlot::dropHiddenMarks()
{
    for (std::optional<Cell>* cell : {&m_scene.pin, &m_scene.hover}) {
        if (*cell && !isDrawn(**cell))
            cell->reset();
    }
    if (const auto word = m_scene.hoveredWord; word && !places(word->side).placeOf(word->token))
        m_scene.hoveredWord.reset();
    for (const Side side : {Side::Source, Side::Target})
        std::erase_if(m_scene.selection.of(side), [&](int token) { return !places(side).placeOf(token); });
}

void AttentionPlot::applyLook(const PlotStyle&)
{
    layOutAgain();
}

void AttentionPlot::layOutAgain()
{
    m_laidOutArea = QRect();
}

void AttentionPlot::updateLayout()
{
    StyledPlot::updateLayout();
    const QRect area = axisRect()->outerRect();
    if (area == m_laidOutArea || translation().attention.isEmpty())
        return;
    m_laidOutArea = area;
    layOut(area);
}

} // namespace attentoscope::ui
