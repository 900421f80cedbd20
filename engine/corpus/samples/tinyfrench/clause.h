// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/tinyfrench/verbphrase.h"

namespace attentoscope::tinyfrench {

/// Subject and verb phrase: "he does not eat the apple", "the house is red".
Phrase clause(Derivation& derivation, Depth depth);

/// "does he eat the apple", "est-ce qu' il mange la pomme".
Phrase question(Derivation& derivation);

} // namespace attentoscope::tinyfrench
