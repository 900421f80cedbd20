// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/sentencelimit.h"

#include "engine/corpus/text/unicodetext.h"

namespace attentoscope {

Result<void> checkSentenceText(std::string_view text)
{
    if (firstInvalidByte(text))
        return failure(ErrorCode::BadData, "This is not UTF-8 text. Convert it, for example with iconv -t UTF-8.");
    if (text.size() <= mostSentenceBytes)
        return {};
    return failure(ErrorCode::BadData,
        Message("The sentence has {} bytes; at most {} are translated at once. Cut it into sentences, one a line.",
            text.size(), mostSentenceBytes));
}

Result<void> checkSentenceTokens(std::size_t tokens)
{
    if (tokens <= mostSentenceTokens)
        return {};
    return failure(ErrorCode::BadData,
        Message("The sentence has {} tokens; at most {} are translated at once. Cut it into sentences, one a line.",
            tokens, mostSentenceTokens));
}

} // namespace attentoscope
