// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/samples.h"

namespace attentoscope {

class Random;

/// A day of the years 1900 to 2099, written in one of the ways in which people write dates. The target is year, month
/// and day with dashes, in five tokens. A dash is linked to the origin of the number before it.
SamplePair drawDate(Random& random);

} // namespace attentoscope
