// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QTableView;

namespace attentoscope::ui {

class PairsModel;
class ProblemsModel;

/// Shows the first sentence pairs and the skipped lines, in the main view, until there is attention to display.
class PairsView : public QWidget
{
    Q_OBJECT

public:
    explicit PairsView(QWidget* parent = nullptr);

    void showCorpus(const CorpusSummary& summary);

    /// Whether the run can be trained again without the selected pairs.
    void setForkable(bool isForkable);
    [[nodiscard]] std::vector<SentencePair> selected() const;
    /// Source sentence of a pair that contains the word; empty if none does.
    [[nodiscard]] QString sentenceWith(const QString& word) const;
    [[nodiscard]] QTableView& table() const { return *m_pairsTable; }
    [[nodiscard]] QPushButton& forkButton() const { return *m_fork; }

signals:
    void forkWanted(); ///< the run should be trained again without the selected pairs
    void pairChosen(const attentoscope::SentencePair& pair); ///< the person double-clicked a pair or pressed Enter

private:
    QTableView* makeTable(const QString& name);
    void makeFork();

    PairsModel* m_pairs = nullptr;
    ProblemsModel* m_problems = nullptr;
    QLabel* m_caption = nullptr;
    QPushButton* m_fork = nullptr;
    QTableView* m_pairsTable = nullptr;
    QWidget* m_problemsBox = nullptr;
    QLabel* m_problemsCaption = nullptr;
    QTableView* m_problemsTable = nullptr;
};

} // namespace attentoscope::ui
