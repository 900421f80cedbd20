// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of EngineWorker that measures sentences: in slices, so that whatever else is asked is answered between two
// of them. Training waits until they are done, so that all sentences are measured with the same weights.
#include "engine/qt/engineworker.h"

#include "engine/types/caught.h"

namespace attentoscope {

namespace {

constexpr std::chrono::milliseconds measuringTime{50};

} // namespace

void EngineWorker::measureSentences(const SentencesRequest& request, std::stop_token stop)
{
    if (stop.stop_requested() || !beginsRequest())
        return;
    const auto begun = caught([&] { return m_session->measureSentences(request, stop); });
    m_measuredId = begun ? request.id : 0;
    m_stopMeasuring = stop;
    if (begun)
        postSentenceSlice();
    else if (!stop.stop_requested())
        Q_EMIT sentencesFailed(request.id, begun.error());
}

void EngineWorker::postSentenceSlice()
{
    QMetaObject::invokeMethod(this, [this, id = m_measuredId] { runSentenceSlice(id); }, Qt::QueuedConnection);
}

void EngineWorker::runSentenceSlice(quint64 id)
{
    if (id != m_measuredId || m_flags->closing.stop_requested())
        return; // others took their place
    if (!m_stopMeasuring.stop_requested()) {
        const auto part = caught([&] { return m_session->advanceSentences(measuringTime, m_stopMeasuring); });
        if (!part)
            Q_EMIT sentencesFailed(id, part.error());
        else if (!m_stopMeasuring.stop_requested())
            Q_EMIT sentencesMeasured(*part);
        if (part && !part->complete && !m_stopMeasuring.stop_requested())
            return postSentenceSlice();
    }
    m_measuredId = 0;
    postSlice(); // of training, if it waits
}

} // namespace attentoscope
