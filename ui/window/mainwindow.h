// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mainview/viewlayout.h"
#include "ui/plots/attention/attentionoptions.h"
#include "ui/plots/loss/lossoptions.h"
#include "ui/theme/theme.h"
#include "ui/widgets/dialogs.h"
#include "ui/window/pictureexports.h"

#include <QByteArray>
#include <QMainWindow>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>

namespace attentoscope::ui {

class ComparisonController;
class DataActions;
class DissectionController;
class DropHint;
class EarlierRunsController;
class EditHistory;
class EngineReports;
class ErasureController;
class FileTranslationDialog;
class FineTuningController;
class ForkController;
class HelpWindow;
class LinkDrawing;
class LinksController;
class RunListController;
class RunTransfer;
class SentenceController;
class SideBar;
class MainView;
class ShownModel;
class TrainingActions;
class ViewActions;
class WindowActions;
class WindowPages;

/// State that the window keeps between starts. The owner of the window stores it.
struct WindowMemory
{
    QByteArray geometry;
    QByteArray sideBar; ///< state of the splitter between side bar and main view
    QByteArray mainView;
    bool sideBarShown = true;
    bool headsShown = true; ///< whether the heads are shown, if there are any
    bool stopsAtMarks = false; ///< whether playing a training stops at marks
    bool hintsWereShown = false; ///< whether hints were displayed automatically, which happens once
    LossPlace lossPlace = LossPlace::Automatic;
    ThemeChoice theme = ThemeChoice::System;
    int typeSize = 0; ///< size of text, in steps
    QString language; ///< a code of languages(); empty: the system's
    QStringList recent;
    QString dataFolder; ///< folder of the last opened file
    ExportMemory exports;
    AttentionOptions attention;
    LossOptions loss{.smoothing = 0.9};
};

/// Whether files can be dropped on the window.
enum class FileDrops : std::uint8_t { Accepted, Refused };

/// The window: its parts, and the state to keep. The parts emit requests of the user as signals with plain values. The
/// engine's reports arrive through EngineReports. The window does not know the engine.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(std::unique_ptr<Dialogs> dialogs = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    WindowMemory memory() const;
    void restore(const WindowMemory& memory);
    void acceptFiles(FileDrops drops);
    void setRunsElsewhere(); ///< called if files and runs are those of another machine, which this process cannot read

    WindowActions& actions() const { return *m_actions; }
    const ShownModel& shown() const { return *m_shown; }
    WindowPages& pages() const { return *m_pages; }
    MainView& mainView() const;
    SideBar& sideBar() const;
    RunTransfer& transfer() const { return *m_transfer; }
    DataActions& dataActions() const { return *m_data; }
    TrainingActions& trainingActions() const { return *m_training; }
    PictureExports& exports() const { return *m_exports; }
    DissectionController& dissections() const { return *m_dissections; }
    ErasureController& erasures() const { return *m_erasures; }
    FileTranslationDialog& fileTranslation() const { return *m_fileTranslation; }
    SentenceController& sentences() const { return *m_sentences; }
    LinkDrawing& linkDrawing() const { return *m_linkDrawing; }
    LinksController& links() const { return *m_links; }
    ComparisonController& comparisons() const { return *m_comparisons; }
    EarlierRunsController& earlierRuns() const { return *m_earlierRuns; }
    ForkController& forks() const { return *m_forks; }
    FineTuningController& fineTuning() const { return *m_fineTuning; }
    RunListController& runList() const { return *m_runList; }
    EngineReports& reports() const { return *m_reports; }
    EditHistory& history() const { return *m_history; }

signals:
    void memoryChanged(); ///< something has changed that should survive a crash

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; ///< handles keys that no view uses
    bool focusNextPrevChild(bool next) override; ///< Tab follows the order of the layouts
    bool event(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void followShown();
    void connectParts();
    void connectWindows();
    void connectHelp();
    void openHelp();
    void connectRunList();

    std::unique_ptr<Dialogs> m_dialogs;
    WindowActions* m_actions = nullptr;
    ShownModel* m_shown = nullptr;
    WindowPages* m_pages = nullptr;
    RunTransfer* m_transfer = nullptr;
    DataActions* m_data = nullptr;
    TrainingActions* m_training = nullptr;
    ViewActions* m_view = nullptr;
    PictureExports* m_exports = nullptr;
    DissectionController* m_dissections = nullptr;
    ErasureController* m_erasures = nullptr;
    FileTranslationDialog* m_fileTranslation = nullptr;
    SentenceController* m_sentences = nullptr;
    LinksController* m_links = nullptr;
    LinkDrawing* m_linkDrawing = nullptr;
    ComparisonController* m_comparisons = nullptr;
    EarlierRunsController* m_earlierRuns = nullptr;
    ForkController* m_forks = nullptr;
    FineTuningController* m_fineTuning = nullptr;
    RunListController* m_runList = nullptr;
    EngineReports* m_reports = nullptr;
    EditHistory* m_history = nullptr;
    DropHint* m_dropHint = nullptr;
    HelpWindow* m_help = nullptr; ///< null before its first use
    bool m_hintsWereShown = false;
};

} // namespace attentoscope::ui
