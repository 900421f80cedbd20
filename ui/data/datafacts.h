// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"

#include <QWidget>

class QLabel;

namespace attentoscope::ui {

class LengthHistogram;

/// Counts of a loaded corpus: words and vocabulary of both sides, and how long the sentences are.
class DataFacts : public QWidget
{
    Q_OBJECT

public:
    explicit DataFacts(QWidget* parent = nullptr);

    void showCorpus(const CorpusSummary& summary);

private:
    QLabel* m_sourceTokens = nullptr;
    QLabel* m_targetTokens = nullptr;
    QLabel* m_sourceVocabulary = nullptr;
    QLabel* m_targetVocabulary = nullptr;
    LengthHistogram* m_lengths = nullptr;
};

} // namespace attentoscope::ui
