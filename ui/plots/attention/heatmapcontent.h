// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/plots/attention/attentionoptions.h"

#include <QString>
#include <QStringList>

#include <compare>
#include <cstdint>
#include <vector>

namespace attentoscope::ui {

/// A cell of the attention map: the row of a target token, the column of a source token.
struct Cell
{
    int row = 0;
    int column = 0;
    auto operator<=>(const Cell&) const = default;
};

/// What a person reads off a cell.
struct CellReading
{
    QString source;
    QString target;
    double weight = 0.0;
    int rank = 1; ///< of the weight in its row, from one; equal weights share the better rank
    int columns = 0;
    double entropy = 0.0; ///< of the row, in bits
};

[[nodiscard]] CellReading readCell(const Translation& translation, Cell cell);
[[nodiscard]] float largestWeight(const AttentionMap& attention);

/// Whether there is a weight for each word of both sides; weights from elsewhere may not fit.
[[nodiscard]] bool fitsItsWords(const Translation& translation);

/// How tokens are written beside the map; white space is made visible.
[[nodiscard]] QStringList labelsOf(const std::vector<Token>& tokens);
/// Whether most words with a direction are written from right to left.
[[nodiscard]] bool readsRightToLeft(const std::vector<Token>& tokens);

} // namespace attentoscope::ui
