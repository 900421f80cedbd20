// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/error.h"

#include <torch/types.h>

#include <optional>

namespace attentoscope {

/// Where a model's weights are and its numbers are computed. Words, lengths, and what is decided by them stay in the
/// processor's memory, and so does everything that leaves a model. `cuda` without LibTorch's CUDA or without a GPU is
/// an InvalidSetting error that says what it would need.
Result<torch::Device> chosenDevice(DeviceChoice choice);

/// What to tell about the device of a model that was not simply left on the processor; nothing otherwise.
std::optional<Message> deviceNote(DeviceChoice choice, const torch::Device& device);

} // namespace attentoscope
