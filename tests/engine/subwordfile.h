// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/protobuf.h"

#include <string>
#include <vector>

namespace attentoscope::tests {

/// A piece of a SentencePiece file; type 1 is an ordinary one.
inline std::string pieceOf(const std::string& text, float score = -1.0f, std::uint64_t type = 1)
{
    ProtobufWriter writer;
    writer.text(1, text);
    writer.real(2, score);
    writer.number(3, type);
    return writer.take();
}

/// A SentencePiece file; kind 1 is unigram, 2 BPE, 3 words. If `suffix` is 1, the mark is at the end of words.
inline std::string subwordFileOf(
    const std::vector<std::string>& pieces, std::uint64_t kind = 1, std::uint64_t suffix = 0)
{
    ProtobufWriter writer;
    writer.text(1, pieceOf("<unk>", 0.0f, 2));
    for (const auto& piece : pieces)
        writer.text(1, piece);
    ProtobufWriter trainer;
    trainer.number(3, kind);
    trainer.number(24, suffix);
    writer.text(2, trainer.take());
    return writer.take();
}

} // namespace attentoscope::tests
