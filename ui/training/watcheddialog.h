// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
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

} // namespace attentoscope::ui
