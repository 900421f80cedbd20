// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/sentencepieces.h"
#include "engine/corpus/tokens/vocabulary.h"

#include <filesystem>
#include <optional>

namespace attentoscope {

/// The words of somebody's vocabulary; a word's place is its id there.
using TheirWords = std::vector<std::string>;

inline constexpr std::size_t mostForeignWords = 1'000'000;
inline constexpr std::uint64_t longestForeignVocabulary = 64 << 20; ///< bytes

/// Reads words with their ids, {"word": 0, …}, or a list of words, both as JSON, or else a word a line. Throws a
/// ForeignRefusal that names the file and the word or the id.
TheirWords theirWords(const std::filesystem::path& file);
/// The same, from the text of a file; `isJson`: whether it is JSON.
TheirWords wordsFromText(const std::filesystem::path& file, std::string_view text, bool isJson);

/// The id of a word; nothing if there is none.
std::optional<std::int32_t> theirId(const TheirWords& words, std::string_view word);

/// What others' ids mean.
struct TheirSpecials
{
    std::optional<std::int32_t> padding, start, end, unknown;
};

/// One language of a model: our vocabulary, in which the special tokens come first and all other words follow in their
/// order, and how text becomes its words.
struct ForeignSide
{
    Vocabulary vocabulary;
    std::vector<std::int32_t> theirs; ///< their id of each of our ids; −1: they have none. Two may be the same
    SharedSentencePieces pieces; ///< null: words are separated by spaces
    std::size_t unknownPieces = 0; ///< pieces that are not in the vocabulary
    std::string language; ///< such as "en"; empty if it is not said
};

/// `file` is for messages.
ForeignSide inOurOrder(const std::filesystem::path& file, TheirWords words, const TheirSpecials& specials);
/// Reads a SentencePiece model for the side.
void addPieces(ForeignSide& side, const std::filesystem::path& file);

/// The tokens that choose the target language, such as ">>por<<", in the vocabulary's order.
std::vector<std::string> languageTokensOf(const Vocabulary& vocabulary);

} // namespace attentoscope
