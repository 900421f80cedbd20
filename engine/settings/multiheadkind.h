// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

namespace attentoscope {

/// The id of a Transformer's attention. It is no row of the table of kinds: a recurrent model cannot have it.
inline constexpr const char* multiHeadId = "multi-head";

/// The arithmetic of one head. The mask m(t,j) is −∞ for padding and, in the decoder, for words that are read later.
std::string headEquation();

/// What people read about a Transformer's attention.
AttentionKindInfo multiHeadKind();

} // namespace attentoscope
