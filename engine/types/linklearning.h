// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cstdint>
#include <vector>

namespace attentoscope {

/// What is asked about the statistical links of the loaded pairs. BeginIfQuick learns nothing that would take more than
/// a minute.
enum class LinkLearningOrder : std::uint8_t { Begin, BeginIfQuick, Look, Cancel };

/// Slow: learning would take more than a minute, so it waits for a Begin.
enum class LinkLearningState : std::uint8_t { None, Learning, Ready, Slow, Cancelled, Failed };

/// How far the statistical links of the loaded pairs are.
struct LinkLearning
{
    LinkLearningState state = LinkLearningState::None;
    double done = 0.0; ///< 0–1, while they are learned
    std::vector<Message> notices; ///< once they are Ready, or why it Failed
};

} // namespace attentoscope
