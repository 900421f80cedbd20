// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/subwordlearning.h"

#include "engine/corpus/files/helperprogram.h"
#include "engine/corpus/files/messages.h"
#include "engine/corpus/text/unicodetext.h"

#include <unordered_set>

namespace attentoscope {

namespace {

std::size_t differentCharacters(std::span<const std::string> sentences)
{
    std::unordered_set<char32_t> seen;
    for (std::string_view rest : sentences)
        while (!rest.empty()) {
            const auto character = firstCharacter(rest);
            seen.insert(character.value);
            rest.remove_prefix(character.bytes);
        }
    return seen.size();
}

/// One sentence a line, with plain spaces: SentencePiece knows no others.
std::string asLines(std::span<const std::string> sentences)
{
    std::string lines;
    for (const auto& sentence : sentences) {
        forEachPiece(sentence, [&lines](std::string_view word) { (lines += word) += ' '; });
        lines += '\n';
    }
    return lines;
}

} // namespace

/// SentencePiece brings its own copy of a library that LibTorch brings too, and one process cannot have both.
Result<SharedSubwords> learnSubwords(
    TokenizerKind kind, int size, std::span<const std::string> sentences, const std::stop_token& stop)
{
    // All characters get a piece while that leaves room for longer ones; otherwise the rarest 0.05 % of the text do
    // not.
    const std::size_t characters = differentCharacters(sentences);
    const bool hasRoom = characters * 2 <= static_cast<std::size_t>(size);
    const auto bytes = runHelper("attentoscope-subwords",
        {kind == TokenizerKind::Bpe ? "bpe" : "unigram", std::to_string(size), hasRoom ? "1.0" : "0.9995"},
        asLines(sentences), stop);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (bytes->empty())
        return failure(ErrorCode::BadData,
            Message("No subwords can be learned from {} with {}. Change subword_vocabulary (now {}) or choose another "
                    "tokenizer.",
                counted(sentences.size(), "{} sentence", "{} sentences"),
                counted(characters, "{} different character", "{} different characters"), size));
    return SubwordModel::fromBytes(*bytes, "The learned subword model");
}

} // namespace attentoscope
