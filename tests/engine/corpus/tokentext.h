// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/tokenizer.h"

namespace attentoscope::tests {

/// The text that tokens stand for: a space before each that is not attached. A `wordSeparator` that is not attached is
/// that space and nothing else; at the start of a longer token it is the space before it.
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
