// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/stageheader.h"
#include "ui/widgets/abilities.h"

#include <QCoreApplication>

namespace attentoscope::ui {

/// What the stage says where there is no picture: what to do, or what comes.
class EmptyStage
{
    Q_DECLARE_TR_FUNCTIONS(EmptyStage)

public:
    static QString message(StageView view, const EngineState& state, const Tasks& tasks);
};

} // namespace attentoscope::ui
