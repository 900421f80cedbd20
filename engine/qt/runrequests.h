// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/trainingslices.h"

namespace attentoscope {

/// Begins, changes, saves and discards runs. Lives in the engine thread.
class RunRequests
{
public:
    RunRequests(SessionHost& host, TrainingSlices& slices) : m_host(host), m_slices(slices) { }

    void start(const TrainingRequest& request);
    void resume(const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched);
    void open(const std::string& folder);
    void takeOver(const std::string& folder) { m_folder = folder; } ///< a run that the session had already
    void renewWeights(const std::string& folder); ///< of the run that is open
    void discard();
    void save();
    void validateNow();
    void change(const std::function<Result<void>(Session&)>& apply); ///< of the training under way

private:
    void begin(const std::function<Result<RunDescription>(Session&)>& make, Activity next);

    SessionHost& m_host;
    TrainingSlices& m_slices;
    std::string m_folder; ///< of the run that was begun last; empty: it has none
};

} // namespace attentoscope
