// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/forcedchoices.h"

#include "engine/types/constraints.h"

#include <algorithm>
#include <iterator>

namespace attentoscope::ui {

namespace {

ForcedWord wordAt(const Translation& translation, std::size_t position)
{
    return {position, translation.target[position].text,
        isForcedWord(translation, position) ? ChosenBy::Person : ChosenBy::Before};
}

bool isOfEncoder(const ForcedRow& row)
{
    return row.head && row.head->kind == HeadKind::Encoder;
}

/// The constraints before a step: all words and forced rows of earlier steps, and all forced rows of the encoder.
Constraints before(const Translation& translation, std::size_t position)
{
    Constraints constraints;
    for (std::size_t step = 0; step < std::min(position, translation.target.size()); ++step) {
        constraints.words.push_back(wordAt(translation, step));
        if (const auto column = forcedColumn(translation, step))
            constraints.rows.push_back({step, *column});
    }
    std::ranges::copy_if(translation.forcedHeads, std::back_inserter(constraints.rows),
        [&](const ForcedRow& row) { return isOfEncoder(row) || row.position < position; });
    return constraints;
}

void keepWord(const Translation& translation, std::size_t position, Constraints& constraints)
{
    if (isForcedWord(translation, position))
        constraints.words.push_back(wordAt(translation, position));
}

void keepRow(const Translation& translation, std::size_t position, Constraints& constraints)
{
    if (const auto column = forcedColumn(translation, position))
        constraints.rows.push_back({position, *column});
}

/// Adds the forced rows of single heads at one step to the constraints, if `stays` is true for them.
template <typename Stays>
void keepHeads(const Translation& translation, std::size_t position, Constraints& constraints, const Stays& stays)
{
    std::ranges::copy_if(translation.forcedHeads, std::back_inserter(constraints.rows),
        [&](const ForcedRow& row) { return !isOfEncoder(row) && row.position == position && stays(row); });
}

void keepHeads(const Translation& translation, std::size_t position, Constraints& constraints)
{
    keepHeads(translation, position, constraints, [](const ForcedRow&) { return true; });
}

/// The constraints that stay when the row `changed` of one head changes. They do not include that row.
Constraints besides(const Translation& translation, const ForcedRow& changed)
{
    const auto isOther = [&](const ForcedRow& row) {
        return row.head != changed.head || row.position != changed.position;
    };
    Constraints constraints = before(translation, isOfEncoder(changed) ? 0 : changed.position);
    std::erase_if(constraints.rows, [&](const ForcedRow& row) { return !isOther(row); });
    if (isOfEncoder(changed))
        return constraints;
    keepWord(translation, changed.position, constraints);
    keepRow(translation, changed.position, constraints);
    keepHeads(translation, changed.position, constraints, isOther);
    return constraints;
}

/// Removes words at the end that no other constraint needs. The model would choose them anyway.
Constraints trimmed(Constraints constraints)
{
    std::size_t settled = 0; // the words of steps before this one are needed by later constraints
    for (const auto& word : constraints.words)
        if (word.chosenBy == ChosenBy::Person)
            settled = std::max(settled, word.position + 1);
    for (const auto& row : constraints.rows)
        if (!isOfEncoder(row))
            settled = std::max(settled, row.position);
    std::erase_if(constraints.words, [settled](const ForcedWord& word) { return word.position >= settled; });
    return constraints;
}

/// The rows of the pieces of one word, beginning with `first`.
std::vector<ForcedRow> rowsFrom(const ForcedRow& first, std::size_t count)
{
    std::vector<ForcedRow> rows(count, first);
    for (std::size_t row = 0; row < count; ++row)
        rows[row].position += row;
    return rows;
}

std::optional<Constraints> withCellOfHead(const Translation& translation, const ForcedRow& first, std::size_t count)
{
    const bool isEncoder = first.head->kind == HeadKind::Encoder;
    const bool isFuture = first.head->kind == HeadKind::Decoder && first.column > first.position;
    if (isFuture || first.position + count > (isEncoder ? translation.source : translation.target).size())
        return std::nullopt;
    const auto rows = rowsFrom(first, count);
    const bool isForced = std::ranges::all_of(rows,
        [&](const ForcedRow& row) { return forcedHeadColumn(translation, *row.head, row.position) == row.column; });
    Constraints constraints = besides(translation, first);
    std::erase_if(constraints.rows, [&](const ForcedRow& row) {
        return row.head == first.head && row.position >= first.position && row.position < first.position + count;
    });
    if (isForced)
        return trimmed(std::move(constraints));
    constraints.rows.insert(constraints.rows.end(), rows.begin(), rows.end());
    return constraints;
}

} // namespace

bool isForcedWord(const Translation& translation, std::size_t position)
{
    return position < translation.choices.size() && translation.choices[position].chosenBy == ChosenBy::Person;
}

std::optional<std::size_t> forcedColumn(const Translation& translation, std::size_t position)
{
    return position < translation.choices.size() ? translation.choices[position].forcedColumn : std::nullopt;
}

bool isAttentionForced(const Translation& translation, std::size_t position)
{
    return forcedColumn(translation, position)
        || std::ranges::any_of(translation.forcedHeads,
            [&](const ForcedRow& row) { return !isOfEncoder(row) && row.position == position; });
}

Constraints constraintsOf(const Translation& translation)
{
    return trimmed(before(translation, translation.target.size()));
}

Constraints withWord(const Translation& translation, std::size_t position, std::string word)
{
    auto constraints = before(translation, position);
    constraints.words.push_back({position, std::move(word), ChosenBy::Person});
    keepRow(translation, position, constraints);
    keepHeads(translation, position, constraints);
    return constraints;
}

Constraints withoutWord(const Translation& translation, std::size_t position)
{
    auto constraints = before(translation, position);
    keepRow(translation, position, constraints);
    keepHeads(translation, position, constraints);
    return trimmed(std::move(constraints));
}

Constraints withRow(const Translation& translation, std::size_t position, std::size_t column)
{
    auto constraints = before(translation, position);
    keepWord(translation, position, constraints);
    constraints.rows.push_back({position, column});
    // The row is forced in all cross heads, so their own forced rows are dropped.
    keepHeads(
        translation, position, constraints, [](const ForcedRow& row) { return row.head->kind != HeadKind::Cross; });
    return constraints;
}

Constraints withoutRow(const Translation& translation, std::size_t position)
{
    auto constraints = before(translation, position);
    keepWord(translation, position, constraints);
    keepHeads(translation, position, constraints);
    return trimmed(std::move(constraints));
}

std::optional<Constraints> withCell(
    const Translation& translation, int row, int column, std::optional<AttentionHead> head, int rows)
{
    if (row < 0 || column < 0 || rows < 1)
        return std::nullopt;
    const ForcedRow first{std::size_t(row), std::size_t(column), head};
    const auto count = std::size_t(rows);
    if (head)
        return withCellOfHead(translation, first, count);
    if (first.position + count > translation.choices.size())
        return std::nullopt;
    const auto forced = rowsFrom(first, count);
    if (std::ranges::all_of(
            forced, [&](const ForcedRow& each) { return forcedColumn(translation, each.position) == each.column; }))
        return withoutRow(translation, first.position);
    Constraints constraints = withRow(translation, first.position, first.column);
    constraints.rows.insert(constraints.rows.end(), forced.begin() + 1, forced.end());
    return constraints;
}

ForcedCount countForced(const Translation& translation)
{
    ForcedCount count;
    for (const auto& choice : translation.choices) {
        count.words += choice.chosenBy == ChosenBy::Person;
        count.rows += choice.forcedColumn.has_value();
    }
    count.rows += static_cast<int>(translation.forcedHeads.size());
    return count;
}

} // namespace attentoscope::ui
