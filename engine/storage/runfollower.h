// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/configjson.h"
#include "engine/types/runnews.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>

namespace attentoscope {

/// Follows a run that another program or another machine writes: each look() tells what is new in its folder. It reads
/// only what was added, whether files are appended to, replaced by copies, or cut back, and it changes nothing there.
/// One thread uses it at a time.
class RunFollower
{
public:
    /// What is known already is not told, as long as the metrics are not begun anew.
    explicit RunFollower(std::filesystem::path folder, const KnownRun& known = {});
    ~RunFollower();

    RunNews look(const std::stop_token& stop = {});
    [[nodiscard]] const std::optional<RunConfig>& config() const; ///< none before it was readable

private:
    class Followed;

    std::unique_ptr<Followed> m_followed;
};

} // namespace attentoscope
