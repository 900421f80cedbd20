// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/comparison/namedrun.h"

namespace attentoscope::ui {

class OpeningDialogs;
class RecentItems;

/// The runs that can be compared: those that were opened before, and any that the person chooses. Both arguments
/// outlive what is returned.
[[nodiscard]] RunSources comparableRuns(const RecentItems& recent, OpeningDialogs& dialogs);

} // namespace attentoscope::ui
