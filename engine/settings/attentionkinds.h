// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/modelsizes.h"
#include "engine/types/catalogue.h"

#include <span>

namespace attentoscope {

/// A row of THE table of attention kinds. The combo box, the command line's help, the checkpoint loader and the
/// parametrised tests all iterate over it. makeAttention() makes a kind's module.
struct AttentionKind
{
    AttentionKindInfo info;
    /// The kind's linear maps, with names as in its module. The weighted sum of annotations is not among them.
    std::vector<LinearMap> (*maps)(const ModelSizes& sizes);
};

std::span<const AttentionKind> attentionKinds();

/// An unknown id is an InvalidSetting error that lists the known ones.
Result<const AttentionKind*> findAttentionKind(std::string_view id);

} // namespace attentoscope
