// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/alignment/statisticalaligner.h"
#include "engine/types/message.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace attentoscope {

/// Keeps what was learned from sentence pairs: one safetensors file for each set of pairs. Its name is the hash of the
/// pairs and of the aligner's version.
class LinkCache
{
public:
    static constexpr std::uint64_t usualLimit = 1ULL << 30; ///< bytes of all files

    /// Without a folder it keeps nothing.
    explicit LinkCache(std::optional<std::filesystem::path> folder = usualFolder(), std::uint64_t limit = usualLimit);

    /// A folder under XDG_CACHE_HOME, or else under .cache in HOME. None if neither is set.
    static std::optional<std::filesystem::path> usualFolder();

    /// Reads what was learned from these pairs before, or learns it and keeps it. Replaces a damaged file. If it cannot
    /// be kept, a notice says so.
    Result<StatisticalAligner> learn(
        const WordPairs& pairs, const AligningOptions& options, std::vector<Message>& notices) const;

    /// The file for the tables of these pairs.
    std::optional<std::filesystem::path> fileOf(const WordPairs& pairs) const;

private:
    Result<void> keep(const std::filesystem::path& file, const AlignerTables& tables) const;
    void removeOldest() const;

    std::optional<std::filesystem::path> m_folder;
    std::uint64_t m_limit;
};

} // namespace attentoscope
