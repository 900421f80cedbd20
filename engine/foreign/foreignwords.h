// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/sentencepieces.h"
#include "engine/corpus/tokens/vocabulary.h"

#include <filesystem>
#include <optional>

namespace attentoscope {

/// The words of somebody's vocabulary. The index of a word is its id there.
using TheirWords = std::vector<std::string>;

inline constexpr std::size_t mostForeignWords = 1'000'000;
inline constexpr std::uint64_t longestForeignVocabulary = 64 << 20; ///< bytes

/// Reads words with their ids, {"word": 0, …}, or a list of words, both as JSON; or else one word on each line. Throws
/// a ForeignRefusal that names the file and the word or the id.
TheirWords theirWords(const std::filesystem::path& file);
/// Does the same with the text of a file. `isJson` says whether it is JSON.
TheirWords wordsFromText(const std::filesystem::path& file, std::string_view text, bool isJson);

/// The id of a word; none if there is no such word.
std::optional<std::int32_t> theirId(const TheirWords& words, std::string_view word);

/// The ids of the special tokens in a foreign vocabulary.
struct TheirSpecials
{
    std::optional<std::int32_t> padding, start, end, unknown;
};

/// One language of a model. It has our vocabulary, and says how text becomes words. In our vocabulary the special
/// tokens come first, and the other words follow in the model's order.
struct ForeignSide
{
    Vocabulary vocabulary;
    /// For each of our ids, the id in the foreign model; −1: it has none. Two of our ids may share one.
    std::vector<std::int32_t> theirs;
    SharedSentencePieces pieces; ///< null: words are separated by spaces
    std::size_t unknownPieces = 0; ///< pieces that are not in the vocabulary
    std::string language; ///< such as "en"; empty if the model does not say it
};

/// `file` is for messages.
ForeignSide inOurOrder(const std::filesystem::path& file, TheirWords words, const TheirSpecials& specials);
/// Reads a SentencePiece model for the side.
void addPieces(ForeignSide& side, const std::filesystem::path& file);

/// The tokens that choose the target language, such as ">>por<<", in the vocabulary's order.
std::vector<std::string> languageTokensOf(const Vocabulary& vocabulary);

} // namespace attentoscope
