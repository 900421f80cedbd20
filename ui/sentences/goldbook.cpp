// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/goldbook.h"

#include <QString>

namespace attentoscope::ui {

namespace {

void append(std::string& key, const std::vector<Token>& tokens)
{
    for (const auto& token : tokens) {
        if (token.special)
            continue;
        if (!token.attached)
            key += ' ';
        key += token.text;
    }
    key += '\n';
}

std::string keyOfWords(const Translation& translation)
{
    std::string key;
    append(key, translation.source);
    append(key, translation.target);
    return key;
}

/// The same for text as it was written and for tokens, in which a tokenizer may have changed case and forms of letters.
std::string foldedKey(const std::string& key)
{
    return QString::fromStdString(key).toCaseFolded().normalized(QString::NormalizationForm_KC).toStdString();
}

} // namespace

std::string GoldBook::keyOf(const SentencePair& text)
{
    std::string key;
    for (const auto& side : {text.source, text.target}) {
        const auto words = QString::fromStdString(side).simplified();
        key += (words.isEmpty() ? std::string() : ' ' + words.toStdString()) + '\n';
    }
    return foldedKey(key);
}

void GoldBook::add(const Translation& aligned)
{
    if (!aligned.gold)
        return;
    auto& known = m_gold[keyOfWords(aligned)];
    if (!known || known->kind == LinksKind::Statistical)
        known = aligned.gold;
}

std::shared_ptr<const GoldAlignment> GoldBook::find(const Translation& translation) const
{
    if (isEmpty())
        return nullptr;
    const auto key = keyOfWords(translation);
    const auto drawn = m_drawn.empty() ? m_drawn.end() : m_drawn.find(foldedKey(key));
    if (drawn != m_drawn.end() && drawn->second)
        return drawn->second;
    const auto found = m_gold.find(key);
    const bool isTakenAway = drawn != m_drawn.end() && found != m_gold.end() && found->second->kind == LinksKind::Gold;
    return found == m_gold.end() || isTakenAway ? nullptr : found->second;
}

std::shared_ptr<const GoldAlignment> GoldBook::linksOf(const Translation& translation) const
{
    const bool isGold = translation.gold && translation.gold->kind == LinksKind::Gold;
    if (isGold && m_drawn.empty())
        return translation.gold;
    auto known = find(translation);
    const bool isTakenAway = isGold && !m_drawn.empty() && m_drawn.contains(foldedKey(keyOfWords(translation)));
    return isTakenAway || (known && (!isGold || known->kind == LinksKind::Gold)) ? known : translation.gold;
}

void GoldBook::draw(const SentencePair& text, std::shared_ptr<const GoldAlignment> links)
{
    if (links)
        m_drawn[keyOf(text)] = std::move(links);
    else
        m_drawn.erase(keyOf(text));
}

std::shared_ptr<const GoldAlignment> GoldBook::drawn(const SentencePair& text) const
{
    const auto found = m_drawn.find(keyOf(text));
    return found == m_drawn.end() ? nullptr : found->second;
}

} // namespace attentoscope::ui
