// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace attentoscope::ui {

class SettingsModel;

/// Edits the value column of a SettingsModel with the field that fits the setting's type, and marks changed rows. A
/// setting without effect has no editor.
class SettingDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit SettingDelegate(SettingsModel& model, QObject* parent = nullptr);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

signals:
    void refused(const QString& why) const; ///< why what was typed into an editor is not taken; empty: it is taken

private:
    SettingsModel& m_model;
};

} // namespace attentoscope::ui
