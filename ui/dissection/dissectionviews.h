// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/dissection.h"

#include <QString>
#include <QTableWidget>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

class QGridLayout;
class QWidget;

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

/// A vector as a strip of cells: blue below zero, orange above it, the background colour at zero. A long strip wraps. A
/// tool tip shows the number under the pointer; screen readers read all numbers.
class NumberStrip : public QWidget
{
    Q_OBJECT

public:
    explicit NumberStrip(QWidget* parent = nullptr);

    /// The strongest colour means the absolute value `range`. Strips that are compared share one range.
    void setNumbers(std::vector<float> numbers, double range);
    const std::vector<float>& numbers() const { return m_numbers; }
    QColor colorOf(float number) const;
    /// The index of the number that is drawn at this position; −1 if there is none.
    int indexAt(QPoint position) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int cellsInLine(int width) const;
    QRectF cell(int index) const;

    std::vector<float> m_numbers;
    double m_range = 1.0;
};

/// The largest absolute value, but never zero.
double rangeOf(const std::vector<float>& numbers);

/// Shows a few numbers as text, more numbers as a strip of colours. `name` is for screen readers. The strongest colour
/// means the absolute value `range`.
QWidget* makeNumbers(const QString& name, const std::vector<float>& numbers, double range, QWidget* parent);

/// The numbered terms of a score's calculation, each with its symbol, its numbers and its rule.
class TermsView : public QWidget
{
    Q_OBJECT

public:
    explicit TermsView(QWidget* parent = nullptr);
    /// `before` has the terms that are displayed elsewhere. The numbering continues after them.
    void setTerms(const std::vector<DissectionTerm>& terms, const std::vector<DissectionTerm>& before = {});

private:
    void addTerm(const DissectionTerm& term);

    std::vector<std::size_t> m_sizes; ///< count of numbers in each term, earlier terms included
    QGridLayout* m_lines = nullptr;
    QWidget* m_content = nullptr; ///< replaced when the terms change
};

/// The shape of a vector, or of a matrix that maps vectors to vectors.
QString shapeText(std::size_t numbers, std::optional<std::size_t> others = {});

/// A rule as text, such as "line 3 + line 4, number by number". Terms are counted from one. `size` is the length of the
/// first term.
QString ruleText(const DissectionTerm& term, std::size_t size = 0);

/// The context as a sum: a line for each of the heaviest annotations, times its weight; a line for all others together;
/// and the result.
class ContextView : public QWidget
{
    Q_OBJECT

public:
    explicit ContextView(QWidget* parent = nullptr);
    void setTask(Task task) { m_task = task; } ///< for vectors the result is an output, not a context
    void setDissection(const Dissection& dissection);

private:
    Task m_task = Task::Sentences;
    QWidget* m_content = nullptr; ///< replaced for each dissection
};

struct ContextPart
{
    int word = -1; ///< index in the source; −1: sum of all others
    float weight = 0.0f; ///< sum of their weights for the others
    std::vector<float> numbers; ///< weight times annotation
};

/// The parts of the context that belong to the heaviest words, heaviest first, and one part for all other words. Their
/// sum is the context.
std::vector<ContextPart> contextParts(const Dissection& dissection, std::size_t heaviest);

} // namespace attentoscope::ui
