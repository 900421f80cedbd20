// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/savestore.h"

namespace attentoscope {

/// Writes the saves of a run, and the metrics that belong to them, to the disk. It shares nothing with the run folder
/// except the disk. So it can work in a thread of its own while metrics are appended. Only one thread at a time may use
/// it.
class SaveWriter
{
public:
    SaveWriter(FileSystem& files, std::filesystem::path run, std::filesystem::path metrics, int kept);

    /// On success the save is whole and has its name. On an error the previous save is whole and keeps its name.
    Result<void> write(const RunSave& save, bool isBest);
    /// Makes room: removes the oldest save, but never the current or the best one. Returns false if there is no other.
    bool removeOldest() { return m_saves.removeOldest(); }
    std::vector<std::int64_t> steps() const { return m_saves.steps(); } ///< of the saves that are there
    const std::filesystem::path& run() const { return m_run; }

private:
    Result<void> prepare();
    Result<void> syncMetrics() const;

    FileSystem* m_files;
    std::filesystem::path m_run;
    std::filesystem::path m_metrics;
    SaveStore m_saves;
    bool m_isTidy = false;
};

} // namespace attentoscope
