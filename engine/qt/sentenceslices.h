// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/trainingslices.h"

namespace attentoscope {

/// Measures sentences in slices, so that whatever else is asked is answered between two of them. Training waits until
/// they are done: all sentences are measured with the same weights. Lives in the engine thread.
class SentenceSlices
{
public:
    SentenceSlices(SessionHost& host, TrainingSlices& training, CallQueue& requests)
        : m_host(host), m_training(training), m_requests(requests)
    {
    }

    void measure(const SentencesRequest& request, const std::stop_token& stop); ///< in place of an earlier request

private:
    void postSlice();
    void runSlice(std::uint64_t id);

    SessionHost& m_host;
    TrainingSlices& m_training;
    CallQueue& m_requests;
    std::stop_token m_stop;
    std::uint64_t m_id = 0; ///< of the request under way; 0: none
};

} // namespace attentoscope
