// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/sentencelimit.h"

#include "engine/corpus/files/messages.h"

namespace attentoscope {

Result<void> checkSentenceBytes(std::string_view text)
{
    if (text.size() <= mostSentenceBytes)
        return {};
    return failure(ErrorCode::BadData,
        "The sentence has " + grouped(text.size()) + " bytes; at most " + grouped(mostSentenceBytes)
            + " are translated at once. Cut it into sentences, one a line.");
}

Result<void> checkSentenceTokens(std::size_t tokens)
{
    if (tokens <= mostSentenceTokens)
        return {};
    return failure(ErrorCode::BadData,
        "The sentence has " + grouped(tokens) + " tokens; at most " + grouped(mostSentenceTokens)
            + " are translated at once. Cut it into sentences, one a line.");
}

} // namespace attentoscope
