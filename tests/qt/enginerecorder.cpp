// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "enginerecorder.h"

namespace attentoscope::tests {

EngineRecorder::EngineRecorder(std::shared_ptr<FakeScript> fakeScript) : script(std::move(fakeScript))
{
    const SessionFactory factory = [shared = script]() -> Result<std::unique_ptr<Session>> {
        if (auto entered = shared->enter(FakeCall::Create); !entered)
            return std::unexpected(entered.error());
        return shared->makeSession(shared);
    };
    controller = std::make_unique<EngineController>(factory);
    EngineController* engine = controller.get();
    const auto note = [this](const char* name) { order << QLatin1String(name); };
    QObject::connect(engine, &EngineController::engineReady, engine, [=] { note("engineReady"); });
    QObject::connect(engine, &EngineController::stateChanged, engine, [=, this](const EngineState& state) {
        note("stateChanged");
        states.push_back(state);
    });
    QObject::connect(
        engine, &EngineController::loadingProgressed, engine, [this](double fraction) { loading.push_back(fraction); });
    QObject::connect(engine, &EngineController::dataLoaded, engine, [=, this](const CorpusSummary& summary) {
        note("dataLoaded");
        loaded.push_back(summary);
    });
    QObject::connect(engine, &EngineController::runStarted, engine, [=] { note("runStarted"); });
    QObject::connect(engine, &EngineController::reported, engine,
        [this](const TrainingReports& report) { reports.push_back(report); });
    QObject::connect(engine, &EngineController::trainingEnded, engine, [=, this](TrainingEnd end) {
        note("trainingEnded");
        ends.push_back(end);
        stepsWhenEnded = steps().size();
    });
    QObject::connect(
        engine, &EngineController::saved, engine, [this](const SaveReport& report) { saves.push_back(report); });
    QObject::connect(engine, &EngineController::translationProgressed, engine,
        [this](const Translation& partial) { partials.push_back(partial); });
    QObject::connect(engine, &EngineController::translated, engine, [=, this](const Translation& translation) {
        note("translated");
        translations.push_back(translation);
    });
    QObject::connect(
        engine, &EngineController::discarded, engine, [this](const QString& folder) { discarded << folder; });
    QObject::connect(engine, &EngineController::translationFailed, engine, [this](quint64 id, const Error& error) {
        failedTranslations.push_back(id);
        errors.push_back(error);
    });
    QObject::connect(engine, &EngineController::failed, engine, [=, this](const Error& error) {
        note("failed");
        errors.push_back(error);
    });
}

EngineRecorder::~EngineRecorder() = default;

bool EngineRecorder::load()
{
    controller->loadData({});
    return QTest::qWaitFor([this] { return controller->state().data == DataState::Loaded; }, patience);
}

bool EngineRecorder::train(const TrainingRequest& request)
{
    if (!load())
        return false;
    const auto started = [this] { return order.count(QStringLiteral("runStarted")); };
    const auto before = started();
    controller->startTraining(request);
    return QTest::qWaitFor([&] { return started() > before; }, patience);
}

std::vector<std::int64_t> EngineRecorder::steps() const
{
    std::vector<std::int64_t> all;
    for (const TrainingReports& delivery : reports)
        for (const StepReport& step : delivery.steps)
            all.push_back(step.step);
    return all;
}

int EngineRecorder::validations() const
{
    std::size_t count = 0;
    for (const TrainingReports& delivery : reports)
        count += delivery.validations.size();
    return static_cast<int>(count);
}

} // namespace attentoscope::tests
