// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/enginecontroller.h"
#include "tests/support/fakesession.h"
#include "tests/support/testprogram.h"

// Waits with the event loop running. Patient, because the machine may be busy with other builds.
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
    /// Ready, with data loaded; false if that fails.
    bool load();
    /// load(), then a training begins; a short one may have ended already.
    bool train(const TrainingRequest& request = {});
    std::vector<std::int64_t> steps() const; ///< the numbers of all steps reported so far
    int validations() const; ///< reported so far
    void destroyController() { controller.reset(); }

    std::shared_ptr<FakeScript> script;
    std::unique_ptr<EngineController> controller;
    QStringList order; ///< names of the signals, reported() and progress left out
    std::vector<EngineState> states;
    std::vector<TrainingReports> reports;
    std::vector<double> loading;
    std::vector<CorpusSummary> loaded;
    std::vector<TrainingEnd> ends;
    std::vector<SaveReport> saves;
    std::vector<Translation> partials;
    std::vector<Translation> translations;
    QStringList discarded; ///< folders
    std::vector<quint64> failedTranslations; ///< ids
    std::vector<Error> errors;
    std::size_t stepsWhenEnded = 0; ///< steps reported before trainingEnded
};

} // namespace attentoscope::tests
