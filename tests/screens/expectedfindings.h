// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/screens/screenlook.h"

#include <span>

namespace attentoscope::testing {

/// Something that is found and stays for now. Each part names what the finding's part contains; empty: anything.
struct ExpectedFinding
{
    const char* fault;
    const char* where;
    const char* what;
    const char* state;
    const char* cell;
    const char* reason;
};

[[nodiscard]] std::span<const ExpectedFinding> expectedFindings();
[[nodiscard]] const ExpectedFinding* expectation(const FoundAt& found); ///< null: it is not expected

} // namespace attentoscope::testing
