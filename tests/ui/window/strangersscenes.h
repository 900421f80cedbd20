// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/window/fakedialogs.h"
#include "ui/window/mainwindow.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope::tests {

/// The window, and the text that a stranger put into everything it shows.
struct StrangersWindow
{
    explicit StrangersWindow(std::string everywhere);
    ~StrangersWindow();

    std::string text;
    std::shared_ptr<DialogScript> script;
    std::unique_ptr<ui::MainWindow> window;
};

/// A moment that shows it.
struct StrangersScene
{
    const char* name;
    std::function<void(StrangersWindow&)> reach;
};

/// Together they open every window and dialog, and every page of the mainView.
const std::vector<StrangersScene>& strangersScenes();

/// One of them, as the first byte says, with the rest as the text, and the pointer over everything. What a fuzzer does.
void showAnything(std::string_view bytes);

} // namespace attentoscope::tests
