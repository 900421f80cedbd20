// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"

namespace attentoscope::ui {

class MainWindow;
class WidgetFrame;

/// A frame around what proves an answer: a cell or a row of the heatmap, or a part of the window. Null: it is not on
/// show. The caller owns it.
[[nodiscard]] WidgetFrame* evidenceFrame(const MainWindow& window, const LessonEvidence& evidence);

} // namespace attentoscope::ui
