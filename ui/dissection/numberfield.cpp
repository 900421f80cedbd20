// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/numberfield.h"

#include "ui/dissection/numberstrip.h"
#include "ui/widgets/labels.h"

#include <QLocale>

#include <cmath>

namespace attentoscope::ui {

namespace {

constexpr std::size_t mostInWords = 2; ///< a vector of the task without words

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

} // namespace attentoscope::ui
