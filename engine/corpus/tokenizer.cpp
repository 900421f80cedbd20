// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokenizer.h"

#include "engine/corpus/charactertokenizer.h"
#include "engine/corpus/spacetokenizer.h"
#include "engine/corpus/wordtokenizer.h"

namespace attentoscope {

std::unique_ptr<Tokenizer> makeTokenizer(TokenizerKind kind)
{
    switch (kind) {
    case TokenizerKind::Words:
        return std::make_unique<WordTokenizer>();
    case TokenizerKind::Space:
        return std::make_unique<SpaceTokenizer>();
    case TokenizerKind::Characters:
        return std::make_unique<CharacterTokenizer>();
    }
    return nullptr;
}

std::vector<std::size_t> wordOfToken(const std::vector<TextToken>& tokens)
{
    std::vector<std::size_t> words(tokens.size());
    for (std::size_t i = 1; i < tokens.size(); ++i)
        words[i] = words[i - 1] + (tokens[i].attached ? 0 : 1);
    return words;
}

std::string joinTokens(const std::vector<TextToken>& tokens)
{
    std::string text;
    for (const auto& token : tokens) {
        if (!token.attached && !text.empty())
            text += ' ';
        if (token.attached || token.text != wordSeparator)
            text += token.text;
    }
    return text;
}

} // namespace attentoscope
