// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/engineworker.h"

#include "engine/qt/threadpriority.h"
#include "engine/types/caught.h"

namespace attentoscope {

EngineWorker::EngineWorker(
    EngineController& controller, CallQueue& answers, SessionFactory factory, std::shared_ptr<EngineFlags> flags)
    : host(controller, answers, std::move(factory), std::move(flags))
{
    host.onStandingRun = [this](const RunDescription& run) {
        runs.takeOver(run.folder);
        training.renewStop();
    };
    host.onStandingTraining = [this] { training.begin(); };
}

void EngineWorker::start()
{
    giveWayToOtherThreads();
    host.isReady();
}

void EngineWorker::loadData(const DataRequest& request, const std::stop_token& stop)
{
    load([&](Session& session, const Progress& progress) { return session.loadData(request, progress, stop); }, stop,
        [this](const Error& error) { host.fail(error); });
}

void EngineWorker::loadDataOfRun(const DataRequest& request, const std::stop_token& stop)
{
    load([&](Session& session, const Progress& progress) { return session.loadDataOfRun(request, progress, stop); },
        stop, [this](const Error& error) { host.reply(&EngineController::dataOfRunFailed, error); });
}

void EngineWorker::load(const Load& load, const std::stop_token& stop, const std::function<void(const Error&)>& failed)
{
    if (stop.stop_requested() || !host.isReady() || host.refusesWhileTraining())
        return;
    const EngineState before = host.state();
    host.setState({DataState::Loading, before.model, before.activity});
    const auto progress = [this](double fraction) {
        if (host.flags().loading.tryPass(DeliveryGate::Clock::now()))
            host.reply(
                [&gate = host.flags().loading](EngineController& controller, double done) {
                    Q_EMIT controller.loadingProgressed(done);
                    gate.acknowledge();
                },
                fraction);
    };
    const auto summary = caught([&] { return load(host.session(), progress); });
    if (!summary) {
        host.setState(before);
        if (!stop.stop_requested())
            failed(summary.error());
        return;
    }
    host.setState({DataState::Loaded, before.model, Activity::Idle});
    host.reply(&EngineController::dataLoaded, *summary);
}

} // namespace attentoscope
