// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QUndoStack;

namespace attentoscope::ui {

/// What a person chose: a preset, and the values that differ from it.
struct ChosenSettings
{
    QString preset;
    std::vector<KeyValue> changes;
};

/// Undo and redo of a person's choice of settings.
class SettingsHistory : public QObject
{
    Q_OBJECT

public:
    using Read = std::function<ChosenSettings()>;
    using Write = std::function<void(const ChosenSettings&)>;

    SettingsHistory(Read read, Write write, QObject* parent);

    QUndoStack* stack() const { return m_stack; }
    /// After a change by the person; nothing happens where nothing differs. `text` names it in the menu.
    void note(const QString& text);
    /// The settings came from elsewhere, such as a run: there is nothing to undo.
    void begin();

private:
    void restore(const ChosenSettings& chosen);

    Read m_read;
    Write m_write;
    QUndoStack* m_stack = nullptr;
    ChosenSettings m_last;
    bool m_isRestoring = false;
};

} // namespace attentoscope::ui
