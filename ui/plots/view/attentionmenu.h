// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace attentoscope::ui {

class AttentionView;

/// Everything about how attention is drawn; `menu` goes with the view.
void fillAttentionMenu(QMenu& menu, AttentionView& view);

} // namespace attentoscope::ui
