// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/safetensors.h"

#include <filesystem>

namespace attentoscope {

/// The weights of a save. One that is infinite or no number is a BadRun error that names its tensor: whatever the model
/// computed with it would be no number either.
Result<StoredTensors> readWeights(const std::filesystem::path& file);

} // namespace attentoscope
