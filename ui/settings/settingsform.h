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

/// A compact form for some keys of a SettingsModel, with two fields in a row. Keys that the model lacks are left out,
/// so the form works with any table.
class SettingsForm : public QWidget
{
    Q_OBJECT

public:
    SettingsForm(SettingsModel& model, QStringList keys, QWidget* parent = nullptr);

    SettingEditor* editor(const QString& key) const { return m_editors.value(key); }
    /// Enables all fields, or only those of the given keys.
    void setEditable(bool editable, const QStringList& always = {});
    /// Sets a line below the fields of these keys, such as the effect of a change, and clears the lines of all others.
    /// If a number was refused or a setting has no effect, the line gives the reason instead.
    void setNotes(const QHash<QString, QString>& notes);

protected:
    void changeEvent(QEvent* event) override;

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
