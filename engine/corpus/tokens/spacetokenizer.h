// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/tokens/tokenizer.h"

namespace attentoscope {

/// Takes the text as already tokenised: white space separates the tokens.
class SpaceTokenizer : public Tokenizer
{
public:
    std::vector<TextToken> split(std::string_view text) const override;
};

} // namespace attentoscope
