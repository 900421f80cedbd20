// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/loss/lossoverlays.h"

#include <QByteArray>

namespace attentoscope::ui {

/// The table of a run with those of the earlier runs that are shown below it; a last column, "run", tells them apart
/// and is empty for the run itself. Without earlier runs the table stays what it was.
[[nodiscard]] QByteArray withRunsAsCsv(const QByteArray& table, const LossOverlays& overlays);

/// The object of a run with those of the shown earlier runs under "runs", each with its name and its folder.
[[nodiscard]] QByteArray withRunsAsJson(const QByteArray& object, const LossOverlays& overlays);

} // namespace attentoscope::ui
