// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/device.h"

#include <ATen/Context.h>
#include <torch/cuda.h>
#include <torch/version.h>

namespace attentoscope {

Result<torch::Device> chosenDevice(DeviceChoice choice)
{
    if (choice == DeviceChoice::Cpu)
        return torch::Device(torch::kCPU);
    if (torch::cuda::is_available()) {
        at::globalContext().setAllowTF32CuDNN(false); // all sums are float32, as on the processor
        return torch::Device(torch::kCUDA, 0);
    }
    if (choice == DeviceChoice::Auto)
        return torch::Device(torch::kCPU);
    return failure(ErrorCode::InvalidSetting,
        Message(
            "device=cuda needs an NVIDIA GPU with its driver and a LibTorch that was built with CUDA, but this "
            "LibTorch ({}) finds none. Build with such a LibTorch (cmake -DATTENTOSCOPE_LIBTORCH=/path/to/torch), or "
            "set device=cpu or device=auto.",
            TORCH_VERSION));
}

std::optional<Message> deviceNote(DeviceChoice choice, const torch::Device& device)
{
    if (choice == DeviceChoice::Cpu)
        return std::nullopt;
    if (!device.is_cpu())
        return Message("This model is computed on the GPU {}, by LibTorch's own operations.", device.str());
    return choice == DeviceChoice::Cuda
        ? Message(
              "The settings say device=cuda, but LibTorch finds no GPU here: this model is computed on the processor.")
        : Message("LibTorch finds no GPU here: this model is computed on the processor.");
}

} // namespace attentoscope
