// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace attentoscope::ui {

class LossPlot;

/// Everything about how a loss plot is drawn; `menu` goes with the plot.
void fillLossMenu(QMenu& menu, LossPlot& plot);

} // namespace attentoscope::ui
