// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QString>

#include <vector>

#include <cstdint>

namespace attentoscope::ui {

/// A setting's value for people: "luong-general" stays an id, but "as-written" becomes "As written".
QString settingValueText(const SettingInfo& info, const QString& value);

/// The settings of some groups with their values, for the compact forms and for the table of all settings. It stores
/// only the user's changes.
class SettingsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : std::uint8_t { LabelColumn, ValueColumn, HelpColumn, ColumnCount };
    enum Role : std::uint16_t { KeyRole = Qt::UserRole, ChangedRole, SearchRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<SettingInfo> rows);
    /// Sets the defaults of another preset or for other data. Changed settings keep their values, even if these equal
    /// the new defaults. A setting without a default has no meaning for the preset, so it has no row and is not a
    /// change.
    void setDefaults(const std::vector<KeyValue>& defaults);

    const SettingInfo* find(const QString& key) const;
    const SettingInfo& row(int row) const { return m_rows[std::size_t(row)]; }
    QString value(const QString& key) const;
    QString defaultValue(const QString& key) const { return m_defaults.value(key); }
    bool isChanged(const QString& key) const;
    /// The reason why the setting has no effect with the other values; empty if it has an effect.
    QString idleReason(const QString& key) const;

    void setValue(const QString& key, const QString& value);
    void reset(const QString& key);
    void resetAll();

    std::vector<KeyValue> changes() const; ///< values that differ from the defaults, in the table's order
    std::vector<KeyValue> effectiveChanges() const; ///< the changes that have an effect
    void setChanges(const std::vector<KeyValue>& changes);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void valueChanged(const QString& key);

private:
    QString helpText(const SettingInfo& info) const;
    void announce(const QString& key);
    void showMeaningfulRows();

    std::vector<SettingInfo> m_allRows;
    std::vector<SettingInfo> m_rows; ///< the settings that have a default
    QHash<QString, QString> m_defaults;
    QHash<QString, QString> m_changes;
};

} // namespace attentoscope::ui
