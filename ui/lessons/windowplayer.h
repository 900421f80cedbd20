// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lessons/lessonactions.h"
#include "ui/plots/attention/attentioncontent.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>

namespace attentoscope::ui {

class FactsCollector;
class MainWindow;

/// Time limits after which an action counts as failed.
struct LessonPatience
{
    std::chrono::milliseconds training{2'000}; ///< for a training to continue after its end
    std::chrono::milliseconds others{60'000};
};

/// Does a lesson's actions in the window, one after the other, with its buttons and views. Lives in the GUI thread.
class WindowPlayer : public QObject, public LessonPlayer
{
    Q_OBJECT

public:
    /// The window and the facts must outlive this object.
    WindowPlayer(MainWindow& window, FactsCollector& facts, QObject* parent, LessonPatience patience = {});

    /// `folder` is that of the lesson's file.
    void setLesson(std::shared_ptr<const Lesson> lesson, const QString& folder = {})
    {
        m_lesson = std::move(lesson);
        m_folder = folder;
    }
    void run(const std::vector<LessonAction>& actions);
    void stop(); ///< does not cancel the current action
    [[nodiscard]] bool isAtWork() const { return !m_actions.empty(); }
    [[nodiscard]] double share() const; ///< progress through the actions, 0 to 1

signals:
    void finished();
    void failed(const QString& text); ///< an action could not be done; the remaining ones are not tried

private:
    [[nodiscard]] LessonFacts facts() const override;
    Result<void> train(const LessonGoal& goal) override;
    Result<void> pause() override;
    Result<void> start(const std::string& preset, const std::vector<KeyValue>& settings) override;
    Result<void> set(const std::string& key, const std::string& value) override;
    Result<void> translate(const std::string& text) override;
    Result<void> pin(const LessonCell& cell) override;
    Result<void> dissect(const LessonCell& cell) override;
    Result<void> force(const LessonAction& words) override;
    Result<void> freeRows() override;
    Result<void> showHead(const std::optional<AttentionHead>& head) override;
    Result<void> switchOff(const AttentionHead& head) override;
    Result<void> switchAllOn() override;
    Result<void> showView(const std::string& view) override;
    Result<void> scrub(std::int64_t step) override;
    Result<void> compare(const std::string& first, const std::string& second, const std::string& text) override;
    Result<void> keep(const std::string& name) override;
    Result<void> validate() override;
    Result<void> evaluate(const SentencesRequest& request) override;
    Result<void> erase() override;
    Result<void> open(const std::string& model) override;

    void next();
    void check();
    void fail(const QString& why);
    [[nodiscard]] bool hasFailed(LessonActionKind kind) const; ///< whether the action will never be done
    void waitForNext(LessonActionKind kind); ///< waits until the window has completed another action of this kind
    void startNow(const std::string& preset, const std::vector<KeyValue>& settings);
    std::optional<Cell> forceNow(const LessonAction& words); ///< none: the cell is not in the displayed picture
    [[nodiscard]] bool isForced(const Cell& cell) const; ///< whether the row is forced in the displayed picture

    MainWindow& m_window;
    FactsCollector& m_facts;
    LessonPatience m_patience;
    std::deque<LessonAction> m_actions; ///< the first action is in progress
    double m_work = 0.0; ///< work of all actions together
    std::function<bool()> m_isDone; ///< whether the current action is done; also continues an action with several steps
    QTimer m_look;
    int m_runs = 0; ///< number of runs before the action
    int m_errors = 0; ///< number of errors before the action
    QElapsedTimer m_since; ///< time since the current action began
    std::shared_ptr<const Lesson> m_lesson;
    QString m_folder; ///< of the lesson's file
    QTemporaryDir m_models; ///< folder for models that the program contains and a lesson opens
};

/// Prepares the window for a lesson: no model, its preset and settings, its data and its watched sentences. Lives in
/// the GUI thread.
class LessonSetup : public QObject
{
    Q_OBJECT

public:
    LessonSetup(MainWindow& window, FactsCollector& facts, QObject* parent); ///< both must outlive this object

    void begin(std::shared_ptr<const Lesson> lesson, const QString& folder); ///< `folder` is that of the lesson's file
    void restore(); ///< restores the view as it was at the beginning, but not the run
    void reopen(const QString& run); ///< opens a finished run of this lesson, and restores the view
    void stop(); ///< leaves unfinished work as it is
    [[nodiscard]] bool isAtWork() const { return m_phase != Phase::Ready; }

signals:
    void finished();
    void failed(const QString& text);

private:
    enum class Phase : std::uint8_t { Ready, Starting, Stopping, Discarding, Loading, Opening };
    void look();
    void stopTraining();
    void open();
    void load();
    void choose();
    void arrange();
    void clear(); ///< clears what was typed, chosen and switched off
    void watch(); ///< displays the first of the lesson's sentences

    MainWindow& m_window;
    FactsCollector& m_facts;
    std::shared_ptr<const Lesson> m_lesson;
    QString m_folder;
    QString m_reopened; ///< the run to open; empty: everything begins anew
    Phase m_phase = Phase::Ready;
    bool m_hasData = false; ///< whether the loaded data is that of the lesson
    bool m_stops = false; ///< whether training was asked to stop
    int m_loads = 0; ///< number of loads before the request
    int m_runs = 0; ///< number of runs before the request
    int m_errors = 0; ///< number of errors before the request
};

} // namespace attentoscope::ui
