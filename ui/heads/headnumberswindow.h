// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/faithfulness.h"
#include "engine/types/headmeasures.h"
#include "engine/types/headpatterns.h"
#include "engine/types/leastheads.h"

#include <QDialog>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;
class QTableView;

namespace attentoscope::ui {

class AveragesView;
class Exportable;
class HeadNumbersModel;
class LeastHeadsView;
class LikenessView;
class RowOrder;
struct MeasuredFaithfulness;

/// Shows the measures of all heads at one moment of training in a table, with a small curve in each cell.
class HeadNumbersWindow : public QDialog
{
    Q_OBJECT

public:
    explicit HeadNumbersWindow(QWidget* parent = nullptr);

    /// `shown` is one of the reports, or null if there is none up to the moment. Without `moment`, the newest report is
    /// meant.
    void setNumbers(const std::vector<SharedHeadReport>& reports, const SharedHeadReport& shown,
        std::optional<std::int64_t> moment);

    /// While sentences are measured, the button cancels the measuring.
    void setMeasuring(std::size_t done, std::size_t total);
    void setMeasuringSave(std::int64_t step, std::size_t left);
    /// The first moment is for the weights in memory, the others are for saves. Empty: nothing is measured.
    void setFaithfulness(const std::vector<MeasuredFaithfulness>& moments);
    void showFailure(const QString& message); ///< the measuring has failed

    /// While heads are compared, the button cancels the comparison.
    void setComparing(std::size_t done, std::size_t total);
    /// Shows matrix and averages beside the table. Without patterns they are hidden.
    void setPatterns(const HeadPatterns& patterns);
    void showComparingFailure(const QString& message); ///< the comparison has failed

    /// While the least set is sought, the button cancels the search. `tried` counts the heads of this round.
    void setSearching(const LeastHeads& least, std::size_t tried);
    /// Shows the curve beside the table. Without sentences it is hidden.
    void setLeastHeads(const LeastHeads& least);
    void showSearchingFailure(const QString& message); ///< the search has failed

    /// Checked: the cells say what has changed since the first validation.
    [[nodiscard]] QCheckBox& changeBox() const { return *m_change; }
    [[nodiscard]] QPushButton& measureButton() const { return *m_measure; }
    [[nodiscard]] QPushButton& compareButton() const { return *m_compare; }
    [[nodiscard]] QPushButton& leastButton() const { return *m_least; }
    [[nodiscard]] LikenessView& likeness() const { return *m_likeness; }
    [[nodiscard]] AveragesView& averages() const { return *m_averages; }
    [[nodiscard]] LeastHeadsView& leastHeads() const { return *m_leastHeads; }
    [[nodiscard]] QTabWidget& studies() const { return *m_studies; }
    [[nodiscard]] QTableView& table() const { return *m_table; }
    [[nodiscard]] QString summary() const;
    void copyTable() const;

signals:
    void headChosen(attentoscope::AttentionHead head);
    void faithfulnessWanted();
    void faithfulnessUnwanted(); ///< the measuring should be cancelled
    void patternsWanted();
    void patternsUnwanted(); ///< the comparison should be cancelled
    void leastHeadsWanted();
    void leastHeadsUnwanted(); ///< the search should be cancelled
    void exportRequested(attentoscope::ui::Exportable* view);

private:
    void makeTable();
    void layOut();
    QWidget* makeViews(); ///< the table, and the studies beside it
    void showStudies(QWidget* current);
    void setIsMeasuring(bool isMeasuring);
    void setIsComparing(bool isComparing);
    void setIsSearching(bool isSearching);
    void saveTable();
    void showChange();
    [[nodiscard]] bool showsChange() const;
    /// Gives a function that returns the table as it is at this call. The suffix of the path decides the format.
    [[nodiscard]] std::function<QByteArray(const QString& path)> tableNow() const;
    void choose(const QModelIndex& index);

    HeadNumbersModel* m_model = nullptr;
    RowOrder* m_order = nullptr;
    QTableView* m_table = nullptr;
    QComboBox* m_sortColumn = nullptr;
    QCheckBox* m_largestFirst = nullptr;
    QCheckBox* m_change = nullptr;
    QPushButton* m_measure = nullptr;
    bool m_isMeasuring = false;
    QPushButton* m_compare = nullptr;
    bool m_isComparing = false;
    QPushButton* m_least = nullptr;
    bool m_isSearching = false;
    QTabWidget* m_studies = nullptr;
    LikenessView* m_likeness = nullptr;
    AveragesView* m_averages = nullptr;
    LeastHeadsView* m_leastHeads = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_save = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_message = nullptr;
    SharedHeadReport m_shown;
    SharedHeadReport m_first; ///< of the training
};

} // namespace attentoscope::ui
