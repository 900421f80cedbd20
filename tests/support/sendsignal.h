// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/testprogram.h"

#include <csignal>

namespace attentoscope::tests {

/// Fails the test if the process has ended: its number is 0 then, and kill(0, …) would end ctest with it.
inline void sendSignal(const QProcess& process, int signal)
{
    QVERIFY2(process.processId() > 0, "The process has ended before the signal.");
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
}

} // namespace attentoscope::tests
