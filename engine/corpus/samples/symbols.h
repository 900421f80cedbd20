// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/samples.h"

namespace attentoscope {

class Random;

/// One to nine letters; every length is drawn equally often, but short sequences are soon used up, so that a large
/// file holds mostly long ones. The target is the same sequence, or the sequence from its end.
SamplePair drawCopy(Random& random);
SamplePair drawReverse(Random& random);

} // namespace attentoscope
