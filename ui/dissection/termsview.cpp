// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/termsview.h"

#include "ui/dissection/numberfield.h"
#include "ui/dissection/numberstrip.h"
#include "ui/language/translated.h"
#include "ui/theme/grid.h"
#include "ui/widgets/equationhtml.h"
#include "ui/widgets/labels.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <cstdint>

namespace attentoscope::ui {

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

} // namespace attentoscope::ui
