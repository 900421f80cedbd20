// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"

#include "engine/settings/modelcounts.h"
#include "engine/storage/configjson.h"

#include <cstdlib>

namespace attentoscope::fuzz {

void readConfig(std::string_view bytes)
{
    const auto config = configFromJson(std::string(bytes), "config.json");
    if (!config)
        return;
    if (const auto sizes = modelSizes(config->configuration, 1'000, 1'000))
        weightCount(*sizes);
    // What was taken can be written and is taken again.
    if (!configFromJson(configToJson(*config), "config.json"))
        std::abort();
}

} // namespace attentoscope::fuzz
