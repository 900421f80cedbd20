// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// What a reader of French would notice, written down without the grammar that made the sentences: features of word
/// forms are listed here once more, by hand. Each function returns what is wrong, or an empty text.
namespace frenchchecker {

/// Elision, and the forms that masculine and feminine words take before a vowel.
QString elisionFault(const QStringList& words);

/// "ne" has its second half, contractions are made, nothing is left open.
QString functionWordFault(const QStringList& words);

/// Determiners and adjectives around a noun, and adjectives after "est" and "sont", agree with the noun.
QString agreementFault(const QStringList& words);

/// How many nouns with an agreeing word agreementFault() has looked at: a check that never applies shows nothing.
int agreementsChecked();

} // namespace frenchchecker
