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

/// All words and forced rows before a step, and the encoder's forced rows.
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

/// Keeps the rows of single heads at a step for which `stays` is true.
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

/// Everything that is kept when `changed`, the row of one head, is changed, without that row.
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

/// Removes words at the end that no other constraint follows: the model chooses them anyway.
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

std::optional<Constraints> withCellOfHead(const Translation& translation, const ForcedRow& row)
{
    const bool isEncoder = row.head->kind == HeadKind::Encoder;
    const bool isFuture = row.head->kind == HeadKind::Decoder && row.column > row.position;
    if (isFuture || row.position >= (isEncoder ? translation.source : translation.target).size())
        return std::nullopt;
    return forcedHeadColumn(translation, *row.head, row.position) == row.column ? withoutHeadRow(translation, row)
                                                                                : withHeadRow(translation, row);
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
    keepHeads(translation, position, constraints, // the row now holds for all cross heads, so it replaces their own
        [](const ForcedRow& row) { return row.head->kind != HeadKind::Cross; });
    return constraints;
}

Constraints withoutRow(const Translation& translation, std::size_t position)
{
    auto constraints = before(translation, position);
    keepWord(translation, position, constraints);
    keepHeads(translation, position, constraints);
    return trimmed(std::move(constraints));
}

Constraints withHeadRow(const Translation& translation, const ForcedRow& row)
{
    auto constraints = besides(translation, row);
    constraints.rows.push_back(row);
    return constraints;
}

Constraints withoutHeadRow(const Translation& translation, const ForcedRow& row)
{
    return trimmed(besides(translation, row));
}

std::optional<Constraints> withCell(
    const Translation& translation, int row, int column, std::optional<AttentionHead> head)
{
    if (row < 0 || column < 0)
        return std::nullopt;
    const auto position = std::size_t(row), target = std::size_t(column);
    if (head)
        return withCellOfHead(translation, {position, target, head});
    if (position >= translation.choices.size())
        return std::nullopt;
    return forcedColumn(translation, position) == target ? withoutRow(translation, position)
                                                         : withRow(translation, position, target);
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
