// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/goldbook.h"

#include "ui/plots/attention/wholewords.h"

#include <QString>

#include <algorithm>

namespace attentoscope::ui {

namespace {

/// Ignores accents, because a tokenizer may remove them, and may also change case and forms of letters.
std::string foldedKey(const QString& key)
{
    QString folded;
    for (const QChar letter : key.toCaseFolded().normalized(QString::NormalizationForm_KD))
        if (letter.category() != QChar::Mark_NonSpacing)
            folded += letter;
    return folded.toStdString();
}

QString lineOf(const QString& words)
{
    return words.simplified() + QLatin1Char('\n');
}

std::string keyOfWords(const Translation& translation)
{
    return foldedKey(lineOf(textOf(translation.source)) + lineOf(textOf(translation.target)));
}

std::vector<AlignmentLink> sorted(std::vector<AlignmentLink> links)
{
    std::ranges::sort(links);
    return links;
}

} // namespace

std::string GoldBook::keyOf(const SentencePair& text)
{
    return foldedKey(lineOf(QString::fromStdString(text.source)) + lineOf(QString::fromStdString(text.target)));
}

bool GoldBook::areWordsOf(const SentencePair& text, const Translation& translation)
{
    return keyOf(text) == keyOfWords(translation);
}

const GoldBook::DrawnPair* GoldBook::drawnPair(const std::string& key) const
{
    const auto found = m_drawn.find(key);
    return found == m_drawn.end() ? nullptr : &found->second;
}

bool GoldBook::DrawnPair::had(const GoldAlignment& gold) const
{
    return gold.kind == LinksKind::Gold && gold.possible.empty()
        && std::ranges::find(versions, sorted(gold.sure)) != versions.end();
}

void GoldBook::add(const Translation& aligned)
{
    if (!aligned.gold)
        return;
    const auto key = keyOfWords(aligned);
    const auto* pair = drawnPair(key);
    if (usesDrawn() && pair && pair->had(*aligned.gold))
        return;
    auto& known = m_gold[key];
    if (!known || known->kind == LinksKind::Statistical)
        known = aligned.gold;
}

std::shared_ptr<const GoldAlignment> GoldBook::find(const Translation& translation) const
{
    if (isEmpty())
        return nullptr;
    const auto key = keyOfWords(translation);
    if (const auto* pair = drawnPair(key); usesDrawn() && pair && pair->links)
        return pair->links;
    const auto found = m_gold.find(key);
    return found == m_gold.end() ? nullptr : found->second;
}

std::shared_ptr<const GoldAlignment> GoldBook::linksOf(const Translation& translation) const
{
    const auto* pair = m_drawn.empty() ? nullptr : drawnPair(keyOfWords(translation));
    if (usesDrawn() && pair && pair->links)
        return pair->links;
    const bool isOutdated = pair && translation.gold && pair->had(*translation.gold);
    auto own = isOutdated ? nullptr : translation.gold;
    if (own && own->kind == LinksKind::Gold)
        return own;
    const auto known = find(translation);
    return known ? known : own;
}

void GoldBook::draw(const LinksDrawing& drawing)
{
    const auto key = keyOf(drawing.text);
    auto& pair = m_drawn[key];
    pair.links = nullptr;
    if (drawing.links.empty())
        return;
    pair.links = std::make_shared<const GoldAlignment>(GoldAlignment{sorted(drawing.links), {}});
    if (!pair.had(*pair.links))
        pair.versions.push_back(pair.links->sure);
    if (const auto known = m_gold.find(key); usesDrawn() && known != m_gold.end() && pair.had(*known->second))
        m_gold.erase(known); // these links were measured before the program knew that a person had drawn them
}

std::shared_ptr<const GoldAlignment> GoldBook::drawn(const SentencePair& text) const
{
    const auto* pair = drawnPair(keyOf(text));
    return pair ? pair->links : nullptr;
}

} // namespace attentoscope::ui
