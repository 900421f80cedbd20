// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace attentoscope::ui {

class MainWindow;

/// Which window the part stands in: the main one, or one that is made when it is opened first.
enum class AnchorPlace : std::uint8_t { MainWindow, OwnWindow };

/// A row of the table of what a lesson can frame: the name in its file, and the object name of the widget.
struct Anchor
{
    const char* name = "";
    const char* object = "";
    AnchorPlace place = AnchorPlace::MainWindow;
};

/// Train stands in the panel of the lesson where the window has no room for its side bar.
inline constexpr auto trainInPanel = "trainInPanel";

/// One for each of lessonAnchors().
[[nodiscard]] std::span<const Anchor> anchors();

/// Gives the parts of a window the names of the table.
void nameAnchors(MainWindow& window);

/// Null: there is none of that name, or its window has not been opened.
[[nodiscard]] QWidget* anchoredWidget(const MainWindow& window, const QString& name);

/// Closes windows of their own that are not among the needed anchors, so that none lies over the part that a step
/// frames.
void closeOtherWindows(const MainWindow& window, const std::vector<std::string>& needed);

/// Brings the part on the screen, where it stands in something that can be hidden.
void reveal(MainWindow& window, const QString& name);

} // namespace attentoscope::ui
