// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace attentoscope::ui {

class PairsModel;
class ProblemsModel;

/// The first sentence pairs and the skipped lines, in the main view until there is attention to display.
class PairsView : public QWidget
{
    Q_OBJECT

public:
    explicit PairsView(QWidget* parent = nullptr);

    void showCorpus(const CorpusSummary& summary);

private:
    QTableView* makeTable(const QString& name);

    PairsModel* m_pairs = nullptr;
    ProblemsModel* m_problems = nullptr;
    QLabel* m_caption = nullptr;
    QTableView* m_pairsTable = nullptr;
    QWidget* m_problemsBox = nullptr;
    QLabel* m_problemsCaption = nullptr;
    QTableView* m_problemsTable = nullptr;
};

} // namespace attentoscope::ui
