// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"

#include <QPointer>
#include <QString>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace attentoscope::ui {

class MainWindow;

/// The window of a part: the main window, or a window that is made when it is first opened.
enum class AnchorPlace : std::uint8_t { MainWindow, OwnWindow };

/// A row of the table of parts that a lesson can frame: the name in the lesson's file, and the object name of the
/// widget.
struct Anchor
{
    const char* name = "";
    const char* object = "";
    AnchorPlace place = AnchorPlace::MainWindow;
};

/// The lesson's panel has a Train button if the window has no space for its side bar.
inline constexpr auto trainInPanel = "trainInPanel";

/// One row for each of lessonAnchors().
[[nodiscard]] std::span<const Anchor> anchors();

/// Gives the parts of a window the names of the table.
void nameAnchors(MainWindow& window);

/// Null: the name is unknown, or its window has not been opened.
[[nodiscard]] QWidget* anchoredWidget(const MainWindow& window, const QString& name);

/// Closes the separate windows whose anchors are not needed. Otherwise they could cover the part that a step frames.
void closeOtherWindows(const MainWindow& window, const std::vector<std::string>& needed);

/// Makes a part visible. It may be inside something that is hidden.
void reveal(MainWindow& window, const QString& name);

/// A frame around a part of the window that a lesson refers to. The frame is above everything, takes no clicks, follows
/// the part, and is hidden with it.
class WidgetFrame : public QWidget
{
    Q_OBJECT

public:
    /// The framed area within the part; empty: none at the moment.
    using Area = std::function<QRect()>;

    explicit WidgetFrame(QWidget& part, Area area = {});

    [[nodiscard]] QWidget* part() const { return m_part; }
    void follow(); ///< the framed area may have moved

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QWidget> m_part;
    Area m_area;
};

/// Frames the evidence of an answer: a cell or a row of the heatmap, or a part of the window. Null: it is not visible.
/// The caller owns the frame.
[[nodiscard]] WidgetFrame* highlightFrame(const MainWindow& window, const LessonHighlight& highlight);

} // namespace attentoscope::ui
