// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/subwordcutter.h"

#include <memory>

namespace attentoscope {

/// A SentencePiece model, which cuts words into pieces. Our own code reads and uses it, so that a hostile file does no
/// harm. Only learning is done by SentencePiece. May be used from several threads at once.
class SubwordModel
{
public:
    static Result<std::shared_ptr<const SubwordModel>> open(const std::string& path);
    /// Makes a model from the bytes of a .model file; `name` is for messages.
    static Result<std::shared_ptr<const SubwordModel>> fromBytes(std::string_view bytes, const std::string& name);

    TokenizerKind kind() const { return m_pieces.kind; }
    bool marksFirstWord() const { return m_pieces.marksFirstWord; }
    const std::string& bytes() const { return m_bytes; } ///< a .model file with what is used of the original
    std::vector<std::string> words() const; ///< all pieces, in the model's order
    /// Pieces of a word in UTF-8, which begins with "▁" where one is written before it.
    std::vector<std::string> cut(std::string_view word) const { return m_cutter.cut(word); }

private:
    SubwordModel(SubwordPieces pieces, std::string bytes);

    SubwordPieces m_pieces;
    std::string m_bytes;
    SubwordCutter m_cutter;
};

using SharedSubwords = std::shared_ptr<const SubwordModel>;

/// Each side has its own model; null where the tokenizer needs none.
struct SubwordSides
{
    SharedSubwords source;
    SharedSubwords target;
};

// The names of the models in a run folder.
inline constexpr const char* sourceSubwordsFile = "subwords.source.model";
inline constexpr const char* targetSubwordsFile = "subwords.target.model";

} // namespace attentoscope
