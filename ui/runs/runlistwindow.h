// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runs.h"

#include <QDialog>
#include <QStringList>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace attentoscope::ui {

class RunsModel;

/// The list of runs: search, open, continue, compare, name, pack, check and delete. A window beside the main one.
class RunListWindow : public QDialog
{
    Q_OBJECT

public:
    enum Column : std::uint8_t { Name, Data, Preset, Saved, Steps, Loss, Bleu, Size, ColumnCount };
    static constexpr std::size_t bestKept = 10; ///< number of runs that "Keep the best ten" keeps

    explicit RunListWindow(QWidget* parent = nullptr);

    void setRuns(std::vector<RunSummary> runs);
    void choose(const QString& folder); ///< selects this run as soon as it is in the list
    void setDeleted(std::size_t count); ///< number of runs that can be restored
    void setCanOpen(bool canOpen); ///< false while a run is trained
    void setRunsElsewhere(); ///< nothing of them can be changed or read from here
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
    void checkRequested(const QString& folder);
    void labelRequested(const QString& folder, const attentoscope::RunLabel& label);
    void deleteRequested(const QStringList& folders);
    void keepBestRequested(); ///< the user will be asked first
    void restoreRequested(); ///< the runs that were deleted last should be restored
    void emptyRequested();
    void folderWanted(); ///< the user wants to choose a run that is missing from the list
    void fileWanted(); ///< the user wants to choose a packed run

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
    QStringList selected() const; ///< folders of the selected runs

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
    QPushButton* m_check = nullptr;
    QPushButton* m_delete = nullptr;
    QPushButton* m_keepBest = nullptr;
    QPushButton* m_restore = nullptr;
    QPushButton* m_empty = nullptr;
    QPushButton* m_browse = nullptr;
    QString m_toChoose; ///< the run to select as soon as it is in the list; empty: none
    std::string m_shownFolder; ///< folder of the run whose name and note are displayed
    bool m_canOpen = true;
    bool m_areElsewhere = false;
};

} // namespace attentoscope::ui
