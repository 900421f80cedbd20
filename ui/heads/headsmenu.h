// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/attentionhead.h"

#include <QPoint>

class QMenu;

namespace attentoscope::ui {

class HeadsView;

/// What can be done to a head, or to those that are chosen where it is one of them. Goes by itself when it is closed.
QMenu* openHeadsMenu(HeadsView& view, AttentionHead head, QPoint place);

} // namespace attentoscope::ui
