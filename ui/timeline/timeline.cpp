// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace attentoscope::ui {

namespace {

constexpr std::chrono::milliseconds betweenStories{500};

} // namespace

Timeline::Timeline(const SnapshotLimits& limits, QObject* parent) : QObject(parent), m_limits(limits), m_history(limits)
{
    m_storyTimer.setSingleShot(true);
    m_storyTimer.setInterval(betweenStories);
    connect(&m_storyTimer, &QTimer::timeout, this, &Timeline::storyChanged);
    connect(this, &Timeline::changed, this, [this] {
        m_story.reset();
        if (!m_storyTimer.isActive())
            m_storyTimer.start();
    });
}

void Timeline::tell(const std::optional<WatchedSentence>& sentence)
{
    if (sentence == m_told)
        return;
    m_told = sentence;
    m_story.reset();
    emit storyChanged();
}

const std::vector<StoryEvent>& Timeline::story() const
{
    if (!m_story)
        m_story = m_told ? m_history.story(*m_told, m_best) : std::vector<StoryEvent>();
    return *m_story;
}

void Timeline::showBest(const ValidationReport& validation)
{
    m_history.setBest(validation.step);
    m_best = BestValidation{
        validation.step, validation.loss, validation.isBleuMeaningful ? std::optional(validation.bleu) : std::nullopt};
}

void Timeline::clear()
{
    m_aside.reset();
    m_folder.clear();
    m_best.reset();
    showHistory(SnapshotHistory(m_limits));
}

void Timeline::beginAnew()
{
    m_history.clearMoments();
    emit changed();
    emit moved();
}

void Timeline::setAside()
{
    if (m_aside)
        return;
    m_aside = std::move(m_history);
    showHistory(SnapshotHistory(m_limits));
}

void Timeline::takeBack()
{
    if (auto aside = std::exchange(m_aside, std::nullopt))
        showHistory(std::move(*aside));
}

void Timeline::showHistory(SnapshotHistory history)
{
    m_history = std::move(history);
    m_history.setHeld(std::nullopt);
    m_held.reset();
    m_peeked.reset();
    emit changed();
    emit moved();
}

void Timeline::beginRun(const RunDescription& run)
{
    takeBack();
    const bool goesOn = !run.folder.empty() && run.folder == m_folder;
    if (goesOn)
        m_history.cutAfter(run.step);
    else
        m_history.clear();
    if (m_history.isEmpty() && run.snapshots)
        for (const auto& snapshot : *run.snapshots)
            m_history.add(snapshot);
    m_folder = run.folder;
    m_epochsPerStep = run.step > 0 ? run.epoch / static_cast<double>(run.step) : 0.0;
    m_best.reset();
    for (const auto& validation : run.history->validations)
        if (validation.best)
            showBest(validation);
    m_peeked.reset();
    m_held.reset();
    m_history.setHeld(std::nullopt);
    emit changed();
    emit moved();
}

void Timeline::add(const TrainingReports& reports)
{
    const auto before = displayedStep();
    bool news = false;
    for (const auto& validation : reports.validations) {
        if (!validation.best)
            continue;
        showBest(validation);
        news = true;
    }
    if (reports.progress.step > 0)
        m_epochsPerStep = reports.progress.epoch / static_cast<double>(reports.progress.step);
    for (const auto& snapshot : reports.snapshots)
        m_history.add(snapshot);
    if (news || !reports.snapshots.empty())
        emit changed();
    announce(before);
}

void Timeline::add(const WatchedSentence& sentence, const Translation& translation)
{
    m_history.add({.step = translation.step,
        .translation = translation,
        .epoch = m_epochsPerStep * static_cast<double>(translation.step),
        .sentence = sentence});
    emit changed();
    emit moved();
}

std::optional<std::size_t> Timeline::current() const
{
    if (m_history.isEmpty())
        return std::nullopt;
    if (m_peeked)
        return m_history.nearest(*m_peeked);
    return m_held ? m_history.nearest(*m_held) : m_history.moments().size() - 1;
}

std::optional<Moment> Timeline::moment() const
{
    const auto index = current();
    return index ? std::optional(m_history.moments()[*index]) : std::nullopt;
}

bool Timeline::isPinned() const
{
    const auto shown = moment();
    return shown && m_history.pinned().contains(shown->step);
}

std::optional<Translation> Timeline::shown(const WatchedSentence& sentence) const
{
    const auto shown = moment();
    return shown ? m_history.at(sentence, shown->step) : std::nullopt;
}

std::int64_t Timeline::displayedStep() const
{
    const auto shown = moment();
    return shown ? shown->step : -1;
}

void Timeline::announce(std::int64_t before)
{
    if (displayedStep() != before)
        emit moved();
}

void Timeline::hold(std::int64_t step)
{
    if (!m_history.isEmpty())
        holdMoment(m_history.nearest(step));
}

void Timeline::holdMoment(std::size_t index)
{
    const auto moments = m_history.moments();
    if (index + 1 >= moments.size())
        return follow();
    const auto step = moments[index].step;
    if (!m_peeked && m_held == step)
        return;
    m_peeked.reset();
    m_held = step;
    m_history.setHeld(m_held);
    emit moved();
}

void Timeline::moveBy(int moments)
{
    const auto from = current();
    if (!from)
        return;
    const auto last = static_cast<std::int64_t>(m_history.moments().size()) - 1;
    const auto to = std::clamp<std::int64_t>(static_cast<std::int64_t>(*from) + moments, 0, last);
    holdMoment(static_cast<std::size_t>(to));
}

void Timeline::peek(std::optional<std::int64_t> step)
{
    if (step == m_peeked)
        return;
    m_peeked = m_history.isEmpty() ? std::nullopt : step;
    emit moved();
}

void Timeline::follow()
{
    m_peeked.reset();
    m_held.reset();
    m_history.setHeld(std::nullopt);
    emit moved();
}

void Timeline::setPinned(bool pinned)
{
    const auto shown = moment();
    if (!shown)
        return;
    m_history.setPinned(shown->step, pinned);
    emit changed();
}

} // namespace attentoscope::ui
