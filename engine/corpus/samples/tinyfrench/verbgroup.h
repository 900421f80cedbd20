// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/tinyfrench/verbphrase.h"

namespace attentoscope::tinyfrench {

/// The words of a verb without its objects. French object pronouns stand between the two French parts:
/// "ne | le | vois pas", "ne veux pas | le | voir".
struct VerbGroup
{
    English english;
    French beforePronoun;
    French afterPronoun;
};

VerbGroup verbGroup(Derivation& derivation, const Verb& verb, const VerbPhrasePlan& plan);

/// What stands after the verb in English, and in French either before it (pronouns) or after it.
struct Complement
{
    English english;
    French pronoun;
    French french;
};

Complement complement(Derivation& derivation, const Verb& verb, const VerbPhrasePlan& plan);

} // namespace attentoscope::tinyfrench
