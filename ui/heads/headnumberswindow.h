// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/faithfulness.h"
#include "engine/types/headmeasures.h"
#include "engine/types/headpatterns.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace attentoscope::ui {

class Exportable;
class HeadNumbersModel;
class LikenessView;
class RowOrder;

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
    /// At this step of the training. Without any, none is measured.
    void setFaithfulness(const std::vector<Faithfulness>& faithfulness, std::int64_t step);
    void showFailure(const QString& message); ///< of the measuring, which has ended

    /// While heads are compared, the button stops that.
    void setComparing(std::size_t done, std::size_t total);
    /// Shows the matrix beside the table; without any patterns there is none.
    void setPatterns(const HeadPatterns& patterns);
    void showComparingFailure(const QString& message); ///< the comparing has ended

    [[nodiscard]] QPushButton& measureButton() const { return *m_measure; }
    [[nodiscard]] QPushButton& compareButton() const { return *m_compare; }
    [[nodiscard]] LikenessView& likeness() const { return *m_likeness; }
    [[nodiscard]] QTableView& table() const { return *m_table; }
    [[nodiscard]] QString summary() const;
    void copyTable() const;

signals:
    void headChosen(attentoscope::AttentionHead head);
    void faithfulnessWanted();
    void faithfulnessUnwanted(); ///< it is to stop
    void patternsWanted();
    void patternsUnwanted(); ///< it is to stop
    void exportRequested(attentoscope::ui::Exportable* view);

private:
    void makeTable();
    void layOut();
    QWidget* makeViews(); ///< the table, and the matrix beside it
    void setIsMeasuring(bool isMeasuring);
    void setIsComparing(bool isComparing);
    void saveTable();
    void choose(const QModelIndex& index);

    HeadNumbersModel* m_model = nullptr;
    RowOrder* m_order = nullptr;
    QTableView* m_table = nullptr;
    QComboBox* m_sortColumn = nullptr;
    QCheckBox* m_largestFirst = nullptr;
    QPushButton* m_measure = nullptr;
    bool m_isMeasuring = false;
    QPushButton* m_compare = nullptr;
    bool m_isComparing = false;
    LikenessView* m_likeness = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_save = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_message = nullptr;
    SharedHeadReport m_shown;
};

} // namespace attentoscope::ui
