// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memoryfile.h"
#include "targets.h"

#include "engine/storage/files/safetensors.h"

#include <cstdlib>

namespace attentoscope::fuzz {

void readSafetensorsFile(std::string_view bytes)
{
    const MemoryFile file(bytes);
    const auto read = readSafetensors(file.path());
    const auto size = readSafetensorsSize(file.path());
    if (read.has_value() != size.has_value())
        std::abort();
    std::size_t total = 0;
    if (read)
        for (const auto& tensor : read->tensors)
            total += tensor.bytes.size();
    if (size && size->bytes != total)
        std::abort();
}

} // namespace attentoscope::fuzz
