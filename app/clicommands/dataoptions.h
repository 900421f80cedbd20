// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"

#include <CLI/App.hpp>

namespace attentoscope {

/// Of a built-in sample; a run's config.json takes no more either.
constexpr std::size_t mostSamplePairs = 100'000'000;

/// --data, --target-data and --columns: where sentence pairs come from.
struct DataOptions
{
    std::string data;
    std::string targetData;
    PairColumns columns;

    CLI::Option* add(CLI::App& options); ///< returns --data
    DataRequest request() const;
};

/// --gold and --gold-first-index.
void addGold(CLI::App& options, std::string& file, int& firstIndex);

} // namespace attentoscope
