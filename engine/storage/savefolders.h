// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace attentoscope
