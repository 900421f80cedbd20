// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/dissection.h"

#include <QLocale>
#include <QString>

namespace attentoscope::ui {

/// What the window says about a dissection: of an attention over annotations, of one over vectors, and of a head.
struct DissectionTexts
{
    QString heading; ///< the cell and its weight
    QString score; ///< what the lines of the score are
    QString row; ///< how scores become weights
    QString contextTitle;
    QString context;
};

[[nodiscard]] DissectionTexts textsOf(const Dissection& dissection, Task task, const QLocale& locale);

} // namespace attentoscope::ui
