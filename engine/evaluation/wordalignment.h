// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/evaluation.h"
#include "engine/types/translation.h"

#include <vector>

namespace attentoscope {

/// Hard links from attention, counted in white-space words from zero: the weights of the tokens of a word are added on
/// the source side and averaged on the target side, and each target word is linked to the source word with the largest
/// one. A word whose largest weight is on a start or end token has no link, and these tokens have none themselves.
std::vector<AlignmentLink> linksFromAttention(const Translation& translation);

/// White-space words of a sentence, special tokens not counted.
std::size_t wordCount(const std::vector<Token>& tokens);

} // namespace attentoscope
