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

/// Whether the title changes with the moment, as translations do.
enum class FrameTitle : std::uint8_t { Given, OfEachMoment };

/// Draws a view of the timeline's displayed moment, for one moment after the other. It moves the timeline while it
/// lives, and moves it back at the end.
class TimeAnimation
{
public:
    /// Draws at most `pictures` of the kept moments, beginning at `firstStep` and evenly spread. The first and the
    /// newest moment are always among them.
    TimeAnimation(Timeline& timeline, Exportable& view, std::int64_t firstStep, int pictures);
    ~TimeAnimation();
    TimeAnimation(const TimeAnimation&) = delete;
    TimeAnimation& operator=(const TimeAnimation&) = delete;

    [[nodiscard]] int pictures() const { return int(m_steps.size()); }
    [[nodiscard]] const std::vector<std::int64_t>& steps() const { return m_steps; }
    /// Draws a picture whose title has the step. Null if memory runs out.
    [[nodiscard]] QImage draw(int picture, const ExportOptions& options, FrameTitle title = FrameTitle::Given);
    /// Durations of the pictures, in ms. Together they take `seconds`; the last one is longer.
    [[nodiscard]] std::vector<int> durations(double seconds) const;

private:
    Timeline& m_timeline;
    Exportable& m_view;
    std::vector<std::int64_t> m_steps;
    std::optional<std::int64_t> m_heldBefore;
};

/// Draws pictures in the window's thread, one in each turn of its event loop, and writes them in another thread, so
/// that the window keeps responding. Its destructor cancels the export.
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
    std::unique_ptr<FrameWriter> m_writer; ///< only the thread of m_work uses it
    int m_drawn = 0;
    BackgroundWork m_work; ///< the last member, because it uses the others
};

} // namespace attentoscope::ui
