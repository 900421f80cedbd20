// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runsave.h"
#include "engine/types/training.h"

#include <filesystem>
#include <optional>

namespace attentoscope {

/// The saves of a run that another program writes. Changes nothing.
class FollowedSaves
{
public:
    explicit FollowedSaves(std::filesystem::path run) : m_run(std::move(run)) { }

    struct News
    {
        SaveReport report; ///< of the newest save
        RunPosition position; ///< likewise
    };
    /// Nothing if there is no other newest or best save than at the last call.
    std::optional<Result<News>> look();
    /// Those that can be opened: a copy makes the folder of a save before its files.
    [[nodiscard]] std::optional<std::int64_t> newest() const { return m_newest; }
    [[nodiscard]] std::optional<std::int64_t> best() const { return m_best; }

private:
    std::filesystem::path m_run;
    std::optional<std::int64_t> m_newest, m_best;
};

} // namespace attentoscope
