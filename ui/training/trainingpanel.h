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

/// The choices for training: preset, main hyper-parameters, and the folder of the run. The learning rate, teacher
/// forcing and the number of epochs, steps or minutes can be changed while training runs; a note below them explains
/// the effect.
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
    void showSize(const std::optional<ModelSize>& size); ///< of the model that would be made; empty: unknown
    /// What the rule chooses where the user leaves settings open, with its reasons; empty: nothing is known.
    void showChoices(const std::vector<SettingChoice>& choices);
    void setSettingsFrom(SettingsFrom from);
    SettingsFrom settingsFrom() const;

    SettingsModel& settings() const { return *m_settings; }
    /// Of the user's changes here: a value, the preset, or a reset of all values. It is cleared with a run that has
    /// others.
    QUndoStack* history() const;
    RunDestination& destination() const { return *m_destination; }
    /// As the user's one change, with this name in the menu; Undo takes all of them back.
    void changeTogether(const std::vector<KeyValue>& values, const QString& name);
    int epochs() const;
    TrainingLimit limit() const; ///< minutes if set, then steps, otherwise epochs
    Task task() const; ///< of the chosen preset
    QString presetName() const; ///< for people
    std::vector<WatchedSentence> examples() const; ///< sentences to watch for a preset that needs no data
    /// All parts but the watched sentences; `dataName` is part of the folder's name.
    TrainingRequest request(const QString& dataName) const;

signals:
    /// Answered by showChoices() and showSize().
    void sizeRequested(const attentoscope::TrainingRequest& request);
    void presetChanged();
    void presetChosen(const QString& id); ///< by the user
    void learningRateChanged(double rate); ///< while training
    void teacherForcingChanged(double probability); ///< while training
    void alignmentWeightChanged(double weight); ///< while training
    void limitChanged(const attentoscope::TrainingLimit& limit); ///< while training

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
    QWidget* m_restHint = nullptr; ///< about settings that cannot be changed while training
    QLabel* m_size = nullptr;
    QTimer m_sizeTimer{this}; ///< joins changes that occur together
    QCheckBox* m_choose = nullptr;
    Section* m_choices = nullptr;
    QLabel* m_reasons = nullptr;
    QPushButton* m_allSettings = nullptr;
    RunDestination* m_destination = nullptr;
    EngineState m_state;
    bool m_adopting = false; ///< values are being copied from a run or a preset
};

} // namespace attentoscope::ui
