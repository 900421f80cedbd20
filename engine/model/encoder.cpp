// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/encoder.h"

#include "engine/model/recurrentencoder.h"
#include "engine/model/transformerencoder.h"

namespace attentoscope {

Encoder::Encoder(const ModelSizes& sizes)
    : m_embedding(register_module("embedding", WordEmbedding(sizes.find("encoder.embedding.weight"), sizes.sourceWord)))
{
}

torch::Tensor Encoder::paddingOf(const torch::Tensor& annotations, const torch::Tensor& lengths)
{
    const auto padding = torch::arange(annotations.size(1)).unsqueeze(0).ge(lengths.unsqueeze(1)).unsqueeze(1);
    return padding.to(annotations.device());
}

std::shared_ptr<Encoder> makeEncoder(const ModelSizes& sizes, const SharedRandom& random)
{
    if (sizes.model.architecture == Architecture::Transformer)
        return std::make_shared<TransformerEncoder>(sizes, random);
    return std::make_shared<RecurrentEncoder>(sizes, random);
}

} // namespace attentoscope
