// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingsform.h"

#include "ui/language/languages.h"
#include "ui/settings/settingeditor.h"
#include "ui/settings/settingsmodel.h"
#include "ui/theme/grid.h"
#include "ui/theme/theme.h"
#include "ui/widgets/labels.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace attentoscope::ui {

namespace {

/// While it lives, the form is not laid out. Otherwise each new line would lay out all of them again.
class LayoutPause
{
public:
    explicit LayoutPause(const QWidget& form) : m_layout(form.layout()) { m_layout->setEnabled(false); }
    ~LayoutPause()
    {
        m_layout->setEnabled(true);
        m_layout->invalidate();
    }
    LayoutPause(const LayoutPause&) = delete;
    LayoutPause& operator=(const LayoutPause&) = delete;

private:
    QLayout* m_layout;
};

} // namespace

SettingsForm::SettingsForm(SettingsModel& model, QStringList keys, QWidget* parent)
    : QWidget(parent), m_model(model), m_keys(std::move(keys))
{
    connect(&m_model, &QAbstractItemModel::modelReset, this, &SettingsForm::rebuild);
    connect(&m_model, &SettingsModel::valueChanged, this, [this](const QString& key) {
        refresh(key);
        refreshAbility();
    });
    rebuild();
}

void SettingsForm::setEditable(bool editable, const QStringList& always)
{
    m_isEditable = editable;
    m_alwaysEditable = always;
    refreshAbility();
}

void SettingsForm::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    for (auto refusal = m_refusals.cbegin(); refusal != m_refusals.cend(); ++refusal)
        refreshNote(refusal.key());
}

/// Disables settings without effect.
void SettingsForm::refreshAbility()
{
    const LayoutPause pause(*this);
    for (auto entry = m_editors.cbegin(); entry != m_editors.cend(); ++entry) {
        const bool isFree = m_isEditable || m_alwaysEditable.contains(entry.key());
        const bool enabled = isFree && m_model.idleReason(entry.key()).isEmpty();
        entry.value()->setEnabled(enabled);
        if (auto* label = m_labels.value(entry.key()))
            label->setEnabled(enabled);
        refreshNote(entry.key());
    }
}

void SettingsForm::setNotes(const QHash<QString, QString>& notes)
{
    const LayoutPause pause(*this);
    m_noteTexts = notes;
    for (const auto& key : m_editors.keys())
        refreshNote(key);
}

void SettingsForm::refreshNote(const QString& key)
{
    auto* note = m_notes.value(key);
    const auto* info = m_model.find(key);
    if (!note || !info)
        return;
    const auto refusal = m_refusals.value(key), idle = m_model.idleReason(key);
    const auto named = [&](const QString& text) { return tr("%1: %2").arg(translated(info->label), text); };
    const QString text = !refusal.isEmpty() ? named(refusal) : !idle.isEmpty() ? named(idle) : m_noteTexts.value(key);
    auto colors = note->palette();
    colors.setColor(QPalette::WindowText, errorColor(palette()));
    note->setPalette(colors);
    note->setForegroundRole(refusal.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
    note->setText(text);
    note->setVisible(!text.isEmpty());
    m_editors.value(key)->field()->setAccessibleDescription(text.isEmpty() ? translated(info->help) : text);
}

void SettingsForm::rebuild()
{
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    delete layout();
    m_editors.clear();
    m_labels.clear();
    m_notes.clear();
    m_refusals.clear();

    auto* fields = new QGridLayout(this);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setHorizontalSpacing(grid(1.5));
    fields->setVerticalSpacing(grid(0.25));
    fields->setColumnStretch(0, 1);
    fields->setColumnStretch(1, 1);
    int place = 0;
    for (const auto& key : m_keys)
        if (m_model.find(key))
            addField(*fields, key, place++);
    refreshAbility();
}

void SettingsForm::addField(QGridLayout& fields, const QString& key, int place)
{
    const auto* info = m_model.find(key);
    // Two settings side by side, each with a label, a field and a note.
    const int row = place / 2 * 4, column = place % 2;
    auto* editor = new SettingEditor(*info, this);
    fields.addWidget(editor, row + 1, column);
    if (info->type != SettingType::Switch) {
        auto* label = makeQuietLabel(translated(info->label), this);
        label->setBuddy(editor->field());
        fields.addWidget(label, row, column);
        m_labels.insert(key, label);
    }
    if (row > 0)
        fields.setRowMinimumHeight(row, grid(2.75));
    auto* note = makeQuietLabel({}, this);
    note->setWordWrap(true);
    note->hide();
    fields.addWidget(note, row + 2 + column, 0, 1, 2);
    m_notes.insert(key, note);
    m_editors.insert(key, editor);
    connect(editor, &SettingEditor::edited, this, [this, key](const QString& value) { m_model.setValue(key, value); });
    connect(editor, &SettingEditor::refused, this, [this, key](const QString& why) {
        m_refusals[key] = why;
        refreshNote(key);
    });
    refresh(key);
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
