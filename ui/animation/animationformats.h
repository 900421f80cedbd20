// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/animation/framewriter.h"
#include "ui/plots/export/plotexport.h"

#include <QString>

#include <memory>
#include <span>

namespace attentoscope::ui {

/// One row of the table of what an animation can be saved as.
struct AnimationFormat
{
    const char* suffix;
    const char* name; ///< for people, to be translated in the context "ExportFormat"
    std::unique_ptr<FrameWriter> (*makeWriter)(const QString& path);
    QString (*firstFile)(const QString& path); ///< which file is there when the animation is
};

[[nodiscard]] const AnimationFormat* animationFormatFor(const QString& path); ///< by suffix; null when there is none

/// The same rows as the form shows them.
[[nodiscard]] std::span<const ExportFormat> animationFormChoices();

} // namespace attentoscope::ui
