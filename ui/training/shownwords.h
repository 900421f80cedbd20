// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace attentoscope::ui {

class ShownModel;

/// Texts about the displayed model. Empty if there is nothing to report.
QString windowTitle(const ShownModel& shown); ///< names the machine of the engine, if it is another one
QString folderText(const ShownModel& shown); ///< of the run, and on which machine it is; empty: none
QString headline(const ShownModel& shown); ///< the current activity, or how training ended
QString weightsText(const ShownModel& shown); ///< names the weights in memory, if it is not obvious
QString planText(const ShownModel& shown); ///< the plan for a limit in minutes, while training runs
QString modelText(const ShownModel& shown); ///< its size
QString curveHeading(const ShownModel& shown); ///< the run of the curve, if other pairs are loaded
QString stepText(const ShownModel& shown, std::int64_t step); ///< for a picture: its step and run
QString saveText(const ShownModel& shown);
QString saveTip(const ShownModel& shown); ///< place and time of the save

/// The effect of an action, or the reason why it is not possible.
QString trainTip(const ShownModel& shown);
QString continueTip(const ShownModel& shown);
bool canContinue(const ShownModel& shown);
/// Of training the run again without some of its pairs.
bool canFork(const ShownModel& shown);
QString forkTip(const ShownModel& shown);
/// Of training the model on with the loaded pairs.
bool canFineTune(const ShownModel& shown);
QString fineTuningTip(const ShownModel& shown);

} // namespace attentoscope::ui
