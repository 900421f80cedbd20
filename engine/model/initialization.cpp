// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/seq2seq.h"

#include <cmath>

namespace attentoscope {

namespace {

/// PyTorch's ranges: recurrent layers 1/√H, linear layers 1/√inputs, biases likewise; embeddings are normal(0, 1).
void initializeLikePyTorch(torch::nn::Module& module, at::Generator& generator)
{
    const auto fill = [&](double range) {
        for (auto& weight : module.parameters(/*recurse=*/false))
            weight.uniform_(-range, range, generator);
    };
    if (auto* recurrent = module.as<RecurrentStackImpl>())
        fill(1.0 / std::sqrt(static_cast<double>(recurrent->options().hiddenSize)));
    else if (auto* linear = module.as<LinearImpl>())
        fill(1.0 / std::sqrt(static_cast<double>(linear->weight.size(1))));
    else if (module.as<WordEmbeddingImpl>())
        for (auto& weight : module.parameters(/*recurse=*/false))
            weight.normal_(0.0, 1.0, generator);
    else
        for (auto& weight : module.parameters(/*recurse=*/false)) {
            const double range = 1.0 / std::sqrt(static_cast<double>(weight.size(-1)));
            weight.uniform_(-range, range, generator);
        }
}

/// From normal(0, 1) to a standard deviation of E^(−1/4). Vectors that a layer reads learn fastest with numbers around
/// 1, and a matrix of E columns with numbers around E^(−1/2); this one is both. docs/decisions.md has what was
/// measured.
void shrinkWords(const WordEmbeddingImpl& words)
{
    auto vectors = words.weight();
    vectors.mul_(std::pow(static_cast<double>(vectors.size(1)), -0.25));
}

/// An orthogonal matrix, evenly drawn: the Q of a normal matrix, with the signs that make R's diagonal positive.
torch::Tensor orthogonal(std::int64_t size, at::Generator& generator)
{
    const auto [q, r] = torch::linalg_qr(torch::empty({size, size}).normal_(0.0, 1.0, generator));
    return q * r.diagonal().sign();
}

/// Bahdanau, Cho and Bengio 2015, appendix B.1: recurrent matrices orthogonal, W_a and U_a normal(0, 0.001²), v_a and
/// all biases zero, everything else normal(0, 0.01²).
void initializeLikeBahdanau(const std::string& name, torch::Tensor& weight, at::Generator& generator)
{
    if (weight.dim() == 1)
        weight.zero_();
    else if (name.find(".weight_hh") != std::string::npos)
        for (auto& gate : weight.split(weight.size(1)))
            gate.copy_(orthogonal(weight.size(1), generator));
    else
        weight.normal_(0.0, name.find(".attention.") != std::string::npos ? 0.001 : 0.01, generator);
}

/// Matrices as torch.nn.Transformer fills them, with Xavier's range, and zero biases. Words' vectors are normal(0,
/// 1/D): multiplied by √D they are as large as positions, and as rows of the output layer they are small enough.
void initializeTransformer(const std::string& name, torch::Tensor& weight, at::Generator& generator)
{
    const auto ends = [&](const char* end) { return name.ends_with(end); };
    if (ends("embedding.weight"))
        weight.normal_(0.0, 1.0 / std::sqrt(static_cast<double>(weight.size(1))), generator);
    else if (ends("positions.weight"))
        weight.normal_(0.0, std::sqrt(0.5), generator); // the mean square of sinusoids
    else if (weight.dim() == 1)
        weight.zero_();
    else {
        const double range = std::sqrt(6.0 / static_cast<double>(weight.size(0) + weight.size(1)));
        weight.uniform_(-range, range, generator);
    }
}

/// Gains of normalisation begin as ones, and its biases as zeros, however the others are drawn.
void resetNormalization(const std::string& name, torch::Tensor& weight)
{
    const auto has = [&](const char* part) { return name.find(part) != std::string::npos; };
    if (has(".recurrent.gain_") || (has(".norm") && has(".weight")))
        weight.fill_(1.0);
    else if (has(".recurrent.bias_cell") || (has(".norm") && has(".bias")))
        weight.zero_();
}

} // namespace

void initializeWeights(Seq2SeqImpl& model, const TrainingConfiguration& configuration, ModelRandom& random)
{
    const torch::NoGradGuard guard;
    if (const double range = configuration.initialRange; range > 0.0) {
        for (auto& weight : model.parameters())
            weight.uniform_(-range, range, random.generator());
    } else if (model.decoder().configuration().architecture == Architecture::Transformer) {
        for (auto& item : model.named_parameters())
            initializeTransformer(item.key(), item.value(), random.generator());
    } else if (configuration.initialization == Initialization::Bahdanau2014) {
        for (auto& item : model.named_parameters())
            initializeLikeBahdanau(item.key(), item.value(), random.generator());
    } else {
        for (const auto& module : model.modules())
            initializeLikePyTorch(*module, random.generator());
        if (model.decoder().isOutputTied())
            shrinkWords(model.decoder().words());
    }
    for (auto& item : model.named_parameters())
        resetNormalization(item.key(), item.value());
}

} // namespace attentoscope
