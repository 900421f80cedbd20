// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/sentences.h"
#include "engine/types/wordlinks.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <optional>
#include <vector>

namespace attentoscope::ui {

/// Measured sentences as a table. What follows from the links is counted anew when the rule changes, everything else
/// is kept as it came.
class SentencesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : std::uint8_t { Line, Source, Target, Words, ErrorRate, Entropy, Bleu, Loss, ColumnCount };
    /// What to sort by: numbers and texts; invalid where there is nothing.
    static constexpr int sortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    void append(std::vector<MeasuredSentence> sentences);
    void setRule(const LinkRule& rule);
    const LinkRule& rule() const { return m_rule; }

    const MeasuredSentence& sentence(int row) const { return m_rows[std::size_t(row)].sentence; }
    AlignmentCounts counts() const; ///< of all sentences with gold links and attention
    int countedSentences() const;
    bool isMeasured() const; ///< there is more to say than the links

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        MeasuredSentence sentence;
        QString source;
        QString target;
        std::size_t words = 0; ///< of the source
        std::optional<AlignmentCounts> counts;
    };

    void count(Row& row) const;
    QVariant valueOf(const Row& row, int column) const;
    QString textOf(const Row& row, int column) const;
    QString tipOf(const Row& row, int column) const;
    static QString meaningOf(int column);

    std::vector<Row> m_rows;
    LinkRule m_rule;
};

} // namespace attentoscope::ui
