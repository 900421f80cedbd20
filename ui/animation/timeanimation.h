// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/animation/framewriter.h"
#include "ui/widgets/backgroundwork.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace attentoscope::ui {

class Timeline;

enum class FrameTitle : std::uint8_t { Given, OfEachMoment }; ///< translations change while a model learns

/// A view of the timeline's displayed moment, drawn at one moment after the other. It moves the timeline during its
/// life, and moves it back at the end.
class TimeAnimation
{
public:
    /// Draws at most `pictures` of the kept moments from `firstStep` on, evenly spread, always with the first and the
    /// newest of them.
    TimeAnimation(Timeline& timeline, Exportable& view, std::int64_t firstStep, int pictures);
    ~TimeAnimation();
    TimeAnimation(const TimeAnimation&) = delete;
    TimeAnimation& operator=(const TimeAnimation&) = delete;

    [[nodiscard]] int pictures() const { return int(m_steps.size()); }
    [[nodiscard]] const std::vector<std::int64_t>& steps() const { return m_steps; }
    /// Draws a picture whose title has the step. Null if memory runs out.
    [[nodiscard]] QImage draw(int picture, const ExportOptions& options, FrameTitle title = FrameTitle::Given);
    /// Durations of the pictures, in ms, if all together take `seconds`; the last one stays longer.
    [[nodiscard]] std::vector<int> durations(double seconds) const;

private:
    Timeline& m_timeline;
    Exportable& m_view;
    std::vector<std::int64_t> m_steps;
    std::optional<std::int64_t> m_heldBefore;
};

/// Draws pictures in the window's thread, one in each turn of its event loop, and writes them in a thread of its own,
/// so that the window keeps responding. Its destructor cancels the export.
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
    void progressed(int pictures); ///< number of written pictures
    void finished(const QString& problem); ///< `problem` is empty if all pictures are written

private:
    void drawNext();
    void write(const std::function<Result<void>()>& work, int written);
    void afterWriting(const Result<void>& result, int written);

    Draw m_draw;
    std::vector<int> m_durations;
    std::unique_ptr<FrameWriter> m_writer; ///< only m_work uses it
    int m_drawn = 0;
    BackgroundWork m_work; ///< the last member, because it uses the others
};

} // namespace attentoscope::ui
