// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/tokenizer.h"

#include "engine/corpus/tokens/charactertokenizer.h"
#include "engine/corpus/tokens/spacetokenizer.h"
#include "engine/corpus/tokens/subwordtokenizer.h"
#include "engine/corpus/tokens/wordtokenizer.h"

namespace attentoscope {

std::unique_ptr<Tokenizer> makeTokenizer(TokenizerKind kind, SharedSubwords subwords)
{
    switch (kind) {
    case TokenizerKind::Words:
        return std::make_unique<WordTokenizer>();
    case TokenizerKind::Space:
        return std::make_unique<SpaceTokenizer>();
    case TokenizerKind::Characters:
        return std::make_unique<CharacterTokenizer>();
    case TokenizerKind::Bpe:
    case TokenizerKind::Unigram:
        if (!subwords) // there was no text to learn them from, and there is none to cut
            return std::make_unique<SpaceTokenizer>();
        return std::make_unique<SubwordTokenizer>(std::move(subwords));
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
        const bool beginsWord = !token.attached && token.text.starts_with(wordSeparator);
        text += beginsWord ? std::string_view(token.text).substr(wordSeparator.size()) : std::string_view(token.text);
    }
    return text;
}

} // namespace attentoscope
