// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/matrixkernels.h"

#include <optional>

class QMenuBar;
class QWidget;

namespace attentoscope::ui {

/// Opens a dialog with the program's description, version and licence. If LibTorch's matrix kernels are known, it names
/// them.
void openAboutDialog(QWidget* parent, const std::optional<MatrixKernels>& kernels);

/// Opens the list of all keys: those of the menus with their present shortcuts, and those of heatmap, lines view and
/// curve.
void openShortcutsDialog(const QMenuBar& menus, QWidget* parent);

/// Opens the list of what the numbers in the window mean.
void openNumbersDialog(QWidget* parent);

} // namespace attentoscope::ui
