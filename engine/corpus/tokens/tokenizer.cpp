// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/tokenizer.h"

#include "engine/corpus/text/textboundaries.h"
#include "engine/corpus/text/unicodetext.h"
#include "engine/corpus/tokens/sentencepieces.h"
#include "engine/corpus/tokens/wordtokenizer.h"

#include <unicode/uchar.h>

#include <unordered_map>

namespace attentoscope {

namespace {

/// For text that is already tokenised: white space separates the tokens.
class SpaceTokenizer : public Tokenizer
{
public:
    std::vector<TextToken> split(std::string_view text) const override;
};

std::vector<TextToken> SpaceTokenizer::split(std::string_view text) const
{
    std::vector<TextToken> tokens;
    forEachPiece(text, [&](std::string_view piece) { tokens.emplace_back(std::string(piece), false); });
    return tokens;
}

/// Characters as people see them (grapheme clusters). White space between two words becomes one token `wordSeparator`,
/// which is not attached. All other tokens except the first are attached. So the text can be rebuilt, and its words
/// counted.
class CharacterTokenizer : public Tokenizer
{
public:
    CharacterTokenizer();
    std::vector<TextToken> split(std::string_view text) const override;

private:
    mutable TextBoundaries m_boundaries;
};

CharacterTokenizer::CharacterTokenizer() : m_boundaries(BoundaryKind::Character) { }

std::vector<TextToken> CharacterTokenizer::split(std::string_view text) const
{
    std::vector<TextToken> tokens;
    forEachPiece(text, [&](std::string_view piece) {
        if (!tokens.empty())
            tokens.emplace_back(std::string(wordSeparator), false);
        std::size_t begin = 0;
        const auto addUntil = [&](std::size_t end) {
            tokens.emplace_back(std::string(piece.substr(begin, end - begin)), !tokens.empty());
            begin = end;
        };
        if (isAscii(piece)) {
            while (begin < piece.size())
                addUntil(begin + 1);
        } else {
            for (const std::size_t end : m_boundaries.ends(piece))
                addUntil(end);
        }
    });
    return tokens;
}

/// Pieces of words, cut by a SentencePiece model. A piece that begins with `wordSeparator` begins a word. All other
/// pieces except the first are attached. So the text can be rebuilt, and its words counted.
class SubwordTokenizer : public Tokenizer
{
public:
    explicit SubwordTokenizer(SharedSubwords model) : m_model(std::move(model)) { }
    std::vector<TextToken> split(std::string_view text) const override;

private:
    static constexpr std::size_t mostRemembered = 200'000; ///< words; most texts repeat a few words

    const std::vector<std::string>& piecesOf(const std::string& word) const;

    SharedSubwords m_model;
    mutable std::unordered_map<std::string, std::vector<std::string>> m_remembered;
};

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

/// Whole sentences, cut by SentencePiece's rules. A token that chooses the target language may come first. A piece that
/// does not begin with `wordSeparator` is attached.
class SentenceTokenizer : public Tokenizer
{
public:
    explicit SentenceTokenizer(SharedSubwords model) : m_model(std::move(model)) { }
    std::vector<TextToken> split(std::string_view text) const override;

private:
    SharedSubwords m_model;
};

std::vector<TextToken> SentenceTokenizer::split(std::string_view text) const
{
    std::vector<TextToken> tokens;
    if (const auto language = languageTokenOf(text); !language.empty()) {
        tokens.push_back({std::string(language), false});
        text.remove_prefix(language.size());
    }
    for (auto& piece : m_model->cut(text)) {
        const bool isAttached = !tokens.empty() && !piece.starts_with(wordSeparator);
        tokens.push_back({std::move(piece), isAttached});
    }
    return tokens;
}

} // namespace

std::unique_ptr<Tokenizer> makeTokenizer(TokenizerKind kind, SharedSubwords subwords, TextRules rules)
{
    switch (kind) {
    case TokenizerKind::Words:
        return std::make_unique<WordTokenizer>(rules);
    case TokenizerKind::Space:
        return std::make_unique<SpaceTokenizer>();
    case TokenizerKind::Characters:
        return std::make_unique<CharacterTokenizer>();
    case TokenizerKind::Bpe:
    case TokenizerKind::Unigram:
        if (!subwords) // without text nothing was learned, and nothing must be cut
            return std::make_unique<SpaceTokenizer>();
        if (subwords->reach() == PieceReach::Sentences)
            return std::make_unique<SentenceTokenizer>(std::move(subwords));
        return std::make_unique<SubwordTokenizer>(std::move(subwords));
    }
    return nullptr;
}

WordClass wordClassOf(std::string_view token)
{
    if (token.starts_with(wordSeparator) && token.size() > wordSeparator.size())
        token.remove_prefix(wordSeparator.size());
    if (token.empty())
        return WordClass::Other;
    const auto mask = U_GET_GC_MASK(static_cast<UChar32>(firstCharacter(token).value));
    if ((mask & (U_GC_P_MASK | U_GC_S_MASK)) != 0)
        return WordClass::Punctuation;
    if ((mask & U_GC_N_MASK) != 0)
        return WordClass::Number;
    return (mask & (U_GC_LU_MASK | U_GC_LT_MASK)) != 0 ? WordClass::Capital : WordClass::Other;
}

} // namespace attentoscope
