// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/comparison.h"

#include <QString>
#include <QStringList>

#include <cmath>

namespace attentoscope::tests {

/// Words split by spaces; what stands in angle brackets is a marker.
inline std::vector<Token> tokensOf(const char* sentence)
{
    std::vector<Token> tokens;
    for (const QString& word : QString::fromUtf8(sentence).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        Token token;
        token.text = word.toStdString();
        token.special = word.startsWith(QLatin1Char('<'));
        tokens.push_back(token);
    }
    return tokens;
}

/// Row r, column c has the weight (r + 1) · (c + 1) / 100 + `more`.
inline Translation weighed(const char* source, const char* target, float more = 0.0F)
{
    Translation translation;
    translation.source = tokensOf(source);
    translation.target = tokensOf(target);
    translation.text = target;
    auto weights = std::make_shared<std::vector<float>>();
    for (std::size_t row = 0; row < translation.target.size(); ++row)
        for (std::size_t column = 0; column < translation.source.size(); ++column)
            weights->push_back(static_cast<float>((row + 1) * (column + 1)) / 100.0F + more);
    translation.attention.rows = translation.target.size();
    translation.attention.columns = translation.source.size();
    translation.attention.weights = std::move(weights);
    translation.probabilities.assign(translation.target.size(), 0.5F);
    translation.score = static_cast<double>(translation.target.size()) * std::log(0.5);
    translation.step = 1200;
    return translation;
}

inline Comparison comparisonOf(const Translation& first, const Translation& second)
{
    Comparison comparison;
    comparison.first.translation = first;
    comparison.first.preset = "luong-dot";
    comparison.second.translation = second;
    comparison.second.preset = "recommended";
    return comparison;
}

} // namespace attentoscope::tests
