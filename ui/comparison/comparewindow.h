// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/comparison.h"
#include "engine/types/runs.h"
#include "ui/comparison/namedrun.h"
#include "ui/plots/attention/attentionoptions.h"
#include "ui/plots/style/exportable.h"

#include <QDialog>
#include <QWidget>

#include <cstdint>
#include <optional>

class QComboBox;
class QLineEdit;
class QPushButton;
class QSplitter;
class QToolButton;

namespace attentoscope::ui {

/// Chooses one of the two models: the model in memory, a run that was opened before, or any other run. For a run it
/// also chooses the save.
class ModelPicker : public QWidget
{
    Q_OBJECT

public:
    explicit ModelPicker(const QString& letter, QWidget* parent = nullptr); ///< "A" or "B"

    void setMemoryModel(bool isThere);
    void setRuns(const std::vector<NamedRun>& runs); ///< keeps the choice
    /// Chooses a run, and adds it if it is not in the list. An empty folder means the model in memory. Without a step,
    /// the run's best save is chosen.
    void choose(const NamedRun& run, std::optional<std::int64_t> step = {});
    void showSaves(const RunRecord& record);

    [[nodiscard]] ComparedModel model() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] bool isChosen() const; ///< false while there is nothing to choose from
    [[nodiscard]] QComboBox& runs() const { return *m_runs; }
    [[nodiscard]] QComboBox& saves() const { return *m_saves; }

signals:
    void changed();
    void savesWanted(const QString& folder);
    void otherRunWanted();

private:
    void runActivated(int index);
    void fillSaves(const RunRecord& record);
    void addSave(const QString& text, SaveChoice save, std::int64_t step);
    [[nodiscard]] QString folder() const;

    QComboBox* m_runs = nullptr;
    QComboBox* m_saves = nullptr;
    int m_chosen = -1; ///< item to return to if the person chooses no other run
};

class ComparedSide;
class DifferenceView;
class LinkedViews;
class ReadoutLine;
class SegmentedControl;

/// Shows two models side by side on one sentence, and their difference, in a window beside the main window. Its
/// requests to the engine are signals. It never makes two requests at once.
class CompareWindow : public QDialog
{
    Q_OBJECT

public:
    explicit CompareWindow(QWidget* parent = nullptr);

    void setMemoryModel(bool isThere);
    void setRuns(const std::vector<NamedRun>& runs);
    void setSentence(const QString& sentence); ///< does nothing if a sentence is typed already
    void showSaves(const RunRecord& record);
    void showComparison(const Comparison& comparison);
    void compare(); ///< requests the chosen comparison; waits if another answer is still to come
    void stopWaiting(); ///< called when no answer will arrive

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
    Comparison m_comparison; ///< the comparison that is shown
    WordPieces m_pieces = AttentionOptions().pieces;
    bool m_isWaiting = false;
    bool m_isOutdated = false; ///< whether the choice has changed since the request
};

} // namespace attentoscope::ui
