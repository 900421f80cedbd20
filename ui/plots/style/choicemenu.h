// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QList>
#include <QMenu>

#include <initializer_list>
#include <type_traits>

namespace attentoscope::ui {

/// Entries of a menu for the options of a view. The view must have options(), choose(option, value) and
/// optionsChanged(). Check marks follow the options.

template <typename Value>
struct Choice
{
    Value value;
    QString text;
};

template <typename View, typename Options, typename Value>
void tickWhile(View& view, QAction& action, Value Options::* option, std::type_identity_t<Value> on)
{
    action.setCheckable(true);
    const auto tick = [&view, &action, option, on] { action.setChecked(view.options().*option == on); };
    tick();
    QObject::connect(&view, &View::optionsChanged, &action, tick);
}

/// Adds an entry to a group in which exactly one entry is checked.
template <typename View, typename Options, typename Value>
QAction* addChoice(View& view, QActionGroup& group, QMenu& menu, Value Options::* option, const Choice<Value>& choice)
{
    QAction* action = menu.addAction(choice.text);
    action->setActionGroup(&group);
    tickWhile(view, *action, option, choice.value);
    QObject::connect(
        action, &QAction::triggered, &view, [&view, option, value = choice.value] { view.choose(option, value); });
    return action;
}

/// Returns the entries, in the order of the choices.
template <typename View, typename Options, typename Value>
QList<QAction*> addChoices(View& view, QMenu& menu, Value Options::* option,
    std::initializer_list<Choice<std::type_identity_t<Value>>> choices)
{
    auto* group = new QActionGroup(&menu);
    for (const Choice<Value>& choice : choices)
        addChoice(view, *group, menu, option, choice);
    return group->actions();
}

template <typename View, typename Options, typename Value>
void addToggle(View& view, QMenu& menu, const QString& text, Value Options::* option, std::type_identity_t<Value> off,
    std::type_identity_t<Value> on)
{
    QAction* action = menu.addAction(text);
    tickWhile(view, *action, option, on);
    QObject::connect(action, &QAction::triggered, &view,
        [&view, option, off, on](bool checked) { view.choose(option, checked ? on : off); });
}

} // namespace attentoscope::ui
