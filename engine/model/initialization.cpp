// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attentionkinds.h"
#include "engine/model/seq2seq.h"

#include <cmath>

namespace attentoscope {

Result<void> checkModel(const ModelConfiguration& configuration)
{
    const auto kind = findAttentionKind(configuration.attention);
    if (!kind)
        return std::unexpected(kind.error());
    if (configuration.bidirectional && configuration.initialState == InitialState::Copy)
        return failure(ErrorCode::InvalidSetting,
            "initial_state=copy needs bidirectional=false, because the two directions' last states are twice as wide as the "
            "decoder's; use initial_state=projected.");
    if (configuration.bidirectional && configuration.attention == "dot")
        return failure(ErrorCode::InvalidSetting,
            "attention=dot needs bidirectional=false, because annotations of two directions are twice as wide as the decoder's "
            "state; use attention=general.");
    if (configuration.inputFeeding && (*kind)->info.reads != ReadsState::Current)
        return failure(ErrorCode::InvalidSetting,
            "input_feeding=true needs an attention kind that reads the current state, such as general; attention="
                + configuration.attention + " does not.");
    return {};
}

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
    else if (auto* linear = module.as<torch::nn::LinearImpl>())
        fill(1.0 / std::sqrt(static_cast<double>(linear->weight.size(1))));
    else if (auto* embedding = module.as<torch::nn::EmbeddingImpl>())
        embedding->weight.normal_(0.0, 1.0, generator);
    else
        for (auto& weight : module.parameters(/*recurse=*/false)) {
            const double range = 1.0 / std::sqrt(static_cast<double>(weight.size(-1)));
            weight.uniform_(-range, range, generator);
        }
}

} // namespace

void initializeWeights(Seq2SeqImpl& model, double range, ModelRandom& random)
{
    const torch::NoGradGuard guard;
    if (range > 0.0) {
        for (auto& weight : model.parameters())
            weight.uniform_(-range, range, random.generator());
        return;
    }
    for (const auto& module : model.modules())
        initializeLikePyTorch(*module, random.generator());
}

} // namespace attentoscope
