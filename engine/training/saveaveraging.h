// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/trainingtask.h"

namespace attentoscope {

/// The mean of the weights at several validations: the last ones, or those with the lowest validation loss. It is made
/// when training ends (Vaswani and others 2017 average the last 5 or 20 saves; Izmailov and others 2018 say why it
/// helps). The weights that it may be made of are kept here and in every save.
class SaveAveraging
{
public:
    /// Changes the weights of `task`, and what `position` says of them; uses both as long as it lives.
    SaveAveraging(TrainingTask& task, RunPosition& position) : m_task(task), m_position(position) { }

    void restore(AveragingWindow window) { m_window = std::move(window); }
    void add(const ValidationReport& validation); ///< with the weights as they are

    bool isPossible() const { return m_window.size() > 1; }
    Result<void> useMean(); ///< in place of the trained weights
    Result<void> useTrained(); ///< again, if the mean is in use

    const AveragingWindow& window() const { return m_window; }
    /// Where training goes on while the mean is in use; otherwise null.
    const std::shared_ptr<const StoredTensors>& trained() const { return m_trained; }

private:
    TrainingTask& m_task;
    RunPosition& m_position;
    AveragingWindow m_window;
    std::shared_ptr<const StoredTensors> m_trained;
};

} // namespace attentoscope
