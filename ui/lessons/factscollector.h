// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/comparison.h"
#include "engine/types/dissection.h"
#include "engine/types/enginestate.h"
#include "engine/types/lesson.h"
#include "engine/types/lessonfacts.h"
#include "engine/types/sentences.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <map>
#include <string>

namespace attentoscope::ui {

class MainWindow;

/// Everything that a lesson's condition can ask: what the engine tells the window, and what the window shows. Lives in
/// the GUI thread.
class FactsCollector : public QObject
{
    Q_OBJECT

public:
    explicit FactsCollector(MainWindow& window, QObject* parent = nullptr); ///< which outlives this

    [[nodiscard]] LessonFacts facts() const;
    [[nodiscard]] const EngineState& state() const { return m_state; }
    [[nodiscard]] int loads() const { return m_loads; } ///< how often data came
    [[nodiscard]] int runs() const { return m_runs; } ///< how often a run began or was opened
    [[nodiscard]] const Error& lastError() const { return m_lastError; }
    [[nodiscard]] int errors() const { return m_errors; } ///< how often something failed
    /// How often the window came to the end of it: translate, dissect, compare, validate or evaluate.
    [[nodiscard]] int done(LessonActionKind kind) const;
    void beginStep(); ///< nothing was done in it yet
    void expectTranslation(const std::string& source); ///< the next answer about this sentence counts as asked for
    struct KeptRun
    {
        std::string folder;
        std::int64_t step = 0; ///< of its save
    };
    void keep(const std::string& name, const KeptRun& run);
    void forgetKept();
    [[nodiscard]] KeptRun kept(const std::string& name) const; ///< without a folder: there is none

public slots:
    void setState(const attentoscope::EngineState& state);
    void showCorpus(const attentoscope::CorpusSummary& summary);
    void showError(const attentoscope::Error& error);
    void showRun(const attentoscope::RunDescription& run);
    void showReports(const attentoscope::TrainingReports& reports);
    void forgetRun();
    void showTranslation(const attentoscope::Translation& translation);
    void showComparison(const attentoscope::Comparison& comparison);
    void showDissection(const attentoscope::Dissection& dissection);
    void showMeasured(const attentoscope::MeasuredSentences& part);

signals:
    void runBegan();
    void changed(); ///< soon after something did; several changes are told at once

private:
    void connectWindow();
    void changedSoon();
    void keepUnforced();
    void takeShown(LessonFacts& facts) const;
    [[nodiscard]] LessonTraining training() const;
    [[nodiscard]] std::string nameOf(const ComparedModel& model) const;

    MainWindow& m_window;
    EngineState m_state;
    LessonFacts m_facts; ///< but for what is read off the window
    LessonPicture m_unforced; ///< the picture before its rows were forced
    MeasuredSentences m_measured; ///< of the evaluation under way
    QHash<quint64, QString> m_asked; ///< sentences, by request
    QString m_expected; ///< the sentence whose translation the person or the lesson asked for
    std::map<std::string, KeptRun> m_kept; ///< by name
    bool m_hasRun = false;
    Error m_lastError;
    int m_runs = 0;
    int m_loads = 0;
    int m_errors = 0;
    std::map<LessonActionKind, int> m_done;
    QTimer m_soon{this};
};

} // namespace attentoscope::ui
