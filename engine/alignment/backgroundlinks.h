// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/alignment/linkcache.h"
#include "engine/types/linklearning.h"

#include <memory>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <vector>

namespace attentoscope {

/// The key is the pair's record in the data.
using LinksByLine = std::unordered_map<std::size_t, GoldAlignment>;

/// What was learned from the training pairs of a corpus, and the links of its other pairs.
struct CorpusLinks
{
    StatisticalAligner aligner;
    LinksByLine validation;
    LinksByLine test;
};

/// Learns statistical links of one corpus at a time, in a thread of low priority. All that it shares with a training
/// are the pairs, which nobody changes. All calls must come from one thread.
class BackgroundLinks
{
public:
    /// Quick: learns nothing that would take longer than `quickSeconds`.
    enum class Effort : std::uint8_t { Any, Quick };

    static constexpr double usualQuickSeconds = 60.0;

    explicit BackgroundLinks(LinkCache cache = LinkCache(), double quickSeconds = usualQuickSeconds)
        : m_cache(std::move(cache)), m_quickSeconds(quickSeconds)
    {
    }

    /// Does nothing if the links are known or are being learned.
    void begin(std::shared_ptr<const Corpus> corpus, Effort effort);
    void cancel();
    void forget(); ///< called when other pairs are loaded

    LinkLearning look() const;
    std::shared_ptr<const CorpusLinks> links() const; ///< null until the links are ready

private:
    void learn(const std::shared_ptr<const Corpus>& corpus, Effort effort, const std::stop_token& stop);
    void set(LinkLearningState state, std::vector<Message> notices = {});

    LinkCache m_cache;
    double m_quickSeconds;
    mutable std::mutex m_mutex; ///< protects the members below
    LinkLearning m_state;
    std::shared_ptr<const CorpusLinks> m_links;
    std::jthread m_thread; ///< the last member: its destructor must run first
};

/// The approximate seconds that one processor core needs to learn links of this corpus.
double secondsToLearn(const Corpus& corpus);

} // namespace attentoscope
