// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/actionbutton.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/widgets/plaintext.h"

#include <QAction>
#include <QToolButton>

namespace attentoscope::ui {

namespace {

QString nameOf(const QAction& action)
{
    return action.text().remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

} // namespace

QString tipWithShortcut(const QAction& action)
{
    const auto tip = action.toolTip();
    const auto keys = action.shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, keys);
}

void showAsIcon(QToolButton& button, QAction* action)
{
    button.setDefaultAction(action);
    button.setAutoRaise(true);
    button.setToolButtonStyle(Qt::ToolButtonIconOnly);
    button.setToolTip(plainTip(tipWithShortcut(*action)));
    button.setAccessibleName(nameOf(*action));
    button.setAccessibleDescription(action->toolTip());
}

ActionButton::ActionButton(QAction* action, Emphasis emphasis, Face face, QWidget* parent)
    : QPushButton(parent), m_action(action), m_emphasis(emphasis), m_face(face)
{
    setProperty(primaryProperty, emphasis == Emphasis::Primary);
    connect(action, &QAction::changed, this, &ActionButton::follow);
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    follow();
}

QSize ActionButton::sizeHint() const
{
    const QSize usual = QPushButton::sizeHint();
    return m_face == Face::IconOnly ? QSize(grid(4.5), grid(4.5)) : usual;
}

void ActionButton::follow()
{
    if (m_face == Face::IconAndText)
        setText(m_action->text());
    setAccessibleName(nameOf(*m_action));
    setAccessibleDescription(m_action->toolTip());
    const auto drawing = m_action->data().toString();
    setIcon(m_emphasis == Emphasis::Primary ? iconOnAccent(drawing) : ui::icon(drawing));
    setToolTip(plainTip(tipWithShortcut(*m_action)));
    setEnabled(m_action->isEnabled());
    setVisible(m_action->isVisible());
}

} // namespace attentoscope::ui
