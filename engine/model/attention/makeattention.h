// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/attention/attention.h"

namespace attentoscope {

/// Makes a module of the configured attention kind; null if the kind has no attention.
std::shared_ptr<Attention> makeAttention(const ModelSizes& sizes, const SharedRandom& random);

} // namespace attentoscope
