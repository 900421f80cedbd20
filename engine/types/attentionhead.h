// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
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

} // namespace attentoscope
