// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/tensors.h"

#include <cstring>
#include <sstream>

namespace attentoscope {

namespace {

TensorType typeOf(const torch::Tensor& tensor)
{
    switch (tensor.scalar_type()) {
    case torch::kFloat64:
        return TensorType::Float64;
    case torch::kInt64:
        return TensorType::Int64;
    case torch::kUInt8:
        return TensorType::UInt8;
    default:
        TORCH_CHECK(tensor.scalar_type() == torch::kFloat32, "tensors of this type are not stored");
        return TensorType::Float32;
    }
}

std::string shapeText(at::IntArrayRef shape)
{
    std::ostringstream text;
    text << shape;
    return text.str();
}

/// The stored tensor with that name, if it has the shape and the type of `like`.
Result<const StoredTensor*> findLike(const StoredTensors& stored, const std::string& name, const torch::Tensor& like)
{
    const auto* found = stored.find(name);
    if (!found)
        return failure(ErrorCode::BadRun,
            Message("The run folder lacks the tensor \"{}\"; it is damaged or of another version.", name));
    if (at::IntArrayRef(found->shape) != like.sizes() || found->type != typeOf(like)
        || found->bytes.size() != like.nbytes())
        return failure(ErrorCode::BadRun,
            Message("The tensor \"{}\" has shape {} where the configuration asks for {}; the run folder is damaged or "
                    "was edited.",
                name, shapeText(found->shape), shapeText(like.sizes())));
    return found;
}

/// A tensor that uses the numbers of a stored tensor without a copy.
torch::Tensor viewOf(const StoredTensor& stored, const torch::Tensor& like)
{
    // from_blob does not write through the pointer.
    auto* data = const_cast<std::byte*>(stored.bytes.data()); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    return torch::from_blob(data, like.sizes(), torch::TensorOptions(like.scalar_type()));
}

} // namespace

StoredTensor toStored(std::string name, const torch::Tensor& tensor)
{
    const auto plain = tensor.detach().cpu().contiguous();
    const auto* first = static_cast<const std::byte*>(plain.data_ptr());
    return {std::move(name), typeOf(plain), plain.sizes().vec(), std::vector<std::byte>(first, first + plain.nbytes())};
}

Result<torch::Tensor> fromStored(const StoredTensors& stored, const std::string& name, const torch::Tensor& like)
{
    const auto found = findLike(stored, name, like);
    if (!found)
        return std::unexpected(found.error());
    return viewOf(**found, like).clone().to(like.device());
}

torch::Tensor toTensor(const std::vector<std::uint64_t>& words)
{
    auto tensor = torch::empty({static_cast<std::int64_t>(words.size())}, torch::kInt64);
    std::memcpy(tensor.data_ptr(), words.data(), words.size() * sizeof(std::uint64_t));
    return tensor;
}

std::vector<std::uint64_t> toWords(const torch::Tensor& tensor)
{
    std::vector<std::uint64_t> words(static_cast<std::size_t>(tensor.numel()));
    std::memcpy(words.data(), tensor.data_ptr(), words.size() * sizeof(std::uint64_t));
    return words;
}

std::shared_ptr<const std::vector<float>> toFloats(const torch::Tensor& tensor)
{
    const auto plain = tensor.detach().to(torch::kCPU, torch::kFloat32).contiguous();
    const auto* first = plain.data_ptr<float>();
    return std::make_shared<const std::vector<float>>(first, first + plain.numel());
}

NamedParameters trainedWeights(const torch::nn::Module& module)
{
    NamedParameters weights;
    for (const auto& item : module.named_parameters())
        if (item.value().requires_grad())
            weights.emplace_back(item.key(), item.value());
    return weights;
}

StoredTensors weightsOf(const torch::nn::Module& module)
{
    StoredTensors stored;
    for (const auto& item : module.named_parameters())
        stored.tensors.push_back(toStored(item.key(), item.value()));
    stored.metadata["format"] = "pt";
    return stored;
}

Result<void> setWeightsOf(torch::nn::Module& module, const StoredTensors& weights)
{
    std::vector<std::pair<torch::Tensor, const StoredTensor*>> copies;
    for (const auto& item : module.named_parameters()) {
        const auto found = findLike(weights, item.key(), item.value());
        if (!found)
            return std::unexpected(found.error());
        copies.emplace_back(item.value(), *found);
    }
    if (copies.size() != weights.tensors.size())
        return failure(ErrorCode::BadRun,
            Message("The weights hold {} tensors where the configuration has {}; the run folder is damaged or was "
                    "edited.",
                weights.tensors.size(), copies.size()));
    const torch::NoGradGuard guard;
    for (auto& [weight, stored] : copies) // one by one, so that there is no second copy of a large model
        weight.copy_(viewOf(*stored, weight));
    return {};
}

} // namespace attentoscope
