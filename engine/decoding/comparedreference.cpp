// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/comparedreference.h"

#include "engine/decoding/preparedsentence.h"

namespace attentoscope {

std::string comparedReference(const TranslationModel& model, std::string_view target)
{
    std::vector<Token> tokens;
    for (auto& token : model.targetPipeline().tokens(target))
        tokens.push_back({.text = std::move(token.text), .attached = token.attached});
    return joinTokens(tokens, model.configuration().data.tokenizer);
}

} // namespace attentoscope
