// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memoryfile.h"
#include "targets.h"

#include "engine/corpus/files/pairreader.h"

namespace attentoscope::fuzz {

/// Two files, with a byte that is in no UTF-8 text between them.
void readParallel(std::string_view bytes)
{
    const auto border = bytes.find('\xFF');
    const MemoryFile source(bytes.substr(0, border));
    const MemoryFile target(border == std::string_view::npos ? std::string_view() : bytes.substr(border + 1));
    DataRequest request;
    request.source = source.path();
    request.target = target.path();
    static_cast<void>(attentoscope::readPairs(request, [](const RawPair&) { return true; }));
}

} // namespace attentoscope::fuzz
