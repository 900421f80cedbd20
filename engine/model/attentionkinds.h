// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/attention/attention.h"
#include "engine/types/error.h"

#include <memory>
#include <span>

namespace attentoscope {

/// A row of THE table of attention kinds. The combo box, the command line's help, the checkpoint loader and the
/// parametrised tests all iterate over it.
struct AttentionKind
{
    AttentionKindInfo info;
    std::shared_ptr<Attention> (*make)(const AttentionSizes& sizes); ///< null for the kind without attention
    AttentionOperations (*operations)(const AttentionSizes& sizes);
};

std::span<const AttentionKind> attentionKinds();

/// An unknown id is an InvalidSetting error that lists the known ones.
Result<const AttentionKind*> findAttentionKind(std::string_view id);

/// The sizes that the configuration gives a kind, whose target words are vectors of `wordSize`.
AttentionSizes attentionSizes(const ModelConfiguration& configuration, std::int64_t wordSize);

/// What a person should know who sees this configuration's heatmap, such as why all its rows are equal.
std::vector<std::string> heatmapNotes(const ModelConfiguration& configuration);

/// What the configured kind's rows sum to: its column of the table, or less where the configuration says so.
RowSum rowSumOf(const ModelConfiguration& configuration);

} // namespace attentoscope
