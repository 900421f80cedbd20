// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingshistory.h"

#include <QScopedValueRollback>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

namespace {

bool areSame(const ChosenSettings& one, const ChosenSettings& other)
{
    const auto same = [](const KeyValue& left, const KeyValue& right) {
        return left.key == right.key && left.value == right.value;
    };
    return one.preset == other.preset && std::ranges::equal(one.changes, other.changes, same);
}

/// The person has done it already, so the first redo, with which Qt takes a command, does nothing.
class SettingsCommand : public QUndoCommand
{
public:
    SettingsCommand(const QString& text, ChosenSettings before, ChosenSettings after, SettingsHistory::Write restore)
        : QUndoCommand(text), m_before(std::move(before)), m_after(std::move(after)), m_restore(std::move(restore))
    {
    }

    void undo() override { m_restore(m_before); }
    void redo() override
    {
        if (std::exchange(m_isDone, false))
            return;
        m_restore(m_after);
    }

private:
    ChosenSettings m_before;
    ChosenSettings m_after;
    SettingsHistory::Write m_restore;
    bool m_isDone = true;
};

} // namespace

SettingsHistory::SettingsHistory(Read read, Write write, QObject* parent)
    : QObject(parent), m_read(std::move(read)), m_write(std::move(write)), m_stack(new QUndoStack(this))
{
}

void SettingsHistory::note(const QString& text)
{
    if (m_isRestoring)
        return;
    auto before = std::exchange(m_last, m_read());
    if (!areSame(before, m_last))
        m_stack->push(new SettingsCommand(
            text, std::move(before), m_last, [this](const ChosenSettings& chosen) { restore(chosen); }));
}

void SettingsHistory::begin()
{
    if (m_isRestoring)
        return;
    m_stack->clear();
    m_last = m_read();
}

void SettingsHistory::restore(const ChosenSettings& chosen)
{
    const QScopedValueRollback restoring(m_isRestoring, true);
    m_write(chosen);
    m_last = m_read();
}

} // namespace attentoscope::ui
