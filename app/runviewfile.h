// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "ui/mainview/runview.h"

#include <QString>

namespace attentoscope {

/// The file in a run's folder that says how it was left. A small JSON object with a version. It may come from a
/// stranger: what does not fit is left out, links are not followed, and nothing large is read.
QString runViewFile(const QString& runFolder);
Result<ui::RunView> readRunView(const QString& runFolder);
Result<void> writeRunView(const QString& runFolder, const ui::RunView& view); ///< replaced in one instant

} // namespace attentoscope
