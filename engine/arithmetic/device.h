// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/error.h"

#include <torch/types.h>

#include <optional>

namespace attentoscope {

/// The device of a model's weights and computation. Words, lengths and all decisions about them stay in the processor's
/// memory. Results that leave a model are there too. If `cuda` is chosen without LibTorch's CUDA or without a GPU, the
/// InvalidSetting error says what is missing.
Result<torch::Device> chosenDevice(DeviceChoice choice);

/// A notice about the device, unless the model is on the processor by default.
std::optional<Message> deviceNote(DeviceChoice choice, const torch::Device& device);

} // namespace attentoscope
