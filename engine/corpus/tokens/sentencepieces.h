// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/charactermap.h"
#include "engine/corpus/tokens/subwordmodel.h"

#include <span>

namespace attentoscope {

/// A SentencePiece model of others, used as SentencePiece itself does: the model's own replacements of characters, and
/// pieces of the whole sentence, which may reach from one word into the next. May be used from several threads at once.
class SentencePieces final : public SubwordModel
{
public:
    /// `name` is for messages. The error is BadData.
    static Result<std::shared_ptr<const SentencePieces>> fromBytes(std::string_view bytes, const std::string& name);

    PieceReach reach() const override { return PieceReach::Sentences; }
    /// The text that is cut: characters replaced, "▁" in place of spaces. Ill-formed UTF-8 becomes U+FFFD.
    std::string normalized(std::string_view text) const;
    /// The pieces of a sentence as written. Neighbouring letters that are in no piece are one piece, or one piece for
    /// each of their bytes ("<0xE2>") if the model asks for that.
    std::vector<std::string> cut(std::string_view text) const override;

private:
    SentencePieces(SubwordPieces pieces, CharacterMap map, std::string_view bytes);
    CharacterMap::Replacement nextCharacters(std::string_view text) const;

    CharacterMap m_map;
};

using SharedSentencePieces = std::shared_ptr<const SentencePieces>;

/// The token at the beginning of a sentence that chooses the target language, such as ">>por<<", as Marian's tokenizers
/// take it; empty if there is none.
std::string_view languageTokenOf(std::string_view text);

/// The text that pieces make, without a space at its beginning. Pieces of bytes become their characters.
std::string textOfPieces(std::span<const std::string> pieces);

} // namespace attentoscope
