// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/training.h"
#include "ui/comparison/namedrun.h"
#include "ui/window/openingdialogs.h"
#include "ui/window/recentitems.h"

#include <QObject>
#include <QUrl>

class QWidget;

namespace attentoscope::ui {

class Dialogs;
class RunDataReturn;
class RunTransfer;
class SampleMenu;
class WindowActions;
class WindowPages;

/// Opens data and runs that the user chooses in dialogs, drops, or takes from the samples or from the list of recent
/// ones. The side bar's data panel requests data from the engine.
class DataActions : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of this object and of the dialogs.
    DataActions(
        const WindowActions& actions, WindowPages& pages, RunTransfer& transfer, Dialogs& dialogs, QWidget& window);

    RecentItems& recent() const { return *m_recent; }
    const QString& folder() const { return m_dialogs.folder(); }
    void setFolder(const QString& folder); ///< folder of the last opened file
    void setRunsFolder(const QString& folder);
    void setRunsElsewhere() { m_areRunsElsewhere = true; } ///< called if paths are those of another machine
    void setFarCommandText(FarCommandText text) { m_farCommandText = std::move(text); }
    QString choosePage(const QString& name) { return m_dialogs.choosePage(name); } ///< empty: none
    QString chooseValidation() { return m_dialogs.chooseValidation(); } ///< empty: none
    RunSources runSources(); ///< for comparisons
    bool canDrop(const QList<QUrl>& urls) const;
    QString dropText(const QList<QUrl>& urls) const; ///< what dropping them does
    void drop(const QList<QUrl>& urls);

    void setCatalogue(const Catalogue& catalogue);
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run);
    void forgetRun(const QString& folder);
    void showRunDataFailure(const Error& error); ///< the pairs of the open run could not be loaded
    void showError(const Error& error);

public slots:
    void openPath(const QString& path); ///< a file of pairs, a run folder or a packed run
    void openParallel(const QString& source, const QString& target);
    void openSample(const QString& id);
    /// Opens the sample of a preset that needs no data. False if it has none.
    bool openCompanionOf(const QString& preset);
    void openRun(const QString& folder);
    void continueRun(const QString& folder); ///< continues training when its pairs are loaded
    void askForRunFolder();
    void askForPackedRun();
    void askForFarEngine();
    void askForLesson();
    void askForLessonFolder();
    void askForAnswers(); ///< asks for a folder with the answers of a class

signals:
    void openRunRequested(const QString& folder);
    void runDataRequested(const attentoscope::DataRequest& request);
    void runListWanted();
    void lessonWanted(const QString& path); ///< a lesson's file, or ":/…" for a built-in lesson
    void lessonFolderWanted(const QString& folder);
    void answersWanted(const QString& folder); ///< a folder of pages that learners have handed in
    /// The user wants a window whose engine is in another process. An empty host means this machine.
    void connectRequested(const QString& host, const QString& command);

private:
    void askForFile();
    void askForParallelFiles();
    void askForDestination();
    void openRecent(const RecentItem& item);
    void load(const DataRequest& request);

    const WindowActions& m_actions;
    WindowPages& m_pages;
    RunTransfer& m_transfer;
    OpeningDialogs m_dialogs;
    FarCommandText m_farCommandText; ///< none: the dialog displays no command
    RecentItems* m_recent = nullptr;
    SampleMenu* m_samples = nullptr;
    RunDataReturn* m_runData = nullptr;
    RecentItem m_opening; ///< the last request, until it is answered
    QString m_sample; ///< id of the loaded sample; empty for files
    bool m_hasData = false;
    bool m_areRunsElsewhere = false;
};

} // namespace attentoscope::ui
