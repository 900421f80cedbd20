// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/session.h"
#include "tests/support/testprogram.h"

namespace attentoscope::tests {

inline std::unique_ptr<Session> sessionWith(const DataRequest& data)
{
    auto session = createSession({.threads = 1});
    if (!session->loadData(data, {}, {}))
        qFatal("the data could not be loaded");
    return session;
}

inline std::unique_ptr<Session> sessionWith(const std::string& sample, std::size_t pairs)
{
    DataRequest data{.sample = sample, .samplePairs = pairs};
    return sessionWith(data);
}

/// Trains until `count` steps are reported or training ends. In the latter case, finishes the training. Returns every
/// step's loss. `between` is called after each batch except the last.
inline std::vector<double> losses(Session& session, std::size_t count, const std::function<void()>& between = {})
{
    std::vector<double> values;
    while (values.size() < count) {
        const auto reports = valueOf(session.advance(std::chrono::milliseconds(0), {}));
        for (const auto& step : reports.steps)
            values.push_back(step.loss);
        if (reports.end != TrainingEnd::StillRunning) {
            if (!session.finishTraining(reports.end))
                qFatal("finishing failed");
            break;
        }
        if (between)
            between();
    }
    return values;
}

/// Trains to the end.
inline std::vector<double> losses(Session& session, const std::function<void()>& between = {})
{
    return losses(session, std::numeric_limits<std::size_t>::max(), between);
}

} // namespace attentoscope::tests
