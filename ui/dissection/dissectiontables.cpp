// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/dissectiontables.h"

#include "ui/widgets/tables.h"

#include <QHeaderView>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace attentoscope::ui {

NumberTable::NumberTable(QWidget* parent) : QTableWidget(parent)
{
    setEditTriggers(NoEditTriggers);
    setItemDelegate(new SentenceDelegate(this));
    setSelectionMode(NoSelection);
    setFocusPolicy(Qt::TabFocus);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
}

void NumberTable::begin(const QStringList& columns, int rows)
{
    clear();
    setColumnCount(static_cast<int>(columns.size()));
    setRowCount(rows);
    setHorizontalHeaderLabels(columns);
    horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (int column = 1; column < columnCount(); ++column)
        horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

void NumberTable::setWord(int row, int column, const QString& word)
{
    setItem(row, column, new QTableWidgetItem(word));
}

void NumberTable::setNumber(int row, int column, double number, int decimals)
{
    auto* item = new QTableWidgetItem(std::isinf(number) ? tr("−∞") : locale().toString(number, 'f', decimals));
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setItem(row, column, item);
}

void NumberTable::setBold(int row)
{
    for (int column = 0; column < columnCount(); ++column)
        if (auto* cell = item(row, column)) {
            auto bold = font();
            bold.setBold(true);
            cell->setFont(bold);
        }
}

void NumberTable::finish()
{
    resizeColumnsToContents();
    resizeRowsToContents();
    updateGeometry();
}

QSize NumberTable::sizeHint() const
{
    return {horizontalHeader()->length() + 2 * frameWidth(),
        horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2 * frameWidth()};
}

namespace {

/// The exponential of each score minus the largest score. This subtraction changes no weight and keeps the numbers
/// small.
std::vector<double> exponentials(const std::vector<float>& scores)
{
    const double largest = scores.empty() ? 0.0 : static_cast<double>(*std::ranges::max_element(scores));
    std::vector<double> result;
    result.reserve(scores.size());
    for (const float score : scores)
        result.push_back(std::exp(static_cast<double>(score) - largest));
    return result;
}

/// A column of numbers. If it has more numbers than words, the last ones are beyond the end of the sentence.
struct NumberColumn
{
    QString title;
    std::vector<double> numbers;
    bool hasSum = true;
};

double sumOf(std::span<const double> numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

std::vector<double> inDouble(const std::vector<float>& numbers)
{
    return {numbers.begin(), numbers.end()};
}

/// The softmax gets its own column if the weights differ from it, because of a Gaussian window or of positions beyond
/// the end.
std::vector<NumberColumn> columnsOf(const RowArithmetic& row)
{
    std::vector<NumberColumn> columns{{RowView::tr("exp(e(t,j) − largest)"), exponentials(row.scores)}};
    if (!row.bell.empty() || row.scores.size() > row.weights.size())
        columns.push_back({RowView::tr("softmax"), inDouble(row.softmax)});
    if (!row.bell.empty())
        columns.push_back({RowView::tr("bell"), inDouble(row.bell), false});
    columns.push_back({RowView::tr("weight α(t,j)"), inDouble(row.weights)});
    return columns;
}

} // namespace

RowView::RowView(QWidget* parent) : NumberTable(parent)
{
    setAccessibleName(tr("From scores to weights"));
}

void RowView::setDissection(const Dissection& dissection)
{
    const auto& row = dissection.arithmetic;
    const auto columns = columnsOf(row);
    const bool isOfRead = dissection.head && dissection.head->kind == HeadKind::Decoder;
    QStringList titles{isOfRead ? tr("word read") : tr("source word"), tr("score e(t,j)")};
    for (const auto& column : columns)
        titles << column.title;
    const std::size_t words = row.weights.size();
    const bool goesOn = row.scores.size() > words;
    const int end = static_cast<int>(words), sums = end + (goesOn ? 1 : 0);
    begin(titles, sums + 1);
    for (std::size_t word = 0; word < words; ++word) {
        const int line = static_cast<int>(word);
        setWord(line, 0, QString::fromStdString(dissection.columnTokens[word].text));
        setNumber(line, 1, static_cast<double>(row.scores[word]), 4);
    }
    if (goesOn)
        setWord(end, 0, tr("positions beyond the end"));
    setWord(sums, 0, tr("sum"));
    for (std::size_t index = 0; index < columns.size(); ++index) {
        const std::span<const double> numbers(columns[index].numbers);
        const int place = static_cast<int>(index) + 2;
        for (std::size_t word = 0; word < words; ++word)
            setNumber(static_cast<int>(word), place, numbers[word], 6);
        if (goesOn && columns[index].hasSum)
            setNumber(end, place, sumOf(numbers.subspan(words)), 6);
        if (columns[index].hasSum)
            setNumber(sums, place, sumOf(numbers), 6);
    }
    setBold(static_cast<int>(dissection.column));
    finish();
}

LikelyWordsView::LikelyWordsView(QWidget* parent) : NumberTable(parent)
{
    setAccessibleName(tr("The likeliest words"));
}

void LikelyWordsView::setDissection(const Dissection& dissection)
{
    begin({tr("word"), tr("probability"), tr("logit"), tr("with the mean annotation"), tr("what looking adds")},
        static_cast<int>(dissection.words.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const auto& word = dissection.words[static_cast<std::size_t>(row)];
        setWord(row, 0, QString::fromStdString(word.word.text));
        setNumber(row, 1, word.probability, 4);
        setNumber(row, 2, word.logit, 4);
        setNumber(row, 3, word.meanLogit, 4);
        setNumber(row, 4, word.logit - word.meanLogit, 4);
        if (word.word.text == dissection.rowToken.text)
            setBold(row);
    }
    finish();
}

} // namespace attentoscope::ui
