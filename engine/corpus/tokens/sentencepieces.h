// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/charactermap.h"
#include "engine/corpus/tokens/subwordmodel.h"

#include <span>

namespace attentoscope {

/// A SentencePiece model of others, used exactly as SentencePiece does. It makes the model's own replacements of
/// characters, and cuts whole sentences, so that a piece may cross the space between two words. May be used from
/// several threads at once.
class SentencePieces final : public SubwordModel
{
public:
    /// `name` is for messages. The error is BadData.
    static Result<std::shared_ptr<const SentencePieces>> fromBytes(std::string_view bytes, const std::string& name);

    PieceReach reach() const override { return PieceReach::Sentences; }
    /// The text before it is cut: with characters replaced, and "▁" in place of spaces. Ill-formed UTF-8 becomes
    /// U+FFFD.
    std::string normalized(std::string_view text) const;
    /// The pieces of a sentence as written. Neighbouring letters that no piece has are one piece. In models
    /// with byte pieces, each byte of such letters is a piece ("<0xE2>").
    std::vector<std::string> cut(std::string_view text) const override;

private:
    SentencePieces(SubwordPieces pieces, CharacterMap map, std::string_view bytes);
    CharacterMap::Replacement nextCharacters(std::string_view text) const;

    CharacterMap m_map;
};

using SharedSentencePieces = std::shared_ptr<const SentencePieces>;

/// A sentence may begin with a token that chooses the target language, such as ">>por<<". Returns it, as Marian's
/// tokenizers accept it. Empty if there is none.
std::string_view languageTokenOf(std::string_view text);

/// Joins pieces into text, without a space at its beginning. Pieces of bytes become their characters.
std::string textOfPieces(std::span<const std::string> pieces);

} // namespace attentoscope
