// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/subwordmodel.h"

#include <span>
#include <stop_token>

namespace attentoscope {

/// Learns at most `size` pieces from sentences, by BPE or unigram, in a process of its own.
Result<SharedSubwords> learnSubwords(
    TokenizerKind kind, int size, std::span<const std::string> sentences, const std::stop_token& stop = {});

} // namespace attentoscope
