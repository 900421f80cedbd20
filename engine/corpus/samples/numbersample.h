// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/samples.h"

namespace attentoscope {

class Random;

/// The numbers from 1 to n in a mixed order. n is drawn from 5…20 with equal probability.
std::vector<int> drawShuffledNumbers(Random& random);

/// Draws these numbers as a sentence pair: in mixed order, then sorted.
SamplePair drawUnshuffle(Random& random);

} // namespace attentoscope
