// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/trainingtask.h"

namespace attentoscope {

/// The mean of the weights at several validations: the last ones, or those with the lowest validation loss. It is
/// computed when training ends. Vaswani and others 2017 average the last 5 or 20 saves; Izmailov and others 2018
/// explain why this helps. This object and every save keep the weights for the mean.
class SaveAveraging
{
public:
    /// Changes the weights of `task` and their description in `position`. Both must outlive this object.
    SaveAveraging(TrainingTask& task, RunPosition& position) : m_task(task), m_position(position) { }

    void restore(const RunSave& save);
    void add(const ValidationReport& validation); ///< adds the present weights

    bool isPossible() const { return m_window.size() > 1; }
    Result<void> useMean(); ///< replaces the trained weights by the mean
    Result<void> useTrained(); ///< if the mean is in use, replaces it by the trained weights
    /// Does the same as useTrained(), for a training that continues after its end. Saves of this step still have the
    /// mean.
    Result<void> goOn();

    void complete(RunSave& save) const; ///< adds the state of averages to a save

private:
    TrainingTask& m_task;
    RunPosition& m_position;
    AveragingWindow m_window;
    std::shared_ptr<const StoredTensors> m_trained; ///< the trained weights while the mean is in use; otherwise null
    std::shared_ptr<const RunSave> m_held; ///< the save with the mean, if it is the newest one; otherwise null
};

} // namespace attentoscope
