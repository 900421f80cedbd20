// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/runview.h"

#include <QObject>

#include <optional>

namespace attentoscope::ui {

class Stage;

/// What a person is looking at in a run, taken from the stage to be kept with the run, and put back.
class StageMemory : public QObject
{
    Q_OBJECT

public:
    explicit StageMemory(Stage& stage);

    RunView view() const;
    void restore(const RunView& view);

private:
    void restoreMarks();

    Stage& m_stage;
    std::optional<RunView> m_marks; ///< whose pin and sums wait for their sentence
};

} // namespace attentoscope::ui
