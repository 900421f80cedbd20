// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/heatmapcontent.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace attentoscope::ui {

namespace {

std::span<const float> rowOf(const AttentionMap& attention, int row)
{
    const std::span<const float> all(*attention.weights);
    return all.subspan(static_cast<std::size_t>(row) * attention.columns, attention.columns);
}

double entropyOf(std::span<const float> weights)
{
    double entropy = 0.0;
    for (const float weight : weights) {
        if (weight > 0.0F)
            entropy -= static_cast<double>(weight) * std::log2(static_cast<double>(weight));
    }
    return std::max(0.0, entropy);
}

QString label(const Token& token)
{
    constexpr QChar openBox(0x2423);
    const QString text = QString::fromStdString(token.text);
    return text.trimmed().isEmpty() ? QString(std::max<qsizetype>(1, text.size()), openBox) : text;
}

} // namespace

CellReading readCell(const Translation& translation, Cell cell)
{
    const std::span<const float> row = rowOf(translation.attention, cell.row);
    const float weight = row[static_cast<std::size_t>(cell.column)];
    CellReading reading;
    reading.source = label(translation.source[static_cast<std::size_t>(cell.column)]);
    reading.target = label(translation.target[static_cast<std::size_t>(cell.row)]);
    reading.weight = static_cast<double>(weight);
    reading.rank = 1 + static_cast<int>(std::ranges::count_if(row, [weight](float other) { return other > weight; }));
    reading.columns = static_cast<int>(row.size());
    reading.entropy = entropyOf(row);
    return reading;
}

bool fitsItsWords(const Translation& translation)
{
    const AttentionMap& attention = translation.attention;
    return attention.rows == translation.target.size() && attention.columns == translation.source.size()
        && attention.weights && attention.weights->size() == attention.rows * attention.columns;
}

float largestWeight(const AttentionMap& attention)
{
    float largest = 0.0F;
    if (!attention.isEmpty()) {
        for (const float weight : *attention.weights)
            largest = weight > largest ? weight : largest;
    }
    return largest;
}

QStringList labelsOf(const std::vector<Token>& tokens)
{
    QStringList labels;
    labels.reserve(static_cast<qsizetype>(tokens.size()));
    std::ranges::transform(tokens, std::back_inserter(labels), label);
    return labels;
}

bool readsRightToLeft(const std::vector<Token>& tokens)
{
    int balance = 0;
    for (const Token& token : tokens) {
        if (token.special)
            continue;
        const QString text = QString::fromStdString(token.text);
        const auto strong = std::ranges::find_if(text, [](QChar letter) {
            const QChar::Direction direction = letter.direction();
            return direction == QChar::DirL || direction == QChar::DirR || direction == QChar::DirAL;
        });
        if (strong != text.end())
            balance += strong->direction() == QChar::DirL ? -1 : 1;
    }
    return balance > 0;
}

} // namespace attentoscope::ui
