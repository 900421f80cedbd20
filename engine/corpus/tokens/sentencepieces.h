// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/charactermap.h"
#include "engine/corpus/tokens/subwordmodel.h"

#include <span>

namespace attentoscope {

/// A SentencePiece model of others, used as SentencePiece itself does: the model's own replacements of characters, and
/// pieces of the whole sentence, which may reach from one word into the next. May be used from several threads at once.
class SentencePieces
{
public:
    /// `name` is for messages. The error is BadData.
    static Result<std::shared_ptr<const SentencePieces>> fromBytes(std::string_view bytes, const std::string& name);

    TokenizerKind kind() const { return m_pieces.kind; }
    const std::string& bytes() const { return m_bytes; } ///< the .model file
    std::vector<std::string> words() const; ///< all pieces, in the model's order
    /// The text that is cut: characters replaced, "▁" in place of spaces. Ill-formed UTF-8 becomes U+FFFD.
    std::string normalized(std::string_view text) const;
    /// The pieces of a sentence as written. Neighbouring letters that are in no piece are one piece, or one piece for
    /// each of their bytes ("<0xE2>") if the model asks for that.
    std::vector<std::string> cut(std::string_view text) const;

private:
    SentencePieces(SubwordPieces pieces, CharacterMap map, std::string_view bytes);
    CharacterMap::Replacement nextCharacters(std::string_view text) const;

    SubwordPieces m_pieces;
    CharacterMap m_map;
    std::string m_bytes;
    SubwordCutter m_cutter;
};

using SharedSentencePieces = std::shared_ptr<const SentencePieces>;

/// The text that pieces make, without a space at its beginning. Pieces of bytes become their characters.
std::string textOfPieces(std::span<const std::string> pieces);

} // namespace attentoscope
