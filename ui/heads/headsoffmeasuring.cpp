// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsoffmeasuring.h"

#include "engine/types/requestid.h"
#include "ui/heads/headsoff.h"

#include <utility>

namespace attentoscope::ui {

HeadsOffMeasuring::HeadsOffMeasuring(const HeadsOff& off, QObject* parent) : QObject(parent), m_off(off)
{
    connect(&off, &HeadsOff::changed, this, &HeadsOffMeasuring::renew);
}

void HeadsOffMeasuring::setStand(Stand stand)
{
    m_stand = stand;
    emit changed();
}

void HeadsOffMeasuring::renew()
{
    const bool wasOpen = std::exchange(m_id, 0) != 0;
    m_gaveWay = 0;
    const bool canAsk = m_state.model == ModelState::Loaded && m_state.data == DataState::Loaded
        && m_state.activity != Activity::Starting && m_state.activity != Activity::Stopping;
    if (m_off.heads().empty() || !canAsk) {
        if (wasOpen)
            emit cancelRequested();
        return setStand(m_off.heads().empty() ? Stand::Nothing : Stand::NoData);
    }
    SentencesRequest request;
    request.id = m_id = newRequestId();
    request.switchedOff = m_off.heads();
    request.measure = SentenceMeasure::Totals;
    request.whole = m_whole ? WholeModel::LeaveOut : WholeModel::Measure;
    setStand(Stand::Waiting);
    emit requested(request);
}

void HeadsOffMeasuring::setState(const EngineState& state)
{
    const auto before = std::exchange(m_state, state);
    const bool hasTrained = before.activity == Activity::Running && state.activity != Activity::Running;
    if (state.activity == Activity::Running)
        m_whole.reset();
    const bool isAnother = before.data != state.data || before.model != state.model;
    if (!m_off.heads().empty() && (hasTrained || isAnother || m_stand == Stand::NoData))
        renew();
    else if (before.activity != state.activity)
        emit changed(); // a step is named only while they go on
}

void HeadsOffMeasuring::showReports(const TrainingReports& reports)
{
    if (reports.steps.empty() && reports.validations.empty())
        return;
    if (!reports.steps.empty())
        m_whole.reset();
    const bool isDue = isTraining() ? !reports.validations.empty() : !reports.steps.empty();
    if (isDue && !m_off.heads().empty())
        renew();
}

void HeadsOffMeasuring::forget()
{
    m_whole.reset();
    renew();
}

void HeadsOffMeasuring::giveWay()
{
    if (m_id != 0)
        m_gaveWay = std::exchange(m_id, 0);
}

/// What this one has given way to. What it had asked itself may still be answered.
bool HeadsOffMeasuring::isOfOthers(quint64 id) const
{
    return m_gaveWay != 0 && id != m_gaveWay;
}

void HeadsOffMeasuring::showPart(const MeasuredSentences& part)
{
    if (part.id != m_id) {
        if (part.complete && isOfOthers(part.id))
            renew();
        return;
    }
    if (!part.complete && !part.loss)
        return;
    m_measured = part;
    if (!part.whole)
        m_measured.whole = m_whole;
    if (part.complete) {
        m_id = 0;
        m_whole = isTraining() ? std::nullopt : m_measured.whole;
    }
    setStand(Stand::Measured);
}

void HeadsOffMeasuring::showFailure(quint64 id, const Error& error)
{
    if (id != m_id) {
        if (isOfOthers(id))
            renew();
        return;
    }
    m_id = 0;
    m_error = error;
    setStand(Stand::Failed);
}

} // namespace attentoscope::ui
