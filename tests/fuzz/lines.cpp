// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memoryfile.h"
#include "targets.h"

#include "app/clicommands/linebatches.h"
#include "engine/corpus/sentencelimit.h"
#include "engine/corpus/text/unicodetext.h"
#include "engine/corpus/tokens/textpipeline.h"
#include "engine/corpus/tokens/vocabulary.h"

#include <cstdlib>

namespace attentoscope::fuzz {

/// Lines to translate, as far as no model is needed: the first byte chooses how they are cleaned and cut into tokens.
void readLines(std::string_view bytes)
{
    if (bytes.empty())
        return;
    const auto choice = static_cast<unsigned char>(bytes.front());
    DataConfiguration configuration;
    configuration.tokenizer = static_cast<TokenizerKind>(choice % 3);
    configuration.recipe = choice & 8 ? DataRecipe::Tutorial : DataRecipe::Plain;
    configuration.lowercase = (choice & 32) != 0;
    configuration.stripAccents = (choice & 64) != 0;
    const TextPipeline pipeline(configuration);
    const auto vocabulary = Vocabulary::fromWords({"a", "the", "cat", "."}).value();
    const MemoryFile file(bytes.substr(1));
    LineBatches input(file.descriptor(), -1);
    for (auto lines = input.next(); !lines.empty(); lines = input.next())
        for (const auto& line : lines) {
            if (line.size() > LineBatches::longestLine)
                std::abort();
            if (firstInvalidByte(line) || !checkSentenceBytes(line))
                continue;
            for (const auto& token : pipeline.tokens(line))
                if (token.text.empty() || vocabulary.id(token.text) >= static_cast<std::int32_t>(vocabulary.size()))
                    std::abort();
        }
}

} // namespace attentoscope::fuzz
