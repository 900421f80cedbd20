// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope::ui {

class HeadsPlot;

/// From now on screen readers find a plot of heads as a list of heads, each with its name and the word that gets most
/// of its weight. Once is enough; more does no harm.
void makeHeadsAccessible();
void announceHead(HeadsPlot& plot); ///< the current one

} // namespace attentoscope::ui
