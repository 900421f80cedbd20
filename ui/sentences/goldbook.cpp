// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/goldbook.h"

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

std::string keyOf(const Translation& translation)
{
    std::string key;
    append(key, translation.source);
    append(key, translation.target);
    return key;
}

} // namespace

void GoldBook::add(const Translation& aligned)
{
    if (!aligned.gold)
        return;
    auto& known = m_gold[keyOf(aligned)];
    if (!known || known->kind == LinksKind::Statistical)
        known = aligned.gold;
}

std::shared_ptr<const GoldAlignment> GoldBook::find(const Translation& translation) const
{
    if (m_gold.empty())
        return nullptr;
    const auto found = m_gold.find(keyOf(translation));
    return found == m_gold.end() ? nullptr : found->second;
}

} // namespace attentoscope::ui
