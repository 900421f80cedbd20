// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace attentoscope::ui {

/// Opens the dialog that says what the program is, its version and its licence.
void openAboutDialog(QWidget* parent);

} // namespace attentoscope::ui
