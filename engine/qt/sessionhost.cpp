// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/sessionhost.h"

#include "engine/types/caught.h"

#include <QDebug>

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

bool SessionHost::openSession()
{
    setActivity(Activity::Starting);
    const auto catalogue = caught([&]() -> Result<Catalogue> {
        auto session = m_factory();
        if (!session)
            return std::unexpected(session.error());
        m_session = std::move(*session);
        return m_session->catalogue();
    });
    if (!catalogue) {
        m_session.reset();
        setActivity(Activity::Failed);
        fail(catalogue.error());
        return false;
    }
    setActivity(Activity::Idle);
    reply(&EngineController::engineReady, *catalogue);
    return true;
}

void SessionHost::close()
{
    if (isTraining(m_state.activity)) {
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
