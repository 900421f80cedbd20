// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QByteArray>

namespace attentoscope::ui {

/// One object as the command line's `translate --json` prints it, of what a heatmap shows: no heads, and no forced
/// rows, which may be those of one head alone.
[[nodiscard]] QByteArray attentionJson(const Translation& translation);

/// A header line of source words, then a line for each target word; weights with the fewest digits that read back as
/// the same float.
[[nodiscard]] QByteArray attentionCsv(const Translation& translation);

} // namespace attentoscope::ui
