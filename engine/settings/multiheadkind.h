// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/attentionhead.h"
#include "engine/types/catalogue.h"

namespace attentoscope {

/// The id of a Transformer's attention. It is no row of the table of kinds: a recurrent model cannot have it.
inline constexpr const char* multiHeadId = "multi-head";

/// The arithmetic of one head, line by line. Only the decoder's heads have a mask m(t,j) that hides words of a
/// sentence.
std::string headEquation(HeadKind kind);

/// What people read about a Transformer's attention.
AttentionKindInfo multiHeadKind();

} // namespace attentoscope
