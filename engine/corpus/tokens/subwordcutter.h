// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/subwordpieces.h"

#include <unordered_map>

namespace attentoscope {

/// Cuts one word into pieces, as SentencePiece does. BPE merges letters, the pair with the best score first. Unigram
/// chooses the pieces whose scores have the largest sum. Letters that are in no piece stay together as they are.
class SubwordCutter
{
public:
    static constexpr std::size_t longestWord = 1'000; ///< bytes; a longer word is first cut into parts of this length

    explicit SubwordCutter(const SubwordPieces& pieces);
    std::vector<std::string> cut(std::string_view word) const;

private:
    struct Known
    {
        float score = 0.0f;
        bool userDefined = false;
    };
    struct Stretch
    {
        std::string_view text;
        bool known = true;
        bool frozen = false; ///< never merged
    };

    const Known* find(std::string_view text) const;
    std::vector<Stretch> letters(std::string_view word) const; ///< user-defined pieces count as one
    std::vector<Stretch> merged(std::string_view word) const;
    std::vector<Stretch> likeliest(std::string_view word) const;

    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };
    TokenizerKind m_kind;
    std::unordered_map<std::string, Known, Hash, std::equal_to<>> m_known;
    std::size_t m_longest = 0; ///< bytes of a piece
    std::size_t m_longestUserDefined = 0;
    float m_highest = 0.0f;
    float m_unknown = 0.0f; ///< score of a letter that is in no piece
};

} // namespace attentoscope
