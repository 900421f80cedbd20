// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <chrono>
#include <memory>
#include <string>

namespace attentoscope {

class RankChannel;

/// Sums of tensors over all ranks, by c10d's Gloo over TCP. Each sum is always added in the same order, and is the same
/// on all ranks, bit for bit. This source has everything that differs between releases of LibTorch. Methods throw the
/// exceptions of LibTorch.
class GlooGroup
{
public:
    /// A sum that is being computed.
    class Sum;

    /// The other ranks reach this process at `address`. They learn it through `channel`, which must outlive this
    /// object.
    GlooGroup(RankChannel& channel, int rank, int count, const std::string& address);
    ~GlooGroup();
    GlooGroup(const GlooGroup&) = delete;
    GlooGroup& operator=(const GlooGroup&) = delete;

    /// Begins to replace this tensor by the sum of all ranks' tensors, and returns at once. All ranks must begin their
    /// sums in the same order.
    std::shared_ptr<Sum> begin(torch::Tensor& tensor);
    /// Whether the sum is complete. Waits for it, but not longer than `patience`. Throws if a connection broke.
    static bool wait(Sum& sum, std::chrono::milliseconds patience);

    /// For a group that has lost a rank. Its threads wait for that rank, so the destructor would wait for ever. The
    /// group stays in memory until the process ends, which is soon.
    void abandon();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace attentoscope
