// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace attentoscope::ui {

class ShownModel;

/// What the window says of the model on show. Empty: there is nothing to say.
QString windowTitle(const ShownModel& shown);
QString headline(const ShownModel& shown); ///< what is being done, or how training ended
QString weightsText(const ShownModel& shown); ///< which weights are in memory, where that is not plain
QString planText(const ShownModel& shown); ///< what the limit in minutes is enough for, while training runs
QString modelText(const ShownModel& shown); ///< its size
QString curveHeading(const ShownModel& shown); ///< whose curve it is, where other pairs are loaded
QString stepText(const ShownModel& shown, std::int64_t step); ///< of a picture: after how many steps, of which run
QString saveText(const ShownModel& shown);
QString saveTip(const ShownModel& shown); ///< where and when

/// What an action does; where it cannot be done, what is missing.
QString trainTip(const ShownModel& shown);
QString continueTip(const ShownModel& shown);
bool canContinue(const ShownModel& shown);

} // namespace attentoscope::ui
