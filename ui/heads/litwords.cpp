// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/litwords.h"

#include "ui/heads/headwords.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/widgets/plaintext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace attentoscope::ui {

namespace {

struct LitTexts
{
    Q_DECLARE_TR_FUNCTIONS(Heads)
};

enum class Along : std::uint8_t { Row, Column };

QString wordAt(const std::vector<Token>& tokens, TokenRange range)
{
    const QStringList labels = labelsOf(tokens);
    return isolated(labels.mid(range.first, range.count).join(QString()));
}

bool isWithin(TokenRange range, std::size_t count)
{
    return range.first >= 0 && static_cast<std::size_t>(range.first + range.count) <= count;
}

/// Averages the rows of a word's tokens and adds its columns, as views of whole words do.
std::vector<double> meanAlong(const Translation& translation, HeadKind kind, Along along, TokenRange range)
{
    std::vector<double> sums;
    double parts = 0.0;
    for (const HeadMap& head : translation.heads) {
        const AttentionMap& map = head.attention;
        const bool row = along == Along::Row;
        if (head.id.kind != kind || map.isEmpty() || !isWithin(range, row ? map.rows : map.columns))
            continue;
        sums.resize(row ? map.columns : map.rows);
        parts += row ? range.count : 1;
        for (int token = range.first; token < range.first + range.count; ++token)
            for (std::size_t other = 0; other < sums.size(); ++other) {
                const auto one = static_cast<std::size_t>(token);
                sums[other] += static_cast<double>(row ? map.at(one, other) : map.at(other, one));
            }
    }
    for (double& sum : sums)
        sum /= parts;
    return sums;
}

/// `text` has places for three values: the word under the pointer, the other word for which its weight is largest, and
/// that weight.
void addMost(QStringList& parts, const QString& text, const QString& lit, const std::vector<double>& weights,
    const std::vector<Token>& words)
{
    if (weights.empty() || weights.size() != words.size())
        return;
    const auto most = std::ranges::max_element(weights);
    parts << text.arg(lit, isolated(labelsOf(words)[most - weights.begin()]), QLocale().toString(*most, 'f', 2));
}

} // namespace

LitWords litIn(HeadKind kind, std::optional<TokenRange> rows, std::optional<TokenRange> columns)
{
    if (kind == HeadKind::Encoder)
        return {.source = rows ? rows : columns, .target = {}};
    if (kind == HeadKind::Cross)
        return {.source = columns, .target = rows};
    if (!rows && columns && columns->first > 0) // the first column is the start token
        rows = TokenRange{columns->first - 1, columns->count};
    return {.source = {}, .target = rows};
}

std::optional<TokenRange> litRows(HeadKind kind, const LitWords& words)
{
    return kind == HeadKind::Encoder ? words.source : words.target;
}

std::optional<TokenRange> litColumns(HeadKind kind, const LitWords& words)
{
    return kind == HeadKind::Cross ? words.source : std::nullopt;
}

QString litReading(const Translation& translation, const LitWords& words)
{
    QStringList parts;
    const QString inSource = LitTexts::tr("in the source “%1” reads “%2” most, %3");
    if (words.target && isWithin(*words.target, translation.target.size())) {
        const TokenRange target = *words.target;
        const QString word = wordAt(translation.target, target);
        addMost(parts, inSource, word, meanAlong(translation, HeadKind::Cross, Along::Row, target), translation.source);
        addMost(parts, LitTexts::tr("of the words before it “%1” reads “%2” most, %3"), word,
            meanAlong(translation, HeadKind::Decoder, Along::Row, target), readTokens(translation));
    }
    if (words.source && isWithin(*words.source, translation.source.size())) {
        const TokenRange source = *words.source;
        const QString word = wordAt(translation.source, source);
        addMost(
            parts, inSource, word, meanAlong(translation, HeadKind::Encoder, Along::Row, source), translation.source);
        addMost(parts, LitTexts::tr("“%1” is read most by “%2”, %3"), word,
            meanAlong(translation, HeadKind::Cross, Along::Column, source), translation.target);
    }
    return parts.isEmpty() ? QString() : LitTexts::tr("Mean of all heads: %1").arg(parts.join(QStringLiteral(" · ")));
}

} // namespace attentoscope::ui
