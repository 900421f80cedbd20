// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/types/error.h"

#include <filesystem>
#include <vector>

namespace attentoscope {

/// Deleted runs that can be restored. A deleted run is moved into the folder `.deleted` beside it, so nothing is
/// copied. When the bin is emptied or destroyed, its runs are deleted for good.
class RunBin
{
public:
    explicit RunBin(FileSystem& files = systemFiles()) : m_files(&files) { }
    RunBin(const RunBin&) = delete;
    RunBin& operator=(const RunBin&) = delete;
    ~RunBin() { [[maybe_unused]] const auto emptied = empty(); }

    /// Moves a run here. Refuses a folder without a run, and a run that is being trained.
    Result<void> put(const std::filesystem::path& run);
    /// Restores the run that was deleted last, and returns its folder. If another folder has the run's name now, the
    /// run gets a new name. It is a NotReady error if the bin is empty.
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
