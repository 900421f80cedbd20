// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/trainedsessions.h"

namespace attentoscope::tests {

using Settings = std::vector<KeyValue>;

/// Settings of a model that learns in a second or two. It is validated only at the end.
inline const Settings small{
    {"embedding_size", "16"}, {"hidden_size", "24"}, {"batch_size", "16"}, {"validation_epochs", "100"}};

inline TrainingRequest requestFor(std::int64_t steps, const std::string& folder = {}, const Settings& settings = small)
{
    return TrainingRequest{.settings = settings, .limit = {.steps = steps}, .runFolder = folder};
}

} // namespace attentoscope::tests
