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

/// A vector as a strip of cells: blue below zero, orange above it, the background at zero. A strip that does not fit
/// into one line goes on in the next. The number under the pointer is a tool tip; all of them are read to who listens.
class NumberStrip : public QWidget
{
    Q_OBJECT

public:
    explicit NumberStrip(QWidget* parent = nullptr);

    /// `range` is the absolute value with the full colour; strips that are compared share it.
    void setNumbers(std::vector<float> numbers, double range);
    const std::vector<float>& numbers() const { return m_numbers; }
    QColor colorOf(float number) const;
    /// Index of the number that is drawn there; −1: none.
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

/// The largest absolute value, at least a little more than nothing.
double rangeOf(const std::vector<float>& numbers);

/// Numbers to read: a few as they are, more as a strip of colours. `name` is for those who listen; `range` is the
/// absolute value with the full colour.
QWidget* makeNumbers(const QString& name, const std::vector<float>& numbers, double range, QWidget* parent);

/// The arithmetic behind a score, a numbered line for each term: its symbol, its numbers, and how they follow.
class TermsView : public QWidget
{
    Q_OBJECT

public:
    explicit TermsView(QWidget* parent = nullptr);
    /// `before` are shown elsewhere; the line numbers go on from theirs.
    void setTerms(const std::vector<DissectionTerm>& terms, const std::vector<DissectionTerm>& before = {});

private:
    void addTerm(const DissectionTerm& term);

    std::vector<std::size_t> m_sizes; ///< how many numbers each line has, those before too
    QGridLayout* m_lines = nullptr;
    QWidget* m_content = nullptr; ///< made anew when other terms come
};

/// The shape of a vector, or of a matrix that makes so many numbers of so many others.
QString shapeText(std::size_t numbers, std::optional<std::size_t> others = {});

/// "line 3 + line 4, number by number"; lines are counted from one. `size` is how many numbers the first of them has.
QString ruleText(const DissectionTerm& term, std::size_t size = 0);

/// The context as a sum: the heaviest annotations, each times its weight, the rest of them together, and what comes
/// out.
class ContextView : public QWidget
{
    Q_OBJECT

public:
    explicit ContextView(QWidget* parent = nullptr);
    void setTask(Task task) { m_task = task; } ///< vectors have an output in place of a context
    void setDissection(const Dissection& dissection);

private:
    Task m_task = Task::Sentences;
    QWidget* m_content = nullptr; ///< made anew for each dissection
};

struct ContextPart
{
    int word = -1; ///< of the source; −1: all others together
    float weight = 0.0f; ///< of the others the sum of theirs
    std::vector<float> numbers; ///< weight times annotation
};

/// The heaviest words' parts, heaviest first, then the others' together, if there are any. They add up to the context.
std::vector<ContextPart> contextParts(const Dissection& dissection, std::size_t heaviest);

} // namespace attentoscope::ui
