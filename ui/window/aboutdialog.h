// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/matrixkernels.h"

#include <optional>

class QWidget;

namespace attentoscope::ui {

/// Opens the dialog that says what the program is, its version and its licence, and what LibTorch multiplies with, if
/// that is known.
void openAboutDialog(QWidget* parent, const std::optional<MatrixKernels>& kernels);

} // namespace attentoscope::ui
