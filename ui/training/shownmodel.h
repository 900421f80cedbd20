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

/// The run of the model in memory, as the window's texts need it.
struct ShownRun
{
    std::string folder; ///< empty: not saved
    QString name; ///< name of the folder; without one, of the preset
    QString preset; ///< name of the preset
    Task task = Task::Sentences;
    std::uint64_t seed = 0;
    QString data; ///< name of its training data
    std::size_t trainingPairs = 0;
    double parameters = 0.0;
    std::size_t sourceVocabulary = 0;
    std::size_t targetVocabulary = 0;
    bool isOfOthers = false; ///< others trained it, and it is only read
    bool isTrainedOn = false; ///< began with another model's weights

    TrainingProgress progress; ///< for an opened run, the progress at the end of its training
    std::optional<double> loss; ///< loss of the newest step
    std::optional<RunPast::End> end; ///< how training ended; none: it goes on
    std::int64_t weightsStep = 0; ///< step of the weights in memory
    std::int64_t bestStep = 0; ///< best step by the run's validation measure; 0: none yet
    std::optional<MeanOfSaves> mean; ///< the best weights, if they are a mean

    std::vector<std::int64_t> saves; ///< steps of the saves
    std::int64_t savedStep = 0; ///< step of the newest save; 0: none yet
    QDateTime savedAt; ///< invalid if it was saved before the run was opened
    bool saveFailed = false; ///< whether saving has failed since then
};

/// Whether runs are kept when the window closes. Runs of a lesson are not.
enum class RunsLast : std::uint8_t { Kept, UntilTheLessonEnds };

/// The name of the sample or of the file.
[[nodiscard]] QString nameOfPairs(const DataRequest& data);

/// How the loaded pairs relate to the run of the model in memory.
enum class LoadedPairs : std::uint8_t { None, OfTheRun, Others, NotNeeded };

/// The only source for texts about the model in memory: its run, progress and end, its weights and saves, and whether
/// the loaded pairs are its training data. All parts that name a run, a step or a save read it here. The texts are in
/// shownwords.h.
class ShownModel : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    const EngineState& state() const { return m_state; }
    const std::optional<ShownRun>& run() const { return m_run; } ///< none: no model in memory
    const QString& data() const { return m_data; } ///< name of the loaded data; empty: none
    const QString& alsoValidation() const { return m_alsoValidation; } ///< second validation file of the loaded data
    std::size_t pairsToTrain() const { return m_pairsToTrain; } ///< training pairs of the loaded data
    LoadedPairs pairs() const;
    bool awaitsNewModel() const; ///< if other pairs were loaded after the run, training makes a new model
    Task chosenTask() const { return m_chosenTask; } ///< task of the preset for a new model
    bool isTrainedElsewhere() const; ///< whether another program trains the run
    const QString& host() const { return m_host; } ///< machine of the engine; empty: this one
    RunsLast runsLast() const { return m_runsLast; }
    QString presetName(const std::string& id) const; ///< name in the list of presets

    void setPresets(const std::vector<PresetInfo>& presets);
    void setHost(const QString& host);
    void setRunsLast(RunsLast last);
    void setState(const EngineState& state);
    void setChosenTask(Task task);
    void setLimit(const TrainingLimit& limit); ///< called when the user changes the limit
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run);
    void showReports(const TrainingReports& reports);
    void showEnd(TrainingEnd end);
    void showSaved(const SaveReport& report);
    /// News of a run that is trained elsewhere; the weights in memory stay the same.
    void showNews(const RunNews& news);
    void showWeights(const RunDescription& run); ///< other weights of the same run are in memory now
    void forgetRun(); ///< called when the run was discarded

signals:
    void changed(); ///< texts have changed
    void chosenTaskChanged();
    void progressed(); ///< only numbers have changed
    void replaced(); ///< another model or none is in memory now, so earlier answers are out of date

private:
    EngineState m_state;
    QString m_data;
    QString m_alsoValidation;
    std::size_t m_pairsToTrain = 0;
    bool m_areOfTheRun = false; ///< whether the loaded pairs are the run's training data
    bool m_cameAfterTheRun = false; ///< whether the loaded pairs were loaded after the run
    Task m_chosenTask = Task::Sentences;
    std::vector<PresetInfo> m_presets;
    QString m_host;
    RunsLast m_runsLast = RunsLast::Kept;
    std::optional<ShownRun> m_run;
};

} // namespace attentoscope::ui
