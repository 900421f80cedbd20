// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainview/watchedview.h"

#include "engine/types/translation.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/training/watchedbar.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/buttons.h"

#include <QToolButton>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

WatchedView::WatchedView(WatchedBar& bar, LossPlot& loss, QWidget* parent)
    : QObject(parent)
    , m_bar(bar)
    , m_loss(loss)
    , m_timeline(new Timeline({}, this))
    , m_timeBar(new TimeBar(*m_timeline, parent))
{
    connect(&bar, &WatchedBar::watchedChanged, this, [this] {
        if (isTraining(m_state.activity))
            emit sentencesChanged(sentences());
    });
    connect(&bar, &WatchedBar::shownChanged, this, [this] {
        m_timeline->tell(m_bar.shown());
        emit changed();
        ask();
    });
    connect(m_timeline, &Timeline::moved, this, &WatchedView::showMoment);
    connect(m_timeline, &Timeline::changed, this, [this] { m_timeline->tell(m_bar.shown()); });
    connect(&loss, &LossPlot::cursorMoved, this, &WatchedView::followLossCursor);
}

void WatchedView::setExportAction(QAction* action)
{
    auto* button = new QToolButton(m_timeBar);
    showAsIcon(*button, action);
    m_timeBar->addButton(button);
}

void WatchedView::setState(const EngineState& state)
{
    m_state = state;
}

void WatchedView::showCorpus(const CorpusSummary& summary)
{
    if (!summary.isOfRun) {
        if (!m_ofRun)
            m_ofRun = m_bar.watched();
        m_timeline->setAside();
        return m_bar.showCorpus(summary);
    }
    m_timeline->takeBack();
    if (m_ofRun)
        m_bar.setWatched(*std::exchange(m_ofRun, std::nullopt));
    if (m_bar.isEmpty())
        m_bar.showCorpus(summary);
    else
        m_bar.setCandidates(summary);
}

void WatchedView::watchExamples(const std::vector<WatchedSentence>& examples)
{
    m_bar.watchExamples(examples);
}

void WatchedView::showRun(const RunDescription& run)
{
    m_asked.clear(); // the requests were for the former model
    m_ofRun.reset();
    m_timeline->beginRun(run);
    if (m_state.activity != Activity::Running)
        watchAsIn(run);
}

/// An opened run sets its sentences. Without data they are removed, because those of another run would have no
/// pictures.
void WatchedView::watchAsIn(const RunDescription& run)
{
    std::vector<WatchedSentence> sentences;
    if (run.snapshots)
        for (const auto& snapshot : *run.snapshots)
            if (sentences.size() < std::size_t(WatchedDialog::mostSentences)
                && std::ranges::find(sentences, snapshot.sentence) == sentences.end())
                sentences.push_back(snapshot.sentence);
    if (!sentences.empty() || m_state.data != DataState::Loaded)
        m_bar.setWatched(sentences);
}

void WatchedView::showReports(const TrainingReports& reports)
{
    m_timeline->add(reports);
}

void WatchedView::showNews(const RunNews& news)
{
    if (news.snapshotsAnew)
        m_timeline->beginAnew();
    watchAlso(news.reports.snapshots);
    m_timeline->add(news.reports);
}

/// Adds the sentences that the run has begun to watch since it was opened. Removes none.
void WatchedView::watchAlso(const std::vector<WatchedSnapshot>& snapshots)
{
    auto sentences = m_bar.watched();
    const auto before = sentences.size();
    for (const auto& snapshot : snapshots)
        if (sentences.size() < std::size_t(WatchedDialog::mostSentences)
            && std::ranges::find(sentences, snapshot.sentence) == sentences.end())
            sentences.push_back(snapshot.sentence);
    if (sentences.size() == before)
        return;
    m_bar.setWatched(sentences);
    emit changed();
}

void WatchedView::forgetRun()
{
    m_asked.clear();
    m_ofRun.reset();
    m_timeline->clear();
}

void WatchedView::setShown(bool shown)
{
    m_isShown = shown;
}

void WatchedView::showStep(std::optional<std::int64_t> step)
{
    const bool training = m_state.activity == Activity::Running || m_state.activity == Activity::Paused;
    m_timeBar->setVisible(m_isShown && (training || !m_timeline->history().isEmpty()));
    m_timeBar->setPictureStep(step);
}

std::vector<WatchedSentence> WatchedView::sentences() const
{
    return m_bar.watched();
}

bool WatchedView::canBeShown() const
{
    return m_state.data == DataState::Loaded || !m_bar.isEmpty();
}

Translation WatchedView::translation() const
{
    const auto sentence = m_bar.shown();
    return sentence ? m_timeline->shown(*sentence).value_or(Translation{}) : Translation{};
}

std::int64_t WatchedView::firstStep() const
{
    const auto sentence = m_bar.shown();
    return sentence ? m_timeline->history().firstStepOf(*sentence).value_or(0) : 0;
}

void WatchedView::ask()
{
    const auto sentence = m_bar.shown();
    const bool arrivesAnyway = m_state.activity == Activity::Running;
    if (!sentence || !sentence->target || arrivesAnyway || !abilitiesFor(m_state).translate
        || !translation().source.empty())
        return;
    TranslationRequest request;
    request.id = newRequestId();
    request.purpose = TranslationPurpose::Picture;
    request.source = sentence->source;
    request.forcedTarget = sentence->target;
    request.heads = HeadsAnswer::All;
    m_asked.emplace(request.id, *sentence);
    emit translateRequested(request);
}

bool WatchedView::take(const Translation& translation)
{
    const auto asked = m_asked.extract(translation.id);
    if (asked)
        m_timeline->add(asked.mapped(), translation);
    return bool(asked);
}

bool WatchedView::takesFailure(std::uint64_t id)
{
    return m_asked.erase(id) > 0;
}

void WatchedView::showMoment()
{
    if (m_isShown)
        emit changed();
    if (!m_movedByLossCursor && !m_timeline->isPeeking())
        m_loss.setCursorStep(m_timeline->heldStep());
}

void WatchedView::followLossCursor(std::optional<std::int64_t> step, CursorMove how)
{
    if (!m_isShown)
        step.reset();
    m_movedByLossCursor = true; // the cursor stays between two moments where the user put it
    if (how == CursorMove::Pointed)
        m_timeline->peek(step);
    else if (step)
        m_timeline->hold(*step);
    else if (m_isShown)
        m_timeline->follow();
    m_movedByLossCursor = false;
    if (how == CursorMove::Chosen && step && m_timeline->isLive())
        m_loss.setCursorStep(std::nullopt);
}

} // namespace attentoscope::ui
