// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/corpus.h"
#include "engine/types/training.h"

#include <QWidget>

#include <vector>

class QComboBox;

namespace attentoscope::ui {

/// Chooses the sentence whose attention is drawn while training goes on, among validation pairs that the model never
/// trains on. The reference is forced, so that rows stay the same and only the attention changes.
class WatchedBar : public QWidget
{
    Q_OBJECT

public:
    explicit WatchedBar(QWidget* parent = nullptr);

    void showCorpus(const CorpusSummary& summary);
    bool isEmpty() const { return m_pairs.empty(); }
    std::vector<WatchedSentence> watched() const; ///< none or one
    QComboBox* chooser() const { return m_chooser; }

signals:
    void watchedChanged(); ///< by the person

private:
    std::vector<SentencePair> m_pairs;
    QComboBox* m_chooser = nullptr;
};

/// The pair to begin with: the first of 6 to 12 words, otherwise the nearest to that.
int bestToWatch(const std::vector<SentencePair>& pairs);

} // namespace attentoscope::ui
