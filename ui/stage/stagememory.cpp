// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stagememory.h"

#include "ui/plots/view/attentionview.h"
#include "ui/stage/stage.h"
#include "ui/stage/watchedview.h"
#include "ui/timeline/timeline.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/sentenceline.h"
#include "ui/translation/translationbox.h"

#include <QComboBox>
#include <QLineEdit>

#include <algorithm>

namespace attentoscope::ui {

namespace {

void pinMoments(Timeline& timeline, const std::vector<std::int64_t>& steps)
{
    for (const auto step : steps) {
        timeline.hold(step);
        if (const auto moment = timeline.moment(); moment && moment->step == step)
            timeline.setPinned(true);
    }
}

} // namespace

StageMemory::StageMemory(Stage& stage) : QObject(&stage), m_stage(stage)
{
    connect(&stage.attention(), &AttentionView::contentChanged, this, &StageMemory::restoreMarks);
}

RunView StageMemory::view() const
{
    const auto& timeline = m_stage.watched().timeline();
    const auto& pinned = timeline.history().pinned();
    RunView view;
    view.view = m_stage.header().view();
    view.attention = m_stage.attention().options();
    view.sentence = m_stage.translation().input()->text().simplified().toStdString();
    view.beam = m_stage.translation().line().beamWidth();
    view.lengthPenalty = m_stage.translation().line().lengthPenalty();
    view.watched = m_stage.header().watched().shown();
    view.step = timeline.heldStep();
    view.pinnedSteps.assign(pinned.begin(), pinned.end());
    if (m_stage.attention().showsTranslation()) { // those of single heads stand on other words
        view.pin = m_stage.attention().pinnedCell();
        view.selection = m_stage.attention().selection();
    }
    return view;
}

void StageMemory::restore(const RunView& view)
{
    m_stage.attention().setOptions(view.attention);
    auto& bar = m_stage.header().watched();
    const auto& watched = bar.watched();
    const auto found = view.watched ? std::ranges::find(watched, *view.watched) : watched.end();
    if (found != watched.end())
        bar.chooser()->setCurrentIndex(int(found - watched.begin()));
    auto& timeline = m_stage.watched().timeline();
    pinMoments(timeline, view.pinnedSteps);
    if (view.step && !timeline.history().isEmpty())
        timeline.hold(*view.step);
    else
        timeline.follow();
    m_stage.translation().line().setBeamWidth(view.beam);
    m_stage.translation().line().setLengthPenalty(view.lengthPenalty);
    if (!view.sentence.empty())
        m_stage.translation().setSentence(QString::fromStdString(view.sentence));
    m_marks = view;
    m_stage.setView(view.view == StageView::Watched && !bar.isEmpty() ? StageView::Watched : StageView::Own);
}

/// Pins and sums stand on words; they come back when the sentence does.
void StageMemory::restoreMarks()
{
    auto& attention = m_stage.attention();
    if (!m_marks || !attention.hasContent())
        return;
    const auto marks = *std::exchange(m_marks, std::nullopt);
    if (marks.view != m_stage.header().view())
        return;
    const auto& translation = attention.translation();
    const auto within = [](std::vector<int> tokens, std::size_t count) {
        std::erase_if(tokens, [&](int token) { return static_cast<std::size_t>(token) >= count; });
        return tokens;
    };
    attention.select({within(marks.selection.rows, translation.target.size()),
        within(marks.selection.columns, translation.source.size())});
    if (marks.pin)
        attention.pinCell(*marks.pin);
}

} // namespace attentoscope::ui
