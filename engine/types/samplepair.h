// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/evaluation.h"

#include <vector>

namespace attentoscope {

/// One pair of a built-in sample. Spaces separate the words of both sides, and links count these words from zero.
struct SamplePair
{
    SentencePair text;
    std::vector<AlignmentLink> links; ///< empty for samples without alignments
};

} // namespace attentoscope
