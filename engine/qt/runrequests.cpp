// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/runrequests.h"

#include "engine/types/caught.h"

namespace attentoscope {

namespace {

constexpr char needsTraining[] = "No training is under way. Start one first.";

} // namespace

void RunRequests::start(const TrainingRequest& request)
{
    begin([&](Session& session) { return session.startTraining(request); }, Activity::Running);
}

void RunRequests::resume(
    const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched)
{
    begin([&](Session& session) { return session.resumeTraining(folder, limit, watched); }, Activity::Running);
}

void RunRequests::open(const std::string& folder)
{
    begin([&](Session& session) { return session.openRun(folder, RunDetail::History); }, Activity::Idle);
}

void RunRequests::renewWeights(const std::string& folder)
{
    if (!m_host.isReady() || m_host.refusesWhileTraining())
        return;
    if (folder != m_folder)
        return m_host.refuse(Message("\"{}\" is not the run that is open, so its weights are not renewed.", folder));
    const auto run = caught([&] { return m_host.session().openRun(folder, RunDetail::Identity); });
    if (run)
        m_host.reply(&EngineController::weightsRenewed, *run);
    else
        m_host.fail(run.error());
}

void RunRequests::begin(const std::function<Result<RunDescription>(Session&)>& make, Activity next)
{
    if (!m_host.isReady() || m_host.refusesWhileTraining())
        return;
    const Activity before = m_host.state().activity;
    m_slices.renewStop();
    m_host.setActivity(Activity::Starting);
    const auto run = caught([&] { return make(m_host.session()); });
    if (!run) {
        m_host.setActivity(before);
        return m_host.fail(run.error());
    }
    m_folder = run->folder;
    m_host.setState({m_host.state().data, ModelState::Loaded, next});
    m_host.reply(&EngineController::runStarted, *run);
    m_slices.begin();
}

void RunRequests::discard()
{
    if (m_host.isClosing())
        return;
    const auto state = m_host.state();
    const bool isFree = state.activity == Activity::Idle || state.activity == Activity::Failed;
    if (!isTraining(state.activity) && !isFree)
        return m_host.refuse(needsTraining);
    m_host.setActivity(Activity::Stopping);
    m_slices.forgetReports();
    const auto done = caught([&] { return m_host.session().discardTraining(); });
    const bool nothingThere = !done && done.error().code == ErrorCode::NotReady;
    m_host.setState({state.data, nothingThere ? state.model : ModelState::None, Activity::Idle});
    if (!nothingThere)
        m_host.reply(&EngineController::discarded, QString::fromStdString(std::exchange(m_folder, {})));
    if (!done)
        m_host.fail(done.error());
}

void RunRequests::save()
{
    if (m_host.isClosing())
        return;
    const Activity before = m_host.state().activity;
    if (!isTraining(before)) // what came before is saved already, and what failed is not worth it
        return m_host.refuse(needsTraining);
    m_host.setActivity(Activity::Saving);
    const auto report = caught([&] { return m_host.session().save(); });
    m_host.setActivity(before);
    if (report)
        m_host.reply(&EngineController::saved, *report);
    else
        m_host.fail(report.error());
}

void RunRequests::validateNow()
{
    if (m_host.isClosing())
        return;
    if (!isTraining(m_host.state().activity))
        return m_host.refuse(needsTraining);
    m_slices.validateNow();
}

void RunRequests::change(const std::function<Result<void>(Session&)>& apply)
{
    if (!isTraining(m_host.state().activity))
        return m_host.refuse(needsTraining);
    if (const auto applied = caught([&] { return apply(m_host.session()); }); !applied)
        m_host.fail(applied.error());
}

} // namespace attentoscope
