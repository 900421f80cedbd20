// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/samples.h"

namespace attentoscope {

class Random;

/// A sequence of one to nine letters. Every length is equally probable, but short sequences are soon used up, so a
/// large file has mostly long ones. The target is the same sequence, or the sequence from its end.
SamplePair drawCopy(Random& random);
SamplePair drawReverse(Random& random);

} // namespace attentoscope
