// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/safetensors.h"

#include <filesystem>

namespace attentoscope {

/// Reads the weights of a save. A weight that is infinite or NaN is a BadRun error that names its tensor, because
/// nothing that the model computes with it would be a number.
Result<StoredTensors> readWeights(const std::filesystem::path& file);

} // namespace attentoscope
