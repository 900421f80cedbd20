// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memoryfile.h"
#include "targets.h"
#include "temporaryfolder.h"

#include "engine/storage/archive/runarchive.h"

#include <cstdlib>
#include <filesystem>

namespace attentoscope::fuzz {

/// Whatever the archive says, nothing is written beside the folder it is unpacked into.
void readArchive(std::string_view bytes)
{
    namespace fs = std::filesystem;
    const MemoryFile file(bytes);
    const TemporaryFolder folder;
    const auto& place = folder.path();
    fs::create_directories(place / "runs");
    const ArchiveLimits limits{.entries = 32, .bytes = 1 << 20};
    const auto unpacked = unpackRun(file.path(), place / "runs" / "run", {}, {}, limits);
    for (const auto& entry : fs::directory_iterator(place / "runs"))
        if (!unpacked || entry.path().filename() != "run")
            std::abort();
    for (const auto& entry : fs::directory_iterator(place))
        if (entry.path().filename() != "runs")
            std::abort();
}

} // namespace attentoscope::fuzz
