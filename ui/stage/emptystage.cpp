// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/emptystage.h"

namespace attentoscope::ui {

QString EmptyStage::message(StageView view, const EngineState& state, const Tasks& tasks)
{
    const bool isOwn = view == StageView::Own;
    if (state.model == ModelState::Loaded && isOwn)
        return tasks.loaded == Task::Sentences
            ? tr("Type a sentence below to see how it is read")
            : tr("Type numbers below, such as 3 1 2, to see how they are put in order");
    if (state.model == ModelState::Loaded)
        return isTraining(state.activity) ? tr("The first picture of this sentence comes with the next steps")
                                          : tr("There is no picture of this sentence");
    const bool needsData = tasks.chosen == Task::Sentences;
    return needsData && state.data != DataState::Loaded ? tr("Choose data first, then press Train")
                                                        : tr("Press Train to watch attention take shape");
}

} // namespace attentoscope::ui
