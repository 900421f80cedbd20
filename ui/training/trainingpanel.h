// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/choices.h"
#include "engine/types/configuration.h"
#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/training.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QAction;
class QCheckBox;
class QLabel;
class QPushButton;
class QUndoStack;

namespace attentoscope::ui {

class PresetChooser;
class RunDestination;
class Section;
class SettingsForm;
class SettingsHistory;
class SettingsModel;

/// The choices for training: preset, main hyperparameters, and the folder of the run. The learning rate, teacher
/// forcing and the limit (epochs, steps or minutes) can be changed while training runs. A note below each field
/// explains the effect.
class TrainingPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TrainingPanel(QWidget* parent = nullptr);

    void setCatalogue(const Catalogue& catalogue);
    void setAllSettingsAction(QAction* action);
    void setState(const EngineState& state);
    /// Defaults depend on the number of training pairs.
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run);
    void setPreset(const QString& id);
    void showSize(const std::optional<ModelSize>& size); ///< size of the model that training would make; empty: unknown
    /// The values that the rule chooses for settings that the user leaves open, with reasons. Empty: nothing is known.
    void showChoices(const std::vector<SettingChoice>& choices);
    void setSettingsFrom(SettingsFrom from);
    SettingsFrom settingsFrom() const;

    SettingsModel& settings() const { return *m_settings; }
    /// The user's changes in this panel: a value, the preset, or a reset of all values. A run with other settings
    /// clears the history.
    QUndoStack* history() const;
    RunDestination& destination() const { return *m_destination; }
    /// Makes several changes as one, with this name in the menu. Undo reverts them together.
    void changeTogether(const std::vector<KeyValue>& values, const QString& name);
    int epochs() const;
    TrainingLimit limit() const; ///< in minutes if set, otherwise in steps if set, otherwise in epochs
    Task task() const; ///< task of the chosen preset
    QString presetName() const; ///< name for people
    std::vector<WatchedSentence> examples() const; ///< sentences to watch for a preset that needs no data
    /// The request without the watched sentences. `dataName` is part of the folder's name.
    TrainingRequest request(const QString& dataName) const;

signals:
    /// showChoices() and showSize() take the answer.
    void sizeRequested(const attentoscope::TrainingRequest& request);
    void presetChanged();
    void presetChosen(const QString& id); ///< the user chose a preset
    void learningRateChanged(double rate); ///< during training
    void teacherForcingChanged(double probability); ///< during training
    void alignmentWeightChanged(double weight); ///< during training
    void limitChanged(const attentoscope::TrainingLimit& limit); ///< during training

private:
    void applyPreset();
    void applyDefaults();
    SettingLookup lookup() const;
    void showKind();
    void restoreChoice(const QString& preset, const std::vector<KeyValue>& changes);
    void valueChanged(const QString& key);
    void sendWhileTraining(const QString& key);
    bool isTraining() const;

    SettingsModel* m_settings = nullptr;
    PresetChooser* m_presets = nullptr;
    SettingsForm* m_form = nullptr;
    SettingsHistory* m_history = nullptr;
    std::size_t m_trainingPairs = 0;
    QWidget* m_restHint = nullptr; ///< hint about settings that cannot be changed during training
    QLabel* m_size = nullptr;
    QTimer m_sizeTimer{this}; ///< joins changes that follow each other closely
    QCheckBox* m_choose = nullptr;
    Section* m_choices = nullptr;
    QLabel* m_reasons = nullptr;
    QPushButton* m_allSettings = nullptr;
    RunDestination* m_destination = nullptr;
    EngineState m_state;
    bool m_adopting = false; ///< values are being copied from a run or a preset
};

} // namespace attentoscope::ui
