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

/// The sentences whose attention is kept while training goes on, and the displayed one of them. Initially they are
/// validation pairs, which the model is never trained on, with their reference forced, so that rows stay the same and
/// only the attention changes.
class WatchedBar : public QWidget
{
    Q_OBJECT

public:
    explicit WatchedBar(QWidget* parent = nullptr);

    void showCorpus(const CorpusSummary& summary);
    void setCandidates(const CorpusSummary& summary); ///< the watched sentences do not change
    bool isEmpty() const { return m_watched.empty(); }
    const std::vector<WatchedSentence>& watched() const { return m_watched; }
    std::optional<WatchedSentence> shown() const; ///< none: no sentence is watched
    void setPresented(bool presented); ///< hides everything except the sentence
    QComboBox* chooser() const { return m_chooser; }

public slots:
    void chooseSentences(); ///< opens a dialog for the user's choice
    /// Displays the last new one; otherwise the displayed one stays.
    void setWatched(const std::vector<attentoscope::WatchedSentence>& sentences);
    /// Of a run that needs no data: watches these, and keeps the former sentences. Empty: watches those again.
    void watchExamples(const std::vector<attentoscope::WatchedSentence>& examples);

signals:
    void watchedChanged(); ///< by the user
    void shownChanged(); ///< the displayed sentence has changed; by the user

private:
    void fill(std::size_t shown);

    std::vector<WatchedSentence> m_candidates; ///< validation pairs
    std::vector<WatchedSentence> m_watched;
    std::optional<std::vector<WatchedSentence>> m_aside; ///< sentences of the data, while examples are watched
    QComboBox* m_chooser = nullptr;
    QToolButton* m_edit = nullptr;
};

/// The first pairs to watch, in their order: up to `count` of 6 to 12 words, otherwise those with the closest lengths.
std::vector<std::size_t> bestToWatch(const std::vector<SentencePair>& pairs, std::size_t count);

} // namespace attentoscope::ui
