// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <QImage>

namespace attentoscope::ui {

/// Takes the pictures of an animation one after the other. Whoever destroys it unfinished leaves no file behind. Not
/// tied to a thread, but used by one at a time.
class FrameWriter
{
public:
    FrameWriter() = default;
    FrameWriter(const FrameWriter&) = delete;
    FrameWriter& operator=(const FrameWriter&) = delete;
    virtual ~FrameWriter() = default;

    /// All pictures have the size of the first one.
    [[nodiscard]] virtual Result<void> add(const QImage& picture, int milliseconds) = 0;
    [[nodiscard]] virtual Result<void> finish() = 0;
};

} // namespace attentoscope::ui
