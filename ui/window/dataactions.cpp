// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dataactions.h"

#include "ui/data/datapanel.h"
#include "ui/language/translated.h"
#include "ui/runs/rundatabar.h"
#include "ui/training/rundestination.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/dialogs.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/runtransfer.h"
#include "ui/window/sidebar.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

namespace {

/// Presets that need no data, but have a sample of their own to look at.
QStringList companionsIn(const Catalogue& catalogue)
{
    QStringList ids;
    for (const auto& preset : catalogue.presets)
        if (preset.task != Task::Sentences
            && std::ranges::find(catalogue.samples, preset.id, &SampleInfo::id) != catalogue.samples.end())
            ids << QString::fromStdString(preset.id);
    return ids;
}

/// Short, and apart from other runs on the same data: folders that the program names end with the moment of the start.
NamedRun named(const RecentItem& item)
{
    static const QRegularExpression moment(QStringLiteral("-\\d{4}-(\\d{2}-\\d{2})-(\\d{2})(\\d{2})\\d{2}$"));
    const auto start = moment.match(QDir(item.path).dirName());
    const auto when = QStringLiteral(" %1 %2:%3").arg(start.captured(1), start.captured(2), start.captured(3));
    return {item.path, item.title() + (start.hasMatch() ? when : QString()), item.detail()};
}

QString localPath(const QUrl& url)
{
    return url.isLocalFile() ? url.toLocalFile() : QString();
}

} // namespace

DataActions::DataActions(
    const WindowActions& actions, WindowPages& pages, RunTransfer& transfer, Dialogs& dialogs, QWidget& window)
    : QObject(&window)
    , m_actions(actions)
    , m_pages(pages)
    , m_transfer(transfer)
    , m_dialogs(dialogs)
    , m_window(window)
    , m_recent(new RecentItems(this))
{
    auto* welcome = &pages.welcome();
    auto* training = &pages.sideBar().training();
    connect(actions.openFile, &QAction::triggered, this, &DataActions::askForFile);
    connect(actions.openParallel, &QAction::triggered, this, &DataActions::askForParallelFiles);
    connect(actions.openRun, &QAction::triggered, this, &DataActions::runListWanted);
    connect(&pages.runData(), &RunDataBar::chooseRequested, this, &DataActions::askForRunData);
    connect(actions.swapDirection, &QAction::triggered, &pages.sideBar().data(), &DataPanel::swapDirection);
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
    m_folder = folder;
}

void DataActions::setRunsFolder(const QString& folder)
{
    m_runsFolder = folder;
    m_pages.sideBar().training().destination().setRunsFolder(folder);
}

RunSources DataActions::runSources()
{
    return {
        .recent =
            [this] {
                std::vector<NamedRun> runs;
                for (const RecentItem& item : m_recent->items())
                    if (item.kind == RecentItem::Kind::Run && QDir(item.path).exists())
                        runs.push_back(named(item));
                return runs;
            },
        .choose =
            [this] {
                const auto folder = m_dialogs.chooseFolder(&m_window, tr("Choose the folder of a run"), m_runsFolder);
                return folder.isEmpty() ? NamedRun{} : named({RecentItem::Kind::Run, folder, {}});
            },
    };
}

bool DataActions::canDrop(const QList<QUrl>& urls) const
{
    const bool usable = !urls.isEmpty() && urls.size() <= 2 && !localPath(urls.constFirst()).isEmpty();
    return usable && m_actions.openFile->isEnabled();
}

QString DataActions::dropText(const QList<QUrl>& urls) const
{
    const auto path = localPath(urls.constFirst());
    const auto name = QFileInfo(QDir::cleanPath(path)).fileName();
    if (urls.size() == 2)
        return tr("Drop them to open two files whose lines belong together");
    return QFileInfo(path).isDir() || RunTransfer::isPackedRun(path) ? tr("Drop it to open the run %1").arg(name)
                                                                     : tr("Drop it to open the pairs in %1").arg(name);
}

void DataActions::drop(const QList<QUrl>& urls)
{
    if (urls.size() == 2)
        openParallel(localPath(urls[0]), localPath(urls[1]));
    else if (urls.size() == 1)
        openPath(localPath(urls[0]));
}

void DataActions::setCatalogue(const Catalogue& catalogue)
{
    m_companions = companionsIn(catalogue);
    m_actions.samplesMenu->clear();
    for (const auto& sample : catalogue.samples) {
        const auto id = QString::fromStdString(sample.id);
        auto* action = m_actions.samplesMenu->addAction(translated(sample.name));
        action->setToolTip(plainTip(translated(sample.help)));
        action->setStatusTip(plainTip(translated(sample.help)));
        connect(action, &QAction::triggered, this, [this, id] { openSample(id); });
    }
}

void DataActions::showCorpus(const CorpusSummary& summary)
{
    const auto& request = summary.request;
    m_hasData = true;
    m_sample = QString::fromStdString(request.sample);
    m_pages.runData().hide();
    if (summary.isOfRun)
        continueIfAsked(m_runFolder);
    if (!request.source.empty())
        m_recent->add(
            {RecentItem::Kind::Data, QString::fromStdString(request.source), QString::fromStdString(request.target)});
}

void DataActions::showRun(const RunDescription& run)
{
    m_pages.runData().hide();
    if (run.folder.empty())
        return;
    if (run.past)
        bringDataBack(run);
    const auto folder = QString::fromStdString(run.folder);
    m_transfer.tellAbout(folder);
    m_recent->add({RecentItem::Kind::Run, folder, {}});
}

void DataActions::bringDataBack(const RunDescription& run)
{
    m_runData = run.data;
    m_runFolder = run.folder;
    const bool needsPairs = run.configuration.task == Task::Sentences;
    if (!needsPairs || run.hasItsData)
        return continueIfAsked(run.folder);
    if (!run.data.source.empty() || !run.data.sample.empty())
        emit runDataRequested(run.data);
    else
        m_pages.runData().offer(tr("The run does not say which sentence pairs it was trained on."));
}

void DataActions::continueIfAsked(const std::string& folder)
{
    if (std::exchange(m_continues, {}).toStdString() == folder && !folder.empty())
        QMetaObject::invokeMethod(m_actions.goOn, &QAction::trigger, Qt::QueuedConnection); // when the run is shown
}

void DataActions::showRunDataFailure(const Error& error)
{
    m_continues.clear();
    m_pages.runData().offer(translated(error.message));
}

void DataActions::askForRunData()
{
    const auto all = tr("All files (*)");
    auto request = m_runData;
    const auto source = m_dialogs.openFile(&m_window,
        request.target.empty() ? tr("Choose the sentence pairs") : tr("Choose the source side"), m_folder, all);
    if (source.isEmpty())
        return;
    request.source = source.toStdString();
    request.sample.clear();
    if (!request.target.empty()) {
        const auto target = m_dialogs.openFile(&m_window, tr("Choose the target side"), QFileInfo(source).path(), all);
        if (target.isEmpty())
            return;
        request.target = target.toStdString();
    }
    m_pages.runData().hide();
    emit runDataRequested(request);
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
    DataRequest request;
    request.source = path.toStdString();
    m_folder = QFileInfo(path).path();
    load(request);
}

void DataActions::openParallel(const QString& source, const QString& target)
{
    DataRequest request;
    request.source = source.toStdString();
    request.target = target.toStdString();
    m_folder = QFileInfo(source).path();
    load(request);
}

bool DataActions::openCompanionOf(const QString& preset)
{
    if (!m_companions.contains(preset) || m_sample == preset || !m_actions.openFile->isEnabled())
        return false;
    openSample(preset);
    return true;
}

void DataActions::openSample(const QString& id)
{
    DataRequest request;
    request.sample = id.toStdString();
    if (m_companions.contains(id))
        m_pages.sideBar().training().setPreset(id);
    load(request);
}

void DataActions::openRun(const QString& folder)
{
    m_continues.clear();
    m_opening = {RecentItem::Kind::Run, folder, {}};
    m_pages.messages().hide();
    emit openRunRequested(folder);
}

void DataActions::continueRun(const QString& folder)
{
    openRun(folder);
    m_continues = folder;
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
    const auto path = m_dialogs.openFile(&m_window, tr("Open sentence pairs"), m_folder,
        tr("Sentence pairs and packed runs (*.tsv *.txt *.csv *.gz *.xz *.attentoscope);;All files (*)"));
    if (!path.isEmpty())
        openPath(path);
}

void DataActions::askForParallelFiles()
{
    const auto all = tr("All files (*)");
    const auto source = m_dialogs.openFile(&m_window, tr("Open the source side"), m_folder, all);
    if (source.isEmpty())
        return;
    const auto target = m_dialogs.openFile(&m_window, tr("Open the target side"), QFileInfo(source).path(), all);
    if (!target.isEmpty())
        openParallel(source, target);
}

void DataActions::askForRunFolder()
{
    const auto folder = m_dialogs.chooseFolder(&m_window, tr("Open the folder of a run"), m_runsFolder);
    if (!folder.isEmpty())
        openRun(folder);
}

void DataActions::askForPackedRun()
{
    const auto file = m_dialogs.openFile(
        &m_window, tr("Open a packed run"), m_folder, tr("Packed runs (*.attentoscope);;All files (*)"));
    if (file.isEmpty())
        return;
    m_folder = QFileInfo(file).path();
    m_transfer.unpack(file);
}

void DataActions::askForDestination()
{
    m_pages.sideBar().training().destination().setChosenFolder(
        m_dialogs.chooseFolder(&m_window, tr("Save the run in this folder"), m_runsFolder));
}

} // namespace attentoscope::ui
