// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/translation.h"

namespace attentoscope {

/// The map of a cross head. If there is none of that layer and number, the InvalidSetting error says which there are.
Result<const AttentionMap*> crossMap(const Translation& translation, const AttentionHead& head);

} // namespace attentoscope
