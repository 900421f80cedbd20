// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/deliverygate.h"
#include "engine/qt/stopswitch.h"

#include <stop_token>

namespace attentoscope {

/// What both threads touch without a queued call, because it must work while the engine thread computes.
struct EngineFlags
{
    std::stop_source closing; ///< the program ends: nothing new is begun
    StopSwitch training;
    DeliveryGate reports;
    DeliveryGate loading;
    DeliveryGate partialTranslations;
};

} // namespace attentoscope
