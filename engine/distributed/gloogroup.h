// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/types.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace attentoscope {

/// Sums of tensors over all ranks, by c10d's Gloo over TCP. Each sum is added in the same order every time and comes
/// out the same on all ranks, bit for bit. All that differs between releases of LibTorch is in this one source. Methods
/// throw what LibTorch throws.
class GlooGroup
{
public:
    /// Where the ranks tell each other their addresses; rank 0 opens it, and it ends with that object.
    class Store;
    static std::shared_ptr<Store> openStore(const std::string& ownAddress);
    /// A file in a folder that only this user can enter, for ranks that are all on this machine: nothing listens.
    static std::shared_ptr<Store> storeIn(const std::string& file, int count);
    static std::shared_ptr<Store> findStore(const std::string& address, std::uint16_t port);
    static std::uint16_t portOf(const Store& store);

    /// A sum under way.
    class Sum;

    /// `address` is the one at which the others reach this process.
    GlooGroup(std::shared_ptr<Store> store, int rank, int count, const std::string& address);
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
