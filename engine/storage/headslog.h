// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/linelog.h"
#include "engine/types/headreport.h"

#include <vector>

namespace attentoscope {

inline constexpr const char* headsFile = "heads.jsonl";

/// heads.jsonl: the measures of a Transformer's heads, one JSON object a line for each validation, in the order of the
/// steps. At 128 MiB, which is ten thousand validations of 72 heads, nothing more is written. Nothing else depends on
/// this file.
class HeadsLog
{
public:
    HeadsLog(FileSystem& files, std::filesystem::path path) : m_lines(files, std::move(path)) { }

    Result<void> append(const HeadReport& report);
    Result<void> restore() { return m_lines.restore(); } ///< after its folder was removed or moved
    Result<void> cutAfter(std::int64_t step); ///< for a run that is resumed there

private:
    LineLog m_lines;
    std::uint64_t m_bytes = 0; ///< that were written
};

/// The reports of a run's heads.jsonl in order; of several of one step the last. A missing file is an empty list, and a
/// torn last line is left out.
Result<std::vector<SharedHeadReport>> readHeads(const std::filesystem::path& path);

} // namespace attentoscope
