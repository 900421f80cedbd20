// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentioncontent.h"

class QAccessibleEvent;

namespace attentoscope::ui {

class AttentionPlot;

/// From now on screen readers find each attention plot as a table of cells with words and weights, and the view around
/// it as what leads to the current cell. Once is enough; more does no harm.
void makeAttentionAccessible();

/// Where announcements go; Qt's own way unless a test listens. Returns the way before.
using SendAnnouncement = void (*)(QAccessibleEvent*);
SendAnnouncement announceThrough(SendAnnouncement send);

void announceFocusedCell(AttentionPlot& plot, Cell cell);
void announceNewTable(AttentionPlot& plot); ///< other words, or more or fewer of them

} // namespace attentoscope::ui
