// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/dissection.h"

#include <QTableWidget>

namespace attentoscope::ui {

/// A small table for reading, as high as its rows: words on the left, numbers aligned to the right.
class NumberTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit NumberTable(QWidget* parent = nullptr);

    void begin(const QStringList& columns, int rows);
    void setWord(int row, int column, const QString& word);
    void setNumber(int row, int column, double number, int decimals);
    void setBold(int row);
    void finish();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
};

/// Shows how a row's weights follow from its scores: a table row for each source word, with the chosen cell in bold.
class RowView : public NumberTable
{
    Q_OBJECT

public:
    explicit RowView(QWidget* parent = nullptr);
    void setDissection(const Dissection& dissection);
};

/// The likeliest words of the step, and how much the attention adds to each.
class LikelyWordsView : public NumberTable
{
    Q_OBJECT

public:
    explicit LikelyWordsView(QWidget* parent = nullptr);
    void setDissection(const Dissection& dissection);
};

} // namespace attentoscope::ui
