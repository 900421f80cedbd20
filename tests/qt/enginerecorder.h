// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/enginecontroller.h"
#include "tests/support/fakesession.h"
#include "tests/support/testprogram.h"

// Waits with the event loop running. The limit is long, because the machine may be busy with other builds.
#define EVENTUALLY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, ::attentoscope::tests::patience)
#define EVENTUALLY_EQUAL(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, ::attentoscope::tests::patience)

namespace attentoscope::tests {

inline constexpr int patience = 60'000; // milliseconds

/// A controller over a fake session, and everything its signals said, in order.
class EngineRecorder
{
public:
    explicit EngineRecorder(std::shared_ptr<FakeScript> fakeScript = std::make_shared<FakeScript>());
    ~EngineRecorder();

    Activity activity() const { return controller->state().activity; }
    /// Waits until the engine is ready and data is loaded. False if that fails.
    bool load();
    /// Calls load() and begins a training. A short training may have ended already.
    bool train(const TrainingRequest& request = {});
    std::vector<std::int64_t> steps() const; ///< the numbers of all steps reported so far
    int validations() const; ///< number of validations reported so far
    void destroyController() { controller.reset(); }

    std::shared_ptr<FakeScript> script;
    std::unique_ptr<EngineController> controller;
    QStringList order; ///< names of the signals, except reported() and progress
    std::vector<EngineState> states;
    std::vector<TrainingReports> reports;
    std::vector<double> loading;
    std::vector<CorpusSummary> loaded;
    std::vector<TrainingEnd> ends;
    std::vector<SaveReport> saves;
    std::vector<Translation> partials;
    std::vector<Translation> translations;
    QStringList discarded; ///< folders of discarded runs
    std::vector<quint64> failedTranslations; ///< ids of failed translations
    std::vector<Error> errors;
    std::size_t stepsWhenEnded = 0; ///< steps reported before trainingEnded
};

} // namespace attentoscope::tests
