// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headpatterns.h"

#include <string_view>

namespace attentoscope {

/// What a token is by its first character that is not the mark of a piece's space: punctuation or a symbol, a digit or
/// another number, a capital letter, or anything else. Never a mark of a sentence's start or end.
WordClass wordClassOf(std::string_view token);

} // namespace attentoscope
