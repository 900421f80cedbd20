// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace attentoscope::ui {

class SettingEditor;
class SettingsModel;

/// A compact form, two fields in a row, for some keys of a SettingsModel. Keys that the model lacks are left out, so
/// that a form survives a change of the table.
class SettingsForm : public QWidget
{
    Q_OBJECT

public:
    SettingsForm(SettingsModel& model, QStringList keys, QWidget* parent = nullptr);

    SettingEditor* editor(const QString& key) const { return m_editors.value(key); }
    /// Enables all fields, or only those of the given keys.
    void setEditable(bool editable, const QStringList& always = {});
    /// Sets a line below the fields of these keys, for example the effect of a change, and clears the others. The
    /// reason for a refused number, or for a setting without effect, replaces the line.
    void setNotes(const QHash<QString, QString>& notes);

private:
    void rebuild();
    void addField(QGridLayout& fields, const QString& key, int place);
    void refresh(const QString& key);
    void refreshAbility();
    void refreshNote(const QString& key);

    SettingsModel& m_model;
    QStringList m_keys;
    QHash<QString, SettingEditor*> m_editors;
    QHash<QString, QWidget*> m_labels;
    QHash<QString, QLabel*> m_notes;
    QHash<QString, QString> m_noteTexts;
    QHash<QString, QString> m_refusals; ///< key → why its last typed text was refused
    bool m_isEditable = true;
    QStringList m_alwaysEditable;
};

} // namespace attentoscope::ui
