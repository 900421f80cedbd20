// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/weightmean.h"

#include <cstring>

namespace attentoscope {

namespace {

template <typename Number>
void addNumbers(const StoredTensor& tensor, std::vector<double>& sums)
{
    for (std::size_t at = 0; at < sums.size(); ++at) {
        Number number;
        std::memcpy(&number, tensor.bytes.data() + at * sizeof number, sizeof number);
        sums[at] += static_cast<double>(number);
    }
}

template <typename Number>
std::vector<std::byte> meanBytes(const std::vector<double>& sums, std::size_t count)
{
    std::vector<std::byte> bytes(sums.size() * sizeof(Number));
    for (std::size_t at = 0; at < sums.size(); ++at) {
        const auto number = static_cast<Number>(sums[at] / static_cast<double>(count));
        std::memcpy(bytes.data() + at * sizeof number, &number, sizeof number);
    }
    return bytes;
}

std::size_t widthOf(TensorType type)
{
    return type == TensorType::Float32 ? sizeof(float) : sizeof(double);
}

bool isReal(const StoredTensor& tensor)
{
    return tensor.type == TensorType::Float32 || tensor.type == TensorType::Float64;
}

std::unexpected<Error> refused(const Message& why)
{
    return failure(ErrorCode::BadRun,
        Message("These saves have no mean: {}. Only saves of one run, or of models of the same size, can be averaged.",
            why));
}

/// That a mean of both is one; the first tensor that stands in its way is named.
Result<void> checkAlike(const StoredTensors& first, const StoredTensors& other)
{
    if (first.tensors.size() != other.tensors.size())
        return refused(Message("one has {} tensors, another {}", first.tensors.size(), other.tensors.size()));
    for (const auto& tensor : first.tensors) {
        const auto* same = other.find(tensor.name);
        if (!same)
            return refused(Message("the tensor \"{}\" is not in all of them", tensor.name));
        if (same->type != tensor.type || same->shape != tensor.shape)
            return refused(Message("the tensor \"{}\" does not have the same size in all of them", tensor.name));
    }
    return {};
}

} // namespace

Result<void> WeightMean::add(const StoredTensors& weights)
{
    if (m_count == 0) {
        for (const auto& tensor : weights.tensors)
            if (!isReal(tensor))
                return refused(Message("the tensor \"{}\" holds whole numbers", tensor.name));
        for (const auto& tensor : weights.tensors) {
            m_like.tensors.push_back({tensor.name, tensor.type, tensor.shape, {}});
            m_sums.emplace_back(tensor.bytes.size() / widthOf(tensor.type), 0.0);
        }
        m_like.metadata = weights.metadata;
    } else if (auto alike = checkAlike(m_like, weights); !alike) {
        return alike;
    }
    for (std::size_t index = 0; index < m_sums.size(); ++index) {
        const auto& tensor = *weights.find(m_like.tensors[index].name);
        tensor.type == TensorType::Float32 ? addNumbers<float>(tensor, m_sums[index])
                                           : addNumbers<double>(tensor, m_sums[index]);
    }
    ++m_count;
    return {};
}

StoredTensors WeightMean::result() const
{
    auto mean = m_like;
    for (std::size_t index = 0; index < m_sums.size(); ++index) {
        auto& tensor = mean.tensors[index];
        tensor.bytes = tensor.type == TensorType::Float32 ? meanBytes<float>(m_sums[index], m_count)
                                                          : meanBytes<double>(m_sums[index], m_count);
    }
    return mean;
}

} // namespace attentoscope
