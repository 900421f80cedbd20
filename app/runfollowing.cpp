// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runfollowing.h"

#include "engine/storage/runfollower.h"
#include "ui/mainview/mainview.h"
#include "ui/runs/followbar.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/dataactions.h"
#include "ui/window/enginereports.h"
#include "ui/window/windowpages.h"

#include <QLineEdit>

#include <utility>

namespace attentoscope {

namespace {

using namespace std::chrono_literals;

KnownRun knownOf(const RunDescription& run)
{
    const auto& validations = run.history->validations;
    return {.step = run.step, .validation = validations.empty() ? -1 : validations.back().step};
}

} // namespace

RunFollowing::RunFollowing(ui::MainWindow& window, EngineController& engine, LookPauses pauses)
    : m_window(window), m_engine(engine), m_pauses(pauses)
{
    auto* bar = &window.pages().followBar();
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &RunFollowing::look);
    connect(&engine, &EngineController::runStarted, this, &RunFollowing::follow);
    connect(&window.dataActions(), &ui::DataActions::openRunRequested, this,
        [this](const QString& folder) { m_opening = folder; });
    connect(&engine, &EngineController::failed, this, [this] {
        if (const auto folder = std::exchange(m_opening, {}); !folder.isEmpty())
            awaitSave(folder);
        else if (m_awaitsSave && m_folder.isEmpty())
            goOn(); // the save that was awaited could not be opened
    });
    connect(&engine, &EngineController::discarded, this, [this] {
        m_open.reset();
        stop();
    });
    connect(&engine, &EngineController::dataLoaded, this, [this](const CorpusSummary& loaded) {
        if (m_open)
            m_open->isShown = loaded.isOfRun;
        if (!loaded.isOfRun)
            stop(); // the window no longer shows the run
        else if (!m_follower)
            goOn();
    });
    connect(&engine, &EngineController::weightsRenewed, this, [this](const RunDescription& run) {
        if (m_open)
            m_open->weightsStep = run.weightsStep;
    });
    connect(&engine, &EngineController::weightsRenewed, &window.reports(), &ui::EngineReports::showWeights);
    connect(bar, &ui::FollowBar::weightsRequested, this, [this] { m_engine.renewWeights(m_folder); });
    connect(bar, &ui::FollowBar::openRequested, &window.dataActions(), &ui::DataActions::openRun);
    connect(this, &RunFollowing::newsCame, &window.reports(), &ui::EngineReports::showNews);
}

RunFollowing::~RunFollowing() = default;

void RunFollowing::follow(const RunDescription& run)
{
    m_open.reset();
    stop();
    if (!run.past || run.folder.empty() || run.opened)
        return;
    m_open = OpenRun{.folder = QString::fromStdString(run.folder),
        .follower = std::make_shared<RunFollower>(run.folder, knownOf(run)),
        .weightsStep = run.weightsStep};
    m_hasShownWatched = false;
    goOn();
}

void RunFollowing::goOn()
{
    stop();
    if (!m_open || !m_open->isShown)
        return;
    m_folder = m_open->folder;
    m_follower = m_open->follower;
    m_window.pages().followBar().begin(m_open->weightsStep);
    const auto missed = std::exchange(m_open->missed, {});
    for (const auto& news : missed)
        take(m_follower, news);
    if (missed.empty())
        look();
}

/// Waits for the first save of a run that another program trains. Before that save, the run cannot be opened.
void RunFollowing::awaitSave(const QString& folder)
{
    stop();
    m_folder = folder;
    m_awaitsSave = true;
    m_follower = std::make_shared<RunFollower>(folder.toStdString());
    m_window.pages().followBar().beginWaiting();
    look();
}

void RunFollowing::stop()
{
    m_awaitsSave = false;
    m_opening.clear();
    m_next.stop();
    m_work.stop();
    m_follower.reset();
    m_window.pages().followBar().end();
}

/// Shows the watched sentences if nothing was typed. Only once, because the person may choose something else
/// afterwards.
void RunFollowing::showWhatLearns()
{
    auto& mainView = m_window.mainView();
    if (m_hasShownWatched || mainView.header().watched().isEmpty())
        return;
    m_hasShownWatched = true;
    if (mainView.header().view() == ui::MainPage::Own && mainView.translation().input()->text().isEmpty())
        mainView.setView(ui::MainPage::Watched);
}

void RunFollowing::look()
{
    m_work.run([follower = m_follower](const std::stop_token& stop) -> Result<RunNews> { return follower->look(stop); },
        [this, follower = m_follower](const Result<RunNews>& news) {
            if (news)
                take(follower, *news);
            else if (follower == m_follower)
                m_next.start(m_pauses.atRest); // there may be memory for the news then
        });
}

void RunFollowing::take(const std::shared_ptr<RunFollower>& follower, const RunNews& news)
{
    if (follower != m_follower) { // another run was opened meanwhile
        if (m_open && follower == m_open->follower)
            m_open->missed.push_back(news);
        return;
    }
    const bool isTrained = news.activity != RunActivity::Ended && news.activity != RunActivity::Interrupted;
    if (!m_awaitsSave) {
        emit newsCame(news);
        if (isTrained)
            showWhatLearns();
    } else if (!isTrained || !follower->config()) {
        return goOn(); // the run was refused for a reason other than a missing save
    } else {
        if (m_window.pages().followBar().isHidden())
            m_window.pages().messages().hide(); // hides the message that the run has no save; another text replaces it
        m_window.pages().followBar().showNews(news);
        if (news.newestSave)
            return m_engine.openRun(std::exchange(m_folder, {}));
    }
    m_next.start(news.hasMore ? 0ms : isTrained ? m_pauses.whileTrained : m_pauses.atRest);
}

} // namespace attentoscope
