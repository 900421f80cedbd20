// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "ui/plots/export/plotexport.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <memory>
#include <span>

namespace attentoscope::ui {

/// Receives the pictures of an animation one after the other. Files that were there before are replaced by finish(), so
/// a writer that is destroyed earlier leaves them as they were. Used by one thread at a time.
class FrameWriter
{
public:
    FrameWriter() = default;
    FrameWriter(const FrameWriter&) = delete;
    FrameWriter& operator=(const FrameWriter&) = delete;
    virtual ~FrameWriter() = default;

    /// All pictures must have the size of the first one.
    [[nodiscard]] virtual Result<void> add(const QImage& picture, int milliseconds) = 0;
    [[nodiscard]] virtual Result<void> finish() = 0;
};

/// One row of the table of animation formats.
struct AnimationFormat
{
    const char* suffix;
    const char* name; ///< shown to people; translated in the context "ExportFormat"
    std::unique_ptr<FrameWriter> (*makeWriter)(const QString& path);
    QString (*firstFile)(const QString& path);
    QStringList (*existingFiles)(const QString& path); ///< of an earlier animation, which this one will replace
};

/// Finds the format by the suffix; null if unknown.
[[nodiscard]] const AnimationFormat* animationFormatFor(const QString& path);

/// The same formats, for the choices of the form.
[[nodiscard]] std::span<const ExportFormat> animationFormChoices();

} // namespace attentoscope::ui
