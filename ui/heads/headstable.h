// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headmeasures.h"
#include "engine/types/translation.h"
#include "ui/plots/style/datatable.h"

#include <QByteArray>

namespace attentoscope::ui {

/// A header line, then a line for each weight of each head: kind, layer, head, row and column counted from one, their
/// words, and the weight. A weight has the fewest digits that read back as the same float.
[[nodiscard]] QByteArray headsCsv(const Translation& translation);
/// One JSON object, as the command line prints it for `translate --json --heads`. The maps have the name `maps`.
[[nodiscard]] QByteArray headsJson(const Translation& translation, const char* name = "attention");

/// The measures of heads as a table for programs, with a header line: step, kind, layer, head, name, and the measures
/// of headfields.h. A missing measure is empty.
[[nodiscard]] QByteArray headNumberTable(const HeadReport& report, FieldSplit split);

/// The heads of both reports and their differences, with the names of HeadChanges' JSON.
[[nodiscard]] QByteArray headChangeTable(const HeadReport& before, const HeadReport& after, FieldSplit split);
[[nodiscard]] QByteArray headChangesJson(const HeadReport& before, const HeadReport& after);

} // namespace attentoscope::ui
