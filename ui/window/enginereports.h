// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/error.h"
#include "engine/types/matrixkernels.h"
#include "engine/types/runnews.h"
#include "engine/types/training.h"

#include <QObject>

#include <optional>

class QLabel;
class QMainWindow;

namespace attentoscope::ui {

class DataActions;
class DissectionController;
class ElidedLabel;
class FileTranslationDialog;
class LinksController;
class SentenceController;
class ShownModel;
class TrainingActions;
class ViewActions;
class WindowPages;

/// Passes the engine's reports to the parts of the window that display them. Describes them in status bar, title and
/// messages.
class EngineReports : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        ShownModel& shown;
        WindowPages& pages;
        DataActions& data;
        TrainingActions& training;
        ViewActions& view;
        SentenceController& sentences;
        LinksController& links;
        DissectionController& dissections;
        FileTranslationDialog& fileTranslation;
    };

    EngineReports(const Parts& parts, QMainWindow& window);

    const std::optional<MatrixKernels>& kernels() const { return m_kernels; } ///< none before the engine has started

public slots:
    void setCatalogue(const attentoscope::Catalogue& catalogue);
    void setState(const attentoscope::EngineState& state);
    void showCorpus(const attentoscope::CorpusSummary& summary);
    void showRun(const attentoscope::RunDescription& run);
    void showReports(const attentoscope::TrainingReports& reports);
    void showTrainingEnd(attentoscope::TrainingEnd end);
    void showDiscarded(const QString& folder);
    void showSaved(const attentoscope::SaveReport& report);
    void showNews(const attentoscope::RunNews& news); ///< news of the displayed run, which is trained elsewhere
    void showWeights(const attentoscope::RunDescription& run); ///< other weights of the same run are in memory now
    void showError(const attentoscope::Error& error);
    void say(const QString& text); ///< shows the text in the status bar
    void setHost(const QString& host); ///< sets the name of the engine's machine
    void throwRunsAway(); ///< runs will be deleted when the lesson ends

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void fitStatus(); ///< if there is little room, hides the text about the model first
    void sayValidation(const TrainingReports& reports);
    void sayPlace(); ///< says where the run that begins will be saved

    Parts m_parts;
    QMainWindow& m_window;
    EngineState m_state;
    QString m_refusal; ///< the displayed error, if it may have been caused by another program that trains the run
    std::optional<MatrixKernels> m_kernels;
    ElidedLabel* m_status = nullptr;
    QLabel* m_saved = nullptr;
    QLabel* m_model = nullptr;
};

} // namespace attentoscope::ui
