// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/text/textboundaries.h"
#include "engine/corpus/tokens/tokenizer.h"

namespace attentoscope {

/// Characters as people see them (grapheme clusters). White space between two words, however much, becomes one
/// token `wordSeparator`, which is not attached, and every other token but the first is.
class CharacterTokenizer : public Tokenizer
{
public:
    CharacterTokenizer();
    std::vector<TextToken> split(std::string_view text) const override;

private:
    mutable TextBoundaries m_boundaries;
};

} // namespace attentoscope
