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

/// Follows a run that another program or another machine writes. Each look() returns what is new in its folder. It
/// reads only what was added, even if files are replaced by copies or cut. It changes nothing there. Only one thread
/// may use it at a time.
class RunFollower
{
public:
    /// Known reports are not returned, unless the metrics begin anew.
    explicit RunFollower(std::filesystem::path folder, const KnownRun& known = {});
    ~RunFollower();

    RunNews look(const std::stop_token& stop = {});
    [[nodiscard]] const std::optional<RunConfig>& config() const; ///< none until it can be read

private:
    class Followed;

    std::unique_ptr<Followed> m_followed;
};

} // namespace attentoscope
