// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentioncontent.h"

class QAccessibleEvent;

namespace attentoscope::ui {

class AttentionPlot;

/// Makes screen readers find each attention plot as a table of cells with words and weights, and from the view around
/// it the current cell. Calling it again does no harm.
void makeAttentionAccessible();

/// The receiver of announcements: Qt, unless a test listens. Setting it returns the receiver before.
using SendAnnouncement = void (*)(QAccessibleEvent*);
SendAnnouncement announceThrough(SendAnnouncement send);

void announceFocusedCell(AttentionPlot& plot, Cell cell);
void announceNewTable(AttentionPlot& plot); ///< other words, or more or fewer words

} // namespace attentoscope::ui
