// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/dissection.h"

namespace attentoscope {

/// What one head read and computed in a row of its map with S columns. D numbers is the model's size, d the head's.
struct HeadPass
{
    torch::Tensor row; ///< (D), what the query is made of
    torch::Tensor columns; ///< (S, D), what keys and values are made of
    torch::Tensor query; ///< (d)
    torch::Tensor keys, values; ///< (S, d)
    torch::Tensor outputMap; ///< (D, d), what reads this head's context
    torch::Tensor output; ///< (D), of all heads of the layer, with the bias
};

/// Sends the words of the translation through a Transformer again, with every row of all heads that was forced, but for
/// the row of a cross head that is asked for: that step is free. Rows of single heads are left to ForcedHeads. Head and
/// cell must exist.
HeadPass headPass(TranslationModel& model, const DissectionRequest& request);

} // namespace attentoscope
