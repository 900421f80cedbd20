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

/// Which window the part is in: the main one, or one that is made when it is opened first.
enum class AnchorPlace : std::uint8_t { MainWindow, OwnWindow };

/// A row of the table of what a lesson can frame: the name in its file, and the object name of the widget.
struct Anchor
{
    const char* name = "";
    const char* object = "";
    AnchorPlace place = AnchorPlace::MainWindow;
};

/// Train is in the panel of the lesson where the window has no room for its side bar.
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

/// Shows the part, where it is in something that can be hidden.
void reveal(MainWindow& window, const QString& name);

/// A frame around a part of the window that a lesson speaks of. It lies over everything, takes no clicks, and follows
/// the part wherever it moves; where the part is hidden, it is too.
class WidgetFrame : public QWidget
{
    Q_OBJECT

public:
    /// What of the part is framed, in its own coordinates; empty: nothing at the moment.
    using Area = std::function<QRect()>;

    explicit WidgetFrame(QWidget& part, Area area = {});

    [[nodiscard]] QWidget* part() const { return m_part; }
    void follow(); ///< what is framed may have moved within the part

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QWidget> m_part;
    Area m_area;
};

/// A frame around what proves an answer: a cell or a row of the heatmap, or a part of the window. Null: it is not
/// shown. The caller owns it.
[[nodiscard]] WidgetFrame* highlightFrame(const MainWindow& window, const LessonHighlight& highlight);

} // namespace attentoscope::ui
