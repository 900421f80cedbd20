// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/wordlinks.h"
#include "ui/plots/attention/attentionoptions.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace attentoscope::ui {

/// What people say about a cell: whether its words translate each other for sure, perhaps, or nothing was said.
enum class GoldLink : std::uint8_t { None, Possible, Sure };

/// The gold link of each cell of the attention map, row by row: links join white-space words, so every token of one
/// word with every token of the other. Empty without gold links.
[[nodiscard]] std::vector<GoldLink> goldCells(const Translation& translation);

/// "20.0 %".
[[nodiscard]] QString percentText(double share);
/// "each word linked to its largest weight", or from which weight on.
[[nodiscard]] QString linkRuleText(const LinkRule& rule);
/// The error rate of this sentence, what it does not say and, in a matrix, how to read the outlines; empty without gold
/// links.
[[nodiscard]] QString goldReading(
    const Translation& translation, const LinkRule& rule, AttentionForm form = AttentionForm::Matrix);
/// Why a low rate is no proof and a high one no fault.
[[nodiscard]] QString notAlignmentText();

} // namespace attentoscope::ui
