// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memoryfile.h"
#include "targets.h"

#include "engine/corpus/files/pairreader.h"

namespace attentoscope::fuzz {

void readPairs(std::string_view bytes)
{
    const MemoryFile file(bytes);
    DataRequest request;
    request.source = file.path();
    std::size_t characters = 0;
    static_cast<void>(attentoscope::readPairs(request, [&](const RawPair& pair) {
        for (const char letter : pair.first)
            characters += letter == ' ';
        for (const char letter : pair.second)
            characters += letter == ' ';
        return true;
    }));
}

} // namespace attentoscope::fuzz
