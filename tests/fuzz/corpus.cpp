// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memoryfile.h"
#include "targets.h"

#include "engine/corpus/corpus.h"

namespace attentoscope::fuzz {

/// The first byte chooses how the text is cleaned and cut into tokens.
void readCorpus(std::string_view bytes)
{
    if (bytes.empty())
        return;
    const auto choice = static_cast<unsigned char>(bytes.front());
    const MemoryFile file(bytes.substr(1));
    DataConfiguration configuration;
    configuration.tokenizer = static_cast<TokenizerKind>(choice % 3);
    configuration.recipe = choice & 8 ? DataRecipe::Tutorial : DataRecipe::Plain;
    configuration.direction = choice & 16 ? Direction::Swapped : Direction::AsWritten;
    configuration.lowercase = (choice & 32) != 0;
    configuration.stripAccents = (choice & 64) != 0;
    DataRequest request;
    request.source = file.path();
    static_cast<void>(loadCorpus(request, configuration, {}, {}));
}

} // namespace attentoscope::fuzz
