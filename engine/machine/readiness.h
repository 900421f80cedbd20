// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace attentoscope {

/// Waits until poll() has one of these events (POLLIN, POLLOUT), an error or an end for the descriptor. Returns false
/// if none comes within `time`. A signal does not end the wait.
bool isReadyWithin(int descriptor, short events, std::chrono::milliseconds time);

} // namespace attentoscope
