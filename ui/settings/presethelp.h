// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

#include <QString>

namespace attentoscope::ui {

/// What a preset is, as paragraphs: its help, the article it rebuilds, the data settings of that article, and what to
/// expect.
QString presetHelpHtml(const PresetInfo& preset);
QString presetHelpText(const PresetInfo& preset);

/// The first sentence of the help.
QString presetSummary(const PresetInfo& preset);

} // namespace attentoscope::ui
