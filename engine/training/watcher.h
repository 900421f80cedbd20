// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/trainingtask.h"

#include <chrono>

namespace attentoscope {

/// Decodes the watched sentences while training goes on. At first it does so after nearly every step, because attention
/// takes shape then, and later less and less often, until it costs at most a tenth of the time. Decoding changes
/// nothing in the training.
class Watcher
{
public:
    void setSentences(std::vector<WatchedSentence> sentences);
    bool isEmpty() const { return m_sentences.empty(); }

    /// Asks for this step to be decoded, whatever the schedule says.
    void want(std::int64_t step) { m_wanted = step; }

    /// Whether it is time again.
    bool isDue(std::int64_t step) const;

    bool wants(std::int64_t step) const { return step == m_wanted; }

    /// Whether there is no snapshot of this step yet.
    bool isBehind(std::int64_t step) const { return !m_sentences.empty() && step != m_decoded; }

    /// Decodes every watched sentence with the model as it is. A sentence that cannot be decoded is left out.
    std::vector<WatchedSnapshot> decode(TrainingTask& task, std::int64_t step, double epoch);

private:
    using Clock = std::chrono::steady_clock;
    std::vector<WatchedSentence> m_sentences;
    Clock::time_point m_next = Clock::time_point::min();
    std::int64_t m_decoded = -1;
    std::int64_t m_wanted = -1;
};

} // namespace attentoscope
