// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/weightsfile.h"

#include "engine/corpus/files/messages.h"
#include "engine/storage/files/files.h"

#include <algorithm>
#include <cstring>

namespace attentoscope {

namespace {

/// Infinite numbers and those that are none have all bits of the exponent. No branch, so that the loop is quick.
template <typename Bits>
bool allFinite(std::span<const std::byte> bytes, Bits exponent)
{
    bool isFinite = true;
    for (std::size_t at = 0; at + sizeof(Bits) <= bytes.size(); at += sizeof(Bits)) {
        Bits bits = 0;
        std::memcpy(&bits, bytes.data() + at, sizeof bits);
        isFinite &= (bits & exponent) != exponent;
    }
    return isFinite;
}

bool isFinite(const StoredTensor& tensor)
{
    if (tensor.type == TensorType::Float32)
        return allFinite<std::uint32_t>(tensor.bytes, 0x7F800000U);
    return tensor.type != TensorType::Float64 || allFinite<std::uint64_t>(tensor.bytes, 0x7FF0000000000000U);
}

} // namespace

Result<void> checkFinite(const StoredTensors& weights, const std::filesystem::path& file)
{
    const auto broken = std::ranges::find_if_not(weights.tensors, isFinite);
    if (broken == weights.tensors.end())
        return {};
    return std::unexpected(damaged(
        file, Message("holds weights in the tensor \"{}\" that are infinite or no numbers", shortened(broken->name))));
}

Result<StoredTensors> readWeights(const std::filesystem::path& file)
{
    auto weights = readSafetensors(file.string());
    if (weights)
        if (auto finite = checkFinite(*weights, file); !finite)
            return std::unexpected(finite.error());
    return weights;
}

} // namespace attentoscope
