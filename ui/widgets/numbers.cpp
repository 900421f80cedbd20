// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/numbers.h"

#include "engine/types/training.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

namespace {

struct NumbersTexts
{
    Q_DECLARE_TR_FUNCTIONS(Numbers)
};

} // namespace

QString countText(std::size_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

QString decimalText(double number, int decimals)
{
    constexpr double readable = 1e12; // files may contain any number
    return std::abs(number) < readable ? QLocale().toString(number, 'f', decimals) : QLocale().toString(number, 'g', 6);
}

QString compactCountText(double count)
{
    const QLocale locale;
    if (count >= 999'500.0)
        return NumbersTexts::tr("%1 M").arg(decimalText(count / 1e6, count < 9.95e6 ? 1 : 0));
    if (count >= 9'999.5)
        return NumbersTexts::tr("%1 k").arg(locale.toString(count / 1e3, 'f', 0));
    return locale.toString(static_cast<qlonglong>(std::llround(count)));
}

QString bleuText(const ValidationReport& validation)
{
    return validation.isBleuMeaningful ? decimalText(validation.bleu, 1) : QStringLiteral("–");
}

QString skippedText(std::size_t lines)
{
    return lines == 1 ? NumbersTexts::tr("1 line was skipped")
                      : NumbersTexts::tr("%1 lines were skipped").arg(countText(lines));
}

QString bitsText(double entropy)
{
    const int form = std::abs(entropy) < 2.0 ? 1 : 2; // French uses the singular below 2: 1.99 bit
    return NumbersTexts::tr("%1 bits", nullptr, form).arg(decimalText(entropy, 2));
}

QString sizeText(std::uint64_t bytes)
{
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), 1);
}

QString lossText(double loss)
{
    return decimalText(loss, 3);
}

QString probabilityText(double probability)
{
    return QLocale().toString(probability, 'f', 3);
}

QString shownNumber(QString value)
{
    return value.replace(QLatin1Char('.'), QLocale().decimalPoint());
}

QString plainNumber(const QString& typed)
{
    static const QRegularExpression form(
        QStringLiteral("^[+-]?(?:(?<whole>\\d*)(?<mark>[.,])(?<rest>\\d*)|\\d+)(?:[eE][+-]?\\d+)?$"));
    const auto found = form.match(typed.trimmed());
    if (!found.hasMatch())
        return {};
    const auto whole = found.captured(QStringLiteral("whole")), mark = found.captured(QStringLiteral("mark"));
    const bool separatesThousands = mark != QLocale().decimalPoint() && whole.size() <= 3 && !whole.isEmpty()
        && !whole.startsWith(QLatin1Char('0')) && found.captured(QStringLiteral("rest")).size() == 3;
    return !mark.isEmpty() && separatesThousands ? QString()
                                                 : typed.trimmed().replace(QLatin1Char(','), QLatin1Char('.'));
}

QString spanText(double seconds)
{
    constexpr double longest = 1e12; // about 30,000 years
    const auto whole = std::llround(seconds > 0.0 ? std::min(seconds, longest) : 0.0);
    if (whole < 60)
        return NumbersTexts::tr("%1 s").arg(whole);
    if (whole < 3600)
        return NumbersTexts::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
    return NumbersTexts::tr("%1 h %2 min").arg(whole / 3600).arg(whole % 3600 / 60, 2, 10, QLatin1Char('0'));
}

} // namespace attentoscope::ui
