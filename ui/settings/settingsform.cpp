// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingsform.h"

#include "ui/language/translated.h"
#include "ui/settings/settingeditor.h"
#include "ui/settings/settingsmodel.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"

#include <QGridLayout>
#include <QLabel>

namespace attentoscope::ui {

SettingsForm::SettingsForm(SettingsModel& model, QStringList keys, QWidget* parent)
    : QWidget(parent), m_model(model), m_keys(std::move(keys))
{
    connect(&m_model, &QAbstractItemModel::modelReset, this, &SettingsForm::rebuild);
    connect(&m_model, &SettingsModel::valueChanged, this, &SettingsForm::refresh);
    rebuild();
}

void SettingsForm::setEditable(bool editable, const QStringList& always)
{
    for (auto entry = m_editors.cbegin(); entry != m_editors.cend(); ++entry) {
        const bool enabled = editable || always.contains(entry.key());
        entry.value()->setEnabled(enabled);
        if (auto* label = m_labels.value(entry.key()))
            label->setEnabled(enabled);
    }
}

void SettingsForm::setNotes(const QHash<QString, QString>& notes)
{
    for (auto entry = m_notes.cbegin(); entry != m_notes.cend(); ++entry) {
        const QString note = notes.value(entry.key());
        entry.value()->setText(note);
        entry.value()->setVisible(!note.isEmpty());
        m_editors.value(entry.key())
            ->field()
            ->setAccessibleDescription(note.isEmpty() ? translated(m_model.find(entry.key())->help) : note);
    }
}

void SettingsForm::rebuild()
{
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    delete layout();
    m_editors.clear();
    m_labels.clear();
    m_notes.clear();

    auto* fields = new QGridLayout(this);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setHorizontalSpacing(grid(1.5));
    fields->setVerticalSpacing(grid(0.25));
    fields->setColumnStretch(0, 1);
    fields->setColumnStretch(1, 1);
    int place = 0;
    for (const auto& key : m_keys) {
        const auto* info = m_model.find(key);
        if (!info)
            continue;
        const int row = place / 2 * 4; // label, field, and a note for each of the two
        auto* editor = new SettingEditor(*info, this);
        fields->addWidget(editor, row + 1, place % 2);
        if (info->type != SettingType::Switch) {
            auto* label = makeQuietLabel(translated(info->label), this);
            label->setBuddy(editor->field());
            fields->addWidget(label, row, place % 2);
            m_labels.insert(key, label);
        }
        if (row > 0)
            fields->setRowMinimumHeight(row, grid(2.75));
        auto* note = makeQuietLabel({}, this);
        note->setWordWrap(true);
        note->hide();
        fields->addWidget(note, row + 2 + place % 2, 0, 1, 2);
        m_notes.insert(key, note);
        m_editors.insert(key, editor);
        connect(
            editor, &SettingEditor::edited, this, [this, key](const QString& value) { m_model.setValue(key, value); });
        refresh(key);
        ++place;
    }
}

void SettingsForm::refresh(const QString& key)
{
    auto* editor = m_editors.value(key);
    if (!editor)
        return;
    editor->setValue(m_model.value(key));
    if (auto* label = qobject_cast<QLabel*>(m_labels.value(key))) {
        QFont font = label->font();
        font.setBold(m_model.isChanged(key));
        label->setFont(font);
        label->setText(translated(m_model.find(key)->label));
    }
}

} // namespace attentoscope::ui
