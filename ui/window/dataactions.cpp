// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dataactions.h"

#include "ui/data/datapanel.h"
#include "ui/training/rundestination.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/comparableruns.h"
#include "ui/window/connectdialog.h"
#include "ui/window/droppedfiles.h"
#include "ui/window/rundatareturn.h"
#include "ui/window/runtransfer.h"
#include "ui/window/samplemenu.h"
#include "ui/window/sidebar.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QFileInfo>

namespace attentoscope::ui {

DataActions::DataActions(
    const WindowActions& actions, WindowPages& pages, RunTransfer& transfer, Dialogs& dialogs, QWidget& window)
    : QObject(&window)
    , m_actions(actions)
    , m_pages(pages)
    , m_transfer(transfer)
    , m_dialogs(dialogs, window)
    , m_recent(new RecentItems(this))
    , m_samples(new SampleMenu(*actions.samplesMenu, this))
    , m_runData(new RunDataReturn({pages.runData(), m_dialogs, *actions.goOn}, this))
{
    auto* welcome = &pages.welcome();
    auto* training = &pages.sideBar().training();
    connect(actions.openFile, &QAction::triggered, this, &DataActions::askForFile);
    connect(actions.openParallel, &QAction::triggered, this, &DataActions::askForParallelFiles);
    connect(actions.openRun, &QAction::triggered, this, &DataActions::runListWanted);
    connect(actions.connectFar, &QAction::triggered, this, &DataActions::askForFarEngine);
    connect(m_runData, &RunDataReturn::requested, this, &DataActions::runDataRequested);
    connect(actions.swapDirection, &QAction::triggered, &pages.sideBar().data(), &DataPanel::swapDirection);
    connect(m_samples, &SampleMenu::chosen, this, &DataActions::openSample);
    connect(welcome, &WelcomePage::sampleChosen, this, &DataActions::openSample);
    connect(welcome, &WelcomePage::recentChosen, this, &DataActions::openRecent);
    connect(m_recent, &RecentItems::chosen, this, &DataActions::openRecent);
    connect(m_recent, &RecentItems::changed, welcome, [this, welcome] {
        auto items = m_recent->items();
        std::erase_if(items, [](const RecentItem& item) { return item.kind == RecentItem::Kind::Run; });
        welcome->setRecent(items); // runs have a list of their own there
    });
    connect(training, &TrainingPanel::presetChosen, this, [this](const QString& preset) {
        if (!m_hasData) // what is loaded stays
            openCompanionOf(preset);
    });
    connect(&training->destination(), &RunDestination::folderRequested, this, &DataActions::askForDestination);
    connect(&transfer, &RunTransfer::unpacked, this, &DataActions::openRun);
    m_recent->fill(actions.recentMenu);
}

void DataActions::setFolder(const QString& folder)
{
    m_dialogs.setFolder(folder);
}

void DataActions::setRunsFolder(const QString& folder)
{
    m_dialogs.setRunsFolder(folder);
    m_pages.sideBar().training().destination().setRunsFolder(folder);
}

RunSources DataActions::runSources()
{
    return comparableRuns(*m_recent, m_dialogs);
}

bool DataActions::canDrop(const QList<QUrl>& urls) const
{
    return DroppedFiles(urls).canBeOpened() && m_actions.openFile->isEnabled();
}

QString DataActions::dropText(const QList<QUrl>& urls) const
{
    return DroppedFiles(urls).text();
}

void DataActions::drop(const QList<QUrl>& urls)
{
    const DroppedFiles files(urls);
    if (files.count() == 2)
        openParallel(files.path(0), files.path(1));
    else if (files.count() == 1)
        openPath(files.path(0));
}

void DataActions::setCatalogue(const Catalogue& catalogue)
{
    m_samples->setCatalogue(catalogue);
}

void DataActions::showCorpus(const CorpusSummary& summary)
{
    const auto& request = summary.request;
    m_hasData = true;
    m_sample = QString::fromStdString(request.sample);
    m_runData->showCorpus(summary);
    if (!request.source.empty())
        m_recent->add(
            {RecentItem::Kind::Data, QString::fromStdString(request.source), QString::fromStdString(request.target)});
}

void DataActions::showRun(const RunDescription& run)
{
    m_runData->showRun(run);
    if (run.folder.empty())
        return;
    const auto folder = QString::fromStdString(run.folder);
    m_transfer.tellAbout(folder);
    m_recent->add({RecentItem::Kind::Run, folder, {}});
}

void DataActions::showRunDataFailure(const Error& error)
{
    m_runData->showFailure(error);
}

void DataActions::forgetRun(const QString& folder)
{
    m_recent->remove({RecentItem::Kind::Run, folder, {}});
}

void DataActions::showError(const Error& error)
{
    if (error.code == ErrorCode::FileNotFound)
        m_recent->remove(m_opening);
}

void DataActions::load(const DataRequest& request)
{
    m_opening = {
        RecentItem::Kind::Data, QString::fromStdString(request.source), QString::fromStdString(request.target)};
    m_pages.showWorkbench();
    m_pages.messages().hide();
    m_pages.sideBar().data().load(request);
}

void DataActions::openPath(const QString& path)
{
    if (QFileInfo(path).isDir())
        return openRun(path);
    if (RunTransfer::isPackedRun(path))
        return m_transfer.unpack(path);
    if (DroppedFiles::isLesson(path))
        return emit lessonWanted(path);
    DataRequest request;
    request.source = path.toStdString();
    m_dialogs.setFolder(QFileInfo(path).path());
    load(request);
}

void DataActions::openParallel(const QString& source, const QString& target)
{
    DataRequest request;
    request.source = source.toStdString();
    request.target = target.toStdString();
    m_dialogs.setFolder(QFileInfo(source).path());
    load(request);
}

bool DataActions::openCompanionOf(const QString& preset)
{
    if (!m_samples->isCompanion(preset) || m_sample == preset || !m_actions.openFile->isEnabled())
        return false;
    openSample(preset);
    return true;
}

void DataActions::openSample(const QString& id)
{
    DataRequest request;
    request.sample = id.toStdString();
    if (m_samples->isCompanion(id))
        m_pages.sideBar().training().setPreset(id);
    load(request);
}

void DataActions::openRun(const QString& folder)
{
    m_runData->setContinues({});
    m_opening = {RecentItem::Kind::Run, folder, {}};
    m_pages.messages().hide();
    emit openRunRequested(folder);
}

void DataActions::continueRun(const QString& folder)
{
    openRun(folder);
    m_runData->setContinues(folder);
}

void DataActions::openRecent(const RecentItem& item)
{
    if (item.kind == RecentItem::Kind::Run)
        openRun(item.path);
    else if (item.target.isEmpty())
        openPath(item.path);
    else
        openParallel(item.path, item.target);
}

void DataActions::askForFile()
{
    const auto path = m_dialogs.chooseFile();
    if (!path.isEmpty())
        openPath(path);
}

void DataActions::askForLesson()
{
    const auto path = m_dialogs.chooseLesson();
    if (!path.isEmpty())
        emit lessonWanted(path);
}

void DataActions::askForLessonFolder()
{
    const auto folder = m_dialogs.chooseLessonFolder();
    if (!folder.isEmpty())
        emit lessonFolderWanted(folder);
}

void DataActions::askForParallelFiles()
{
    const auto [source, target] = m_dialogs.chooseSides();
    if (!target.isEmpty())
        openParallel(source, target);
}

void DataActions::askForRunFolder()
{
    const auto folder = m_dialogs.chooseRun();
    if (!folder.isEmpty())
        openRun(folder);
}

void DataActions::askForPackedRun()
{
    const auto file = m_dialogs.choosePackedRun();
    if (!file.isEmpty())
        m_transfer.unpack(file);
}

void DataActions::askForFarEngine()
{
    auto* dialog = new ConnectDialog(m_farCommandText, qobject_cast<QWidget*>(parent()));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(
        dialog, &QDialog::accepted, this, [this, dialog] { emit connectRequested(dialog->host(), dialog->command()); });
    dialog->open();
}

void DataActions::askForDestination()
{
    m_pages.sideBar().training().destination().setChosenFolder(m_dialogs.chooseDestination());
}

} // namespace attentoscope::ui
