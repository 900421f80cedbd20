// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/dissectionviews.h"

#include "ui/language/languages.h"
#include "ui/theme/grid.h"
#include "ui/theme/theme.h"
#include "ui/widgets/equationhtml.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/tables.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <cstdint>
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

namespace {

// Colours that differ with every kind of colour vision and have the same contrast on light and dark backgrounds.
constexpr QRgb belowZero = 0xff2f7fbf;
constexpr QRgb aboveZero = 0xffdd7a12;

} // namespace

double rangeOf(const std::vector<float>& numbers)
{
    double range = 1e-6;
    for (const float number : numbers)
        if (std::isfinite(number))
            range = std::max(range, std::abs(static_cast<double>(number)));
    return range;
}

NumberStrip::NumberStrip(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void NumberStrip::setNumbers(std::vector<float> numbers, double range)
{
    m_numbers = std::move(numbers);
    m_range = range;
    QStringList texts;
    for (const float number : m_numbers)
        texts << locale().toString(number, 'g', 3);
    setAccessibleDescription(texts.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QColor NumberStrip::colorOf(float number) const
{
    const double share = std::clamp(static_cast<double>(number) / m_range, -1.0, 1.0);
    return blended(palette().color(QPalette::Base), QColor::fromRgb(share < 0.0 ? belowZero : aboveZero),
        std::sqrt(std::abs(share))); // makes small numbers visible
}

int NumberStrip::cellsInLine(int width) const
{
    const int fitting = std::max(1, width / grid(0.75)), count = static_cast<int>(m_numbers.size());
    if (count <= fitting)
        return std::max(1, count);
    const int lines = (count + fitting - 1) / fitting;
    return (count + lines - 1) / lines;
}

QRectF NumberStrip::cell(int index) const
{
    const int inLine = cellsInLine(width());
    const double size = std::min(static_cast<double>(width()) / inLine, static_cast<double>(grid(4)));
    const int line = index / inLine;
    return {index % inLine * size, static_cast<double>(line * grid(2)), size, grid(2) - 1.0};
}

int NumberStrip::heightForWidth(int width) const
{
    const int count = static_cast<int>(m_numbers.size()), inLine = cellsInLine(width);
    return std::max(1, (count + inLine - 1) / inLine) * grid(2);
}

QSize NumberStrip::sizeHint() const
{
    return {grid(52), heightForWidth(grid(52))};
}

int NumberStrip::indexAt(QPoint position) const
{
    for (int index = 0; index < static_cast<int>(m_numbers.size()); ++index)
        if (cell(index).contains(position))
            return index;
    return -1;
}

bool NumberStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int index = indexAt(help->pos());
    if (index < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(),
            plainTip(tr("%1 of %2: %3")
                    .arg(index + 1)
                    .arg(m_numbers.size())
                    .arg(locale().toString(m_numbers[static_cast<std::size_t>(index)], 'g', 6))),
            this);
    return true;
}

void NumberStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(hairline(palette()));
    for (int index = 0; index < static_cast<int>(m_numbers.size()); ++index) {
        const auto rectangle = cell(index);
        painter.fillRect(rectangle, colorOf(m_numbers[static_cast<std::size_t>(index)]));
        painter.drawRect(rectangle);
    }
}

namespace {

constexpr std::size_t mostInWords = 2; ///< longer vectors are strips; the task without words has vectors of two numbers

QString numberText(float number, const QLocale& locale)
{
    return std::isinf(number) ? QStringLiteral("−∞") : locale.toString(number, 'g', 5);
}

} // namespace

QWidget* makeNumbers(const QString& name, const std::vector<float>& numbers, double range, QWidget* parent)
{
    if (numbers.size() > mostInWords) {
        auto* strip = new NumberStrip(parent);
        strip->setAccessibleName(name);
        strip->setNumbers(numbers, range);
        return strip;
    }
    const auto locale = parent->locale();
    QStringList texts;
    for (const float number : numbers)
        texts << numberText(number, locale);
    const auto text = texts.join(QStringLiteral("; "));
    auto* label = new TextLabel(numbers.size() == 1 ? text : QStringLiteral("[%1]").arg(text), parent);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAccessibleName(QStringLiteral("%1: %2").arg(name, text));
    return label;
}

namespace {

enum Column : std::uint8_t { NumberColumn, SymbolColumn, ShapeColumn, ValueColumn, RuleColumn };

QString lineName(std::size_t operand)
{
    return TermsView::tr("line %1").arg(operand + 1);
}

QStringList operandNames(const DissectionTerm& term)
{
    QStringList names;
    for (const auto operand : term.operands)
        names << lineName(operand);
    return names;
}

} // namespace

QString ruleText(const DissectionTerm& term, std::size_t size)
{
    const auto names = operandNames(term);
    switch (term.rule) {
    case TermRule::Given:
        return {};
    case TermRule::Projected:
        return TermsView::tr("a learned matrix %1 times %2")
            .arg(shapeText(term.numbers.size(), size), names.constFirst());
    case TermRule::Shifted:
        return TermsView::tr("a learned matrix %1 times %2, plus the bias b")
            .arg(shapeText(term.numbers.size(), size), names.constFirst());
    case TermRule::Sum:
        return names.join(QStringLiteral(" + "));
    case TermRule::Product:
        return names.join(QStringLiteral(" ⊙ "));
    case TermRule::Tanh:
        return TermsView::tr("tanh of %1").arg(names.constFirst());
    case TermRule::Divided:
        return names.join(QStringLiteral(" / "));
    case TermRule::Capped:
        return QStringLiteral("%2 · tanh(%1 / %2)").arg(names.constFirst(), names.constLast());
    case TermRule::Scaled:
        return names.join(QStringLiteral(" · "));
    case TermRule::Length:
        return TermsView::tr("the root of the sum of the squares of %1").arg(names.constFirst());
    case TermRule::Equation:
        return TermsView::tr("by its equation, from %1").arg(names.join(QStringLiteral(", ")));
    case TermRule::Total:
        break;
    }
    return TermsView::tr("all numbers of %1 added up").arg(names.join(TermsView::tr(" and ")));
}

QString shapeText(std::size_t numbers, std::optional<std::size_t> others)
{
    return others ? QStringLiteral("(%1\u00a0×\u00a0%2)").arg(numbers).arg(*others)
                  : QStringLiteral("(%1)").arg(numbers);
}

TermsView::TermsView(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void TermsView::setTerms(const std::vector<DissectionTerm>& terms, const std::vector<DissectionTerm>& before)
{
    m_sizes.clear();
    for (const auto& term : before)
        m_sizes.push_back(term.numbers.size());
    delete m_content;
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    m_lines = new QGridLayout(m_content);
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setHorizontalSpacing(grid(1.5));
    m_lines->setVerticalSpacing(grid(1));
    m_lines->setColumnStretch(ValueColumn, 1);
    for (const auto& term : terms)
        addTerm(term);
}

void TermsView::addTerm(const DissectionTerm& term)
{
    const auto size = term.numbers.size(), number = m_sizes.size() + 1;
    m_sizes.push_back(size);
    const int line = m_lines->rowCount();
    const auto symbol = QString::fromStdString(term.symbol);
    auto* name = new RichLabel(m_content);
    name->setWordWrap(false);
    makeEquation(*name);
    name->setMarkup(equationHtml(symbol));
    const auto rule = ruleText(term, term.operands.empty() ? 0 : m_sizes.at(term.operands.front()));
    const auto meaning = translated(term.meaning);
    auto* text = makeQuietLabel(rule.isEmpty() ? meaning
            : meaning.isEmpty()                ? rule
                                               : rule + QStringLiteral(" · ") + meaning,
        m_content);
    text->setWordWrap(true);
    text->setMinimumWidth(grid(24));
    m_lines->addWidget(makeQuietLabel(QString::number(number), m_content), line, NumberColumn, Qt::AlignTop);
    m_lines->addWidget(name, line, SymbolColumn, Qt::AlignTop);
    m_lines->addWidget(makeQuietLabel(shapeText(size), m_content), line, ShapeColumn, Qt::AlignTop);
    m_lines->addWidget(text, line, RuleColumn, Qt::AlignTop);
    m_lines->addWidget(
        makeNumbers(tr("Line %1, %2").arg(number).arg(symbol), term.numbers, rangeOf(term.numbers), m_content), line,
        ValueColumn, Qt::AlignTop);
}

namespace {

constexpr std::size_t shownWords = 4;

QString partName(const Dissection& dissection, const ContextPart& part, const QLocale& locale)
{
    const auto weight = locale.toString(part.weight, 'f', 3);
    if (part.word < 0)
        return ContextView::tr("all others, %1 together").arg(weight);
    const auto word =
        isolated(QString::fromStdString(dissection.columnTokens[static_cast<std::size_t>(part.word)].text));
    return ContextView::tr("%1 · “%2”").arg(weight, word);
}

void addLine(QGridLayout& lines, QLabel* label, const QString& name, const std::vector<float>& numbers, double range)
{
    const int line = lines.rowCount();
    lines.addWidget(label, line, 0, Qt::AlignTop);
    lines.addWidget(makeQuietLabel(shapeText(numbers.size()), lines.parentWidget()), line, 1, Qt::AlignTop);
    lines.addWidget(makeNumbers(name, numbers, range, lines.parentWidget()), line, 2, Qt::AlignTop);
}

} // namespace

std::vector<ContextPart> contextParts(const Dissection& dissection, std::size_t heaviest)
{
    const auto& weights = dissection.arithmetic.weights;
    std::vector<int> order(weights.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(
        order, std::ranges::greater(), [&](int word) { return weights[static_cast<std::size_t>(word)]; });
    std::vector<ContextPart> parts;
    for (std::size_t place = 0; place < order.size(); ++place) {
        const auto word = static_cast<std::size_t>(order[place]);
        if (place <= heaviest)
            parts.push_back(
                {place < heaviest ? order[place] : -1, 0.0f, std::vector<float>(dissection.context.size())});
        auto& part = parts.back();
        part.weight += weights[word];
        for (std::size_t index = 0; index < part.numbers.size(); ++index)
            part.numbers[index] += weights[word] * dissection.annotations[word][index];
    }
    return parts;
}

ContextView::ContextView(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void ContextView::setDissection(const Dissection& dissection)
{
    delete m_content;
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    auto* lines = new QGridLayout(m_content);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setHorizontalSpacing(grid(1.5));
    lines->setVerticalSpacing(grid(1));
    lines->setColumnStretch(2, 1);
    const double range = rangeOf(dissection.context);
    for (const auto& part : contextParts(dissection, shownWords))
        addLine(*lines, new TextLabel(partName(dissection, part, locale()), m_content),
            partName(dissection, part, locale()), part.numbers, range);
    const auto sumName = m_task == Task::Sentences ? QStringLiteral("c(t)") : QStringLiteral("o(t)");
    auto* sum = new RichLabel(m_content);
    sum->setWordWrap(false);
    makeEquation(*sum);
    sum->setMarkup(equationHtml(sumName));
    addLine(*lines, sum, sumName, dissection.context, range);
}

} // namespace attentoscope::ui
