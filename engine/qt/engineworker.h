// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/runrequests.h"
#include "engine/qt/sentenceslices.h"

#include <functional>

namespace attentoscope {

/// What lives in the engine thread. EngineController owns it; everything but its making and its end happens there.
class EngineWorker
{
public:
    EngineWorker(
        EngineController& controller, CallQueue& answers, SessionFactory factory, std::shared_ptr<EngineFlags> flags);

    void start(); ///< first thing in the thread
    void loadData(const DataRequest& request, const std::stop_token& stop);
    void loadDataOfRun(const DataRequest& request, const std::stop_token& stop);

    CallQueue requests; ///< calls from other threads
    SessionHost host;
    TrainingSlices training{host, requests};
    RunRequests runs{host, training};
    SentenceSlices sentences{host, training, requests};

private:
    using Load = std::function<Result<CorpusSummary>(Session&, const Progress&)>;
    void load(const Load& load, const std::stop_token& stop, const std::function<void(const Error&)>& failed);
};

} // namespace attentoscope
