// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QWidget;

namespace attentoscope::ui {

/// Numbers to read: a few as they are, more as a strip of colours. `name` is for those who listen; `range` is the
/// absolute value with the full colour.
QWidget* makeNumbers(const QString& name, const std::vector<float>& numbers, double range, QWidget* parent);

} // namespace attentoscope::ui
