// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/attention.h"
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
};

std::span<const AttentionKind> attentionKinds();

/// An unknown id is an InvalidSetting error that lists the known ones.
Result<const AttentionKind*> findAttentionKind(std::string_view id);

} // namespace attentoscope
