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

/// What was learned of sentence pairs, kept for the next time: a safetensors file for each set of pairs. Its name is
/// the hash of the pairs and of the aligner's version.
class LinkCache
{
public:
    static constexpr std::uint64_t usualLimit = 1ULL << 30; ///< bytes of all files together

    /// Without a folder nothing is kept.
    explicit LinkCache(std::optional<std::filesystem::path> folder = usualFolder(), std::uint64_t limit = usualLimit);

    /// Under XDG_CACHE_HOME, or else under the .cache of HOME; none where both are unset.
    static std::optional<std::filesystem::path> usualFolder();

    /// Reads what is kept of these pairs, or learns it and keeps it. A file that is damaged is replaced. If nothing can
    /// be kept, that is a notice.
    Result<StatisticalAligner> learn(
        const WordPairs& pairs, const AligningOptions& options, std::vector<Message>& notices) const;

    /// Where the tables of these pairs are kept.
    std::optional<std::filesystem::path> fileOf(const WordPairs& pairs) const;

private:
    Result<void> keep(const std::filesystem::path& file, const AlignerTables& tables) const;
    void removeOldest() const;

    std::optional<std::filesystem::path> m_folder;
    std::uint64_t m_limit;
};

} // namespace attentoscope
