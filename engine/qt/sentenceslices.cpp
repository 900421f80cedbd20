// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/sentenceslices.h"

#include "engine/types/caught.h"

namespace attentoscope {

namespace {

constexpr std::chrono::milliseconds measuringTime{50};

} // namespace

void SentenceSlices::measure(const SentencesRequest& request, const std::stop_token& stop)
{
    if (stop.stop_requested() || !m_host.isReady())
        return;
    const auto begun = caught([&] { return m_host.session().measureSentences(request, stop); });
    m_id = begun ? request.id : 0;
    m_stop = stop;
    if (begun) {
        m_training.hold();
        return postSlice();
    }
    m_training.release();
    if (!stop.stop_requested())
        m_host.reply(&EngineController::sentencesFailed, request.id, begun.error());
}

void SentenceSlices::postSlice()
{
    m_requests.post([this, id = m_id] { runSlice(id); });
}

void SentenceSlices::runSlice(std::uint64_t id)
{
    if (id != m_id || m_host.isClosing())
        return; // others took their place
    if (!m_stop.stop_requested()) {
        const auto part = caught([&] { return m_host.session().advanceSentences(measuringTime, m_stop); });
        if (!part)
            m_host.reply(&EngineController::sentencesFailed, id, part.error());
        else if (!m_stop.stop_requested())
            m_host.reply(&EngineController::sentencesMeasured, *part);
        if (part && !part->complete && !m_stop.stop_requested())
            return postSlice();
    }
    m_id = 0;
    m_training.release();
}

} // namespace attentoscope
