// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/filetranslator.h"
#include "app/programend.h"
#include "app/windowmemorysettings.h"
#include "engine/corpus/samples/samples.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "ui/comparison/comparisoncontroller.h"
#include "ui/comparison/earlierrunscontroller.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/theme/theme.h"
#include "ui/training/trainingpanel.h"
#include "ui/window/sidebar.h"

#include <QDir>
#include <QStandardPaths>
#include <QTimer>

namespace attentoscope {

namespace {

QString runsFolder(const Settings& settings)
{
    const auto chosen = settings.value(AppSetting::RunsFolder).toString();
    if (!chosen.isEmpty())
        return chosen;
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(QStringLiteral("runs"));
}

/// The tables that need no LibTorch, so that the first screen is whole at once; the engine sends the rest.
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

/// The answer comes back to the panel alone.
void connectSizes(ui::TrainingPanel& panel, EngineController& engine)
{
    QObject::connect(&panel, &ui::TrainingPanel::sizeRequested, &engine, [&](const TrainingRequest& request) {
        engine.ask(
            &panel, [request](Session& session, const std::stop_token&) { return session.sizeOf(request); },
            [&panel](const Result<ModelSize>& size) { panel.showSize(size ? std::optional(*size) : std::nullopt); });
    });
}

} // namespace

Application::Application(CommandLine commandLine, SessionFactory factory, Settings settings)
    : m_commandLine(std::move(commandLine)), m_factory(std::move(factory)), m_settings(std::move(settings))
{
    const auto memory = readWindowMemory(m_settings);
    ui::applyTheme(memory.theme);
    m_window = std::make_unique<ui::MainWindow>();
    m_window->restore(memory);
    m_window->setRunsFolder(runsFolder(m_settings));
    m_window->setCatalogue(tablesWithoutEngine());
    m_archiver = std::make_unique<RunArchiver>(runsFolder(m_settings));
    m_archiver->serve(m_window->transfer());
    connect(m_window.get(), &ui::MainWindow::memoryChanged, this, &Application::remember);
}

/// The engine goes first: it stops training and saves it while the window that shows it still exists, hidden.
Application::~Application()
{
    m_window->hide();
    m_runViews.reset();
    m_interruptions.reset();
    m_engine.reset();
}

void Application::start()
{
    m_window->show();
    // LibTorch takes its time; the window is painted before it is loaded.
    QTimer::singleShot(0, this, &Application::startEngine);
}

void Application::saveNow()
{
    m_engine.reset();
}

void Application::startEngine()
{
    m_engine = std::make_unique<EngineController>(m_factory);
    m_runViews = std::make_unique<RunViewKeeper>(*m_window, *m_engine);
    connectFileTranslation(m_window->fileTranslation(), *m_engine);
    connectRequests();
    connectAnswers();
    connectComparisons();
    connectSizes(m_window->sideBar().training(), *m_engine);
    m_interruptions = std::make_unique<Interruptions>(*m_window, *m_engine);
    m_window->setState(m_engine->state());
    connect(m_engine.get(), &EngineController::engineReady, this, &ProgramEnd::comeFirst);
    connect(m_engine.get(), &EngineController::runStarted, this, &ProgramEnd::comeFirst);
    openWhatWasAsked();
}

void Application::connectRequests()
{
    using ui::MainWindow;
    auto* window = m_window.get();
    auto* engine = m_engine.get();
    connect(window, &MainWindow::loadRequested, engine, &EngineController::loadData);
    connect(window, &MainWindow::cancelLoadingRequested, engine, &EngineController::cancelLoading);
    connect(window, &MainWindow::openRunRequested, engine, &EngineController::openRun);
    connect(window, &MainWindow::startRequested, engine, &EngineController::startTraining);
    connect(window, &MainWindow::continueRequested, engine, &EngineController::resumeTraining);
    connect(window, &MainWindow::pauseRequested, engine, &EngineController::pause);
    connect(window, &MainWindow::resumeRequested, engine, &EngineController::resume);
    connect(window, &MainWindow::stepRequested, engine, &EngineController::stepOnce);
    connect(window, &MainWindow::stopRequested, engine, &EngineController::stop);
    connect(window, &MainWindow::discardRequested, engine, &EngineController::discard);
    connect(window, &MainWindow::saveRequested, engine, &EngineController::save);
    connect(window, &MainWindow::validateRequested, engine, &EngineController::validateNow);
    connect(window, &MainWindow::learningRateRequested, engine, &EngineController::setLearningRate);
    connect(window, &MainWindow::teacherForcingRequested, engine, &EngineController::setTeacherForcing);
    connect(window, &MainWindow::limitRequested, engine, &EngineController::setLimit);
    connect(window, &MainWindow::watchedRequested, engine, &EngineController::setWatched);
    connect(window, &MainWindow::translateRequested, engine, &EngineController::translate);
    connect(window, &MainWindow::dissectRequested, engine, &EngineController::dissect);
    connect(&window->sentences(), &ui::Sentences::requested, engine, &EngineController::measureSentences);
    connect(&window->sentences(), &ui::Sentences::cancelRequested, engine, &EngineController::cancelSentences);
}

void Application::connectAnswers()
{
    using ui::MainWindow;
    auto* window = m_window.get();
    auto* engine = m_engine.get();
    connect(engine, &EngineController::engineReady, window, &MainWindow::setCatalogue);
    connect(engine, &EngineController::stateChanged, window, &MainWindow::setState);
    connect(engine, &EngineController::loadingProgressed, window, &MainWindow::showLoadingProgress);
    connect(engine, &EngineController::dataLoaded, window, &MainWindow::showCorpus);
    connect(engine, &EngineController::runStarted, window, &MainWindow::showRun);
    connect(engine, &EngineController::reported, window, &MainWindow::showReports);
    connect(engine, &EngineController::trainingEnded, window, &MainWindow::showTrainingEnd);
    connect(engine, &EngineController::discarded, window, &MainWindow::showDiscarded);
    connect(engine, &EngineController::saved, window, &MainWindow::showSaved);
    connect(engine, &EngineController::translationProgressed, window, &MainWindow::showPartialTranslation);
    connect(engine, &EngineController::translated, window, &MainWindow::showTranslation);
    connect(engine, &EngineController::dissected, window, &MainWindow::showDissection);
    connect(engine, &EngineController::sentencesMeasured, &window->sentences(), &ui::Sentences::showPart);
    connect(engine, &EngineController::sentencesFailed, &window->sentences(), &ui::Sentences::showFailure);
    connect(engine, &EngineController::translationFailed, window, &MainWindow::showTranslationFailure);
    connect(engine, &EngineController::failed, window, &MainWindow::showError);
}

void Application::connectComparisons()
{
    auto* models = &m_window->comparisons();
    auto* runs = &m_window->earlierRuns();
    auto* engine = m_engine.get();
    connect(models, &ui::Comparisons::compareRequested, engine, &EngineController::compare);
    connect(models, &ui::Comparisons::ended, engine, &EngineController::endComparison);
    connect(engine, &EngineController::compared, models, &ui::Comparisons::showComparison);
    connect(engine, &EngineController::stateChanged, models, &ui::Comparisons::setState);
    connect(engine, &EngineController::failed, models, &ui::Comparisons::stopWaiting);
    connect(engine, &EngineController::runStarted, runs, &ui::EarlierRuns::showRun);
    connect(engine, &EngineController::reported, runs, &ui::EarlierRuns::showReports);
    connect(engine, &EngineController::discarded, runs, &ui::EarlierRuns::forgetRun);
    connect(models, &ui::Comparisons::recordRequested, &m_runReader, &RunReader::read);
    connect(runs, &ui::EarlierRuns::recordRequested, &m_runReader, &RunReader::read);
    connect(&m_runReader, &RunReader::runRead, models, &ui::Comparisons::showRecord);
    connect(&m_runReader, &RunReader::runRead, runs, &ui::EarlierRuns::showRecord);
    connect(&m_runReader, &RunReader::failed, runs, &ui::EarlierRuns::showFailure);
}

void Application::openWhatWasAsked()
{
    const auto asked = std::exchange(m_commandLine, {});
    bool opens = true;
    if (!asked.sample.isEmpty())
        m_window->openSample(asked.sample);
    else if (asked.paths.size() == 2)
        m_window->openParallel(asked.paths[0], asked.paths[1]);
    else if (asked.paths.size() == 1)
        m_window->openPath(asked.paths[0]);
    else {
        opens = m_window->openCompanionOf(asked.preset);
        if (!opens)
            m_interruptions->offer(runsFolder(m_settings));
    }
    // A sample may bring its preset with it, but what was asked for counts.
    if (!asked.preset.isEmpty())
        m_window->sideBar().training().setPreset(asked.preset);
    if (asked.train && opens)
        connect(m_engine.get(), &EngineController::dataLoaded, m_window.get(), &ui::MainWindow::startTraining,
            Qt::SingleShotConnection);
    else if (asked.train && m_window->sideBar().training().task() != Task::Sentences)
        m_window->startTraining();
}

void Application::remember()
{
    writeWindowMemory(m_window->memory(), m_settings);
}

} // namespace attentoscope
