// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attentoscope::ui {

/// A text of the catalogue with the spaces and apostrophes of its language ("fr", "de", "en"). French has a narrow
/// no-break space before ; ? and !, a no-break space before : and % and inside « », and ’ between letters. German has a
/// no-break space before %. Spaces are changed, never added. Texts in "…" or `…`, addresses and markup stay as they
/// are.
QString typeset(const QString& text, const QString& code);

} // namespace attentoscope::ui
