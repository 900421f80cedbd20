// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/sessionhost.h"

#include "engine/types/error.h"

#include <QDebug>

#include <utility>

namespace attentoscope {

SessionHost::SessionHost(
    EngineController& controller, CallQueue& answers, SessionFactory factory, std::shared_ptr<EngineFlags> flags)
    : m_controller(controller), m_answers(answers), m_factory(std::move(factory)), m_flags(std::move(flags))
{
}

bool SessionHost::isReady()
{
    return !isClosing() && (m_session || openSession());
}

Result<void> SessionHost::makeSession()
{
    auto session = m_factory();
    if (!session)
        return std::unexpected(session.error());
    m_session = std::move(*session);
    m_catalogue = m_session->catalogue();
    auto state = m_session->state();
    if (!state)
        return std::unexpected(state.error());
    m_found = std::move(*state);
    return {};
}

bool SessionHost::openSession()
{
    setActivity(Activity::Starting);
    if (const auto made = caught([&] { return makeSession(); }); !made) {
        m_session.reset();
        setActivity(Activity::Failed);
        fail(made.error());
        return false;
    }
    setActivity(Activity::Idle);
    reply(&EngineController::engineReady, std::exchange(m_catalogue, {}));
    showFound();
    return true;
}

/// Reports what the session already had, as if it had been loaded and begun here.
void SessionHost::showFound()
{
    const auto [data, run, training] = std::exchange(m_found, {});
    if (data) {
        setState({DataState::Loaded, ModelState::None, Activity::Idle});
        reply(&EngineController::dataLoaded, *data);
    }
    if (!run)
        return;
    onFoundRun(*run);
    const auto activity = training == SessionTraining::Running ? Activity::Running
        : training == SessionTraining::Paused                  ? Activity::Paused
                                                               : Activity::Idle;
    setState({m_state.data, ModelState::Loaded, activity});
    reply(&EngineController::runStarted, *run);
    onFoundTraining();
}

void SessionHost::close()
{
    if (isTraining(m_state.activity) && m_session->leaving() == Session::Leaving::EndsTraining) {
        const auto last = caught([&] { return m_session->finishTraining(TrainingEnd::Stopped); });
        if (!last)
            qWarning() << "The run could not be saved:" << last.error().message.c_str();
    }
    m_session.reset();
}

bool SessionHost::refusesWhileTraining()
{
    const bool refuses = isTraining(m_state.activity);
    if (refuses)
        refuse("Training is under way. Stop it first, then try again.");
    return refuses;
}

void SessionHost::setActivity(Activity activity)
{
    setState({m_state.data, m_state.model, activity});
}

void SessionHost::setState(const EngineState& state)
{
    if (std::exchange(m_state, state) != state)
        reply(&EngineController::applyState, state);
}

} // namespace attentoscope
