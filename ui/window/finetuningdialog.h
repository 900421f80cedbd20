// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/finetuningplan.h"
#include "engine/types/training.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace attentoscope::ui {

class SettingsModel;

/// Asks how the open model is trained on, and tells before the start what the engine plans.
class FineTuningDialog : public QDialog
{
    Q_OBJECT

public:
    /// `ofWindow` has the settings that are known, with values until the first plan comes.
    FineTuningDialog(
        const QString& model, const QString& pairs, const SettingsModel& ofWindow, QWidget* parent = nullptr);

    void ask(); ///< for a plan
    void setAlsoValidation(const QString& file);
    void showPlan(const Result<FineTuningPlan>& plan); ///< of request()
    [[nodiscard]] TrainingRequest request() const; ///< without model, folder and watched sentences
    [[nodiscard]] SettingsModel& settings() const { return *m_settings; }
    [[nodiscard]] QLineEdit& alsoValidation() const { return *m_also; }
    [[nodiscard]] QPushButton& chooseButton() const { return *m_choose; }
    [[nodiscard]] QString told() const; ///< about the pairs and the memory, or why it is refused
    [[nodiscard]] QPushButton& trainButton() const;

signals:
    void planWanted(const attentoscope::TrainingRequest& request); ///< in place of an earlier one
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

} // namespace attentoscope::ui
