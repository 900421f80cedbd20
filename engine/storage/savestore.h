// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/filesystem.h"
#include "engine/storage/runsave.h"
#include "engine/storage/savefolders.h"

namespace attentoscope {

/// Writes and reads the saves of a run. A save is written into saves/.tmp-<step>, synced, and renamed to saves/<step>.
/// Only then it gets a name. So whatever has a name is whole at every moment.
class SaveStore
{
public:
    SaveStore(FileSystem& files, std::filesystem::path run, int kept); ///< how many saves stay beside the best one

    /// `position` takes the place of the save's own position; it has what is known only now.
    Result<void> write(const RunPosition& position, const RunSave& save, bool isBest);
    Result<RunSave> read(WhichSave which) const;
    Result<StoredTensors> readModel(WhichSave which) const;
    Result<RunPosition> readPosition(WhichSave which) const; ///< without reading a tensor
    Result<SaveSize> readSize(WhichSave which) const; ///< without reading a tensor
    bool removeOldest() const; ///< but not the current or the best one; false if there is no other
    bool hasSave() const { return m_folders.hasAny(); }
    std::vector<std::int64_t> steps() const { return m_folders.steps(); }

    /// Removes what an interrupted save has left behind. To be called once before the first write.
    Result<void> tidy();

private:
    template <typename Reader>
    auto readNamed(WhichSave which, const Reader& read) const -> decltype(read(std::filesystem::path()));
    Result<void> writeInto(
        const std::filesystem::path& temporary, const RunPosition& position, const RunSave& save) const;
    Result<void> putInPlace(const std::filesystem::path& temporary, std::int64_t step) const;
    Result<void> name(std::int64_t step, bool isBest) const;
    Result<void> linkModel(std::int64_t step) const;
    void removeOld(std::int64_t current) const;

    FileSystem* m_files;
    std::filesystem::path m_run;
    SaveFolders m_folders;
    std::size_t m_kept;
};

/// The save in one folder of saves/.
Result<RunSave> readSave(const std::filesystem::path& place);

} // namespace attentoscope
