// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/types/error.h"

#include <filesystem>
#include <vector>

namespace attentoscope {

/// Deleted runs that can be brought back. A deleted run is moved into the folder `.deleted` beside it, so nothing is
/// copied. The remaining runs are deleted for good when the bin is emptied or destroyed.
class RunBin
{
public:
    explicit RunBin(FileSystem& files = systemFiles()) : m_files(&files) { }
    RunBin(const RunBin&) = delete;
    RunBin& operator=(const RunBin&) = delete;
    ~RunBin() { [[maybe_unused]] const auto emptied = empty(); }

    /// Moves a run here. Refuses a folder without a run, and a run that is trained now.
    Result<void> put(const std::filesystem::path& run);
    /// Brings back the run that was put here last, and returns its folder. If another folder has its name now, it gets
    /// a new one. A NotReady error if the bin is empty.
    Result<std::filesystem::path> takeBack();
    Result<void> empty();
    std::size_t size() const { return m_deleted.size(); }

private:
    struct Deleted
    {
        std::filesystem::path run; ///< its former place
        std::filesystem::path place; ///< its present place
    };

    FileSystem* m_files;
    std::vector<Deleted> m_deleted;
};

} // namespace attentoscope
