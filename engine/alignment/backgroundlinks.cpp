// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/backgroundlinks.h"

#include "engine/alignment/statisticallinks.h"
#include "engine/types/error.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace attentoscope {

namespace {

/// The nice value. While a training uses all cores, the thread gets less than a tenth of one core.
constexpr int lowPriority = 16;
/// For each couple of words in a sentence pair, for all iterations together. Measured with a million short pairs.
constexpr double secondsPerCouple = 1e-6;
constexpr double shareOfTables = 0.95;

void giveWayToAllThreads()
{
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), lowPriority); // on Linux this affects only this thread
}

LinksByLine linksByLine(
    const StatisticalAligner& aligner, const Corpus& corpus, const TextPairs& pairs, const std::stop_token& stop)
{
    auto links = heldOutLinks(aligner, {corpus.configuration, corpus.source, corpus.target}, pairs, {1, {}, stop});
    LinksByLine byLine;
    for (std::size_t pair = 0; pair < links.size(); ++pair)
        byLine.emplace(pairs.lines[pair], std::move(links[pair]));
    return byLine;
}

} // namespace

double secondsToLearn(const Corpus& corpus)
{
    double couples = 0.0;
    for (std::size_t pair = 0; pair < corpus.training.size(); ++pair) {
        const auto source = corpus.training.source[pair].size(), target = corpus.training.target[pair].size();
        if (std::max(source, target) <= StatisticalAligner::longestLearned)
            couples += static_cast<double>(source * target);
    }
    return couples * secondsPerCouple;
}

void BackgroundLinks::begin(std::shared_ptr<const Corpus> corpus, Effort effort)
{
    const auto state = look().state;
    if (state == LinkLearningState::Learning || state == LinkLearningState::Ready)
        return;
    m_thread = {}; // waits until a cancelled thread has ended
    set(LinkLearningState::Learning);
    m_thread = std::jthread([this, corpus = std::move(corpus), effort](const std::stop_token& stop) {
        const auto learned = caught([&]() -> Result<void> {
            learn(corpus, effort, stop);
            return {};
        });
        if (!learned && !stop.stop_requested())
            set(LinkLearningState::Failed, {learned.error().message});
    });
}

void BackgroundLinks::cancel()
{
    m_thread.request_stop();
    if (look().state == LinkLearningState::Learning)
        set(LinkLearningState::Cancelled);
}

void BackgroundLinks::forget()
{
    m_thread = {};
    set(LinkLearningState::None);
    const std::scoped_lock lock(m_mutex);
    m_links = nullptr;
}

LinkLearning BackgroundLinks::look() const
{
    const std::scoped_lock lock(m_mutex);
    return m_state;
}

std::shared_ptr<const CorpusLinks> BackgroundLinks::links() const
{
    const std::scoped_lock lock(m_mutex);
    return m_links;
}

void BackgroundLinks::set(LinkLearningState state, std::vector<Message> notices)
{
    const std::scoped_lock lock(m_mutex);
    m_state = {state, 0.0, std::move(notices)};
}

void BackgroundLinks::learn(const std::shared_ptr<const Corpus>& corpus, Effort effort, const std::stop_token& stop)
{
    giveWayToAllThreads();
    const auto words = trainingWords(*corpus);
    std::error_code ignored;
    const auto kept = m_cache.fileOf(words);
    const bool isKept = kept && std::filesystem::exists(*kept, ignored);
    if (effort == Effort::Quick && !isKept && secondsToLearn(*corpus) > m_quickSeconds)
        return set(LinkLearningState::Slow);
    const auto progress = [this](double done) {
        const std::scoped_lock lock(m_mutex);
        m_state.done = done;
    };
    std::vector<Message> notices;
    auto learned = m_cache.learn(words, {1, partOf(progress, 0.0, shareOfTables), stop}, notices);
    if (stop.stop_requested())
        return;
    if (!learned)
        return set(LinkLearningState::Failed, {learned.error().message});
    auto links = std::make_shared<CorpusLinks>(CorpusLinks{std::move(*learned), {}, {}});
    links->validation = linksByLine(links->aligner, *corpus, corpus->validation, stop);
    links->test = linksByLine(links->aligner, *corpus, corpus->test, stop);
    const std::scoped_lock lock(m_mutex);
    if (stop.stop_requested())
        return;
    m_links = std::move(links);
    m_state = {LinkLearningState::Ready, 1.0, std::move(notices)};
}

} // namespace attentoscope
