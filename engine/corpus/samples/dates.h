// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/samples.h"

namespace attentoscope {

class Random;

/// A day of the years 1900 to 2099, written in one of the ways people write dates; the target is year, month and
/// day with dashes, in five pieces. A dash is linked to where the number before it comes from.
SamplePair drawDate(Random& random);

} // namespace attentoscope
