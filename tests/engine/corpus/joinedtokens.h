// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/tokenizer.h"

namespace attentoscope::tests {

/// For each token, the word to which it belongs, counted from zero. Words are separated by white space, so attached
/// tokens belong to the word before them. Alignments count these words.
inline std::vector<std::size_t> wordOfToken(const std::vector<TextToken>& tokens)
{
    std::vector<std::size_t> words(tokens.size());
    for (std::size_t i = 1; i < tokens.size(); ++i)
        words[i] = words[i - 1] + (tokens[i].attached ? 0 : 1);
    return words;
}

/// The text as people write it: with a space before each token that is not attached. A `wordSeparator` stands for that
/// space, alone or at the start of a longer token.
inline std::string joinTokens(const std::vector<TextToken>& tokens)
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

} // namespace attentoscope::tests
