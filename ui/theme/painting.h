// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope::ui {

/// Makes Qt paint in the thread that asks for it. Call this before the application is made.
/// Qt deals the rows of a large shape to its global thread pool, and waits. While a training keeps all cores busy, each
/// shape waits for the scheduler's next turn: a picture with hundreds of lines then took up to five seconds.
void paintInOneThread();

} // namespace attentoscope::ui
