// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memoryfile.h"
#include "targets.h"

#include "engine/metrics/sentencepairs.h"

#include <cstdlib>

namespace attentoscope::fuzz {

/// Sentence pairs, and behind a byte that is in no UTF-8 text alignments that may belong to them: as gold links, and as
/// another system's attention.
void readAligned(std::string_view bytes)
{
    const auto border = bytes.find('\xFF');
    const MemoryFile data(bytes.substr(0, border));
    const MemoryFile alignments(border == std::string_view::npos ? std::string_view() : bytes.substr(border + 1));
    SentencesRequest request;
    request.set = SentenceSet::File;
    request.file = data.path();
    request.goldFile = alignments.path();
    if (const auto pairs = readSentences(request, nullptr, Direction::AsWritten, {}))
        if (pairs->gold.size() != pairs->lineCount)
            std::abort();
    request.goldFile.clear();
    request.attentionFile = alignments.path();
    const auto pairs = readSentences(request, nullptr, Direction::Swapped, {});
    if (!pairs)
        return;
    for (std::size_t index = 0; index < pairs->text.size(); ++index)
        static_cast<void>(sentenceOfOther(pairs->other[pairs->lines[index] - 1], "other", pairs->text[index], {}));
}

} // namespace attentoscope::fuzz
