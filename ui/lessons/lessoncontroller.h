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
    /// Begins a step anew: first repeats the actions of the steps before it. It trains nothing if the run with which
    /// the step began is still there.
    void enter(std::size_t step);
    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] std::size_t step() const { return m_step; }
    [[nodiscard]] LessonRecord record() const { return m_record; }
    [[nodiscard]] LessonProgress progress() const;
    [[nodiscard]] const std::vector<WidgetFrame*>& frames() const { return m_frames; }

signals:
    void entered(); ///< a step has begun, perhaps again
    void shown(); ///< the result of a step is displayed
    void leaveRequested();
    void saveRequested();

private:
    void connectPanel();
    void connectWindow();
    void prepared(); ///< the run is ready; actions of earlier steps still have to be repeated
    /// The actions of earlier steps that must be done again, because the run does not contain their results.
    [[nodiscard]] std::vector<LessonAction> actionsBefore() const;
    struct Moment;
    [[nodiscard]] Moment moment() const; ///< the current moment
    [[nodiscard]] bool isRunThere(std::size_t step) const; ///< whether the run is as it was when the step began
    [[nodiscard]] bool isRunKept(std::size_t step) const; ///< whether the finished run is still in its folder
    void prepare(const QString& text);
    void cancel(); ///< cancels what the program does for the person
    void showStep();
    void goOn(); ///< goes to the next step from the present state
    void skip();
    void doForPerson();
    void predicted(const Prediction& prediction);
    void beginDoing();
    void look(); ///< checks the condition after a change
    void updateTask();
    void showResult();
    [[nodiscard]] bool isReached() const;
    [[nodiscard]] LiveValue keptValues(); ///< values of the step's text as they were first known
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
    QString m_folder; ///< folder of the lesson's file
    LessonRecord m_record;
    std::size_t m_step = 0;
    bool m_isAtEnd = false; ///< the last step was reached
    struct Moment
    {
        QString run; ///< the folder of the run; empty: none, or it was being trained
        std::int64_t step = -1; ///< step of the training
        LessonTraining state = LessonTraining::None;
        bool operator==(const Moment&) const = default;
    };
    std::vector<Moment> m_moments; ///< for each step, the moment at which it began
    std::size_t m_base = 0; ///< the step whose run is used to prepare the current one; 0: everything is trained anew
    QHash<QString, QString> m_values; ///< values in the step's text
    QString m_preparing; ///< what the program is doing
    Phase m_phase = Phase::Preparing;
    Prediction m_prediction;
    std::vector<WidgetFrame*> m_frames;
    QTimer m_slow;
    bool m_isSlowShown = false; ///< whether the panel says that the step takes longer
};

} // namespace attentoscope::ui
