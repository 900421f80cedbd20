// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"
#include "engine/types/translation.h"

#include <string>
#include <vector>

namespace attentoscope::tests {

/// A translation with soft attention near the diagonal, and a little noise that depends on the place only.
[[nodiscard]] Translation softDiagonal(const std::vector<std::string>& source, const std::vector<std::string>& target);

/// Sentences that end with "<eos>" on both sides.
[[nodiscard]] Translation sampleOf(std::size_t words);
[[nodiscard]] Translation chineseSample();
[[nodiscard]] Translation arabicSample();
[[nodiscard]] Translation longWordSample();
[[nodiscard]] Translation unknownWordSample();

/// A run whose loss falls from about nine to one and a half, with noise, and a validation each epoch.
[[nodiscard]] TrainingReports sampleRun(std::int64_t steps, std::int64_t stepsPerEpoch);

} // namespace attentoscope::tests
