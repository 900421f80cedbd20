// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Watched sentences through training time: what the slider, the loss plot's cursor and the heatmap have in common.
#include "engine/types/requestid.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/theme/icons.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/training/watchedbar.h"
#include "ui/training/watcheddialog.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/stage.h"

#include <QAction>
#include <QToolButton>

#include <algorithm>

namespace attentoscope::ui {

void Stage::connectTime()
{
    auto* bar = &m_header->watched();
    connect(m_header, &StageHeader::viewChosen, this, &Stage::setView);
    connect(bar, &WatchedBar::watchedChanged, this, [this] { emit watchedChanged(watched()); });
    connect(bar, &WatchedBar::shownChanged, this, [this] {
        refreshView();
        askForWatched();
    });
    connect(m_timeline, &Timeline::moved, this, &Stage::showMoment);
    connect(m_loss, &LossPlot::cursorMoved, this, &Stage::followLossCursor);
}

void Stage::setAnimationExportAction(QAction* action)
{
    auto* button = new QToolButton(m_timeBar);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setToolTip(plainTip(tipWithShortcut(*action)));
    button->setAccessibleName(action->toolTip());
    m_timeBar->addButton(button);
}

std::vector<WatchedSentence> Stage::watched() const
{
    return m_header->watched().watched();
}

/// A run that is opened brings its sentences along. Without data those of another run would stay without a picture.
void Stage::watchAsIn(const RunDescription& run)
{
    std::vector<WatchedSentence> sentences;
    if (run.snapshots)
        for (const auto& snapshot : *run.snapshots)
            if (sentences.size() < std::size_t(WatchedDialog::mostSentences)
                && std::ranges::find(sentences, snapshot.sentence) == sentences.end())
                sentences.push_back(snapshot.sentence);
    if (!sentences.empty() || m_state.data != DataState::Loaded)
        m_header->watched().setWatched(sentences);
    enableWatchedView();
}

void Stage::enableWatchedView()
{
    m_header->setViewEnabled(StageView::Watched, m_state.data == DataState::Loaded || !m_header->watched().isEmpty());
}

Translation Stage::watchedTranslation() const
{
    const auto sentence = m_header->watched().shown();
    return sentence ? m_timeline->shown(*sentence).value_or(Translation{}) : Translation{};
}

std::int64_t Stage::firstWatchedStep() const
{
    const auto sentence = m_header->watched().shown();
    return sentence ? m_timeline->history().firstStepOf(*sentence).value_or(0) : 0;
}

/// A sentence without a picture is decoded at once, unless training does so anyway. Only with a given translation, so
/// that its words stay the same.
void Stage::askForWatched()
{
    const auto sentence = m_header->watched().shown();
    const bool comesAnyway = m_state.activity == Activity::Running;
    if (!sentence || !sentence->target || comesAnyway || !abilitiesFor(m_state).translate
        || !watchedTranslation().source.empty())
        return;
    TranslationRequest request;
    request.id = newRequestId();
    request.purpose = TranslationPurpose::Picture;
    request.source = sentence->source;
    request.forcedTarget = sentence->target;
    m_pictures.emplace(request.id, *sentence);
    emit translateRequested(request);
}

void Stage::refreshTime(const Translation& shown)
{
    const bool training = m_state.activity == Activity::Running || m_state.activity == Activity::Paused;
    const bool watching = m_header->view() == StageView::Watched;
    m_timeBar->setVisible(watching && (training || !m_timeline->history().isEmpty()));
    m_timeBar->setPictureStep(shown.source.empty() ? std::nullopt : std::optional(shown.step));
}

void Stage::showMoment()
{
    if (m_header->view() == StageView::Watched)
        refreshView();
    if (!m_movedByLossCursor && !m_timeline->isPeeking())
        m_loss->setCursorStep(m_timeline->heldStep());
}

void Stage::followLossCursor(std::optional<std::int64_t> step, CursorMove how)
{
    if (m_header->view() != StageView::Watched)
        step.reset(); // elsewhere the cursor only reads the curve
    m_movedByLossCursor = true; // the cursor stays where the person put it, between two moments
    if (how == CursorMove::Pointed)
        m_timeline->peek(step);
    else if (step)
        m_timeline->hold(*step);
    else if (m_header->view() == StageView::Watched)
        m_timeline->follow();
    m_movedByLossCursor = false;
    if (how == CursorMove::Chosen && step && m_timeline->isLive())
        m_loss->setCursorStep(std::nullopt);
}

} // namespace attentoscope::ui
