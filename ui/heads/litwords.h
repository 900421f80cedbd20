// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QString>

#include <optional>

namespace attentoscope::ui {

/// The tokens of one word, or a single token.
struct TokenRange
{
    int first = 0;
    int count = 1;
    bool operator==(const TokenRange&) const = default;
};

/// The words that the user points at in any map, counted in source and target.
struct LitWords
{
    std::optional<TokenRange> source;
    std::optional<TokenRange> target;

    [[nodiscard]] bool isEmpty() const { return !source && !target; }
    bool operator==(const LitWords&) const = default;
};

/// The words under the pointer in a map of this kind: rows, columns, or both for a cell.
[[nodiscard]] LitWords litIn(HeadKind kind, std::optional<TokenRange> rows, std::optional<TokenRange> columns);
/// The rows or columns of a kind's maps for these words. If both are none, nothing is faded.
[[nodiscard]] std::optional<TokenRange> litRows(HeadKind kind, const LitWords& words);
[[nodiscard]] std::optional<TokenRange> litColumns(HeadKind kind, const LitWords& words);

/// Describes the words under the pointer: which word each reads most, and which words read it. A target word reads the
/// source and the words before it; a source word reads the source. It uses the means of all heads of a kind.
[[nodiscard]] QString litReading(const Translation& translation, const LitWords& words);

} // namespace attentoscope::ui
