// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/safetensors.h"

#include <filesystem>

namespace attentoscope {

/// A weight that is infinite or NaN is a BadRun error that names its tensor and the file, because nothing that the
/// model computes with it would be a number.
Result<void> checkFinite(const StoredTensors& weights, const std::filesystem::path& file);
/// Reads the weights of a save, and checks them so.
Result<StoredTensors> readWeights(const std::filesystem::path& file);

} // namespace attentoscope
