// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility> // brings <compare>, which moc cannot read by itself

namespace attentoscope {

/// Which words attend, and to which: source words to source words, target words to source words, and target words to
/// the target words before them and themselves.
enum class HeadKind : std::uint8_t { Encoder, Cross, Decoder };

/// One of a Transformer's heads. Layers and heads are counted from one.
struct AttentionHead
{
    HeadKind kind = HeadKind::Cross;
    int layer = 1;
    int head = 1;

    auto operator<=>(const AttentionHead&) const = default;
};

/// How many layers of a Transformer have heads of this kind. The decoder's have two kinds.
constexpr int layerCount(const ModelConfiguration& model, HeadKind kind)
{
    return kind == HeadKind::Encoder || model.decoderLayers == 0 ? model.layers : model.decoderLayers;
}

/// Whether a Transformer has this head.
constexpr bool hasHead(const ModelConfiguration& model, const AttentionHead& head)
{
    return head.layer >= 1 && head.layer <= layerCount(model, head.kind) && head.head >= 1 && head.head <= model.heads;
}

/// As files and JSON call it.
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

/// A head as files and command lines write it: "cross.2.3" is head 3 of layer 2 of the cross attention.
std::string headText(const AttentionHead& head);

/// LAYER.HEAD, both counted from one; none for any other text.
std::optional<std::pair<int, int>> layerAndHeadFrom(std::string_view text);

/// KIND.LAYER.HEAD; none for any other text.
std::optional<AttentionHead> headFromText(std::string_view text);

} // namespace attentoscope
