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

/// Cuts normalised text into tokens. Can be used many times, but by one thread at a time.
class Tokenizer
{
public:
    virtual ~Tokenizer() = default;
    virtual std::vector<TextToken> split(std::string_view text) const = 0;
};

/// `subwords` is for the kinds that cut words into pieces.
std::unique_ptr<Tokenizer> makeTokenizer(
    TokenizerKind kind, std::shared_ptr<const SubwordModel> subwords = nullptr, TextRules rules = TextRules::Second);

/// For characters: the token for white space between two words. For subwords: the first character of a word's first
/// piece.
inline constexpr std::string_view wordSeparator = "▁";

/// The class of a token by its first character that is not wordSeparator: punctuation or a symbol, a digit or another
/// number, a capital letter, or anything else. The result is never the class of a start or end mark.
WordClass wordClassOf(std::string_view token);

} // namespace attentoscope
