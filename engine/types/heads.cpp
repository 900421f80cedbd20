// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/heads.h"

#include <array>
#include <charconv>

namespace attentoscope {

std::string headText(const AttentionHead& head)
{
    return std::string(headKindName(head.kind)) + '.' + std::to_string(head.layer) + '.' + std::to_string(head.head);
}

std::optional<std::pair<int, int>> layerAndHeadFrom(std::string_view text)
{
    int layer = 0, head = 0;
    const auto* end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, layer);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != '.')
        return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, head);
    const bool isGood = second.ec == std::errc() && second.ptr == end && layer > 0 && head > 0;
    return isGood ? std::optional(std::pair(layer, head)) : std::nullopt;
}

std::optional<AttentionHead> headFromText(std::string_view text)
{
    for (const auto kind : std::array{HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder}) {
        const std::string name = std::string(headKindName(kind)) + '.';
        if (!text.starts_with(name))
            continue;
        if (const auto numbers = layerAndHeadFrom(text.substr(name.size())))
            return AttentionHead{kind, numbers->first, numbers->second};
    }
    return std::nullopt;
}

} // namespace attentoscope
