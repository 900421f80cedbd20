// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/runnews.h"
#include "engine/types/training.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope::ui {

/// The run whose model is in memory, as far as the window speaks of it.
struct ShownRun
{
    std::string folder; ///< empty: it is not saved
    QString name; ///< of the folder; without one, of the preset
    QString preset;
    Task task = Task::Sentences;
    std::uint64_t seed = 0;
    QString data; ///< name of the pairs that it learned from
    std::size_t trainingPairs = 0;
    double parameters = 0.0;
    std::size_t sourceVocabulary = 0;
    std::size_t targetVocabulary = 0;

    TrainingProgress progress; ///< of an opened run, as it was left
    std::optional<double> loss; ///< of the newest step
    std::optional<RunPast::End> end; ///< none: it is being trained
    std::int64_t weightsStep = 0; ///< of the weights in memory
    std::int64_t bestStep = 0; ///< by the run's validation measure; 0: none yet
    std::optional<MeanOfSaves> mean; ///< the best weights, where they are one

    std::vector<std::int64_t> saves; ///< steps
    std::int64_t savedStep = 0; ///< of the newest save; 0: none yet
    QDateTime savedAt; ///< invalid: before it was opened here
    bool saveFailed = false; ///< since then
};

/// The pairs that are loaded, seen from the run of the model in memory.
enum class LoadedPairs : std::uint8_t { None, OfTheRun, Others, NotNeeded };

/// The one place that knows whose curve, pictures and translations the window shows: the run of the model in memory,
/// how far it is, how it ended, which weights are in memory, what of it is saved, and whether the loaded sentence pairs
/// are those it learned from. Whatever names a run, a step or a save reads it here; shownwords.h has the words.
class ShownModel : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    const EngineState& state() const { return m_state; }
    const std::optional<ShownRun>& run() const { return m_run; } ///< none: there is no model in memory
    const QString& data() const { return m_data; } ///< name of what is loaded; empty: nothing
    std::size_t pairsToTrain() const { return m_pairsToTrain; } ///< of what is loaded
    LoadedPairs pairs() const;
    bool awaitsNewModel() const; ///< other pairs were loaded after the run: a new model is what comes next
    Task chosenTask() const { return m_chosenTask; } ///< of the preset that a new model would have

    void setState(const EngineState& state);
    void setChosenTask(Task task);
    void setLimit(const TrainingLimit& limit); ///< the person changed it
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run);
    void showReports(const TrainingReports& reports);
    void showEnd(TrainingEnd end);
    void showSaved(const SaveReport& report);
    void showNews(const RunNews& news); ///< of the run, if it is trained elsewhere; the weights in memory stay
    void showWeights(const RunDescription& run); ///< others of the same run are in memory now
    void forgetRun(); ///< it was discarded

signals:
    void changed(); ///< other words are true now
    void chosenTaskChanged();
    void progressed(); ///< only numbers
    void replaced(); ///< by another model, or by none: what the one before answered holds no more

private:
    EngineState m_state;
    QString m_data;
    std::size_t m_pairsToTrain = 0;
    bool m_areOfTheRun = false; ///< the loaded pairs
    bool m_cameAfterTheRun = false; ///< likewise
    Task m_chosenTask = Task::Sentences;
    std::optional<ShownRun> m_run;
};

} // namespace attentoscope::ui
