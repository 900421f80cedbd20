// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/sessionhost.h"
#include "engine/remote/keptreports.h"

namespace attentoscope {

/// Trains in slices of about 20 ms, so that other requests are answered between two of them: pausing, single steps,
/// validating, ending, and reports. Lives in the engine thread.
class TrainingSlices
{
public:
    /// `requests` runs calls in the engine thread, in order.
    TrainingSlices(SessionHost& host, CallQueue& requests) : m_host(host), m_requests(requests) { }

    void renewStop(); ///< called before a run begins, so that a later request to stop applies to this run
    void begin(); ///< called when a run has begun; trains slices if its activity is Running
    void forgetReports() { m_reports.clear(); } ///< drops reports that were not sent yet

    void hold() { m_isHeld = true; } ///< no slice runs until release()
    void release();

    void pause();
    void resume();
    void stepOnce();
    void stop();
    void validateNow();

private:
    enum class Delivery : std::uint8_t { WhenDue, Now };

    void postSlice();
    void runSlice();
    void advance(std::chrono::milliseconds budget);
    void validateWhilePaused(); ///< validates in slices, and then pauses again
    void fail(const Error& error);
    void pauseAfter(const Error& error); ///< for errors after which training can continue
    void showLastStep();
    void finish(TrainingEnd end);
    void deliver(Delivery delivery);
    Activity activity() const { return m_host.state().activity; }

    SessionHost& m_host;
    CallQueue& m_requests;
    ReportBatcher m_reports;
    std::stop_token m_stop;
    /// Whether the flag of a stop was handled, but its save failed; its call will still come.
    bool m_stopIsAnswered = false;
    bool m_isPosted = false; ///< whether the next slice is posted
    bool m_isHeld = false;
    bool m_isValidating = false;
};

} // namespace attentoscope
