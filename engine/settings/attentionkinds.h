// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/modelsizes.h"
#include "engine/types/catalogue.h"

#include <span>

namespace attentoscope {

/// The id of a Transformer's attention. It is not in the table of kinds, because a recurrent model cannot have it.
inline constexpr const char* multiHeadId = "multi-head";

/// The equation of one head. The mask m(t,j) is −∞ for padding and, in the decoder, for words that are read later.
std::string headEquation();

/// Everything that this Transformer computes around its heads, from a word to a translation, one step on each line.
std::string equationsAroundHeads(const ModelConfiguration& configuration);

/// The texts about a Transformer's attention.
AttentionKindInfo multiHeadKind();

/// The texts about the attention of the unshuffle task.
AttentionKindInfo vectorKind();

/// A row of THE table of attention kinds. The combo box, the command line's help, the checkpoint loader and the
/// parametrised tests iterate over it. makeAttention() makes a kind's module.
struct AttentionKind
{
    AttentionKindInfo info;
    std::vector<LinearMap> (*maps)(const ModelSizes& sizes); ///< null for the kind without attention
};

std::span<const AttentionKind> attentionKinds();

/// If the id is unknown, the InvalidSetting error lists the known ones.
Result<const AttentionKind*> findAttentionKind(std::string_view id);

/// The configured kind, with the equation, symbols and row sum for this configuration.
Result<AttentionKindInfo> kindOf(const ModelConfiguration& configuration);

/// The sum of the weights in a row of attention. The table has it for each kind, but some configurations have less.
RowSum rowSumOf(const ModelConfiguration& configuration);

/// Notes for people who read this configuration's heatmap, for example why all its rows are equal.
std::vector<Message> heatmapNotes(const ModelConfiguration& configuration);

} // namespace attentoscope
