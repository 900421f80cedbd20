// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/attentionhead.h"
#include "engine/types/lesson.h"
#include "ui/plots/attention/attentioncontent.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <deque>
#include <memory>

namespace attentoscope::ui {

class FactsCollector;
class MainWindow;

/// When an action counts as failed that the window or the engine does not do.
struct LessonPatience
{
    std::chrono::milliseconds training{2'000}; ///< until a training that has ended goes on
    std::chrono::milliseconds others{60'000};
};

/// Does in the window what a lesson's actions say, one after the other, as a person would: by its buttons and views.
/// Lives in the GUI thread.
class LessonActor : public QObject
{
    Q_OBJECT

public:
    /// The window and the facts outlive this.
    LessonActor(MainWindow& window, FactsCollector& facts, QObject* parent, LessonPatience patience = {});

    void setLesson(std::shared_ptr<const Lesson> lesson) { m_lesson = std::move(lesson); }
    void run(const std::vector<LessonAction>& actions);
    void stop(); ///< what is under way is left as it is
    [[nodiscard]] bool isAtWork() const { return !m_actions.empty(); }

signals:
    void finished();
    void failed(const QString& text); ///< an action could not be done; the rest is not tried

private:
    void next();
    void check();
    [[nodiscard]] QString begin(const LessonAction& action); ///< why it cannot be done; empty: it is under way
    void goOn(const LessonAction& action); ///< with what waits for an answer
    [[nodiscard]] bool isDone(const LessonAction& action) const;
    [[nodiscard]] bool isForced(const Cell& cell) const; ///< in the picture on show
    [[nodiscard]] bool hasFailed(const LessonAction& action) const; ///< it will never be done
    void end(const LessonAction& action);

    QString train();
    QString startRun(const LessonAction& action); ///< as soon as the training under way has ended
    void startNow(const LessonAction& action);
    QString change(const LessonAction& action);
    QString translate(const std::string& text);
    QString pointAt(const LessonAction& action);
    QString force(const LessonAction& action);
    QString chooseHead(const std::string& head);
    QString switchOff(const std::string& head);
    QString show(const std::string& view);
    QString scrub(const std::string& step);
    QString compare(const LessonAction& action);
    void evaluate();

    MainWindow& m_window;
    FactsCollector& m_facts;
    LessonPatience m_patience;
    std::deque<LessonAction> m_actions; ///< the first one is under way
    int m_doneBefore = 0; ///< how often its kind was done
    int m_translations = 0; ///< how many have to be done before a row can be forced
    Cell m_cell; ///< that is forced
    std::vector<AttentionHead> m_heads; ///< that are switched off
    bool m_waits = false; ///< for the end of a training, or for the sentence in which rows can be forced
    bool m_ends = false; ///< it has reached its goal, and only the pause is waited for
    QTimer m_look;
    int m_runs = 0; ///< before it
    int m_errors = 0; ///< likewise
    QElapsedTimer m_since; ///< the action under way began
    std::shared_ptr<const Lesson> m_lesson;
};

} // namespace attentoscope::ui
