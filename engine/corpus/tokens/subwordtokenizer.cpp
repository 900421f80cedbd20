// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/subwordtokenizer.h"

#include "engine/corpus/text/unicodetext.h"

namespace attentoscope {

std::vector<TextToken> SubwordTokenizer::split(std::string_view text) const
{
    std::vector<TextToken> tokens;
    std::string word;
    forEachPiece(text, [&](std::string_view bare) {
        word.clear();
        if (!tokens.empty() || m_model->marksFirstWord())
            word = wordSeparator;
        word += bare;
        bool attached = false;
        for (const auto& piece : piecesOf(word)) {
            tokens.push_back({piece, attached});
            attached = true;
        }
    });
    return tokens;
}

const std::vector<std::string>& SubwordTokenizer::piecesOf(const std::string& word) const
{
    if (const auto found = m_remembered.find(word); found != m_remembered.end())
        return found->second;
    if (m_remembered.size() >= mostRemembered)
        m_remembered.clear();
    return m_remembered.emplace(word, m_model->cut(word)).first->second;
}

} // namespace attentoscope
