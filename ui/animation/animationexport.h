// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/animation/framewriter.h"
#include "ui/widgets/backgroundwork.h"

#include <vector>

namespace attentoscope::ui {

/// Draws pictures in the thread of the window, one in a turn of its event loop, and writes them in a thread of its own,
/// so that the window stays awake. Destroying it cancels it.
class AnimationExport : public QObject
{
    Q_OBJECT

public:
    using Draw = std::function<QImage(int picture)>;

    /// `durations` has one entry for each picture, in ms.
    AnimationExport(
        Draw draw, std::vector<int> durations, std::unique_ptr<FrameWriter> writer, QObject* parent = nullptr);

    void start();

signals:
    void progressed(int pictures); ///< so many are written
    void finished(const QString& problem); ///< empty: everything is written

private:
    void drawNext();
    void write(const std::function<Result<void>()>& work, int written);
    void afterWriting(const Result<void>& result, int written);

    Draw m_draw;
    std::vector<int> m_durations;
    std::unique_ptr<FrameWriter> m_writer; ///< used by m_work alone
    int m_drawn = 0;
    BackgroundWork m_work; ///< the last member: it uses the others
};

} // namespace attentoscope::ui
