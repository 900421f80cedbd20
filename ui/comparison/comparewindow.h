// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/comparison.h"
#include "ui/comparison/modelpicker.h"
#include "ui/plots/attention/attentionoptions.h"
#include "ui/plots/style/exportable.h"

#include <QDialog>

#include <cstdint>

class QLineEdit;
class QPushButton;
class QSplitter;
class QToolButton;

namespace attentoscope::ui {

class ComparedSide;
class DifferenceView;
class LinkedViews;
class ReadoutLine;
class SegmentedControl;

/// Two models side by side on one sentence, with their difference. Stands beside the window. What it wants to know
/// leaves it as signals; it never asks twice at once.
class CompareWindow : public QDialog
{
    Q_OBJECT

public:
    explicit CompareWindow(QWidget* parent = nullptr);

    void setMemoryModel(bool isThere);
    void setRuns(const std::vector<NamedRun>& runs);
    void setSentence(const QString& sentence); ///< where none is typed yet
    void showSaves(const RunRecord& record);
    void showComparison(const Comparison& comparison);
    void compare(); ///< as it is chosen now; while an answer is awaited, after that
    void stopWaiting(); ///< the answer will not come

    [[nodiscard]] ModelPicker& first() const { return *m_firstPicker; }
    [[nodiscard]] ModelPicker& second() const { return *m_secondPicker; }
    [[nodiscard]] ComparedSide& firstSide() const { return *m_first; }
    [[nodiscard]] ComparedSide& secondSide() const { return *m_second; }
    [[nodiscard]] DifferenceView& difference() const { return *m_difference; }
    [[nodiscard]] QLineEdit& sentence() const { return *m_sentence; }
    [[nodiscard]] ReadoutLine& readout() const { return *m_readout; }
    void setWords(ComparedWords words);

signals:
    void compareRequested(const attentoscope::ComparisonRequest& request);
    void savesWanted(const QString& folder);
    void otherRunWanted(attentoscope::ui::ModelPicker* picker);
    void exportRequested(attentoscope::ui::Exportable* view);
    void closed();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    enum class Shown : std::uint8_t { Both, Difference, All };
    void layOut();
    void makeMenus();
    void connectParts();
    void showParts(Shown shown);
    [[nodiscard]] ComparisonRequest request() const;
    void showDifference();
    void showReading();

    QLineEdit* m_sentence = nullptr;
    QPushButton* m_compare = nullptr;
    ModelPicker* m_firstPicker = nullptr;
    ModelPicker* m_secondPicker = nullptr;
    SegmentedControl* m_words = nullptr;
    SegmentedControl* m_shown = nullptr;
    QToolButton* m_options = nullptr;
    QToolButton* m_export = nullptr;
    ComparedSide* m_first = nullptr;
    ComparedSide* m_second = nullptr;
    DifferenceView* m_difference = nullptr;
    QSplitter* m_views = nullptr;
    ReadoutLine* m_readout = nullptr;
    LinkedViews* m_links = nullptr;
    Comparison m_comparison; ///< on show
    WordPieces m_pieces = WordPieces::Apart;
    bool m_isWaiting = false;
    bool m_isOutdated = false; ///< something else was chosen since it asked
};

} // namespace attentoscope::ui
