// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// Finds faults that a reader of French would notice. It does not use the grammar that made the sentences: the features
/// of word forms are listed here again, by hand. Each function describes what is wrong, or returns an empty text.
namespace frenchchecker {

/// Checks elision, and the forms that masculine and feminine words take before a vowel.
QString elisionFault(const QStringList& words);

/// Checks that "ne" has its second half, that contractions are made, and that nothing is left open.
QString functionWordFault(const QStringList& words);

/// Checks that determiners and adjectives around a noun agree with it, and so do adjectives after "est" and "sont".
QString agreementFault(const QStringList& words);

/// The number of nouns with an agreeing word that agreementFault() has checked. A check that never applies would prove
/// nothing.
int agreementsChecked();

} // namespace frenchchecker
