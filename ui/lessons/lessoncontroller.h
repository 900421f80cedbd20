// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"
#include "ui/lessons/foundpage.h"
#include "ui/lessons/lessonboxes.h"
#include "ui/lessons/lessonprogress.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <vector>

namespace attentoscope::ui {

class FactsCollector;
class LessonPanel;
class LessonSetup;
class MainWindow;
class WidgetFrame;
class WindowPlayer;
struct ListedLesson;
struct PanelStep;

/// Plays a lesson with the user: displays each step in the panel, frames the parts that it refers to, waits for its
/// condition, and compares predictions with this run. Lives in the GUI thread.
class LessonController : public QObject
{
    Q_OBJECT

public:
    enum class Phase : std::uint8_t { Preparing, Asking, Doing, Shown };

    /// All of them must outlive this object.
    LessonController(MainWindow& window, LessonPanel& panel, FactsCollector& facts, QObject* parent);
    ~LessonController() override;

    void begin(const ListedLesson& lesson);
    /// Fresh: the earlier steps are done anew, without training if the run with which the step began is still there.
    void enter(std::size_t step);
    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] std::size_t step() const { return m_step; }
    [[nodiscard]] LessonRecord record() const { return m_record; }
    [[nodiscard]] LessonProgress progress() const;
    [[nodiscard]] const std::vector<WidgetFrame*>& frames() const { return m_frames; }

signals:
    void entered(); ///< another step, or the same one again
    void shown(); ///< the result of a step is displayed
    void leaveRequested();
    void saveRequested();

private:
    void connectPanel();
    void connectWindow();
    void prepared(); ///< the run is ready; the actions before the step still have to be done
    [[nodiscard]] std::vector<LessonAction> actionsBefore() const; ///< the step, which its run does not have yet
    struct Moment;
    [[nodiscard]] Moment moment() const; ///< the present one
    [[nodiscard]] bool isRunThere(std::size_t step) const; ///< as it was when the step began
    [[nodiscard]] bool isRunKept(std::size_t step) const; ///< finished, in its folder
    void prepare(const QString& text);
    void cancel(); ///< what the program does for the person
    void showStep();
    void goOn(); ///< to the next step, from the present state
    void skip();
    void doForPerson();
    void predicted(const Prediction& prediction);
    void beginDoing();
    void look(); ///< reacts to a change
    void updateTask();
    void showResult();
    [[nodiscard]] bool isReached() const;
    [[nodiscard]] LiveValue keptValues(); ///< of the step, as they were when they were known first
    void pauseWhereReached();
    void takePoint(int row, int column);
    void setFrames(const std::vector<LessonHighlight>& highlights, const std::vector<std::string>& anchors);
    void note(const StepResult& result);
    void fail(const QString& text);
    [[nodiscard]] const LessonStep& current() const { return m_lesson->steps[m_step]; }
    [[nodiscard]] PanelStep panelStep() const;
    [[nodiscard]] bool hasNext() const { return m_step + 1 < m_lesson->steps.size(); }

    MainWindow& m_window;
    LessonPanel& m_panel;
    FactsCollector& m_facts;
    WindowPlayer* m_player = nullptr;
    LessonSetup* m_setup = nullptr;
    std::shared_ptr<const Lesson> m_lesson;
    QString m_folder; ///< of the lesson's file
    LessonRecord m_record;
    std::size_t m_step = 0;
    bool m_isAtEnd = false; ///< the last step was reached
    struct Moment
    {
        QString run; ///< the folder of the run; empty: none, or it was being trained
        std::int64_t step = -1; ///< of the training
        LessonTraining state = LessonTraining::None;
        bool operator==(const Moment&) const = default;
    };
    std::vector<Moment> m_moments; ///< in which each step began
    std::size_t m_base = 0; ///< the step from whose run a step is prepared; 0: everything is trained anew
    QHash<QString, QString> m_values; ///< of the step
    QString m_preparing; ///< what the program does
    Phase m_phase = Phase::Preparing;
    Prediction m_prediction;
    std::vector<WidgetFrame*> m_frames;
    QTimer m_slow;
};

} // namespace attentoscope::ui
