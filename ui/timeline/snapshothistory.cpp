// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/snapshothistory.h"

#include <algorithm>
#include <limits>
#include <span>
#include <string>

namespace attentoscope::ui {

/// The words of a snapshot. Neighbouring snapshots of a sentence share one object if their words are equal. Forced
/// words always are.
struct SnapshotHistory::Words
{
    std::vector<Token> source;
    std::vector<Token> target;
    std::string text;
    bool forced = false;

    [[nodiscard]] bool isOf(const Translation& translation) const
    {
        const auto same = [](const Token& a, const Token& b) {
            return a.text == b.text && a.unknown == b.unknown && a.special == b.special && a.attached == b.attached;
        };
        return forced == translation.forced && text == translation.text
            && std::ranges::equal(source, translation.source, same)
            && std::ranges::equal(target, translation.target, same);
    }
};

/// The numbers of one sentence after one step.
struct SnapshotHistory::Frame
{
    std::int64_t step = 0;
    std::shared_ptr<const Words> words;
    AttentionMap attention;
    KeptHeads heads;
    std::vector<float> evenness; ///< evenness of the rows of each head, or of the only map
    std::vector<float> probabilities;
    double score = 0.0;
    TranslationEnd end = TranslationEnd::EndToken;

    [[nodiscard]] std::vector<std::string> toldWords() const;
    [[nodiscard]] std::vector<std::string> toldPlaces() const;
    [[nodiscard]] std::size_t bytes() const
    {
        constexpr std::size_t bookkeeping = 96; // bytes for the vector of weights, its shared pointer, and the heap
        const std::size_t weights = attention.weights ? attention.weights->size() : 0;
        const std::size_t ofHeads = heads.isEmpty() ? 0 : bookkeeping + heads.weights->size();
        return sizeof(Frame) + bookkeeping + ofHeads
            + sizeof(float) * (weights + attention.centres.size() + evenness.size() + probabilities.size());
    }
};

/// One sentence over time.
struct SnapshotHistory::Track
{
    WatchedSentence sentence;
    std::vector<Frame> frames; ///< sorted by step

    [[nodiscard]] std::vector<Frame>::iterator firstFrom(std::int64_t step)
    {
        return std::ranges::lower_bound(frames, step, {}, &Frame::step);
    }
};

SnapshotHistory::SnapshotHistory(const SnapshotLimits& limits) : m_limits(limits) { }

void SnapshotHistory::clear()
{
    *this = SnapshotHistory(m_limits);
}

void SnapshotHistory::clearMoments()
{
    SnapshotHistory empty(m_limits);
    empty.m_pinned = std::move(m_pinned);
    empty.m_held = m_held;
    *this = std::move(empty);
}

void SnapshotHistory::cutAfter(std::int64_t step)
{
    while (!m_moments.empty() && m_moments.back().step > step)
        remove(m_moments.size() - 1);
    m_pinned.erase(m_pinned.upper_bound(step), m_pinned.end());
    if (m_best && *m_best > step)
        m_best.reset();
}

SnapshotHistory::Track& SnapshotHistory::trackOf(const WatchedSentence& sentence)
{
    const auto known = std::ranges::find(m_tracks, sentence, [](const auto& track) { return track->sentence; });
    if (known != m_tracks.end())
        return **known;
    return *m_tracks.emplace_back(std::make_shared<Track>(Track{sentence, {}}));
}

void SnapshotHistory::add(WatchedSnapshot snapshot)
{
    auto& translation = snapshot.translation;
    auto& track = trackOf(snapshot.sentence);
    Frame frame{.step = snapshot.step,
        .words = nullptr,
        .attention = std::move(translation.attention),
        .heads = snapshot.heads.isEmpty() ? keptHeads(translation) : std::move(snapshot.heads),
        .evenness = {},
        .probabilities = std::move(translation.probabilities),
        .score = translation.score,
        .end = translation.end};
    frame.evenness = headEvenness(frame.heads, translation.source.size(), translation.target.size());
    if (frame.evenness.empty() && !frame.attention.isEmpty())
        frame.evenness.push_back(rowEvenness(frame.attention));
    if (!track.frames.empty() && track.frames.back().words->isOf(translation))
        frame.words = track.frames.back().words;
    else
        frame.words = std::make_shared<const Words>(Words{std::move(translation.source), std::move(translation.target),
            std::move(translation.text), translation.forced});
    remember({snapshot.step, snapshot.epoch});
    insert(track, std::move(frame));
    thin();
}

void SnapshotHistory::remember(Moment moment)
{
    const auto place = std::ranges::lower_bound(m_moments, moment.step, {}, &Moment::step);
    if (place == m_moments.end() || place->step != moment.step)
        m_moments.insert(place, moment);
}

void SnapshotHistory::insert(Track& track, Frame frame)
{
    m_bytes += frame.bytes();
    const auto place = track.firstFrom(frame.step);
    if (place == track.frames.end() || place->step != frame.step) {
        track.frames.insert(place, std::move(frame));
        return;
    }
    m_bytes -= place->bytes();
    *place = std::move(frame);
}

void SnapshotHistory::remove(std::size_t moment)
{
    const std::int64_t step = m_moments[moment].step;
    m_moments.erase(m_moments.begin() + static_cast<std::ptrdiff_t>(moment));
    for (const auto& track : m_tracks) {
        const auto place = track->firstFrom(step);
        if (place == track->frames.end() || place->step != step)
            continue;
        m_bytes -= place->bytes();
        track->frames.erase(place);
    }
}

void SnapshotHistory::thin()
{
    while (m_moments.size() > m_limits.moments || m_bytes > m_limits.bytes) {
        const auto victim = leastMissed();
        if (!victim)
            return;
        remove(*victim);
    }
}

std::optional<std::size_t> SnapshotHistory::leastMissed() const
{
    const auto keeps = kept();
    std::optional<std::size_t> victim;
    double smallest = std::numeric_limits<double>::infinity();
    for (std::size_t moment = 1; moment + 1 < m_moments.size(); ++moment) {
        // Neighbours are close if the ratio of their steps is small, that is, the difference of the logarithms.
        const auto before = static_cast<double>(m_moments[moment - 1].step + 1);
        const auto after = static_cast<double>(m_moments[moment + 1].step + 1);
        if (keeps[moment] == 0 && after / before < smallest) {
            smallest = after / before;
            victim = moment;
        }
    }
    return victim;
}

std::vector<char> SnapshotHistory::kept() const
{
    std::vector<char> keeps(m_moments.size(), 0);
    for (const auto step : m_pinned)
        keeps[nearest(step)] = 1;
    if (m_best)
        keeps[nearest(*m_best)] = 1;
    if (m_held)
        keeps[nearest(*m_held)] = 1;
    return keeps;
}

void SnapshotHistory::setBest(std::int64_t step)
{
    m_best = step;
}

void SnapshotHistory::setHeld(std::optional<std::int64_t> step)
{
    m_held = step;
}

void SnapshotHistory::setPinned(std::int64_t step, bool pinned)
{
    if (pinned)
        m_pinned.insert(step);
    else
        m_pinned.erase(step);
}

std::span<const Moment> SnapshotHistory::momentsFrom(std::int64_t step) const
{
    return {std::ranges::lower_bound(m_moments, step, {}, &Moment::step), m_moments.end()};
}

std::size_t SnapshotHistory::nearest(std::int64_t step) const
{
    auto place = std::ranges::lower_bound(m_moments, step, {}, &Moment::step);
    if (place == m_moments.end() || (place != m_moments.begin() && step - std::prev(place)->step <= place->step - step))
        --place;
    return static_cast<std::size_t>(place - m_moments.begin());
}

std::optional<std::size_t> SnapshotHistory::best() const
{
    if (!m_best || m_moments.empty())
        return std::nullopt;
    return nearest(*m_best);
}

std::optional<std::int64_t> SnapshotHistory::firstStepOf(const WatchedSentence& sentence) const
{
    const auto track = std::ranges::find(m_tracks, sentence, [](const auto& one) { return one->sentence; });
    if (track == m_tracks.end() || (*track)->frames.empty())
        return std::nullopt;
    return (*track)->frames.front().step;
}

std::optional<Translation> SnapshotHistory::at(const WatchedSentence& sentence, std::int64_t step) const
{
    const auto track = std::ranges::find(m_tracks, sentence, [](const auto& one) { return one->sentence; });
    if (track == m_tracks.end() || (*track)->frames.empty())
        return std::nullopt;
    const auto& frames = (*track)->frames;
    auto frame = std::ranges::upper_bound(frames, step, {}, &Frame::step);
    if (frame != frames.begin())
        --frame;
    Translation translation;
    translation.step = frame->step;
    translation.source = frame->words->source;
    translation.target = frame->words->target;
    translation.text = frame->words->text;
    translation.forced = frame->words->forced;
    translation.probabilities = frame->probabilities;
    translation.attention = frame->attention;
    translation.heads = headMaps(frame->heads, translation.source.size(), translation.target.size());
    translation.score = frame->score;
    translation.end = frame->end;
    return translation;
}

/// The words of a sentence; special tokens are not part of its story.
std::vector<std::string> SnapshotHistory::Frame::toldWords() const
{
    std::vector<std::string> told;
    for (const auto& token : words->target)
        if (!token.special)
            told.push_back(token.text);
    return told;
}

/// For each of these words, the place with most of its row's weight.
std::vector<std::string> SnapshotHistory::Frame::toldPlaces() const
{
    std::vector<std::string> told;
    for (std::size_t row = 0; row < (attention.isEmpty() ? 0 : std::min(attention.rows, words->target.size())); ++row) {
        const auto weights = std::span(*attention.weights).subspan(row * attention.columns, attention.columns);
        const auto place = std::ranges::max_element(weights);
        const bool isClear = *place * float(attention.columns) >= clearLook;
        if (!words->target[row].special)
            told.push_back(isClear ? words->source[std::size_t(place - weights.begin())].text : std::string());
    }
    return told;
}

std::vector<StoryEvent> SnapshotHistory::story(
    const WatchedSentence& sentence, const std::optional<BestValidation>& best) const
{
    const auto track = std::ranges::find(m_tracks, sentence, [](const auto& one) { return one->sentence; });
    if (track == m_tracks.end() || (*track)->frames.empty())
        return {};
    std::vector<ToldMoment> told;
    told.reserve((*track)->frames.size());
    for (const auto& frame : (*track)->frames)
        told.push_back({.step = frame.step,
            .forced = frame.words->forced,
            .words = frame.toldWords(),
            .lookedAt = frame.words->forced ? frame.toldPlaces() : std::vector<std::string>(),
            .evenness = frame.evenness});
    return trainingStory(told, (*track)->frames.back().heads.counts, best);
}

} // namespace attentoscope::ui
