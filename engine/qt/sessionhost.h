// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/callqueue.h"
#include "engine/qt/enginecontroller.h"
#include "engine/qt/engineflags.h"

#include <functional>
#include <utility>

namespace attentoscope {

/// The session, its state, and the way back to the controller. Lives in the engine thread. A new state is reported
/// before its cause: when a payload arrives, the state already fits.
class SessionHost
{
public:
    /// `answers` runs calls in the controller's thread.
    SessionHost(
        EngineController& controller, CallQueue& answers, SessionFactory factory, std::shared_ptr<EngineFlags> flags);

    /// Makes the session if there is none. False if that fails, or if the program is ending.
    bool isReady();
    bool isClosing() const { return m_flags->closing.stop_requested(); }
    void close(); ///< ends training and saves it, unless it continues without this session; destroys the session
    Session& session() { return *m_session; } ///< may be called only after isReady() has returned true
    EngineFlags& flags() { return *m_flags; }

    const EngineState& state() const { return m_state; }
    void setState(const EngineState& state);
    void setActivity(Activity activity);

    /// Calls a function of the controller, mostly a signal, in its thread.
    template <typename Receive, typename... Values>
    void reply(Receive receive, Values... values)
    {
        m_answers.post([&controller = m_controller, receive, ... values = std::move(values)] {
            std::invoke(receive, controller, values...);
        });
    }
    void fail(const Error& error) { reply(&EngineController::failed, error); }
    bool refusesWhileTraining(); ///< whether training runs; if so, answers that the request is not possible
    void refuse(const Message& message) { fail({ErrorCode::NotReady, message, {}}); }

    /// Called when a new session already has a run, before that run is reported.
    std::function<void(const RunDescription& run)> onFoundRun = [](const RunDescription&) { };
    std::function<void()> onFoundTraining = [] { }; ///< called after that run was reported

private:
    bool openSession();
    Result<void> makeSession();
    void showFound();

    EngineController& m_controller; ///< used only by calls that `reply` posts
    CallQueue& m_answers;
    SessionFactory m_factory;
    std::shared_ptr<EngineFlags> m_flags;
    std::unique_ptr<Session> m_session;
    Catalogue m_catalogue; ///< of m_session
    SessionState m_found; ///< what the session had when it was made
    EngineState m_state;
};

} // namespace attentoscope
