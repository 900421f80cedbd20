// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/animation/framewriter.h"
#include "ui/widgets/backgroundwork.h"

#include <QDialog>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace attentoscope::ui {

class ExportForm;
class Exportable;
class Timeline;

/// Whether all pictures have the given title or each has the title of its moment.
enum class FrameTitle : std::uint8_t { Given, OfEachMoment };

/// Draws a view for one moment of the timeline after the other. Moves the timeline to each of them. The destructor
/// moves it back.
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

/// Asks where and how a training is saved as an animation, draws and writes it without blocking the window, and
/// explains failures. The caller sets folder and format before it opens the dialog, and reads them after exported().
class AnimationDialog : public QDialog
{
    Q_OBJECT

public:
    /// The view must have pictures from `firstStep` on.
    AnimationDialog(Timeline& timeline, Exportable& view, std::int64_t firstStep, QWidget* parent = nullptr);
    ~AnimationDialog() override;

    void setFolder(const QString& folder); ///< proposes a new file name
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString path() const;
    [[nodiscard]] ExportForm& form() const { return *m_form; }

    void accept() override;
    void reject() override; ///< while writing, stops writing and leaves the dialog open

signals:
    void exported(const QString& path); ///< the file, or the first of several files

private:
    void addFields();
    [[nodiscard]] bool canSave() const;
    void formChanged();
    void start();
    void stop();
    void finish(const QString& problem);
    void setWriting(bool writing);
    void showProblem(const QString& problem);

    Timeline& m_timeline;
    Exportable& m_view;
    std::int64_t m_firstStep;
    std::unique_ptr<TimeAnimation> m_animation; ///< null unless an animation is being written
    std::unique_ptr<AnimationExport> m_export;
    ExportForm* m_form = nullptr;
    QSpinBox* m_pictures = nullptr;
    QDoubleSpinBox* m_seconds = nullptr;
    QLabel* m_problem = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_save = nullptr;
    QString m_proposedTitle; ///< title of the view when the dialog was opened
    QStringList m_toReplace; ///< the user was warned that these files will be replaced
};

} // namespace attentoscope::ui
