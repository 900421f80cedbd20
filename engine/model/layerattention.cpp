// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/layerattention.h"

namespace attentoscope {

std::shared_ptr<MultiHeadAttentionImpl> attentionOfLayer(Seq2SeqImpl& network, HeadKind kind, int layer)
{
    auto& side = kind == HeadKind::Encoder ? static_cast<torch::nn::Module&>(network.encoder()) : network.decoder();
    const char* name = kind == HeadKind::Cross ? ".multihead_attn" : ".self_attn";
    const auto modules = side.named_modules();
    return std::dynamic_pointer_cast<MultiHeadAttentionImpl>(modules["layers." + std::to_string(layer - 1) + name]);
}

} // namespace attentoscope
