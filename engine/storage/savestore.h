// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/storage/files/safetensors.h"
#include "engine/storage/runsave.h"
#include "engine/types/error.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

enum class WhichSave : std::uint8_t { Current, Best };

/// Finds the saves of a run and the two that have names. Changes nothing.
///
/// The folders are saves/<step>. The small files `current` and `best` name two of them. While a step is saved for a
/// second time, its older folder waits as saves/.old-<step>. It is used if the new one was never completed.
class SaveFolders
{
public:
    explicit SaveFolders(std::filesystem::path run);

    std::filesystem::path all() const { return m_run / "saves"; }
    std::filesystem::path of(std::int64_t step) const;
    std::filesystem::path temporary(std::int64_t step) const;
    std::filesystem::path waiting(std::int64_t step) const;
    std::filesystem::path nameFile(WhichSave which) const;

    /// If a program ended between its first save and naming it, there is a single save without a name. It counts as the
    /// current one.
    std::optional<std::int64_t> named(WhichSave which) const;
    std::vector<std::int64_t> steps() const; ///< of the folders that are there, in order
    bool hasAny() const; ///< a name or a folder, whole or not
    /// The folder of a named save. Without a best one it is the current one. If there is none, that is a BadRun error
    /// that lists the others.
    Result<std::filesystem::path> find(WhichSave which) const;

    enum class Leftover : std::uint8_t { None, Temporary, Waiting };
    struct Entry
    {
        std::filesystem::path path;
        Leftover leftover = Leftover::None;
        std::int64_t step = 0; ///< of one that waits
    };
    std::vector<Entry> leftovers() const;

private:
    std::optional<std::int64_t> unnamed() const;

    std::filesystem::path m_run;
};

/// Whether this is a folder and not a link to one.
bool isOwnFolder(const std::filesystem::path& path);

/// Writes and reads the saves of a run. A save is written into saves/.tmp-<step>, synced, and renamed to saves/<step>.
/// Only then it gets a name. So whatever has a name is whole at every moment. It shares nothing with the run folder
/// except the disk: one thread may write while others read, and while metrics are appended.
class SaveStore
{
public:
    SaveStore(FileSystem& files, std::filesystem::path run, int kept); ///< how many saves stay beside the best one

    /// On success the save is whole and has its name, and the metrics that belong to it are on the disk. On an error
    /// the previous save is whole and keeps its name. The first call removes what an interrupted save has left behind.
    Result<void> write(const RunSave& save, bool isBest);
    Result<RunSave> read(WhichSave which) const;
    Result<StoredTensors> readModel(WhichSave which) const;
    Result<RunPosition> readPosition(WhichSave which) const; ///< without reading a tensor
    Result<SaveSize> readSize(WhichSave which) const; ///< without reading a tensor
    bool removeOldest() const; ///< but not the current or the best one; false if there is no other
    bool hasSave() const { return m_folders.hasAny(); }
    std::vector<std::int64_t> steps() const { return m_folders.steps(); } ///< of the saves that are there
    const std::filesystem::path& run() const { return m_run; }

private:
    template <typename Reader>
    auto readNamed(WhichSave which, const Reader& read) const -> decltype(read(std::filesystem::path()));
    Result<void> tidy();
    Result<void> syncMetrics() const;
    Result<void> writeInto(const std::filesystem::path& temporary, const RunSave& save) const;
    Result<void> putInPlace(const std::filesystem::path& temporary, std::int64_t step) const;
    Result<void> name(std::int64_t step, bool isBest) const;
    Result<void> linkModel(std::int64_t step) const;
    void removeOld(std::int64_t current) const;

    FileSystem* m_files;
    std::filesystem::path m_run;
    SaveFolders m_folders;
    std::size_t m_kept;
    bool m_isTidy = false;
};

/// The save in one folder of saves/.
Result<RunSave> readSave(const std::filesystem::path& place);

} // namespace attentoscope
