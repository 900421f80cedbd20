// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/screens/finding.h"
#include "tests/screens/screencell.h"

#include <functional>

namespace attentoscope::tests {

/// Where and when something was found.
struct FoundAt
{
    QString state;
    QString cell; ///< with the theme
    Finding finding;
};

/// Looks at every state, in this process. Pictures go into a folder; empty: none are made.
/// Returns how many looks were taken.
int lookAtStates(const ScreenCell& cell, const QString& only, const QString& pictures,
    const std::function<void(const FoundAt&)>& found);

} // namespace attentoscope::tests
