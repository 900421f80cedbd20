// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/finetuningplan.h"
#include "engine/types/training.h"
#include "ui/comparison/namedrun.h"

#include <QDialog>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>
#include <stop_token>
#include <string>

class QAction;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QWidget;

namespace attentoscope::ui {

class ComparisonController;
class DataActions;
class MainView;
class SettingsModel;
class ShownModel;
class TrainingPanel;

/// Asks how the open model is trained on. Before the start, says what the engine plans.
class FineTuningDialog : public QDialog
{
    Q_OBJECT

public:
    /// `ofWindow` describes the settings. Its values are displayed until the first plan arrives.
    FineTuningDialog(
        const QString& model, const QString& pairs, const SettingsModel& ofWindow, QWidget* parent = nullptr);

    void ask(); ///< asks for a plan
    void setAlsoValidation(const QString& file);
    void showPlan(const Result<FineTuningPlan>& plan); ///< the plan for request()
    [[nodiscard]] TrainingRequest request() const; ///< without model, folder and watched sentences
    [[nodiscard]] SettingsModel& settings() const { return *m_settings; }
    [[nodiscard]] QLineEdit& alsoValidation() const { return *m_also; }
    [[nodiscard]] QPushButton& chooseButton() const { return *m_choose; }
    [[nodiscard]] QString told() const; ///< the text about pairs and memory, or the reason for a refusal
    [[nodiscard]] QPushButton& trainButton() const;

signals:
    void planWanted(const attentoscope::TrainingRequest& request); ///< replaces an earlier request
    void fileWanted(); ///< answered by setAlsoValidation()

private:
    void layOut(const QString& model, const QString& pairs);
    void askSoon();

    SettingsModel* m_settings = nullptr;
    QWidget* m_form = nullptr; ///< of the settings
    QLineEdit* m_also = nullptr;
    QPushButton* m_choose = nullptr;
    QLabel* m_told = nullptr;
    QLabel* m_reasons = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
    QTimer m_timer{this}; ///< joins changes that occur together
    std::optional<TrainingRequest> m_asked; ///< none: nothing yet
};

/// Trains the open model on with the loaded pairs, after the dialog has shown the plan. When the training ends, both
/// models are compared.
class FineTuningController : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        QAction& action;
        const ShownModel& shown;
        MainView& view;
        TrainingPanel& training;
        DataActions& data;
        ComparisonController& comparisons;
    };
    FineTuningController(const Parts& parts, QWidget& window);

    void open();
    void showPlan(const Result<FineTuningPlan>& plan); ///< the answer to planRequested()
    void showFailure(); ///< the engine could not do something, such as begin the training

signals:
    /// Replaces an earlier request. Once `stop` is requested, nobody needs the answer.
    void planRequested(const attentoscope::TrainingRequest& request, const std::stop_token& stop);
    void requested(const attentoscope::TrainingRequest& request);

private:
    void plan(TrainingRequest request);
    void start(TrainingRequest request);
    void refresh();
    void follow();

    /// The requested training, until it ends.
    struct Asked
    {
        NamedRun model;
        std::optional<std::string> folder; ///< of the new run; none: it has not begun
    };

    Parts m_parts;
    QWidget& m_window;
    QPointer<FineTuningDialog> m_dialog;
    std::stop_source m_planning;
    std::optional<Asked> m_asked;
};

} // namespace attentoscope::ui
