// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// How attention is spread, over the rows of words of many sentences. A row of a start or end token is not counted.
struct AttentionMeasures
{
    double entropy = 0.0; ///< bits, the mean over all rows
    double fullestColumn = 0.0; ///< share of a sentence's weight that its fullest column has, the mean over sentences
    double scoreDistance = 0.0; ///< from the largest score of a row to the mean of the row, the largest of all rows
};

} // namespace attentoscope
