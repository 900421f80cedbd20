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

/// Whether a save that is written becomes the best one. It always becomes the current one.
enum class SaveKind : std::uint8_t { Plain, Best };

/// Finds the saves of a run, and the two that have names. Changes nothing.
///
/// The folders are saves/<step>. The small files `current` and `best` name two of them. Such a file has a line with the
/// step, and a line with the sum of the first line. Files from older versions and from people may lack the second line.
/// While a step is saved for a second time, its older folder is kept as saves/.old-<step>. It is used if the new folder
/// was never completed.
class SaveFolders
{
public:
    explicit SaveFolders(std::filesystem::path run);

    std::filesystem::path all() const { return m_run / "saves"; }
    std::filesystem::path of(std::int64_t step) const;
    std::filesystem::path temporary(std::int64_t step) const;
    std::filesystem::path waiting(std::int64_t step) const;
    std::filesystem::path nameFile(WhichSave which) const;

    /// The step of a named save. If a program has ended between writing its first save and naming it, there is a single
    /// save without a name, which counts as the current one.
    std::optional<std::int64_t> named(WhichSave which) const;
    /// Does the same, but it is a BadRun error if the file is damaged or names no step.
    Result<std::optional<std::int64_t>> readName(WhichSave which) const;
    std::vector<std::int64_t> steps() const; ///< steps of the existing folders, in order
    bool hasAny() const; ///< whether there is a name or a folder, even an incomplete one
    /// The folder of a named save, or its older folder as described above. If no save is the best, that of the current
    /// one. If there is no such save, the BadRun error lists the others.
    Result<std::filesystem::path> find(WhichSave which) const;

    enum class Leftover : std::uint8_t { None, Temporary, Waiting };
    struct Entry
    {
        std::filesystem::path path;
        Leftover leftover = Leftover::None;
        std::int64_t step = 0; ///< step of an older folder that is kept
    };
    std::vector<Entry> leftovers() const;

private:
    std::optional<std::int64_t> unnamed() const;

    std::filesystem::path m_run;
};

/// Whether the path is a folder, and not a link to one.
bool isOwnFolder(const std::filesystem::path& path);

/// Writes and reads the saves of a run. A save is written into saves/.tmp-<step>, synced, and renamed to saves/<step>.
/// Only then it gets a name. So a save with a name is complete at every moment. This object shares nothing but the disk
/// with RunFolder. So one thread may write while others read, and while metrics are appended.
class SaveStore
{
public:
    /// `kept` is the number of saves that stay besides the best one.
    SaveStore(FileSystem& files, std::filesystem::path run, int kept);

    /// Writes a save. On success the save is complete and has its name, and the metrics that belong to it are on the
    /// disk. After an error the previous save is complete and keeps its name. The first call removes the remains of an
    /// interrupted save.
    Result<void> write(const RunSave& save, SaveKind kind);
    /// If the save is damaged and another one is undamaged, the BadRun error names that one; so does readModel().
    Result<RunSave> read(WhichSave which) const;
    Result<StoredTensors> readModel(WhichSave which) const;
    Result<RunPosition> readPosition(WhichSave which) const; ///< reads no tensor
    Result<SaveSize> readSize(WhichSave which) const; ///< reads no tensor
    /// Makes this save the current one again. Other saves stay as they are.
    Result<void> makeCurrent(std::int64_t step) const { return name(step, SaveKind::Plain); }
    bool removeOldest() const; ///< never removes the current or the best save; false if there is no other
    bool hasSave() const { return m_folders.hasAny(); }
    std::vector<std::int64_t> steps() const { return m_folders.steps(); } ///< steps of the existing saves
    const std::filesystem::path& run() const { return m_run; }

private:
    std::optional<std::int64_t> wholeSaveBeside(const std::filesystem::path& damaged) const;
    template <typename Read>
    Result<Read> offeringAnother(WhichSave which, Result<Read> read) const;
    template <typename Reader>
    auto readNamed(WhichSave which, const Reader& read) const -> decltype(read(std::filesystem::path()));
    Result<void> tidy();
    Result<void> syncLogs() const;
    Result<void> writeInto(const std::filesystem::path& temporary, const RunSave& save) const;
    Result<void> putInPlace(const std::filesystem::path& temporary, std::int64_t step) const;
    Result<void> name(std::int64_t step, SaveKind kind) const;
    Result<void> linkModel(std::int64_t step) const;
    bool removeSaves(const std::vector<std::int64_t>& steps) const;
    void removeOld(std::int64_t current) const;

    FileSystem* m_files;
    std::filesystem::path m_run;
    SaveFolders m_folders;
    std::size_t m_kept;
    bool m_isTidy = false;
};

/// The names of a save's files. Their sums are in a file beside them (engine/storage/files/sums.h).
constexpr const char* savedModelFile = "model.safetensors";
constexpr const char* savedStateFile = "state.safetensors";

/// Reads the save in a folder of saves/. It is a BadRun error if the sum of a file is not that in the save.
Result<RunSave> readSave(const std::filesystem::path& place);
/// Reads only the weights, with the same check.
Result<StoredTensors> readSavedWeights(const std::filesystem::path& place);

/// The contents of a file that names a save.
std::string saveNameText(std::int64_t step);
constexpr std::uint64_t longestSaveName = 64; // bytes

} // namespace attentoscope
