// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"

#include "engine/storage/vocabularyfile.h"

#include <cstdlib>

namespace attentoscope::fuzz {

void readVocabulary(std::string_view bytes)
{
    const std::string text(bytes);
    if (const auto vocabulary = vocabularyFromText(text, "vocab.source.txt"))
        if (vocabularyToText(*vocabulary) != text)
            std::abort();
    for (const std::size_t words : {4, 8})
        static_cast<void>(spacingFromText(text, words, "spacing.target.txt"));
}

} // namespace attentoscope::fuzz
