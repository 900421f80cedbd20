// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/followedsaves.h"

#include "engine/storage/savefolders.h"
#include "engine/storage/savestore.h"

#include <system_error>

namespace attentoscope {

namespace {

std::optional<std::int64_t> wholeSave(const SaveFolders& saves, WhichSave which)
{
    const auto step = saves.named(which);
    std::error_code problem;
    const bool isWhole = step && std::filesystem::exists(saves.of(*step) / "model.safetensors", problem)
        && std::filesystem::exists(saves.of(*step) / "state.safetensors", problem);
    return isWhole ? step : std::nullopt;
}

} // namespace

std::optional<Result<FollowedSaves::News>> FollowedSaves::look()
{
    const SaveFolders saves(m_run);
    const auto newest = wholeSave(saves, WhichSave::Current);
    const auto best = wholeSave(saves, WhichSave::Best);
    if (!newest || (newest == m_newest && best == m_best))
        return std::nullopt;
    auto position = SaveStore(systemFiles(), m_run, 1).readPosition(WhichSave::Current);
    if (!position)
        return std::unexpected(position.error());
    m_newest = newest;
    m_best = best;
    return News{{.step = *newest, .folder = m_run.string(), .best = newest == best, .kept = saves.steps()}, *position};
}

} // namespace attentoscope
