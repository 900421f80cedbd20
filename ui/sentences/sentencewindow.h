// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sentences/sentencechoices.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace attentoscope::ui {

class MessageBar;
class SentenceFilter;
class SentencesModel;

/// The table of sentences in a window of its own, which stays open beside the heatmap that its sentences open in.
class SentenceWindow : public QDialog
{
    Q_OBJECT

public:
    SentenceWindow(SentencesModel& model, const SentenceChoices::AskForFile& ask, QWidget* parent = nullptr);

    SentenceChoices& choices() const { return *m_choices; }
    MessageBar& messages() const { return *m_messages; }
    QTableView& table() const { return *m_table; }
    QLineEdit& filter() const { return *m_filter; }
    QComboBox& sortColumn() const { return *m_sortColumn; }
    QCheckBox& largestFirst() const { return *m_largestFirst; }
    QPushButton& button() const { return *m_button; }
    QString summary() const;

    /// `able` says what is missing when nothing can be measured; empty: it can.
    void setMissing(const QString& missing);
    void showMeasuring(std::size_t done, std::size_t total);
    void showDone();
    void setSummary(const QString& text);
    bool isMeasuring() const { return m_measuring; }

signals:
    void measureRequested();
    void cancelRequested();
    void sentenceChosen(int row); ///< of the model

private:
    void makeTable(SentencesModel& model);
    void open(const QModelIndex& index);
    void refresh();

    SentenceChoices* m_choices = nullptr;
    MessageBar* m_messages = nullptr;
    SentenceFilter* m_order = nullptr;
    QTableView* m_table = nullptr;
    QLineEdit* m_filter = nullptr;
    QComboBox* m_sortColumn = nullptr; ///< for those who cannot click a heading
    QCheckBox* m_largestFirst = nullptr;
    QPushButton* m_button = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_summary = nullptr;
    QString m_missing;
    bool m_measuring = false;
};

} // namespace attentoscope::ui
