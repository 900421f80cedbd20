// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"

#include "engine/storage/runsave.h"

#include <cstdlib>

namespace attentoscope::fuzz {

/// Lines of "key=value", as the metadata of a state.
void readState(std::string_view bytes)
{
    Metadata metadata;
    while (!bytes.empty()) {
        const auto line = bytes.substr(0, bytes.find('\n'));
        const auto equals = line.find('=');
        if (equals != std::string_view::npos)
            metadata.emplace(line.substr(0, equals), line.substr(equals + 1));
        bytes.remove_prefix(line.size() < bytes.size() ? line.size() + 1 : line.size());
    }
    const auto position = positionFromMetadata(metadata, "state.safetensors");
    if (position && !positionFromMetadata(positionToMetadata(*position), "state.safetensors"))
        std::abort();
}

} // namespace attentoscope::fuzz
