// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/matrixkernels.h"

#include <optional>

class QMenuBar;
class QWidget;

namespace attentoscope::ui {

/// Opens the dialog that says what the program is, its version and its licence, and what LibTorch multiplies with, if
/// that is known.
void openAboutDialog(QWidget* parent, const std::optional<MatrixKernels>& kernels);

/// Opens the list of all keys: those of the menus, as they are now, and those that work on heatmap, lines and curve.
void openShortcutsDialog(const QMenuBar& menus, QWidget* parent);

} // namespace attentoscope::ui
