// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/headpatterns.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// One token of a sentence, and whether it is written without a space after the token before it.
struct TextToken
{
    std::string text;
    bool attached = false;
};

class SubwordModel;

/// Cuts normalised text into tokens. Reusable from one thread at a time.
class Tokenizer
{
public:
    virtual ~Tokenizer() = default;
    virtual std::vector<TextToken> split(std::string_view text) const = 0;
};

/// `subwords` is used by the kinds that cut words into pieces.
std::unique_ptr<Tokenizer> makeTokenizer(
    TokenizerKind kind, std::shared_ptr<const SubwordModel> subwords = nullptr, TextRules rules = TextRules::Second);

/// In the character tokenizer: the token for white space between two words. In subword tokenizers: the first character
/// of a word's first piece.
inline constexpr std::string_view wordSeparator = "▁";

/// What a token is by its first character that is no word separator: punctuation or a symbol, a digit or another
/// number, a capital letter, or anything else. Never a mark of a sentence's start or end.
WordClass wordClassOf(std::string_view token);

} // namespace attentoscope
