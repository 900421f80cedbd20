// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/linkedviews.h"

#include "ui/comparison/differenceview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/widgets/direction.h"

#include <QLocale>
#include <QScopedValueRollback>

#include <cmath>

namespace attentoscope::ui {

namespace {

QString signedNumber(double value)
{
    const QString sign = value > 0.0 ? QStringLiteral("+") : value < 0.0 ? QStringLiteral("−") : QString();
    return sign + QLocale().toString(std::abs(value), 'f', 3);
}

QString number(double value, int digits = 3)
{
    return QLocale().toString(value, 'f', digits);
}

double probabilityOf(const Translation& translation, int row)
{
    const auto index = static_cast<std::size_t>(row);
    return index < translation.probabilities.size() ? static_cast<double>(translation.probabilities[index]) : 0.0;
}

} // namespace

LinkedViews::LinkedViews(AttentionView& first, AttentionView& second, DifferenceView& difference, QObject* parent)
    : QObject(parent), m_first(first), m_second(second), m_difference(difference)
{
    link(m_first, m_second, Which::First);
    link(m_second, m_first, Which::Second);
    connect(&m_difference, &DifferenceView::pointed, this, [this](std::optional<Cell> cell) {
        const auto& map = m_difference.map();
        m_first.showPointed(cell ? std::optional(map->inFirst(*cell)) : std::nullopt, {});
        m_second.showPointed(cell ? std::optional(map->inSecond(*cell)) : std::nullopt, {});
        emit readingChanged();
    });
    connect(&m_difference, &DifferenceView::chosen, this, [this](Cell cell) {
        const Cell own = m_difference.map()->inFirst(cell);
        m_first.pinnedCell() == own ? m_first.releasePin() : m_first.pinCell(own);
    });
}

void LinkedViews::link(AttentionView& view, AttentionView& other, Which which)
{
    connect(&view, &AttentionView::pointed, this,
        [this, &other, which](std::optional<Cell> cell, std::optional<Word> word) { light(other, which, cell, word); });
    const auto following = [this](const auto& follow) {
        return [this, follow] {
            if (m_isLinking)
                return;
            const QScopedValueRollback guard(m_isLinking, true);
            follow();
            showDifferenceCell();
            emit readingChanged();
        };
    };
    connect(&view, &AttentionView::cellPinned, this, following([this, &view, &other, which] {
        if (const auto cell = across(which, *view.pinnedCell()))
            other.pinCell(*cell);
        else
            other.releasePin();
    }));
    connect(&view, &AttentionView::pinReleased, this, following([&other] { other.releasePin(); }));
    connect(&view, &AttentionView::selectionChanged, this,
        following([this, &view, &other, which] { other.select(across(which, view.selection())); }));
    connect(&view, &AttentionView::optionsChanged, this, following([this, &view, &other] {
        other.setOptions(view.options());
        m_difference.setOptions(view.options());
    }));
}

void LinkedViews::setMatches(const TokenMatch& source, const TokenMatch& target)
{
    m_source = source;
    m_target = target;
    showDifferenceCell();
    emit readingChanged();
}

std::optional<int> LinkedViews::across(Which from, Side side, int token) const
{
    const TokenMatch& match = side == Side::Source ? m_source : m_target;
    return from == Which::First ? match.inSecond(token) : match.inFirst(token);
}

std::optional<Cell> LinkedViews::across(Which from, Cell cell) const
{
    const auto row = across(from, Side::Target, cell.row);
    const auto column = across(from, Side::Source, cell.column);
    return row && column ? std::optional(Cell{*row, *column}) : std::nullopt;
}

WordSelection LinkedViews::across(Which from, const WordSelection& selection) const
{
    WordSelection other;
    for (const Side side : {Side::Source, Side::Target}) {
        const auto& tokens = side == Side::Target ? selection.rows : selection.columns;
        for (const int token : tokens)
            if (const auto there = across(from, side, token))
                other.toggle({side, *there});
    }
    return other;
}

void LinkedViews::light(AttentionView& other, Which from, std::optional<Cell> cell, std::optional<Word> word)
{
    std::optional<Cell> there;
    std::optional<Word> wordThere;
    if (cell) {
        there = across(from, *cell);
        // A word that both have is lit even where the other word of the cell is not.
        if (const auto column = across(from, Side::Source, cell->column); column && !there)
            wordThere = Word{Side::Source, *column};
        else if (const auto row = across(from, Side::Target, cell->row); row && !there)
            wordThere = Word{Side::Target, *row};
    } else if (word) {
        if (const auto token = across(from, word->side, word->token))
            wordThere = Word{word->side, *token};
    }
    other.showPointed(there, wordThere);
    showDifferenceCell();
    emit readingChanged();
}

void LinkedViews::showDifferenceCell()
{
    const auto& map = m_difference.map();
    if (!map)
        return;
    if (const auto cell = m_first.currentCell())
        m_difference.showPointed(map->ofFirst(*cell));
    else if (const auto other = m_second.currentCell())
        m_difference.showPointed(map->ofSecond(*other));
    else
        m_difference.showPointed(std::nullopt);
}

QString LinkedViews::reading() const
{
    const auto first = m_first.currentCell();
    const auto second = m_second.currentCell();
    if (!m_first.hasContent() || !m_second.hasContent() || !first || !second || across(Which::First, *first) != second)
        return {};
    const CellReading here = readCell(m_first.translation(), *first);
    const CellReading there = readCell(m_second.translation(), *second);
    return tr("“%1” looks at “%2”: A %3, B %4, A − B %5 · probability of the word: A %6, B %7 · entropy of the row: A "
              "%8, B %9 bits")
        .arg(isolated(here.target), isolated(here.source), number(here.weight), number(there.weight),
            signedNumber(here.weight - there.weight), number(probabilityOf(m_first.translation(), first->row)),
            number(probabilityOf(m_second.translation(), second->row)), number(here.entropy, 2),
            number(there.entropy, 2));
}

} // namespace attentoscope::ui
