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

/// The window with a stranger's text in every place that shows text.
struct StrangersWindow
{
    explicit StrangersWindow(std::string everywhere);
    ~StrangersWindow();

    std::string text;
    std::shared_ptr<DialogScript> script;
    std::unique_ptr<ui::MainWindow> window;
};

/// A state of the window that shows the text.
struct StrangersScene
{
    const char* name;
    std::function<void(StrangersWindow&)> reach;
};

/// All scenes. Together they open every window and dialog, and every page of the main view.
const std::vector<StrangersScene>& strangersScenes();

/// Shows one scene, as a fuzzer does. The first byte chooses the scene, the other bytes are the text. The pointer rests
/// on every place.
void showAnything(std::string_view bytes);

} // namespace attentoscope::tests
