// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QString>

#include <optional>

namespace attentoscope::ui {

/// Tokens of one word, or a single one.
struct TokenRange
{
    int first = 0;
    int count = 1;
    bool operator==(const TokenRange&) const = default;
};

/// The words that somebody points at, counted in source and target, whichever map they point in.
struct LitWords
{
    std::optional<TokenRange> source;
    std::optional<TokenRange> target;

    [[nodiscard]] bool isEmpty() const { return !source && !target; }
    bool operator==(const LitWords&) const = default;
};

/// What is pointed at in a map of a kind: rows, columns, or both in a cell.
[[nodiscard]] LitWords litIn(HeadKind kind, std::optional<TokenRange> rows, std::optional<TokenRange> columns);
/// Which rows and columns of a kind's maps the words light; none: all of it stays as it is.
[[nodiscard]] std::optional<TokenRange> litRows(HeadKind kind, const LitWords& words);
[[nodiscard]] std::optional<TokenRange> litColumns(HeadKind kind, const LitWords& words);

/// What a lit word read most: a target word in the source and among the words before it, a source word in the source;
/// and who read it. Means of all heads of a kind.
[[nodiscard]] QString litReading(const Translation& translation, const LitWords& words);

} // namespace attentoscope::ui
