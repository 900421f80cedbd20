// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QPushButton>
#include <QWidget>

#include <cstdint>

class QAction;
class QButtonGroup;
class QHBoxLayout;
class QToolButton;

namespace attentoscope::ui {

enum class Emphasis : std::uint8_t { Plain, Primary };

/// A push button for an action. Text, icon, tool tip and enabled state follow the action. Without text, it shows only
/// the icon, and the text is its accessible name.
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

/// A tool tip with the action's shortcut at the end.
QString tipWithShortcut(const QAction& action);

/// Connects a flat tool button with an action. The button shows only the icon.
void showAsIcon(QToolButton& button, QAction* action);

/// A large button whose text wraps, so that its height depends on its width. Derived classes draw its contents.
class Card : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }

protected:
    void drawSurface(QPainter& painter); ///< draws the box, with a mark for the pointer or the focus
    [[nodiscard]] QColor textColor(QPalette::ColorRole role) const; ///< faint if disabled
    void keyPressEvent(QKeyEvent* event) override; ///< Enter opens the card, as on the desktop
};

/// A strip of a few views or modes, one of which is chosen. Arrow keys move between them.
class SegmentedControl : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentedControl(QWidget* parent = nullptr);

    QAbstractButton* addSegment(int id, const QString& text, const QIcon& icon);
    int current() const;
    void setCurrent(int id); ///< does not emit chosen()
    void setSegmentEnabled(int id, bool enabled);

signals:
    void chosen(int id); ///< the user chose a segment

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QButtonGroup* m_group = nullptr;
    QHBoxLayout* m_row = nullptr;
};

} // namespace attentoscope::ui
