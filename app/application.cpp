// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/filetranslator.h"
#include "app/interruptions.h"
#include "app/lessonhost.h"
#include "app/pages/pagefacts.h"
#include "app/programend.h"
#include "engine/corpus/samples/samples.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "engine/storage/page/runpage.h"
#include "ui/comparison/comparisoncontroller.h"
#include "ui/comparison/earlierrunscontroller.h"
#include "ui/data/datapanel.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/erasure/erasurecontroller.h"
#include "ui/heads/headnumbers.h"
#include "ui/heads/headsoff.h"
#include "ui/language/languages.h"
#include "ui/language/programtexts.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/mainview/watchedview.h"
#include "ui/runs/linkbar.h"
#include "ui/runs/runlistcontroller.h"
#include "ui/sentences/linkdrawing.h"
#include "ui/sentences/linkscontroller.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/theme/theme.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/dataactions.h"
#include "ui/window/enginereports.h"
#include "ui/window/finetuningcontroller.h"
#include "ui/window/forkcontroller.h"
#include "ui/window/pictureexports.h"
#include "ui/window/runtransfer.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QDir>
#include <QEventLoop>
#include <QGuiApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include <utility>

namespace attentoscope {

namespace {

QString runsFolder(const Settings& settings)
{
    auto chosen = settings.value(AppSetting::RunsFolder).toString();
    if (!chosen.isEmpty())
        return chosen;
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(QStringLiteral("runs"));
}

/// The tables that need no LibTorch, so that the first screen is complete at once. The engine sends the other tables.
Catalogue tablesWithoutEngine()
{
    Catalogue catalogue;
    catalogue.presets = presetInfos();
    for (const auto& setting : settings())
        catalogue.settings.push_back(setting.info);
    for (const auto& sample : samples())
        catalogue.samples.push_back(sample.info);
    return catalogue;
}

/// Only the panel that asked gets the answer.
void connectSizes(ui::SideBar& bar, EngineController& engine)
{
    auto& panel = bar.training();
    QObject::connect(&panel, &ui::TrainingPanel::sizeRequested, &engine, [&](const TrainingRequest& request) {
        engine.ask(
            &panel,
            [request](Session& session, const std::stop_token&) -> Result<ChosenSettings> {
                return request.settingsFrom == SettingsFrom::Rule ? session.choose(request) : ChosenSettings();
            },
            [&panel, &data = bar.data()](const Result<ChosenSettings>& chosen) {
                panel.showChoices(chosen ? chosen->choices : std::vector<SettingChoice>());
                data.showChosen(chosen ? chosen->settings() : std::vector<KeyValue>());
            });
        engine.ask(
            &panel, [request](Session& session, const std::stop_token&) { return session.sizeOf(request); },
            [&panel](const Result<ModelSize>& size) { panel.showSize(size ? std::optional(*size) : std::nullopt); });
    });
}

/// Writes the page of a run on this machine. It shows the arithmetic of the loaded model, and the links that the window
/// has.
Result<WrittenPage> writePage(
    Session& session, const QString& run, const QString& file, const ui::GoldBook& gold, const std::stop_token& stop)
{
    auto page = readRunPage(run.toStdString());
    if (!page)
        return std::unexpected(page.error());
    page->translated = ui::textInLanguage;
    if (auto done = addArithmetic(*page, session, stop); !done)
        return std::unexpected(done.error());
    for (auto& sentence : page->sentences)
        for (auto& moment : sentence.moments)
            if (auto links = gold.find(moment.translation)) {
                page->links = links->kind;
                moment.translation.gold = std::move(links);
            }
    return writeRunPage(std::move(*page), file.toStdString(), {.language = ui::languageInUse().toStdString()});
}

void connectPages(ui::MainWindow& window, EngineController& engine, EnginePlace place)
{
    auto* transfer = &window.transfer();
    if (place == EnginePlace::OtherMachine) { // its folders cannot be read from here
        QObject::connect(transfer, &ui::RunTransfer::pageRequested, transfer, [transfer](const QString& run) {
            transfer->showFailure({ErrorCode::NotReady,
                Application::tr(
                    "The run is on another machine. Make its page there: attentoscope-cli page %1 --out page.html")
                    .arg(run)
                    .toStdString(),
                {}});
        });
        return;
    }
    QObject::connect(
        transfer, &ui::RunTransfer::pageRequested, &engine, [&, transfer](const QString& run, const QString& file) {
            const auto gold = window.sentences().gold();
            engine.ask(
                transfer,
                [run, file, gold](Session& session, const std::stop_token& stop) {
                    return writePage(session, run, file, gold, stop);
                },
                [transfer, file](const Result<WrittenPage>& written) {
                    written ? transfer->showPage(file) : transfer->showFailure(written.error());
                });
        });
}

/// Called if the engine is on another machine, where the packed run is.
void refuseUnpacking(ui::RunTransfer& transfer)
{
    QObject::connect(&transfer, &ui::RunTransfer::unpackRequested, &transfer, [&transfer](const QString& file) {
        transfer.showFailure({ErrorCode::NotReady,
            Application::tr("The packed run is on another machine. Unpack it there: attentoscope-cli unpack %1")
                .arg(file)
                .toStdString(),
            {}});
    });
}

void connectLinks(ui::MainWindow& window, EngineController& engine)
{
    auto* links = &window.links();
    QObject::connect(links, &ui::LinksController::ordered, &engine, [&engine, links](LinkLearningOrder order) {
        engine.ask(
            links, [order](Session& session, const std::stop_token&) { return session.learnLinks(order); },
            [links](const Result<LinkLearning>& learning) {
                if (learning)
                    links->showLearning(*learning);
            });
    });
}

void connectLinkDrawing(ui::LinkDrawing& drawing, EngineController& engine)
{
    QObject::connect(&drawing, &ui::LinkDrawing::requested, &engine, [&](const ui::LinksChange& change) {
        engine.ask(
            &drawing,
            [change](Session& session, const std::stop_token&) {
                return session.drawLinks({change.text, change.after.value_or(std::vector<AlignmentLink>())});
            },
            [&drawing, change](const Result<DrawnLinks>& kept) { drawing.showKept(change, kept); });
    });
    QObject::connect(&drawing, &ui::LinkDrawing::drawingsWanted, &engine, [&] {
        engine.ask(
            &drawing, [](Session& session, const std::stop_token&) { return session.drawnLinks(); },
            [&drawing](const Result<std::vector<LinksDrawing>>& drawings) { drawing.showDrawings(drawings); });
    });
}

/// The engine measures one list of sentences at a time: the view that asked last gets the answers.
void connectHeadsOff(ui::MainWindow& window, EngineController& engine)
{
    using ui::HeadsOffMeasuring, ui::SentenceController;
    auto* heads = &window.mainView().headsOff();
    auto* sentences = &window.sentences();
    QObject::connect(heads, &HeadsOffMeasuring::requested, sentences, &SentenceController::interrupt);
    QObject::connect(heads, &HeadsOffMeasuring::requested, &engine, &EngineController::measureSentences);
    QObject::connect(heads, &HeadsOffMeasuring::cancelRequested, &engine, &EngineController::cancelSentences);
    QObject::connect(sentences, &SentenceController::requested, heads, &HeadsOffMeasuring::interrupt);
    QObject::connect(sentences, &SentenceController::cancelRequested, heads, &HeadsOffMeasuring::resume);
    QObject::connect(&engine, &EngineController::sentencesMeasured, heads, &HeadsOffMeasuring::showPart);
    auto* numbers = &window.mainView().heads().numbers();
    QObject::connect(&engine, &EngineController::sentencesMeasured, numbers, [numbers](const MeasuredSentences& part) {
        if (part.heads)
            numbers->addOfFile(part.heads);
    });
    QObject::connect(&engine, &EngineController::sentencesFailed, heads, &HeadsOffMeasuring::showFailure);
}

void connectFineTuning(ui::FineTuningController& tuning, EngineController& engine)
{
    QObject::connect(&tuning, &ui::FineTuningController::requested, &engine, &EngineController::startTraining);
    QObject::connect(&engine, &EngineController::failed, &tuning, &ui::FineTuningController::showFailure);
    QObject::connect(&tuning, &ui::FineTuningController::planRequested, &engine,
        [&](const TrainingRequest& request, const std::stop_token& stop) {
            engine.ask(
                &tuning,
                [request](Session& session, const std::stop_token& either) {
                    return session.planFineTuning(request, either);
                },
                [&tuning](const Result<FineTuningPlan>& plan) { tuning.showPlan(plan); }, stop);
        });
}

void connectErasures(ui::MainWindow& window, EngineController& engine)
{
    auto* erasures = &window.erasures();
    QObject::connect(erasures, &ui::ErasureController::requested, &engine, [erasures, &engine](const auto& request) {
        engine.ask(
            erasures, [request](Session& session, const std::stop_token&) { return session.erase(request); },
            [erasures](const Result<Erasure>& erasure) { erasures->showErasure(erasure); });
    });
    QObject::connect(
        erasures, &ui::ErasureController::layersRequested, &engine, [erasures, &engine](const auto& request) {
            engine.ask(
                erasures,
                [request](Session& session, const std::stop_token& stop) {
                    return session.translateFromLayers(request, stop);
                },
                [erasures](const Result<LayerTranslations>& layers) { erasures->showLayers(layers); });
        });
}

void connectValues(ui::ViewHeads& heads, EngineController& engine)
{
    QObject::connect(&heads, &ui::ViewHeads::valuesRequested, &engine, [&](const Translation& translation) {
        engine.ask(
            &heads,
            [translation](Session& session, const std::stop_token&) { return session.measureValues(translation); },
            [&heads](const Result<ValueLengths>& lengths) { heads.showValues(lengths); });
    });
}

void connectFaithfulness(ui::HeadNumbers& numbers, EngineController& engine)
{
    QObject::connect(&numbers, &ui::HeadNumbers::faithfulnessRequested, &engine, [&](const auto& request) {
        engine.ask(
            &numbers,
            [request](Session& session, const std::stop_token& stop) {
                return session.measureFaithfulness(request, [](double) { }, stop);
            },
            [&numbers, request](const Result<SentenceAgreements>& part) { numbers.addFaithfulness(request, part); });
    });
}

void connectPatterns(ui::HeadNumbers& numbers, EngineController& engine)
{
    QObject::connect(&numbers, &ui::HeadNumbers::patternsRequested, &engine, [&](const auto& request) {
        engine.ask(
            &numbers,
            [request](Session& session, const std::stop_token& stop) {
                return session.measurePatterns(request, [](double) { }, stop);
            },
            [&numbers](const Result<HeadPatterns>& part) { numbers.addPatterns(part); });
    });
}

void connectTrials(ui::HeadNumbers& numbers, EngineController& engine)
{
    QObject::connect(&numbers, &ui::HeadNumbers::trialsRequested, &engine, [&](const auto& request) {
        engine.ask(
            &numbers,
            [request](Session& session, const std::stop_token& stop) {
                return session.tryWithoutHeads(request, [](double) { }, stop);
            },
            [&numbers](const Result<HeadTrials>& answer) { numbers.addTrials(answer); });
    });
}

} // namespace

Application::Application(
    CommandLine commandLine, SessionFactory factory, Settings settings, Lessons lessons, std::unique_ptr<FarEngine> far)
    : m_commandLine(std::move(commandLine))
    , m_factory(far ? far->factory() : std::move(factory))
    , m_settings(std::move(settings))
    , m_far(std::move(far))
{
    auto memory = readWindowMemory(m_settings);
    if (isElsewhere())
        memory.recent.clear(); // recent files and runs are those of this machine
    ui::applyTheme(memory.theme);
    ui::applyTypeSize(memory.typeSize);
    m_window =
        isElsewhere() ? std::make_unique<ui::MainWindow>(dialogsOfFarMachine()) : std::make_unique<ui::MainWindow>();
    m_window->restore(memory);
    if (isElsewhere())
        m_window->acceptFiles(ui::FileDrops::Refused); // dropped files would not be on the engine's machine
    m_window->dataActions().setRunsFolder(runsFolder(m_settings));
    m_window->reports().setCatalogue(tablesWithoutEngine());
    m_archiver = std::make_unique<RunArchiver>(runsFolder(m_settings));
    if (isElsewhere())
        refuseUnpacking(m_window->transfer());
    else
        m_archiver->serve(m_window->transfer());
    m_shelf = std::make_unique<RunShelf>(runsFolder(m_settings), [this] {
        QStringList folders;
        for (const auto& item : m_window->dataActions().recent().items())
            if (item.kind == ui::RecentItem::Kind::Run)
                folders << item.path;
        return folders;
    });
    if (isElsewhere()) {
        m_window->setRunsElsewhere();
    } else {
        m_shelf->serve(m_window->runList());
        connect(m_shelf.get(), &RunShelf::previousUsed, &m_window->dataActions(), &ui::DataActions::openRun);
    }
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &Application::saveForSession, Qt::DirectConnection);
    connect(qGuiApp, &QGuiApplication::saveStateRequest, this, &Application::saveForSession, Qt::DirectConnection);
    connect(m_window.get(), &ui::MainWindow::memoryChanged, this, &Application::remember);
    m_window->dataActions().setFarCommandText(
        [](const QString& host, const QString& command) { return commandText({host, command}); });
    connect(&m_window->dataActions(), &ui::DataActions::connectRequested, this,
        [this](const QString& host, const QString& command) { openWindowTo({host, command}); });
    if (lessons == Lessons::None)
        return;
    m_lessons = std::make_unique<LessonHost>(*m_window, m_factory, m_settings);
    m_lessons->setCatalogue(tablesWithoutEngine());
}

/// The engine is destroyed first: it stops training and saves while the hidden window still exists.
Application::~Application()
{
    m_lessons.reset();
    m_window->hide();
    m_runViews.reset();
    m_following.reset();
    m_interruptions.reset();
    if (m_far)
        m_far->close();
    m_engine.reset();
}

void Application::start()
{
    m_window->show();
    // LibTorch loads slowly, so the window is painted first.
    QTimer::singleShot(0, this, &Application::startEngine);
}

bool Application::isElsewhere() const
{
    return m_far && m_far->place() == EnginePlace::OtherMachine;
}

void Application::saveForSession()
{
    if (m_far || !m_engine || !isTraining(m_engine->state().activity))
        return;
    constexpr int patience = 30'000; // milliseconds; a desktop that ends its session waits no longer
    QEventLoop waiting;
    connect(m_engine.get(), &EngineController::saved, &waiting, &QEventLoop::quit);
    connect(m_engine.get(), &EngineController::failed, &waiting, &QEventLoop::quit);
    connect(m_engine.get(), &EngineController::trainingEnded, &waiting, &QEventLoop::quit);
    QTimer::singleShot(patience, &waiting, &QEventLoop::quit);
    m_engine->save();
    waiting.exec(QEventLoop::ExcludeUserInputEvents);
}

void Application::saveNow()
{
    if (m_far)
        m_far->close();
    m_engine.reset();
}

void Application::startEngine()
{
    m_engine = std::make_unique<EngineController>(m_factory);
    if (!m_far)
        m_runViews = std::make_unique<RunViewKeeper>(*m_window, *m_engine); // before the window is connected
    connectFileTranslation(m_window->fileTranslation(), *m_engine);
    connectRequests();
    connectAnswers();
    connectComparisons();
    connectRunList();
    connectSizes(m_window->sideBar(), *m_engine);
    if (m_far)
        connectFarEngine();
    else
        followRuns();
    m_window->reports().setState(m_engine->state());
    connect(m_engine.get(), &EngineController::engineReady, this, &ProgramEnd::comeFirst);
    connect(m_engine.get(), &EngineController::runStarted, this, &ProgramEnd::comeFirst);
    if (m_lessons)
        m_lessons->setEngine(m_engine.get());
    openWhatWasAsked();
    emit engineStarted();
}

void Application::connectRequests()
{
    auto& window = *m_window;
    auto* engine = m_engine.get();
    const auto* actions = &window.actions();
    connect(actions->step, &QAction::triggered, engine, &EngineController::stepOnce);
    connect(actions->stop, &QAction::triggered, engine, &EngineController::stop);
    connect(actions->saveRun, &QAction::triggered, engine, &EngineController::save);
    connect(actions->validate, &QAction::triggered, engine, &EngineController::validateNow);
    auto* data = &window.sideBar().data();
    connect(data, &ui::DataPanel::loadRequested, engine, &EngineController::loadData);
    connect(data, &ui::DataPanel::cancelRequested, engine, &EngineController::cancelLoading);
    connect(&window.dataActions(), &ui::DataActions::openRunRequested, engine, &EngineController::openRun);
    connect(&window.dataActions(), &ui::DataActions::runDataRequested, data, &ui::DataPanel::showRequest);
    connect(&window.dataActions(), &ui::DataActions::runDataRequested, engine, &EngineController::loadDataOfRun);
    connect(engine, &EngineController::dataOfRunFailed, &window.dataActions(), &ui::DataActions::showRunDataFailure);
    auto* training = &window.trainingActions();
    connect(training, &ui::TrainingActions::startRequested, engine, &EngineController::startTraining);
    connect(training, &ui::TrainingActions::continueRequested, engine, &EngineController::resumeTraining);
    connect(&window.forks(), &ui::ForkController::requested, engine, &EngineController::forkTraining);
    connectFineTuning(window.fineTuning(), *engine);
    connect(training, &ui::TrainingActions::pauseRequested, engine, &EngineController::pause);
    connect(training, &ui::TrainingActions::resumeRequested, engine, &EngineController::resume);
    connect(training, &ui::TrainingActions::discardRequested, engine, &EngineController::discard);
    auto* settings = &window.sideBar().training();
    connect(settings, &ui::TrainingPanel::learningRateChanged, engine, &EngineController::setLearningRate);
    connect(settings, &ui::TrainingPanel::teacherForcingChanged, engine, &EngineController::setTeacherForcing);
    connect(settings, &ui::TrainingPanel::alignmentWeightChanged, engine, &EngineController::setAlignmentWeight);
    connect(settings, &ui::TrainingPanel::limitChanged, engine, &EngineController::setLimit);
    connect(&window.mainView().watched(), &ui::WatchedView::sentencesChanged, engine, &EngineController::setWatched);
    connect(&window.mainView(), &ui::MainView::translateRequested, engine, &EngineController::translate);
    connect(&window.dissections(), &ui::DissectionController::requested, engine, &EngineController::dissect);
    connectErasures(window, *engine);
    connectFaithfulness(window.mainView().heads().numbers(), *engine);
    connectPatterns(window.mainView().heads().numbers(), *engine);
    connectTrials(window.mainView().heads().numbers(), *engine);
    connectValues(window.mainView().heads(), *engine);
    connect(&window.sentences(), &ui::SentenceController::requested, engine, &EngineController::measureSentences);
    connect(&window.sentences(), &ui::SentenceController::cancelRequested, engine, &EngineController::cancelSentences);
    connect(&window.exports(), &ui::PictureExports::translateRequested, engine, &EngineController::translate);
    connectHeadsOff(window, *engine);
    connectLinks(window, *engine);
    connectLinkDrawing(window.linkDrawing(), *engine);
    connectPages(window, *engine, isElsewhere() ? EnginePlace::OtherMachine : EnginePlace::ThisMachine);
}

/// If the newest save of a run is damaged, the run cannot be opened or trained further. Then the person is asked
/// whether to use the save before it.
void Application::offerPreviousSaves()
{
    auto* engine = m_engine.get();
    const auto asked = std::make_shared<QString>();
    const auto remember = [asked](const QString& folder) { *asked = folder; };
    connect(&m_window->dataActions(), &ui::DataActions::openRunRequested, engine, remember);
    connect(&m_window->trainingActions(), &ui::TrainingActions::continueRequested, engine, remember);
    connect(engine, &EngineController::runStarted, engine, [asked] { asked->clear(); });
    connect(engine, &EngineController::failed, m_shelf.get(), [this, asked](const Error& error) {
        if (error.code == ErrorCode::BadRun && !asked->isEmpty())
            m_shelf->checkForPrevious(std::exchange(*asked, {}));
    });
}

void Application::connectAnswers()
{
    auto& window = *m_window;
    auto* engine = m_engine.get();
    auto* reports = &window.reports();
    connect(engine, &EngineController::engineReady, reports, &ui::EngineReports::setCatalogue);
    connect(engine, &EngineController::stateChanged, reports, &ui::EngineReports::setState);
    connect(engine, &EngineController::dataLoaded, reports, &ui::EngineReports::showCorpus);
    connect(engine, &EngineController::runStarted, reports, &ui::EngineReports::showRun);
    connect(engine, &EngineController::reported, reports, &ui::EngineReports::showReports);
    connect(engine, &EngineController::trainingEnded, reports, &ui::EngineReports::showTrainingEnd);
    connect(engine, &EngineController::discarded, reports, &ui::EngineReports::showDiscarded);
    connect(engine, &EngineController::saved, reports, &ui::EngineReports::showSaved);
    connect(engine, &EngineController::failed, reports, &ui::EngineReports::showError);
    if (!isElsewhere())
        offerPreviousSaves();
    connect(engine, &EngineController::loadingProgressed, &window.sideBar().data(), &ui::DataPanel::showProgress);
    connect(
        engine, &EngineController::translationProgressed, &window.mainView(), &ui::MainView::showPartialTranslation);
    connect(engine, &EngineController::translated, &window.mainView(), &ui::MainView::showTranslation);
    connect(engine, &EngineController::dissected, &window.dissections(), &ui::DissectionController::showDissection);
    connect(engine, &EngineController::sentencesMeasured, &window.sentences(), &ui::SentenceController::showPart);
    connect(engine, &EngineController::sentencesFailed, &window.sentences(), &ui::SentenceController::showFailure);
    auto* exports = &window.exports();
    connect(engine, &EngineController::translated, exports, &ui::PictureExports::translated);
    connect(engine, &EngineController::translationFailed, exports, &ui::PictureExports::translationFailed);
    connect(engine, &EngineController::translationFailed, &window.mainView(), &ui::MainView::showFailure);
}

void Application::connectComparisons()
{
    auto* models = &m_window->comparisons();
    auto* runs = &m_window->earlierRuns();
    auto* engine = m_engine.get();
    connect(models, &ui::ComparisonController::compareRequested, engine, &EngineController::compare);
    connect(models, &ui::ComparisonController::ended, engine, &EngineController::endComparison);
    connect(engine, &EngineController::compared, models, &ui::ComparisonController::showComparison);
    connect(engine, &EngineController::stateChanged, models, &ui::ComparisonController::setState);
    connect(engine, &EngineController::failed, models, &ui::ComparisonController::stopWaiting);
    connect(engine, &EngineController::runStarted, runs, &ui::EarlierRunsController::showRun);
    connect(engine, &EngineController::reported, runs, &ui::EarlierRunsController::showReports);
    connect(engine, &EngineController::discarded, runs, &ui::EarlierRunsController::forgetRun);
    if (isElsewhere())
        return; // the reader would look for those folders on this machine
    connect(models, &ui::ComparisonController::recordRequested, &m_runReader, &RunReader::read);
    connect(runs, &ui::EarlierRunsController::recordRequested, &m_runReader, &RunReader::read);
    connect(&m_runReader, &RunReader::runRead, models, &ui::ComparisonController::showRecord);
    connect(&m_runReader, &RunReader::runRead, runs, &ui::EarlierRunsController::showRecord);
    connect(&m_runReader, &RunReader::failed, runs, &ui::EarlierRunsController::showFailure);
}

void Application::connectRunList()
{
    auto* runs = &m_window->runList();
    auto* engine = m_engine.get();
    runs->setState(engine->state());
    connect(engine, &EngineController::stateChanged, runs, &ui::RunListController::setState);
    connect(engine, &EngineController::runStarted, runs,
        [runs](const RunDescription& run) { runs->setOpenRun(QString::fromStdString(run.folder)); });
    connect(engine, &EngineController::discarded, runs, [runs] { runs->setOpenRun({}); });
    if (isElsewhere())
        return; // the shelf has the runs of this machine
    connect(engine, &EngineController::runStarted, m_shelf.get(), &RunShelf::list);
    connect(engine, &EngineController::discarded, m_shelf.get(), &RunShelf::list);
    connect(engine, &EngineController::trainingEnded, m_shelf.get(), &RunShelf::list);
    m_shelf->list();
}

void Application::followRuns()
{
    m_following = std::make_unique<RunFollowing>(*m_window, *m_engine);
    connect(m_following.get(), &RunFollowing::newsCame, m_runViews.get(), &RunViewKeeper::noteNews);
    connect(m_following.get(), &RunFollowing::newsCame, &m_window->earlierRuns(), &ui::EarlierRunsController::showNews);
    m_interruptions = std::make_unique<Interruptions>(*m_window, *m_engine);
}

void Application::connectFarEngine()
{
    m_far->useEngine(*m_engine);
    connect(m_far.get(), &FarEngine::linkChanged, this, &Application::showLink);
    if (!isElsewhere())
        return;
    auto* runs = &m_window->runList();
    connect(runs, &ui::RunListController::listWanted, m_far.get(), &FarEngine::listRuns);
    connect(m_far.get(), &FarEngine::runsListed, runs, &ui::RunListController::showRuns);
}

void Application::showLink(const LinkState& state)
{
    if (!state.runs.empty())
        m_window->dataActions().setRunsFolder(QString::fromStdString(state.runs));
    if (!state.host.empty())
        m_window->reports().setHost(QString::fromStdString(state.host));
    m_window->pages().linkBar().showState(state);
}

void Application::openWindowTo(const FarPlace& place)
{
    QStringList arguments{QStringLiteral("--connect"), place.host.isEmpty() ? QStringLiteral("here") : place.host};
    if (!place.command.isEmpty())
        arguments << QStringLiteral("--command") << place.command;
    if (!QProcess::startDetached(QCoreApplication::applicationFilePath(), arguments))
        m_window->pages().messages().showError({ErrorCode::Internal,
            tr("Another window cannot be opened. Start it with: attentoscope --connect HOST").toStdString(), {}});
}

void Application::openWhatWasAsked()
{
    const auto asked = std::exchange(m_commandLine, {});
    bool opens = true;
    if (!asked.sample.isEmpty())
        m_window->dataActions().openSample(asked.sample);
    else if (asked.paths.size() == 2)
        m_window->dataActions().openParallel(asked.paths[0], asked.paths[1]);
    else if (asked.paths.size() == 1)
        m_window->dataActions().openPath(asked.paths[0]);
    else {
        opens = m_window->dataActions().openCompanionOf(asked.preset);
        if (!opens && m_interruptions)
            m_interruptions->offer(runsFolder(m_settings));
    }
    // A sample may bring its own preset, but the preset that the person asked for comes first.
    if (!asked.preset.isEmpty())
        m_window->sideBar().training().setPreset(asked.preset);
    if (asked.train && opens)
        connect(m_engine.get(), &EngineController::dataLoaded, &m_window->trainingActions(),
            &ui::TrainingActions::start, Qt::SingleShotConnection);
    else if (asked.train && m_window->sideBar().training().task() != Task::Sentences)
        m_window->trainingActions().start();
}

void Application::remember()
{
    if (isElsewhere())
        return; // the folders and runs of that engine are on another machine
    writeWindowMemory(m_window->memory(), m_settings);
}

} // namespace attentoscope
