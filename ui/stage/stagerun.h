// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"
#include "engine/types/runnews.h"
#include "engine/types/training.h"

namespace attentoscope::ui {

class AttentionView;
class LossPlot;
class TranslationBox;
class ValidationHistory;
class WatchedView;

/// Tells the parts of the stage what there is of the run on show.
class StageRun
{
public:
    struct Parts // which outlive this
    {
        AttentionView& attention;
        LossPlot& loss;
        WatchedView& watched;
        ValidationHistory& validation;
        TranslationBox& box;
    };
    explicit StageRun(const Parts& parts);

    void setTask(Task task, ModelState model); ///< of the preset that is chosen; it counts until there is a model
    void show(const RunDescription& run);
    void forget();
    void showReports(const TrainingReports& reports);
    void showNews(const RunNews& news); ///< of the run, which is trained elsewhere

private:
    Parts m_parts;
    Task m_task = Task::Sentences;
};

} // namespace attentoscope::ui
