// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dataactions.h"

#include "ui/data/datapanel.h"
#include "ui/language/languages.h"
#include "ui/runs/rundatabar.h"
#include "ui/training/rundestination.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/openingdialogs.h"
#include "ui/window/runtransfer.h"
#include "ui/window/sidebar.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QList>
#include <QMenu>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <utility>

namespace attentoscope::ui {

/// Files that the user drags over the window.
class DroppedFiles
{
    Q_DECLARE_TR_FUNCTIONS(DroppedFiles)

public:
    explicit DroppedFiles(const QList<QUrl>& urls);

    bool canBeOpened() const; ///< whether it is one or two files on this machine
    qsizetype count() const { return m_urls.size(); }
    QString path(qsizetype index) const; ///< empty if the file is on another machine
    static bool isLesson(const QString& path); ///< decided by the name
    static bool isOfModel(const QString& path); ///< decided by the name: a file in the folder of a model of others
    QString text() const; ///< what dropping the files does, if they can be opened

private:
    QList<QUrl> m_urls;
};

DroppedFiles::DroppedFiles(const QList<QUrl>& urls) : m_urls(urls) { }

bool DroppedFiles::canBeOpened() const
{
    return !m_urls.isEmpty() && m_urls.size() <= 2 && !path(0).isEmpty();
}

QString DroppedFiles::path(qsizetype index) const
{
    return m_urls[index].isLocalFile() ? m_urls[index].toLocalFile() : QString();
}

bool DroppedFiles::isLesson(const QString& path)
{
    return path.endsWith(QLatin1String(".lesson.md"), Qt::CaseInsensitive);
}

bool DroppedFiles::isOfModel(const QString& path)
{
    static const QStringList names{QStringLiteral("config.json"), QStringLiteral("model.bin"),
        QStringLiteral("model.safetensors"), QStringLiteral("pytorch_model.bin"), QStringLiteral("vocab.json"),
        QStringLiteral("source.spm"), QStringLiteral("target.spm")};
    return names.contains(QFileInfo(path).fileName());
}

QString DroppedFiles::text() const
{
    const auto name = QFileInfo(QDir::cleanPath(path(0))).fileName();
    if (m_urls.size() == 2)
        return tr("Drop them to open two files whose lines belong together");
    if (isLesson(path(0)))
        return tr("Drop it to open the lesson %1").arg(name);
    if (isOfModel(path(0)))
        return tr("Drop it to open the model %1").arg(QFileInfo(path(0)).dir().dirName());
    return QFileInfo(path(0)).isDir() || RunTransfer::isPackedRun(path(0))
        ? tr("Drop it to open the run %1").arg(name)
        : tr("Drop it to open the pairs in %1").arg(name);
}

namespace {

/// A short name that differs from those of other runs on the same data. The program's folder names end with the time of
/// the start.
NamedRun named(const RecentItem& item)
{
    static const QRegularExpression moment(QStringLiteral("-\\d{4}-(\\d{2}-\\d{2})-(\\d{2})(\\d{2})\\d{2}$"));
    const auto start = moment.match(QDir(item.path).dirName());
    const auto when = QStringLiteral(" %1 %2:%3").arg(start.captured(1), start.captured(2), start.captured(3));
    return {item.path, item.title() + (start.hasMatch() ? when : QString()), item.detail()};
}

/// The runs that can be compared: those opened before that still exist, and any that the user chooses. The first two
/// arguments must outlive the result.
RunSources comparableRuns(
    const RecentItems& recent, OpeningDialogs& dialogs, const std::function<bool(const QString&)>& exists)
{
    return {
        .recent =
            [&recent, exists] {
                std::vector<NamedRun> runs;
                for (const RecentItem& item : recent.items())
                    if (item.kind == RecentItem::Kind::Run && exists(item.path))
                        runs.push_back(named(item));
                return runs;
            },
        .choose =
            [&dialogs] {
                const auto folder = dialogs.chooseComparedRun();
                return folder.isEmpty() ? NamedRun{} : named({RecentItem::Kind::Run, folder, {}});
            },
    };
}

} // namespace

/// The menu of samples. Some of them belong to presets that need no data.
class SampleMenu : public QObject
{
    Q_OBJECT

public:
    SampleMenu(QMenu& menu, QObject* parent); ///< the menu must outlive this object

    void setCatalogue(const Catalogue& catalogue);
    bool isCompanion(const QString& id) const; ///< whether it is the sample of the preset with that id

signals:
    void chosen(const QString& id);

private:
    QMenu& m_menu;
    QStringList m_companions; ///< presets that need no data but have a sample to view
};

namespace {

/// Returns the presets that need no data but have a sample to view.
QStringList companionsIn(const Catalogue& catalogue)
{
    QStringList ids;
    for (const auto& preset : catalogue.presets)
        if (preset.task != Task::Sentences
            && std::ranges::find(catalogue.samples, preset.id, &SampleInfo::id) != catalogue.samples.end())
            ids << QString::fromStdString(preset.id);
    return ids;
}

} // namespace

SampleMenu::SampleMenu(QMenu& menu, QObject* parent) : QObject(parent), m_menu(menu) { }

void SampleMenu::setCatalogue(const Catalogue& catalogue)
{
    m_companions = companionsIn(catalogue);
    m_menu.clear();
    for (const auto& sample : catalogue.samples) {
        const auto id = QString::fromStdString(sample.id);
        auto* action = m_menu.addAction(translated(sample.name));
        action->setToolTip(plainTip(translated(sample.help)));
        action->setStatusTip(plainTip(translated(sample.help)));
        connect(action, &QAction::triggered, this, [this, id] { emit chosen(id); });
    }
}

bool SampleMenu::isCompanion(const QString& id) const
{
    return m_companions.contains(id);
}

/// Loads the sentence pairs of an opened run, and then continues its training if the user asked for that.
class RunDataReturn : public QObject
{
    Q_OBJECT

public:
    struct Parts // all of them must outlive this object
    {
        RunDataBar& bar;
        OpeningDialogs& dialogs;
        QAction& goOn;
    };
    RunDataReturn(const Parts& parts, QObject* parent);

    /// Folder of a run that should be continued after opening; empty: it is only viewed.
    void setContinues(const QString& folder);
    void showRun(const RunDescription& run);
    void showCorpus(const CorpusSummary& summary);
    void showFailure(const Error& error); ///< the pairs could not be loaded

signals:
    void requested(const attentoscope::DataRequest& request);

private:
    void bringDataBack(const RunDescription& run);
    void continueIfAsked(const std::string& folder);
    void askForRunData();

    Parts m_parts;
    DataRequest m_runData; ///< request of the last opened run
    std::string m_runFolder;
    QString m_continues; ///< run to continue when its pairs are loaded
};

RunDataReturn::RunDataReturn(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(&m_parts.bar, &RunDataBar::chooseRequested, this, &RunDataReturn::askForRunData);
}

void RunDataReturn::setContinues(const QString& folder)
{
    m_continues = folder;
}

void RunDataReturn::showCorpus(const CorpusSummary& summary)
{
    m_parts.bar.hide();
    if (summary.isOfRun)
        continueIfAsked(m_runFolder);
}

void RunDataReturn::showRun(const RunDescription& run)
{
    m_parts.bar.hide();
    if (run.past && !run.folder.empty() && !run.opened)
        bringDataBack(run);
}

void RunDataReturn::bringDataBack(const RunDescription& run)
{
    m_runData = run.data;
    m_runFolder = run.folder;
    const bool needsPairs = run.configuration.task == Task::Sentences;
    if (!needsPairs || run.hasItsData)
        return continueIfAsked(run.folder);
    if (!run.data.source.empty() || !run.data.sample.empty())
        emit requested(run.data);
    else
        m_parts.bar.offer(tr("The run does not say which sentence pairs it was trained on."));
}

void RunDataReturn::continueIfAsked(const std::string& folder)
{
    if (std::exchange(m_continues, {}).toStdString() == folder && !folder.empty())
        QMetaObject::invokeMethod(&m_parts.goOn, &QAction::trigger, Qt::QueuedConnection); // after the run is displayed
}

void RunDataReturn::showFailure(const Error& error)
{
    m_continues.clear();
    m_parts.bar.offer(translated(error.message));
}

void RunDataReturn::askForRunData()
{
    const auto request = m_parts.dialogs.chooseDataOfRun(m_runData);
    if (!request)
        return;
    m_parts.bar.hide();
    emit requested(*request);
}

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
        welcome->setRecent(items); // the first screen has a separate list for runs
    });
    connect(training, &TrainingPanel::presetChosen, this, [this](const QString& preset) {
        if (!m_hasData) // loaded data is not replaced
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
    return comparableRuns(
        *m_recent, m_dialogs, [this](const QString& folder) { return m_areRunsElsewhere || QDir(folder).exists(); });
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
    m_opening = {};
    m_sample = QString::fromStdString(request.sample);
    m_runData->showCorpus(summary);
    if (!request.source.empty())
        m_recent->add(
            {RecentItem::Kind::Data, QString::fromStdString(request.source), QString::fromStdString(request.target)});
}

void DataActions::showRun(const RunDescription& run)
{
    m_opening = {};
    m_runData->showRun(run);
    if (run.folder.empty())
        return;
    const auto folder = QString::fromStdString(run.folder);
    m_transfer.reportOn(folder);
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
    const auto opening = std::exchange(m_opening, {});
    if (error.code == ErrorCode::FileNotFound)
        m_recent->remove(opening);
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
    if (!m_areRunsElsewhere && QFileInfo(path).isDir()) // the engine says so if it is given a folder of its machine
        return openRun(path);
    if (RunTransfer::isPackedRun(path))
        return m_transfer.unpack(path);
    if (DroppedFiles::isOfModel(path))
        return openRun(QFileInfo(path).path());
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

void DataActions::askForAnswers()
{
    const auto folder = m_dialogs.chooseAnswersFolder();
    if (!folder.isEmpty())
        emit answersWanted(folder);
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

#include "dataactions.moc"
