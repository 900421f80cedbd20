// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/finetuningplan.h"
#include "engine/types/training.h"
#include "ui/comparison/namedrun.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <stop_token>
#include <string>

class QAction;
class QWidget;

namespace attentoscope::ui {

class ComparisonController;
class DataActions;
class FineTuningDialog;
class MainView;
class ShownModel;
class TrainingPanel;

/// Trains the open model on with the loaded pairs, after it was told what that takes. When the training ends, both
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
    /// In place of an earlier request. Nobody wants the answer once `stop` is requested.
    void planRequested(const attentoscope::TrainingRequest& request, const std::stop_token& stop);
    void requested(const attentoscope::TrainingRequest& request);

private:
    void plan(TrainingRequest request);
    void start(TrainingRequest request);
    void refresh();
    void follow();

    /// A training that was asked for, until it ends.
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
