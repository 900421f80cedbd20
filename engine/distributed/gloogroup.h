// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <chrono>
#include <memory>
#include <string>

namespace attentoscope {

class RankChannel;

/// Sums of tensors over all ranks, by c10d's Gloo over TCP. Each sum is added in the same order every time and comes
/// out the same on all ranks, bit for bit. All that differs between releases of LibTorch is in this one source. Methods
/// throw what LibTorch throws.
class GlooGroup
{
public:
    /// A sum under way.
    class Sum;

    /// `address` is the one at which the others reach this process; they are told it through `channel`, which this uses
    /// as long as it lives.
    GlooGroup(RankChannel& channel, int rank, int count, const std::string& address);
    ~GlooGroup();
    GlooGroup(const GlooGroup&) = delete;
    GlooGroup& operator=(const GlooGroup&) = delete;

    /// Puts the sum of all ranks' tensors in place of this one, while this thread goes on. All ranks begin their sums
    /// in the same order.
    std::shared_ptr<Sum> begin(torch::Tensor& tensor);
    /// Whether the sum is there, after waiting for it at most so long. Throws if a connection broke.
    static bool wait(Sum& sum, std::chrono::milliseconds patience);

    /// For a group that has lost a rank: its threads wait for that rank, and to destroy it would wait for them. It
    /// stays in memory until the process ends, which it does soon.
    void abandon();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace attentoscope
