// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runsummary.h"

#include <QDialog>
#include <QStringList>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace attentoscope::ui {

class RunsModel;

/// The list of runs: to search, open, continue, compare, name, pack and delete. Stands beside the window.
class RunListWindow : public QDialog
{
    Q_OBJECT

public:
    enum Column : std::uint8_t { Name, Data, Preset, Saved, Steps, Loss, Bleu, Size, ColumnCount };
    static constexpr std::size_t bestKept = 10; ///< by "Keep the best ten"

    explicit RunListWindow(QWidget* parent = nullptr);

    void setRuns(std::vector<RunSummary> runs);
    void setDeleted(std::size_t count); ///< that can be brought back
    void setCanOpen(bool canOpen); ///< nothing is trained at the moment
    void showMessage(const QString& message); ///< empty: none
    QString message() const;
    QTableView& table() const { return *m_table; }
    QLineEdit& search() const { return *m_search; }
    QLineEdit& name() const { return *m_name; }
    QLineEdit& note() const { return *m_note; }

signals:
    void openRequested(const QString& folder);
    void continueRequested(const QString& folder);
    void compareRequested(const QString& folder, const QString& name);
    void packRequested(const QString& folder);
    void labelRequested(const QString& folder, const attentoscope::RunLabel& label);
    void deleteRequested(const QStringList& folders);
    void keepBestRequested(); ///< the person is asked first
    void restoreRequested(); ///< of what was deleted last
    void emptyRequested();
    void folderWanted(); ///< of a run that is not in the list
    void fileWanted(); ///< a packed run

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTable();
    QWidget* makeDetails();
    QPushButton* addButton(const QString& text, const QString& help);
    void layOut();
    void connectParts();
    void showCurrent();
    void writeLabel();
    void refresh();
    const RunSummary* current() const;
    QStringList selected() const; ///< folders

    RunsModel* m_model = nullptr;
    QSortFilterProxyModel* m_order = nullptr;
    QTableView* m_table = nullptr;
    QLineEdit* m_search = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_note = nullptr;
    QLabel* m_message = nullptr;
    QLabel* m_summary = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_continue = nullptr;
    QPushButton* m_compare = nullptr;
    QPushButton* m_pack = nullptr;
    QPushButton* m_delete = nullptr;
    QPushButton* m_keepBest = nullptr;
    QPushButton* m_restore = nullptr;
    QPushButton* m_empty = nullptr;
    QPushButton* m_browse = nullptr;
    std::string m_shownFolder; ///< whose name and note the fields show
    bool m_canOpen = true;
};

} // namespace attentoscope::ui
