// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/training.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QToolButton;

namespace attentoscope::ui {

/// The sentences whose attention is kept while training goes on, and which of them is on show. To begin with they are
/// validation pairs, which the model never trains on, with their reference forced, so that rows stay the same and only
/// the attention changes.
class WatchedBar : public QWidget
{
    Q_OBJECT

public:
    explicit WatchedBar(QWidget* parent = nullptr);

    void showCorpus(const CorpusSummary& summary);
    void setCandidates(const CorpusSummary& summary); ///< what is watched stays
    bool isEmpty() const { return m_watched.empty(); }
    const std::vector<WatchedSentence>& watched() const { return m_watched; }
    std::optional<WatchedSentence> shown() const; ///< none when nothing is watched
    void setPresented(bool presented); ///< only what says which sentence it is
    QComboBox* chooser() const { return m_chooser; }

public slots:
    void chooseSentences(); ///< lets the person say which are watched
    /// The last new one comes on show, otherwise what is there stays.
    void setWatched(const std::vector<attentoscope::WatchedSentence>& sentences);
    /// Of a run that needs no data: these, and what was watched is laid aside. None: that comes back.
    void watchExamples(const std::vector<attentoscope::WatchedSentence>& examples);

signals:
    void watchedChanged(); ///< other sentences are watched; by the person
    void shownChanged(); ///< another one is on show; by the person

private:
    void fill(std::size_t shown);

    std::vector<WatchedSentence> m_candidates; ///< validation pairs
    std::vector<WatchedSentence> m_watched;
    std::optional<std::vector<WatchedSentence>> m_aside; ///< sentences of the data, while examples are watched
    QComboBox* m_chooser = nullptr;
    QToolButton* m_edit = nullptr;
};

/// The pairs to begin with, in their order: up to `count` of 6 to 12 words, otherwise the nearest to that.
std::vector<std::size_t> bestToWatch(const std::vector<SentencePair>& pairs, std::size_t count);

} // namespace attentoscope::ui
