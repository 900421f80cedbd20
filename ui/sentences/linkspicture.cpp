// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/linkspicture.h"

#include "engine/types/csvfield.h"
#include "engine/types/mergedwords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace attentoscope::ui {

namespace {

/// Tokens as words in the sense of links, without the mark for a space.
std::vector<Token> linkedWords(const std::vector<Token>& tokens)
{
    auto words = wordsOf(tokens, wordBegins(tokens));
    std::erase_if(words, [](const Token& word) { return word.special; });
    return words;
}

AttentionMap mapOf(const GoldAlignment& links, std::size_t rows, std::size_t columns)
{
    constexpr float possible = 0.5F;
    std::vector<float> weights(rows * columns);
    const auto draw = [&](const std::vector<AlignmentLink>& all, float weight) {
        for (const auto& link : all)
            if (link.target < rows && link.source < columns)
                weights[link.target * columns + link.source] = weight;
    };
    draw(links.possible, possible);
    draw(links.sure, 1.0F);
    return {.rows = rows,
        .columns = columns,
        .weights = std::make_shared<const std::vector<float>>(std::move(weights)),
        .centres = {}};
}

bool isSure(const GoldAlignment& links, const AlignmentLink& link)
{
    return std::ranges::find(links.sure, link) != links.sure.end();
}

std::vector<AlignmentLink> allOf(const GoldAlignment& links)
{
    auto all = links.sure;
    all.insert(all.end(), links.possible.begin(), links.possible.end());
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all;
}

QJsonArray jsonOf(const std::vector<Token>& words)
{
    QJsonArray texts;
    for (const auto& word : words)
        texts.append(QString::fromStdString(word.text));
    return texts;
}

} // namespace

LinksPicture::LinksPicture(QWidget* parent) : AttentionView(parent)
{
    choose(&AttentionOptions::form, AttentionForm::Lines);
    choose(&AttentionOptions::gold, GoldOutlines::Hidden);
}

void LinksPicture::showLinks(const Translation& translation, const LinkRule& rule)
{
    m_areReadOff = !translation.gold;
    m_links = translation.gold ? *translation.gold : GoldAlignment{linksFromAttention(translation, rule), {}};
    Translation words = translation;
    words.source = linkedWords(translation.source);
    words.target = linkedWords(translation.target);
    words.heads.clear();
    words.gold = nullptr;
    words.attention = mapOf(m_links, words.target.size(), words.source.size());
    showTranslation(words);
}

const char* LinksPicture::origin() const
{
    return m_areReadOff ? "attention" : linksKindName(m_links.kind);
}

QString LinksPicture::suggestedName() const
{
    return tr("links");
}

QString LinksPicture::suggestedTitle() const
{
    const auto kind = m_areReadOff        ? tr("links read off attention")
        : m_links.kind == LinksKind::Gold ? tr("gold links")
                                          : tr("statistical links");
    return AttentionView::suggestedTitle() + QStringLiteral(" · ") + kind;
}

QByteArray LinksPicture::csv() const
{
    std::string text = "source,target,source_word,target_word,sure,links\r\n";
    for (const auto& link : allOf(m_links)) {
        if (link.source >= tokens().source.size() || link.target >= tokens().target.size())
            continue;
        text += std::to_string(link.source) + ',' + std::to_string(link.target) + ',';
        text += attentoscope::csvField(tokens().source[link.source].text) + ','
            + attentoscope::csvField(tokens().target[link.target].text);
        text += isSure(m_links, link) ? ",1," : ",0,";
        text += std::string(origin()) + "\r\n";
    }
    return QByteArray::fromStdString(text);
}

QByteArray LinksPicture::json() const
{
    const auto pairs = [](const std::vector<AlignmentLink>& links) {
        QJsonArray all;
        for (const auto& link : links)
            all.append(QJsonArray{int(link.source), int(link.target)});
        return all;
    };
    const QJsonObject object{{QStringLiteral("source"), jsonOf(tokens().source)},
        {QStringLiteral("target"), jsonOf(tokens().target)}, {QStringLiteral("links"), QString::fromLatin1(origin())},
        {QStringLiteral("sure"), pairs(m_links.sure)}, {QStringLiteral("possible"), pairs(m_links.possible)}};
    return QJsonDocument(object).toJson();
}

} // namespace attentoscope::ui
