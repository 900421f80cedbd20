// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingdelegate.h"

#include "ui/settings/settingeditor.h"
#include "ui/settings/settingsmodel.h"
#include "ui/theme/grid.h"

#include <QPainter>

namespace attentoscope::ui {

SettingDelegate::SettingDelegate(SettingsModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model) { }

QSize SettingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(0, grid(1.5));
}

QWidget* SettingDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const auto key = index.data(SettingsModel::KeyRole).toString();
    const auto* info = m_model.find(key);
    if (!info || !m_model.idleReason(key).isEmpty())
        return nullptr;
    auto* editor = new SettingEditor(*info, parent);
    editor->setAutoFillBackground(true);
    auto* self = const_cast<SettingDelegate*>(this);
    if (info->type == SettingType::Choice || info->type == SettingType::Switch)
        connect(editor, &SettingEditor::edited, self, [self, editor] { emit self->commitData(editor); });
    connect(editor, &SettingEditor::refused, self, &SettingDelegate::refused);
    return editor;
}

void SettingDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* field = qobject_cast<SettingEditor*>(editor))
        field->setValue(index.data(Qt::EditRole).toString());
}

void SettingDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    auto* field = qobject_cast<SettingEditor*>(editor);
    if (!field)
        return;
    field->takeTyped();
    model->setData(index, field->value(), Qt::EditRole);
}

void SettingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    if (index.column() != SettingsModel::LabelColumn || !index.data(SettingsModel::ChangedRole).toBool())
        return;
    const QRect bar(option.rect.left(), option.rect.top(), qMax(2, grid(0.375)), option.rect.height());
    painter->fillRect(bar, option.palette.color(QPalette::Highlight));
}

} // namespace attentoscope::ui
