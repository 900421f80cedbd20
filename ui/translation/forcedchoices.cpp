// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/forcedchoices.h"

#include <algorithm>

namespace attentoscope::ui {

namespace {

ForcedWord wordAt(const Translation& translation, std::size_t position)
{
    return {position, translation.target[position].text,
        isForcedWord(translation, position) ? ChosenBy::Person : ChosenBy::Before};
}

/// Every word and every forced row before a step.
Constraints before(const Translation& translation, std::size_t position)
{
    Constraints constraints;
    for (std::size_t step = 0; step < std::min(position, translation.target.size()); ++step) {
        constraints.words.push_back(wordAt(translation, step));
        if (const auto column = forcedColumn(translation, step))
            constraints.rows.push_back({step, *column});
    }
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

/// Without the words that nothing forced comes after: those are the model's to choose.
Constraints trimmed(Constraints constraints)
{
    std::size_t settled = 0; // steps before this one are there for the sake of something forced
    for (const auto& word : constraints.words)
        if (word.chosenBy == ChosenBy::Person)
            settled = std::max(settled, word.position + 1);
    for (const auto& row : constraints.rows)
        settled = std::max(settled, row.position);
    std::erase_if(constraints.words, [settled](const ForcedWord& word) { return word.position >= settled; });
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

Constraints constraintsOf(const Translation& translation)
{
    return trimmed(before(translation, translation.target.size()));
}

Constraints withWord(const Translation& translation, std::size_t position, std::string word)
{
    auto constraints = before(translation, position);
    constraints.words.push_back({position, std::move(word), ChosenBy::Person});
    keepRow(translation, position, constraints);
    return constraints;
}

Constraints withoutWord(const Translation& translation, std::size_t position)
{
    auto constraints = before(translation, position);
    keepRow(translation, position, constraints);
    return trimmed(std::move(constraints));
}

Constraints withRow(const Translation& translation, std::size_t position, std::size_t column)
{
    auto constraints = before(translation, position);
    keepWord(translation, position, constraints);
    constraints.rows.push_back({position, column});
    return constraints;
}

Constraints withoutRow(const Translation& translation, std::size_t position)
{
    auto constraints = before(translation, position);
    keepWord(translation, position, constraints);
    return trimmed(std::move(constraints));
}

ForcedCount countForced(const Translation& translation)
{
    ForcedCount count;
    for (const auto& choice : translation.choices) {
        count.words += choice.chosenBy == ChosenBy::Person;
        count.rows += choice.forcedColumn.has_value();
    }
    return count;
}

} // namespace attentoscope::ui
