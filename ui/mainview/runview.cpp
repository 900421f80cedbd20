// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainview/runview.h"

#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/view/attentionview.h"
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

RunViewMemory::RunViewMemory(MainView& mainView) : QObject(&mainView), m_mainView(mainView)
{
    connect(&mainView.attention(), &AttentionView::contentChanged, this, &RunViewMemory::restoreMarks);
}

RunView RunViewMemory::view() const
{
    const auto& timeline = m_mainView.watched().timeline();
    const auto& pinned = timeline.history().pinned();
    RunView view;
    view.view = m_mainView.header().view();
    view.attention = m_mainView.attention().options();
    view.sentence = m_mainView.translation().input()->text().simplified().toStdString();
    view.beam = m_mainView.translation().line().beamWidth();
    view.lengthPenalty = m_mainView.translation().line().lengthPenalty();
    view.watched = m_mainView.header().watched().shown();
    view.step = timeline.heldStep();
    view.pinnedSteps.assign(pinned.begin(), pinned.end());
    if (m_marks) { // they are not restored yet
        view.pin = m_marks->pin;
        view.selection = m_marks->selection;
    } else if (m_mainView.attention().showsTranslation()) { // pins and sums of single heads are on other words
        view.pin = m_mainView.attention().pinnedCell();
        view.selection = m_mainView.attention().selection();
    }
    return view;
}

void RunViewMemory::restore(const RunView& view)
{
    m_mainView.attention().setOptions(view.attention);
    auto& bar = m_mainView.header().watched();
    const auto& watched = bar.watched();
    const auto found = view.watched ? std::ranges::find(watched, *view.watched) : watched.end();
    if (found != watched.end())
        bar.chooser()->setCurrentIndex(int(found - watched.begin()));
    auto& timeline = m_mainView.watched().timeline();
    pinMoments(timeline, view.pinnedSteps);
    if (view.step && !timeline.history().isEmpty())
        timeline.hold(*view.step);
    else
        timeline.follow();
    m_mainView.translation().line().setBeamWidth(view.beam);
    m_mainView.translation().line().setLengthPenalty(view.lengthPenalty);
    if (!view.sentence.empty())
        m_mainView.translation().setSentence(QString::fromStdString(view.sentence));
    m_marks = view;
    m_mainView.setView(view.view == MainPage::Watched && !bar.isEmpty() ? MainPage::Watched : MainPage::Own);
}

void RunViewMemory::dropMarks()
{
    m_marks.reset();
}

/// Pins and sums belong to words. Restores them once the sentence with these words is displayed.
void RunViewMemory::restoreMarks()
{
    auto& attention = m_mainView.attention();
    if (!m_marks || !attention.hasContent())
        return;
    const auto marks = *std::exchange(m_marks, std::nullopt);
    if (marks.view != m_mainView.header().view())
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
