// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// The pieces that a SentencePiece model cuts words into. Nothing else of a .model file is used here.
struct SubwordPieces
{
    struct Piece
    {
        std::string text; ///< begins with "▁" where a word begins
        float score = 0.0f;
        bool userDefined = false; ///< never cut apart
    };

    TokenizerKind kind = TokenizerKind::Unigram;
    std::vector<Piece> pieces; ///< without those for unknown text, for control and for bytes
    bool marksFirstWord = true; ///< the first word of a sentence begins with "▁" like the others
};

inline constexpr std::size_t longestSubwordModel = 16 * 1024 * 1024; ///< bytes
inline constexpr std::size_t mostPieces = 500'000;
inline constexpr std::size_t longestPiece = 512; ///< bytes

/// Reads a .model file. SentencePiece itself trusts its files; here every length, number and text is checked. The
/// file's own table of character replacements is not used, because our normalisation takes its place. Pieces that reach
/// over the space between two words are left out too.
Result<SubwordPieces> piecesOf(std::string_view model, const std::string& name);

/// The pieces as a .model file, for a run folder. SentencePiece can read it too.
std::string modelOf(const SubwordPieces& pieces);

} // namespace attentoscope
