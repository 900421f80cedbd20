// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QByteArray>

#include <vector>

class QJsonArray;

namespace attentoscope::ui {

/// One object as the command line's translate prints it: source, target, attention (a row for each target word), score.
/// Where there are gold links, they are there too, as pairs of white-space words counted from zero, source first; and
/// where heads are switched off, their names.
[[nodiscard]] QByteArray attentionJson(const Translation& translation);

/// A header line of source words, then a line for each target word; weights with every digit a float holds.
[[nodiscard]] QByteArray attentionCsv(const Translation& translation);

/// "cross.2.3" and so on.
[[nodiscard]] QJsonArray headTexts(const std::vector<AttentionHead>& heads);

} // namespace attentoscope::ui
