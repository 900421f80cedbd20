// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include <cstdint>

class QAction;
class QToolButton;

namespace attentoscope::ui {

enum class Emphasis : std::uint8_t { Plain, Primary };

/// A push button that is one with an action: text, icon, tool tip and enabled state follow it. Without text it
/// shows only the icon and keeps the text as its accessible name.
class ActionButton : public QPushButton
{
    Q_OBJECT

public:
    enum class Face : std::uint8_t { IconAndText, IconOnly };

    ActionButton(QAction* action, Emphasis emphasis, Face face, QWidget* parent = nullptr);

    QSize sizeHint() const override;

private:
    void follow();

    QAction* m_action = nullptr;
    Emphasis m_emphasis;
    Face m_face;
};

/// A tool tip that ends with the action's shortcut.
QString tipWithShortcut(const QAction& action);

/// Makes a flat tool button one with an action; it shows only the icon.
void showAsIcon(QToolButton& button, QAction* action);

} // namespace attentoscope::ui
