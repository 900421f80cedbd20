// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/corpus/tokens/tokenizer.h"

#include <unordered_map>

namespace attentoscope {

/// Pieces of words as a SentencePiece model cuts them. A piece that begins with `wordSeparator` begins a word; every
/// other piece but the first is attached.
class SubwordTokenizer : public Tokenizer
{
public:
    explicit SubwordTokenizer(SharedSubwords model) : m_model(std::move(model)) { }
    std::vector<TextToken> split(std::string_view text) const override;

private:
    static constexpr std::size_t mostRemembered = 200'000; ///< words; most of a text are the same few

    const std::vector<std::string>& piecesOf(const std::string& word) const;

    SharedSubwords m_model;
    mutable std::unordered_map<std::string, std::vector<std::string>> m_remembered;
};

} // namespace attentoscope
