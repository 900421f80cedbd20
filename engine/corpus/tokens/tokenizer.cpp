// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/tokenizer.h"

#include "engine/corpus/tokens/charactertokenizer.h"
#include "engine/corpus/tokens/spacetokenizer.h"
#include "engine/corpus/tokens/subwordtokenizer.h"
#include "engine/corpus/tokens/wordtokenizer.h"

namespace attentoscope {

std::unique_ptr<Tokenizer> makeTokenizer(TokenizerKind kind, SharedSubwords subwords, TextRules rules)
{
    switch (kind) {
    case TokenizerKind::Words:
        return std::make_unique<WordTokenizer>(rules);
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

} // namespace attentoscope
