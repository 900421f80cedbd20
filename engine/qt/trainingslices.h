// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/sessionhost.h"
#include "engine/remote/keptreports.h"

namespace attentoscope {

/// Trains in slices of about 20 ms, so that other requests are answered between two of them: pausing, single steps,
/// validating, ending, and what is reported of it. Lives in the engine thread.
class TrainingSlices
{
public:
    /// `requests` runs calls in the engine thread, in order.
    TrainingSlices(SessionHost& host, CallQueue& requests) : m_host(host), m_requests(requests) { }

    void renewStop(); ///< called before a run begins, so that a stop that is requested from then on stops this run
    void begin(); ///< when it is begun; slices follow where it is Running
    void forgetReports() { m_reports.clear(); } ///< that are not told yet

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
    void validateWhilePaused(); ///< in slices, then paused again
    void fail(const Error& error);
    void pauseAfter(const Error& error); ///< training can go on
    void showLastStep();
    void finish(TrainingEnd end);
    void deliver(Delivery delivery);
    Activity activity() const { return m_host.state().activity; }

    SessionHost& m_host;
    CallQueue& m_requests;
    ReportBatcher m_reports;
    std::stop_token m_stop;
    bool m_stopIsAnswered = false; ///< as a flag, and its save failed; its call is still to come
    bool m_isPosted = false; ///< the next slice
    bool m_isHeld = false;
    bool m_isValidating = false;
};

} // namespace attentoscope
