// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
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

/// The run of the model in memory, for the window's texts.
struct ShownRun
{
    std::string folder; ///< empty: not saved
    QString name; ///< of the folder; without one, of the preset
    QString preset; ///< its name
    Task task = Task::Sentences;
    std::uint64_t seed = 0;
    QString data; ///< name of its training data
    std::size_t trainingPairs = 0;
    double parameters = 0.0;
    std::size_t sourceVocabulary = 0;
    std::size_t targetVocabulary = 0;
    bool isOfOthers = false; ///< others trained it, and it is only read
    bool isTrainedOn = false; ///< it began with another model's weights

    TrainingProgress progress; ///< of an opened run, at its end
    std::optional<double> loss; ///< of the newest step
    std::optional<RunPast::End> end; ///< none: in training
    std::int64_t weightsStep = 0; ///< of the weights in memory
    std::int64_t bestStep = 0; ///< by the run's validation measure; 0: none yet
    std::optional<MeanOfSaves> mean; ///< the best weights, if they are a mean

    std::vector<std::int64_t> saves; ///< steps
    std::int64_t savedStep = 0; ///< of the newest save; 0: none yet
    QDateTime savedAt; ///< invalid: before it was opened
    bool saveFailed = false; ///< since then
};

/// Whether runs are still there after the window is closed; those of a lesson are not.
enum class RunsLast : std::uint8_t { Kept, UntilTheLessonEnds };

/// The sample, or the name of the file.
[[nodiscard]] QString nameOfPairs(const DataRequest& data);

/// How the loaded pairs relate to the run of the model in memory.
enum class LoadedPairs : std::uint8_t { None, OfTheRun, Others, NotNeeded };

/// The one source for texts about the model in memory: its run, progress and end, its weights, its saves, and whether
/// the loaded sentence pairs are its training data. All parts that name a run, a step or a save read it here;
/// shownwords.h has the texts.
class ShownModel : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    const EngineState& state() const { return m_state; }
    const std::optional<ShownRun>& run() const { return m_run; } ///< none: no model in memory
    const QString& data() const { return m_data; } ///< name of the loaded data; empty: none
    std::size_t pairsToTrain() const { return m_pairsToTrain; } ///< of the loaded data
    LoadedPairs pairs() const;
    bool awaitsNewModel() const; ///< other pairs were loaded after the run, so the next model is a new one
    Task chosenTask() const { return m_chosenTask; } ///< of the preset for a new model
    bool isTrainedElsewhere() const; ///< the run, by another program
    const QString& host() const { return m_host; } ///< the machine of the engine; empty: this one
    RunsLast runsLast() const { return m_runsLast; }
    QString presetName(const std::string& id) const; ///< as the list of presets has it

    void setPresets(const std::vector<PresetInfo>& presets);
    void setHost(const QString& host);
    void setRunsLast(RunsLast last);
    void setState(const EngineState& state);
    void setChosenTask(Task task);
    void setLimit(const TrainingLimit& limit); ///< after a change by the user
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run);
    void showReports(const TrainingReports& reports);
    void showEnd(TrainingEnd end);
    void showSaved(const SaveReport& report);
    void showNews(const RunNews& news); ///< of the run, if it is trained elsewhere; the weights in memory do not change
    void showWeights(const RunDescription& run); ///< others of the same run are in memory now
    void forgetRun(); ///< after it was discarded

signals:
    void changed(); ///< texts have changed
    void chosenTaskChanged();
    void progressed(); ///< only numbers have changed
    void replaced(); ///< by another model, or by none: earlier answers are out of date

private:
    EngineState m_state;
    QString m_data;
    std::size_t m_pairsToTrain = 0;
    bool m_areOfTheRun = false; ///< the loaded pairs are its training data
    bool m_cameAfterTheRun = false; ///< the loaded pairs
    Task m_chosenTask = Task::Sentences;
    std::vector<PresetInfo> m_presets;
    QString m_host;
    RunsLast m_runsLast = RunsLast::Kept;
    std::optional<ShownRun> m_run;
};

} // namespace attentoscope::ui
