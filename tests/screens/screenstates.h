// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/screens/screenvalues.h"
#include "tests/ui/window/fakedialogs.h"
#include "ui/window/mainwindow.h"

#include <memory>
#include <span>

namespace attentoscope::tests {

/// The window with the engine's own tables, but without an engine.
struct Screen
{
    explicit Screen(QSize size);

    std::shared_ptr<DialogScript> script;
    std::unique_ptr<ui::MainWindow> window;
};

/// A state to look at: the way to reach it, and its name in reports and pictures.
struct ScreenState
{
    const char* name;
    void (*reach)(Screen& screen);
};

/// The window itself, page by page and view by view.
[[nodiscard]] std::span<const ScreenState> windowStates();
/// Its further windows, dialogs and menus.
[[nodiscard]] std::span<const ScreenState> dialogStates();

void loadData(Screen& screen);
void trainFor(Screen& screen, std::int64_t steps, const SampleSentence& watched = usualSentence());
/// Shows a sentence of the user's own after a training that was stopped.
void showOwn(Screen& screen, const Translation& translation, const SampleSentence& sentence = usualSentence());

} // namespace attentoscope::tests
