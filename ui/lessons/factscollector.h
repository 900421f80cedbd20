// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/comparison.h"
#include "engine/types/dissection.h"
#include "engine/types/enginestate.h"
#include "engine/types/erasure.h"
#include "engine/types/lesson.h"
#include "engine/types/sentences.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <map>
#include <string>
#include <vector>

namespace attentoscope::ui {

class MainWindow;

/// Collects all facts that a lesson's conditions can use: the engine's answers to the window, and its displayed
/// contents. Lives in the GUI thread.
class FactsCollector : public QObject
{
    Q_OBJECT

public:
    explicit FactsCollector(MainWindow& window, QObject* parent = nullptr); ///< the window must outlive this object

    [[nodiscard]] LessonFacts facts() const;
    [[nodiscard]] const EngineState& state() const { return m_state; }
    [[nodiscard]] int loads() const { return m_loads; } ///< how often data was loaded
    [[nodiscard]] int runs() const { return m_runs; } ///< how often a run began or was opened
    [[nodiscard]] const Error& lastError() const { return m_lastError; }
    [[nodiscard]] int errors() const { return m_errors; } ///< how often an error was reported
    /// How often the window has completed this action: translate, dissect, erase, compare, validate or evaluate.
    [[nodiscard]] int done(LessonActionKind kind) const;
    void setPresets(const std::vector<PresetInfo>& presets) { m_presets = presets; }
    [[nodiscard]] QString presetName(const std::string& id) const; ///< the name that people see
    void beginStep(); ///< resets the counts of the step
    void expectTranslation(const std::string& source); ///< the next translation of this sentence counts as requested
    struct KeptRun
    {
        std::string folder;
        std::int64_t step = 0; ///< step of the save
    };
    void keep(const std::string& name, const KeptRun& run);
    void forgetKept();
    [[nodiscard]] KeptRun kept(const std::string& name) const; ///< its folder is empty if there is no run of this name

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
    void showErasure(const attentoscope::Erasure& erasure);
    void showMeasured(const attentoscope::MeasuredSentences& part);

signals:
    void runBegan();
    void changed(); ///< emitted shortly after a change, once for several changes

private:
    void connectWindow();
    void changedSoon();
    void keepUnforced();
    void takeShown(LessonFacts& facts) const;
    [[nodiscard]] LessonTraining training() const;
    [[nodiscard]] std::string nameOf(const ComparedModel& model) const;

    MainWindow& m_window;
    std::vector<PresetInfo> m_presets;
    EngineState m_state;
    Activity m_lasting = Activity::Starting; ///< the last activity that was not a save, which interrupts the others
    LessonFacts m_facts; ///< facts, without those that are read from the window
    LessonPicture m_unforced; ///< the picture before its rows were forced
    MeasuredSentences m_measured; ///< results of the current evaluation
    QHash<quint64, QString> m_asked; ///< request → sentence
    QString m_expected; ///< sentence whose translation the user or the lesson has requested
    std::map<std::string, KeptRun> m_kept; ///< name → kept run
    bool m_hasRun = false;
    Error m_lastError;
    int m_runs = 0;
    int m_loads = 0;
    int m_errors = 0;
    std::map<LessonActionKind, int> m_done;
    QTimer m_soon{this};
};

} // namespace attentoscope::ui
