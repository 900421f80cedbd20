// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lessonrecord.h"

#include <QByteArray>

namespace attentoscope::ui {

/// What a person predicted and found, as one HTML page with its pictures in it, to hand in or to keep. It loads
/// nothing.
[[nodiscard]] QByteArray foundPage(const LessonRecord& record);

/// A heatmap with its words, as SVG that can stand in a page. Empty where there is no attention.
[[nodiscard]] QString heatmapSvg(const Translation& translation);

} // namespace attentoscope::ui
