// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace attentoscope::ui {

class SettingsModel;

/// Every setting of a model in one table, where it can be edited. Changes take effect at once. Changed values are bold,
/// and can be reset one by one or together. The search finds names, values, keys and help texts.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SettingsDialog(SettingsModel& model, QWidget* parent = nullptr);

    QTableView* table() const { return m_table; }

private:
    void layOut();
    void refreshButtons();
    void search(const QString& text);
    void resetSelected();
    QString selectedKey() const;

    SettingsModel& m_model;
    QSortFilterProxyModel* m_filtered = nullptr;
    QLineEdit* m_search = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_message = nullptr; ///< says that nothing was found, or why a number is refused
    QPushButton* m_reset = nullptr;
    QPushButton* m_resetAll = nullptr;
};

} // namespace attentoscope::ui
