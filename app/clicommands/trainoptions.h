// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/clicommands/dataoptions.h"
#include "app/clicommands/rankoptions.h"
#include "app/clicommands/sessionoptions.h"
#include "app/clicommands/settingoptions.h"
#include "engine/types/training.h"

#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// What `train` can be told.
struct TrainOptions
{
    CommonOptions common;
    DataOptions data;
    std::string validation;
    std::string sample;
    std::size_t pairs = 0;
    SettingOptions model;
    RankOptions ranks;
    TrainingLimit limit;
    std::optional<std::uint64_t> seed;
    std::vector<std::string> watched; ///< sentences
    std::string out;
    bool resume = false;

    void add(CLI::App& options);

    /// The settings as pairs, --seed among them. A setting without "=" is refused.
    Result<std::vector<KeyValue>> keyValues() const;
    bool namesData() const { return !data.data.empty() || !sample.empty(); }
    /// Where a new run's pairs come from. Paths are made absolute, so that resuming finds them from any folder.
    DataRequest dataRequest(const std::vector<KeyValue>& keyValues) const;
    /// The run's own request, with the files that were named in place of its own.
    DataRequest dataRequest(DataRequest ofRun) const;

private:
    void setFiles(DataRequest& request) const;
};

} // namespace attentoscope
