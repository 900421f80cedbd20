// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/data.h"
#include "engine/types/dissection.h"
#include "engine/types/enginestate.h"
#include "engine/types/error.h"
#include "engine/types/matrixkernels.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"
#include "ui/widgets/dialogs.h"
#include "ui/window/recentitems.h"
#include "ui/window/windowmemory.h"

#include <QMainWindow>

#include <memory>
#include <optional>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace attentoscope::ui {

class Comparisons;
class Dissections;
class EarlierRuns;
class ElidedLabel;
class FileTranslationDialog;
class InterruptionBar;
class MessageBar;
class PictureExports;
class Presentation;
class Sentences;
class RunTransfer;
class SideBar;
class Stage;
class WelcomePage;
class WindowActions;

/// The window: first screen, side bar and stage. What the person wants leaves it as signals of plain values, what
/// the engine did comes in through slots; it knows no engine.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(std::unique_ptr<Dialogs> dialogs = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    WindowMemory memory() const;
    void restore(const WindowMemory& memory);
    void setRunsFolder(const QString& folder);

    Comparisons& comparisons() const { return *m_comparisons; }
    RunTransfer& transfer() const { return *m_transfer; }
    Dissections& dissections() const { return *m_dissections; }
    FileTranslationDialog& fileTranslation() const { return *m_fileTranslation; }
    Sentences& sentences() const { return *m_sentences; }
    EarlierRuns& earlierRuns() const { return *m_earlierRuns; }
    Stage& stage() const { return *m_stage; }
    SideBar& sideBar() const { return *m_sideBar; }
    WindowActions& actions() const { return *m_actions; }
    MessageBar& messages() const { return *m_messages; }
    InterruptionBar& interruption() const { return *m_interruption; }
    RecentItems& recent() const { return *m_recent; }
    bool showsWelcome() const;

public slots:
    void setCatalogue(const attentoscope::Catalogue& catalogue);
    void setState(const attentoscope::EngineState& state);
    void showLoadingProgress(double fraction);
    void showCorpus(const attentoscope::CorpusSummary& summary);
    void showRun(const attentoscope::RunDescription& run);
    void showReports(const attentoscope::TrainingReports& reports);
    void showTrainingEnd(attentoscope::TrainingEnd end);
    void showDiscarded(const QString& folder);
    void showSaved(const attentoscope::SaveReport& report);
    void showPartialTranslation(const attentoscope::Translation& partial);
    void showTranslation(const attentoscope::Translation& translation);
    void showTranslationFailure(quint64 id, const attentoscope::Error& error);
    void showDissection(const attentoscope::Dissection& dissection);
    void showError(const attentoscope::Error& error);

    void openPath(const QString& path); ///< a file of pairs, a run folder or a packed run
    void openParallel(const QString& source, const QString& target);
    void openSample(const QString& id);
    bool openCompanionOf(
        const QString& preset); ///< the sample of a preset that needs no data; false: it has none to open
    void startTraining();

signals:
    void loadRequested(const attentoscope::DataRequest& request);
    void cancelLoadingRequested();
    void openRunRequested(const QString& folder);
    void startRequested(const attentoscope::TrainingRequest& request);
    void continueRequested(const QString& folder, const attentoscope::TrainingLimit& limit,
        const std::vector<attentoscope::WatchedSentence>& watched);
    void pauseRequested();
    void resumeRequested();
    void stepRequested();
    void stopRequested();
    void discardRequested();
    void saveRequested();
    void validateRequested();
    void learningRateRequested(double rate);
    void teacherForcingRequested(double probability);
    void limitRequested(const attentoscope::TrainingLimit& limit);
    void watchedRequested(const std::vector<attentoscope::WatchedSentence>& watched);
    void translateRequested(const attentoscope::TranslationRequest& request);
    void dissectRequested(const attentoscope::DissectionRequest& request);
    void memoryChanged(); ///< something that should outlive a crash

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; ///< what no view has a use for
    bool focusNextPrevChild(bool next) override; ///< in the order of the layouts
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void layOut();
    void connectActions();
    void connectExports();
    void connectViewActions();
    void connectTimeActions();
    void connectPanels();
    void connectSentences();
    void connectComparisons();
    void askForFile();
    void askForParallelFiles();
    void askForRun();
    void askForDestination();
    void trainOrPause();
    void continueTraining();
    void askToDiscard();
    enum class NextSeed : std::uint8_t { Same, Another };
    void startAgain(NextSeed next);
    void openRecent(const RecentItem& item);
    void openRun(const QString& folder);
    void load(const DataRequest& request);
    void resetLayout();
    void refreshActions();

    std::unique_ptr<Dialogs> m_dialogs;
    EngineState m_state;
    RunDescription m_run; ///< without its history
    bool m_startsAgain = false; ///< as soon as the training under way has stopped
    RecentItem m_opening; ///< what was asked for last
    QString m_dataName;
    QString m_sample; ///< the loaded one's id; empty for files
    QStringList m_companions; ///< presets that need no data, but have a sample to look at
    std::optional<MatrixKernels> m_kernels; ///< for the About box
    QString m_dataFolder;
    QString m_runsFolder;

    WindowActions* m_actions = nullptr;
    RecentItems* m_recent = nullptr;
    MessageBar* m_messages = nullptr;
    InterruptionBar* m_interruption = nullptr;
    QStackedWidget* m_pages = nullptr;
    WelcomePage* m_welcome = nullptr;
    QSplitter* m_workbench = nullptr;
    SideBar* m_sideBar = nullptr;
    Stage* m_stage = nullptr;
    Dissections* m_dissections = nullptr;
    FileTranslationDialog* m_fileTranslation = nullptr;
    PictureExports* m_exports = nullptr;
    Presentation* m_presentation = nullptr;
    Sentences* m_sentences = nullptr;
    Comparisons* m_comparisons = nullptr;
    EarlierRuns* m_earlierRuns = nullptr;
    RunTransfer* m_transfer = nullptr;
    ElidedLabel* m_statusText = nullptr;
    QLabel* m_modelText = nullptr;
};

} // namespace attentoscope::ui
