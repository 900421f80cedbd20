// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headreport.h"
#include "engine/types/translation.h"

#include <QByteArray>

namespace attentoscope::ui {

/// A header line, then a line for each weight of each head: kind, layer, head, row and column counted from one, their
/// words, the weight with every digit a float holds.
[[nodiscard]] QByteArray headsCsv(const Translation& translation);
/// One object: source, target, and the heads, each with its kind, layer, head and rows of weights.
[[nodiscard]] QByteArray headsJson(const Translation& translation);

enum class TableSplit : std::uint8_t { Commas, Tabs };

/// The measures of heads as a table for programs, a header line first: step, kind, layer, head, name, error rate,
/// entropy in bits, evenness, and shares from 0 to 1. What there is not is empty.
[[nodiscard]] QByteArray headNumberTable(const HeadReport& report, TableSplit split);

} // namespace attentoscope::ui
