// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentionoptions.h"

#include <QDialog>

class QComboBox;
class QListView;
class QPushButton;
class QLabel;

namespace attentoscope::ui {

class SentenceFilter;
class SentencesModel;
class SmallMaps;

/// The attention of many sentences as small maps, with their links outlined. It stays open beside the heatmap.
class SentenceWall : public QDialog
{
    Q_OBJECT

public:
    /// In the order of the data, or by error rate.
    enum Order : std::uint8_t { AsInData, WorstFirst, BestFirst };

    explicit SentenceWall(SentencesModel& model, QWidget* parent = nullptr);

    QListView& list() const { return *m_list; }
    QComboBox& order() const { return *m_sorting; }
    QPushButton& exportButton() const { return *m_export; }
    QString summary() const;
    QImage picture(int row) const; ///< the small map of a sentence as drawn

    void setOptions(const AttentionOptions& options); ///< takes the options of the heatmap
    void setSummary(const QString& text);

signals:
    void sentenceChosen(int row); ///< index of the sentence in the model
    void exportRequested(int row); ///< the links of this sentence should be exported

private:
    void sort();
    void refresh();
    int chosenRow() const; ///< index in the model; -1: none

    SentencesModel& m_model;
    SentenceFilter* m_rows = nullptr;
    SmallMaps* m_maps = nullptr;
    QListView* m_list = nullptr;
    QComboBox* m_sorting = nullptr;
    QPushButton* m_export = nullptr;
    QLabel* m_summary = nullptr;
};

} // namespace attentoscope::ui
