// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/goldcells.h"

#include <QCoreApplication>
#include <QLocale>

namespace attentoscope::ui {

namespace {

struct GoldCellsTexts
{
    Q_DECLARE_TR_FUNCTIONS(GoldCells)
};

using Tokens = std::vector<std::vector<std::size_t>>; ///< those of each word

Tokens tokensOfWords(const std::vector<Token>& tokens)
{
    Tokens words(wordCount(tokens));
    const auto word = wordsOfTokens(tokens);
    for (std::size_t token = 0; token < tokens.size(); ++token)
        if (word[token])
            words[*word[token]].push_back(token);
    return words;
}

} // namespace

std::vector<GoldLink> goldCells(const Translation& translation)
{
    const auto& map = translation.attention;
    if (!translation.gold || map.isEmpty())
        return {};
    const auto sources = tokensOfWords(translation.source);
    const auto targets = tokensOfWords(translation.target);
    std::vector<GoldLink> cells(map.rows * map.columns, GoldLink::None);
    const auto mark = [&](const std::vector<AlignmentLink>& links, GoldLink kind) {
        for (const auto& link : links) {
            if (link.source >= sources.size() || link.target >= targets.size())
                continue;
            for (const std::size_t row : targets[link.target])
                for (const std::size_t column : sources[link.source])
                    if (row < map.rows && column < map.columns)
                        cells[row * map.columns + column] = kind;
        }
    };
    mark(translation.gold->possible, GoldLink::Possible);
    mark(translation.gold->sure, GoldLink::Sure);
    return cells;
}

QString percentText(double share)
{
    return GoldCellsTexts::tr("%1 %").arg(QLocale().toString(100.0 * share, 'f', 1));
}

QString linkRuleText(const LinkRule& rule)
{
    return rule.threshold > 0.0 ? GoldCellsTexts::tr("words are linked where the weight is at least %1")
                                      .arg(QLocale().toString(rule.threshold, 'f', 2))
                                : GoldCellsTexts::tr("each word is linked to its largest weight");
}

QString goldReading(const Translation& translation, const LinkRule& rule, AttentionForm form)
{
    if (!translation.gold || translation.attention.isEmpty())
        return {};
    const auto rate = countAlignment(linksFromAttention(translation, rule), *translation.gold).errorRate();
    QString text = GoldCellsTexts::tr("AER of this sentence %1 (%2). Attention is not alignment.")
                       .arg(percentText(rate), linkRuleText(rule));
    if (form == AttentionForm::Lines) // which has no outlines
        return text;
    return text + QLatin1Char(' ')
        + GoldCellsTexts::tr("Gold links are outlined: sure ones solid, possible ones dashed.");
}

QString notAlignmentText()
{
    return GoldCellsTexts::tr(
        "Attention is not alignment: a weight says where the model read while it chose a word, not which word that one "
        "translates. The alignment error rate (AER) compares the weights all the same with gold links, which people or "
        "a grammar made; a good model may have a high one.");
}

} // namespace attentoscope::ui
