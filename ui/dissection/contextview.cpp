// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/contextview.h"

#include "ui/dissection/numberfield.h"
#include "ui/dissection/numberstrip.h"
#include "ui/dissection/termsview.h"
#include "ui/theme/grid.h"
#include "ui/widgets/direction.h"
#include "ui/widgets/equationhtml.h"
#include "ui/widgets/labels.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace attentoscope::ui {

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
