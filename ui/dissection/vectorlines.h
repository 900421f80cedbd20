// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/dissection.h"

#include <QString>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

class QGridLayout;
class QWidget;

namespace attentoscope::ui {

/// A vector as a strip of cells: blue below zero, orange above it, the background at zero. A long strip continues in
/// the next row. The number under the pointer is a tool tip; screen readers read all of them.
class NumberStrip : public QWidget
{
    Q_OBJECT

public:
    explicit NumberStrip(QWidget* parent = nullptr);

    /// The full colour means the absolute value `range`; strips that are compared share it.
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

/// The largest absolute value, never zero.
double rangeOf(const std::vector<float>& numbers);

/// Shows a few numbers as text, or more of them as a strip of colours. `name` is for screen readers; the full colour
/// means the absolute value `range`.
QWidget* makeNumbers(const QString& name, const std::vector<float>& numbers, double range, QWidget* parent);

/// The numbered terms of a score's calculation, each with its symbol, its numbers and its rule.
class TermsView : public QWidget
{
    Q_OBJECT

public:
    explicit TermsView(QWidget* parent = nullptr);
    /// `before` has earlier terms, which are displayed elsewhere; the numbers continue after theirs.
    void setTerms(const std::vector<DissectionTerm>& terms, const std::vector<DissectionTerm>& before = {});

private:
    void addTerm(const DissectionTerm& term);

    std::vector<std::size_t> m_sizes; ///< count of numbers in each term, earlier terms included
    QGridLayout* m_lines = nullptr;
    QWidget* m_content = nullptr; ///< replaced when the terms change
};

/// The shape of a vector, or of a matrix that maps vectors to vectors.
QString shapeText(std::size_t numbers, std::optional<std::size_t> others = {});

/// "line 3 + line 4, number by number"; terms are counted from one. `size` is the length of the first term.
QString ruleText(const DissectionTerm& term, std::size_t size = 0);

/// The context as a sum: the heaviest annotations, each times its weight, then all others together, and the result.
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
    int word = -1; ///< index in the source; −1: all others together
    float weight = 0.0f; ///< for the others, the sum of their weights
    std::vector<float> numbers; ///< weight times annotation
};

/// The parts of the heaviest words, heaviest first, and of the others together, if there are any. They add up to the
/// context.
std::vector<ContextPart> contextParts(const Dissection& dissection, std::size_t heaviest);

} // namespace attentoscope::ui
