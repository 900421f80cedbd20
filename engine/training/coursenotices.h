// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/message.h"

#include <cstdint>

namespace attentoscope {

// What people are told of validations and what follows from them.
Message stopsEarly(const TrainingConfiguration& configuration, std::int64_t bestStep);
Message bestWeightsInUse(const TrainingConfiguration& configuration, std::int64_t bestStep);
Message validationsLeftOut(double limitMinutes);

} // namespace attentoscope
