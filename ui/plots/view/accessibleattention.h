// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentioncontent.h"

class QAccessibleEvent;

namespace attentoscope::ui {

class AttentionPlot;

/// Lets screen readers find each attention plot as a table of cells with words and weights. They also find the current
/// cell from the view around the plot. Calling it again has no effect.
void makeAttentionAccessible();

/// The receiver of announcements. It is Qt, unless a test replaces it. The setter returns the former receiver.
using SendAnnouncement = void (*)(QAccessibleEvent*);
SendAnnouncement announceThrough(SendAnnouncement send);

void announceFocusedCell(AttentionPlot& plot, Cell cell);
void announceNewTable(AttentionPlot& plot); ///< called for other words, or for more or fewer words

} // namespace attentoscope::ui
