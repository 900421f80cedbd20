// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cstdint>
#include <vector>

namespace attentoscope {

/// Requests about the statistical links of the loaded pairs. BeginIfQuick learns nothing that would take more than a
/// minute.
enum class LinkLearningOrder : std::uint8_t { Begin, BeginIfQuick, Look, Cancel };

/// Slow: learning would take more than a minute, so it waits for Begin.
enum class LinkLearningState : std::uint8_t { None, Learning, Ready, Slow, Cancelled, Failed };

/// The progress of the statistical links of the loaded pairs.
struct LinkLearning
{
    LinkLearningState state = LinkLearningState::None;
    double done = 0.0; ///< 0–1 while they are learned
    std::vector<Message> notices; ///< set when they are Ready, or say why learning Failed
};

} // namespace attentoscope
