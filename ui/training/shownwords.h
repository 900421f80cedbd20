// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace attentoscope::ui {

class ShownModel;

/// Texts about the model in memory. Empty if there is nothing to say.
QString windowTitle(const ShownModel& shown); ///< names the engine's machine, unless it is this one
QString folderText(const ShownModel& shown); ///< folder of the run, and its machine; empty: none
QString headline(const ShownModel& shown); ///< the current activity, or how training ended
QString weightsText(const ShownModel& shown); ///< names the weights in memory, unless that is obvious
QString planText(const ShownModel& shown); ///< the plan for a limit in minutes, while training runs
QString modelText(const ShownModel& shown); ///< size of the model
QString curveHeading(const ShownModel& shown); ///< names the curve's run if other pairs are loaded
QString stepText(const ShownModel& shown, std::int64_t step); ///< step and run of a picture
QString saveText(const ShownModel& shown);
QString saveTip(const ShownModel& shown); ///< place and time of the save

/// The effect of an action, or the reason why it is not possible.
QString trainTip(const ShownModel& shown);
QString continueTip(const ShownModel& shown);
bool canContinue(const ShownModel& shown);
/// Whether the run can be trained again without some of its pairs.
bool canFork(const ShownModel& shown);
QString forkTip(const ShownModel& shown);
/// Whether the model can be trained on with the loaded pairs.
bool canFineTune(const ShownModel& shown);
QString fineTuningTip(const ShownModel& shown);

} // namespace attentoscope::ui
