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

/// By the record of the data.
using LinksByLine = std::unordered_map<std::size_t, GoldAlignment>;

/// What was learned of the training pairs of a corpus, and the links of its other pairs.
struct CorpusLinks
{
    StatisticalAligner aligner;
    LinksByLine validation;
    LinksByLine test;
};

/// Learns statistical links of one corpus at a time, in one thread of low priority. It shares nothing with a
/// training but the pairs, which nobody changes. All calls come from one thread.
class BackgroundLinks
{
public:
    /// Quick: nothing is learned that would take longer than `quickSeconds`.
    enum class Effort : std::uint8_t { Any, Quick };

    static constexpr double usualQuickSeconds = 60.0;

    explicit BackgroundLinks(LinkCache cache = LinkCache(), double quickSeconds = usualQuickSeconds)
        : m_cache(std::move(cache)), m_quickSeconds(quickSeconds)
    {
    }

    void begin(std::shared_ptr<const Corpus> corpus, Effort effort); ///< does nothing if they are learned, or ready
    void cancel();
    void forget(); ///< other pairs are loaded

    LinkLearning look() const;
    std::shared_ptr<const CorpusLinks> links() const; ///< null until they are ready

private:
    void learn(const std::shared_ptr<const Corpus>& corpus, Effort effort, const std::stop_token& stop);
    void set(LinkLearningState state, std::vector<Message> notices = {});

    LinkCache m_cache;
    double m_quickSeconds;
    mutable std::mutex m_mutex; ///< guards what follows
    LinkLearning m_state;
    std::shared_ptr<const CorpusLinks> m_links;
    std::jthread m_thread; ///< last: it ends before the rest does
};

/// About how long one processor core learns links of this corpus.
double secondsToLearn(const Corpus& corpus);

} // namespace attentoscope
