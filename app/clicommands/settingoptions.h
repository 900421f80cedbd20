// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/error.h"

#include <CLI/App.hpp>

#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// --preset and --set: what is trained.
struct SettingOptions
{
    std::optional<std::string> preset;
    std::vector<std::string> settings; ///< "key=value"

    void add(CLI::App& options);
    Result<std::vector<KeyValue>> keyValues() const;
};

} // namespace attentoscope
