// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility> // includes <compare>, which moc cannot read directly

namespace attentoscope {

/// Which words attend to which. Encoder: source words to source words. Cross: target words to source words. Decoder:
/// target words to themselves and to target words before them.
enum class HeadKind : std::uint8_t { Encoder, Cross, Decoder };

/// One of a Transformer's heads. Layers and heads are counted from one.
struct AttentionHead
{
    HeadKind kind = HeadKind::Cross;
    int layer = 1;
    int head = 1;

    auto operator<=>(const AttentionHead&) const = default;
};

/// The number of a Transformer's layers with heads of this kind. Layers of the decoder have two kinds.
constexpr int layerCount(const ModelConfiguration& model, HeadKind kind)
{
    return kind == HeadKind::Encoder || model.decoderLayers == 0 ? model.layers : model.decoderLayers;
}

/// Whether a Transformer has this head.
constexpr bool hasHead(const ModelConfiguration& model, const AttentionHead& head)
{
    return head.layer >= 1 && head.layer <= layerCount(model, head.kind) && head.head >= 1 && head.head <= model.heads;
}

/// The name in JSON and files.
constexpr const char* headKindName(HeadKind kind)
{
    switch (kind) {
    case HeadKind::Encoder:
        return "encoder";
    case HeadKind::Cross:
        return "cross";
    case HeadKind::Decoder:
        return "decoder";
    }
    return "";
}

/// A head as it is written in files and command lines: "cross.2.3" is head 3 of layer 2 of the cross attention.
std::string headText(const AttentionHead& head);

/// LAYER.HEAD, both counted from one; none for any other text.
std::optional<std::pair<int, int>> layerAndHeadFrom(std::string_view text);

/// KIND.LAYER.HEAD; none for any other text.
std::optional<AttentionHead> headFromText(std::string_view text);

} // namespace attentoscope
