// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/tinyfrench/derivation.h"

namespace attentoscope::tinyfrench {

struct NounPhrase
{
    Phrase phrase;
    Agreement agreement;
    Kinds kind = kind::anything;
};

/// The form of an adjective beside its noun; it has a form of its own before a vowel.
Form attributiveForm(const Adjective& adjective, const Agreement& noun);
/// The form after "être".
Form predicativeForm(const Adjective& adjective, const Agreement& subject);

/// Determiner, perhaps an adjective, and a noun of one of the kinds: "the red house", "la maison rouge".
NounPhrase nounPhrase(Derivation& derivation, Kinds kinds, Uses uses);

/// A noun phrase that may carry a relative clause or an owner: "the book that he reads", "the house of the king".
NounPhrase richNounPhrase(Derivation& derivation, Kinds kinds, Uses uses);

/// "he", or a rich noun phrase that stands for a living being.
NounPhrase subjectPhrase(Derivation& derivation, Uses uses);

/// A pronoun as subject.
NounPhrase pronounSubject(Derivation& derivation);

/// "in the garden", with a preposition and a noun that go together; `objects` says which nouns may come.
Phrase prepositionalPhrase(Derivation& derivation, Kinds objects);

} // namespace attentoscope::tinyfrench
