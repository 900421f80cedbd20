// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QIcon>
#include <QMenu>

#include <functional>
#include <initializer_list>
#include <span>

namespace attentoscope::ui {

template <typename Value>
struct Choice
{
    Value value;
    QString text;
    QIcon icon = {};
};

/// Adds a group of which one is always ticked. The ticks are read anew whenever the menu opens, so that nobody has to
/// keep them in step.
template <typename Value>
void addChoices(QMenu& menu, std::span<const Choice<Value>> choices, std::function<Value()> current,
    std::function<void(Value)> choose)
{
    auto* group = new QActionGroup(&menu);
    for (const Choice<Value>& choice : choices) {
        QAction* action = menu.addAction(choice.icon, choice.text);
        action->setCheckable(true);
        action->setActionGroup(group);
        action->setChecked(current() == choice.value);
        QObject::connect(action, &QAction::triggered, &menu, [choose, value = choice.value] { choose(value); });
        QObject::connect(&menu, &QMenu::aboutToShow, action,
            [action, current, value = choice.value] { action->setChecked(current() == value); });
    }
}

} // namespace attentoscope::ui
