// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person was looking at, to be kept with the run, and back again; and what stays of it before a class.
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/timeline/timeline.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/translationbox.h"
#include "ui/window/runview.h"
#include "ui/window/stage.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

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

RunView Stage::runView() const
{
    RunView view;
    view.view = m_header->view();
    view.attention = m_attention->options();
    view.sentence = m_box->input()->text().simplified().toStdString();
    view.watched = m_header->watched().shown();
    view.step = m_timeline->heldStep();
    const auto& pinned = m_timeline->history().pinned();
    view.pinnedSteps.assign(pinned.begin(), pinned.end());
    view.pin = m_attention->pinnedCell();
    view.selection = m_attention->selection();
    return view;
}

void Stage::restoreRunView(const RunView& view)
{
    m_attention->setOptions(view.attention);
    const auto& watched = m_header->watched().watched();
    const auto found = view.watched ? std::ranges::find(watched, *view.watched) : watched.end();
    if (found != watched.end())
        m_header->watched().chooser()->setCurrentIndex(int(found - watched.begin()));
    pinMoments(*m_timeline, view.pinnedSteps);
    if (view.step && !m_timeline->history().isEmpty())
        m_timeline->hold(*view.step);
    else
        m_timeline->follow();
    if (!view.sentence.empty())
        m_box->setSentence(QString::fromStdString(view.sentence));
    const bool canWatch = !m_header->watched().isEmpty();
    m_marks = view;
    setView(view.view == StageView::Watched && canWatch ? StageView::Watched : StageView::Own);
}

/// Pins and sums stand on words; they come back when the sentence does.
void Stage::restoreMarks()
{
    if (!m_marks || !m_attention->hasContent())
        return;
    if (m_marks->view == m_header->view()) {
        const auto& translation = m_attention->translation();
        const auto within = [](std::vector<int> tokens, std::size_t count) {
            std::erase_if(tokens, [&](int token) { return static_cast<std::size_t>(token) >= count; });
            return tokens;
        };
        m_attention->select({within(m_marks->selection.rows, translation.target.size()),
            within(m_marks->selection.columns, translation.source.size())});
        if (m_marks->pin)
            m_attention->pinCell(*m_marks->pin);
    }
    m_marks.reset();
}

/// With type of twice the size there is room for both views only side by side, the sentence below them.
void Stage::setPresented(bool presented)
{
    if (presented)
        m_layoutBefore = saveLayout();
    m_isPresented = presented;
    m_header->setPresented(presented);
    m_lossOptions->setVisible(!presented);
    m_lossExport->setVisible(!presented);
    m_loss->setPresented(presented);
    m_box->beamWidth()->setVisible(!presented);
    arrange();
    placeBox();
    if (presented)
        m_splitter->setSizes({width() / 2, width() / 2}); // the legend needs room beside the curve
    else
        restoreLayout(m_layoutBefore);
}

} // namespace attentoscope::ui
