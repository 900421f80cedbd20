// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/trainingtask.h"

#include <chrono>

namespace attentoscope {

/// Decodes the watched sentences now and then while training goes on: often enough to see the attention move, seldom
/// enough to cost at most a tenth of the time. Decoding changes nothing about the training.
class Watcher
{
public:
    void setSentences(std::vector<WatchedSentence> sentences);
    bool isEmpty() const { return m_sentences.empty(); }

    /// Whether it is time again.
    bool isDue() const;

    /// Decodes every watched sentence with the model as it is. A sentence that cannot be decoded is left out.
    std::vector<WatchedSnapshot> decode(TrainingTask& task, std::int64_t step);

private:
    using Clock = std::chrono::steady_clock;
    std::vector<WatchedSentence> m_sentences;
    Clock::time_point m_next = Clock::time_point::min();
};

} // namespace attentoscope
