// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/faithfulness.h"
#include "engine/types/headmeasures.h"
#include "engine/types/headpatterns.h"
#include "engine/types/leastheads.h"

#include <QDialog>

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

/// A window with a table of the measures of all heads at one moment of training, and a small curve in each cell.
class HeadNumbersWindow : public QDialog
{
    Q_OBJECT

public:
    explicit HeadNumbersWindow(QWidget* parent = nullptr);

    /// `shown` is one of the reports, or null if there is none up to the moment. `moment` is none for the newest
    /// report.
    void setNumbers(const std::vector<SharedHeadReport>& reports, const SharedHeadReport& shown,
        std::optional<std::int64_t> moment);

    /// While sentences are measured, the button stops that.
    void setMeasuring(std::size_t done, std::size_t total);
    void setMeasuringSave(std::int64_t step, std::size_t left);
    /// The weights in memory first, then the saves. Without any, none is measured.
    void setFaithfulness(const std::vector<MeasuredFaithfulness>& moments);
    void showFailure(const QString& message); ///< of the measuring, which has ended

    /// While heads are compared, the button stops that.
    void setComparing(std::size_t done, std::size_t total);
    /// Shows matrix and averages beside the table; without any patterns there are none.
    void setPatterns(const HeadPatterns& patterns);
    void showComparingFailure(const QString& message); ///< the comparing has ended

    /// While the least set is sought, the button stops that. `tried`: heads of the present round.
    void setSearching(const LeastHeads& least, std::size_t tried);
    /// Shows the curve beside the table; without any sentences there is none.
    void setLeastHeads(const LeastHeads& least);
    void showSearchingFailure(const QString& message); ///< the search has ended

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
    void faithfulnessUnwanted(); ///< it is to stop
    void patternsWanted();
    void patternsUnwanted(); ///< it is to stop
    void leastHeadsWanted();
    void leastHeadsUnwanted(); ///< the search is to stop
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
    [[nodiscard]] QByteArray tableFor(const QString& path) const; ///< as its ending asks
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
