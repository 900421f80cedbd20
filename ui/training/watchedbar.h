// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/training.h"

#include <QDialog>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace attentoscope::ui {

/// Asks for the sentences to watch during training: validation pairs, and the user's own.
class WatchedDialog : public QDialog
{
    Q_OBJECT

public:
    static constexpr int mostSentences = 10;

    WatchedDialog(const std::vector<WatchedSentence>& candidates, const std::vector<WatchedSentence>& watched,
        QWidget* parent = nullptr);

    std::vector<WatchedSentence> watched() const;

private:
    QWidget* makeAddRow();
    void addItem(const WatchedSentence& sentence, Qt::CheckState state, int row);
    QTreeWidgetItem* itemOf(int sentence) const; ///< null if there is none
    void addOwn();
    void refresh();

    std::vector<WatchedSentence> m_sentences; ///< the items contain indices into it
    QTreeWidget* m_list = nullptr;
    QLineEdit* m_source = nullptr;
    QLineEdit* m_target = nullptr;
    QPushButton* m_add = nullptr;
    QLabel* m_count = nullptr;
    QPushButton* m_accept = nullptr;
};

/// The sentences whose attention is kept during training, and the displayed one. Initially they are validation pairs,
/// on which the model is never trained. Their references are forced, so that rows stay the same and only the attention
/// changes.
class WatchedBar : public QWidget
{
    Q_OBJECT

public:
    explicit WatchedBar(QWidget* parent = nullptr);

    void showCorpus(const CorpusSummary& summary);
    void setCandidates(const CorpusSummary& summary); ///< the offered pairs change, but not the watched sentences
    bool isEmpty() const { return m_watched.empty(); }
    const std::vector<WatchedSentence>& watched() const { return m_watched; }
    std::optional<WatchedSentence> shown() const; ///< none if no sentence is watched
    void setPresented(bool presented); ///< hides everything except the sentence
    QComboBox* chooser() const { return m_chooser; }

public slots:
    void chooseSentences(); ///< opens a dialog in which the user chooses
    /// Displays the last new sentence. If none is new, keeps the displayed one.
    void setWatched(const std::vector<attentoscope::WatchedSentence>& sentences);
    /// For a run that needs no data: watches its examples, and keeps the former sentences. Empty: watches the former
    /// ones again.
    void watchExamples(const std::vector<attentoscope::WatchedSentence>& examples);

signals:
    void watchedChanged(); ///< the user has changed them
    void shownChanged(); ///< the user has chosen another one

private:
    void fill(std::size_t shown);

    std::vector<WatchedSentence> m_candidates; ///< validation pairs
    std::vector<WatchedSentence> m_watched;
    std::optional<std::vector<WatchedSentence>> m_aside; ///< the former sentences, while examples are watched
    QComboBox* m_chooser = nullptr;
    QToolButton* m_edit = nullptr;
};

/// The pairs to watch first, in order: up to `count` with 6 to 12 words. If there are too few, those with the closest
/// lengths.
std::vector<std::size_t> bestToWatch(const std::vector<SentencePair>& pairs, std::size_t count);

} // namespace attentoscope::ui
