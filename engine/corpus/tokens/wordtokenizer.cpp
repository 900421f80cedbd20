// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/wordtokenizer.h"

#include "engine/corpus/text/unicodetext.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <string>

namespace attentoscope {

AsciiWords::AsciiWords(TextBoundaries& words)
{
    const auto isOneSegment = [&words](const std::string& text) { return words.ends(text).size() == 1; };
    for (char c = '!'; c <= '~'; ++c) {
        const auto at = static_cast<unsigned char>(c);
        if (c >= '0' && c <= '9')
            m_kinds[at] = Kind::Digit;
        else if (c == '_')
            m_kinds[at] = Kind::Connector;
        else if (isOneSegment({'a', c}) && isOneSegment({c, 'a'}))
            m_kinds[at] = Kind::Letter;
        m_joinsLetters[at] = isOneSegment({'a', c, 'a'});
        m_joinsDigits[at] = isOneSegment({'1', c, '1'});
    }
}

std::size_t AsciiWords::segmentEnd(std::string_view text, std::size_t begin) const
{
    std::size_t at = begin + 1;
    if (kind(text[begin]) == Kind::Other)
        return at;
    while (at < text.size()) {
        if (kind(text[at]) != Kind::Other) {
            ++at;
            continue;
        }
        if (at + 1 == text.size())
            break;
        const auto middle = static_cast<unsigned char>(text[at]) & 0x7F;
        const Kind before = kind(text[at - 1]);
        const bool joins =
            (before == Kind::Letter && m_joinsLetters[middle]) || (before == Kind::Digit && m_joinsDigits[middle]);
        if (!joins || kind(text[at + 1]) != before)
            break;
        at += 2;
    }
    return at;
}

namespace {

constexpr std::array<std::string_view, 12> elided{
    "l", "d", "j", "m", "n", "s", "t", "c", "qu", "jusqu", "lorsqu", "puisqu"};
constexpr std::u32string_view vowelsAndH = U"aehiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ";
constexpr std::size_t longestElided = 6;

bool isElided(std::string_view word)
{
    if (word.empty() || word.size() > longestElided)
        return false;
    std::string small(word);
    std::ranges::transform(small, small.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return std::ranges::find(elided, small) != elided.end();
}

std::size_t apostropheBytes(std::string_view text)
{
    if (text.starts_with('\''))
        return 1;
    return text.starts_with("’") ? std::string_view("’").size() : 0;
}

bool beginsWithVowelOrH(std::string_view text)
{
    const auto small = u_tolower(static_cast<UChar32>(firstCharacter(text).value));
    return vowelsAndH.contains(static_cast<char32_t>(small));
}

/// Counts the bytes of the elided word at the start of `word`, with its apostrophe. 0 if nothing is elided.
std::size_t elisionBytes(std::string_view word)
{
    for (std::size_t at = 1; at <= longestElided && at < word.size(); ++at) {
        const std::size_t apostrophe = apostropheBytes(word.substr(at));
        if (apostrophe == 0)
            continue;
        const std::string_view rest = word.substr(at + apostrophe);
        return !rest.empty() && isElided(word.substr(0, at)) && beginsWithVowelOrH(rest) ? at + apostrophe : 0;
    }
    return 0;
}

void joinAtEnd(std::vector<TextToken>& tokens, std::size_t begin)
{
    const std::size_t count = tokens.size() - begin;
    if (count < 2)
        return;
    const std::string& last = tokens.back().text;
    TextToken& word = tokens[tokens.size() - 2];
    // 'l' between quotes is not an elision.
    const bool quoted = count > 2 && apostropheBytes(tokens[tokens.size() - 3].text) > 0;
    if (quoted || !isElided(word.text) || last.empty() || apostropheBytes(last) != last.size())
        return;
    word.text += last;
    tokens.pop_back();
}

/// French elision. Unicode's word rules do not know it: they take "l'homme" as one word, which would then be in the
/// vocabulary beside "homme". Works on the tokens from `begin` on, which must come from one piece of text without white
/// space:
/// - an elided word (l d j m n s t c qu jusqu lorsqu puisqu, any case), an apostrophe (' or ’) and a word that begins
/// with a vowel or h become two tokens, the apostrophe with the first: "l'" "homme";
/// - an elided word and an apostrophe at the end of the piece, as in text with a space after elisions, become one
/// token: "l'".
/// English contractions ("don't", "I'm") stay whole.
void separateElisions(std::vector<TextToken>& tokens, std::size_t begin)
{
    joinAtEnd(tokens, begin);
    for (std::size_t i = begin; i < tokens.size(); ++i) {
        const std::size_t cut = elisionBytes(tokens[i].text);
        if (cut == 0)
            continue;
        TextToken rest{tokens[i].text.substr(cut), true};
        tokens[i].text.resize(cut);
        tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1, std::move(rest));
        ++i;
    }
}

} // namespace

WordTokenizer::WordTokenizer(TextRules rules, Path path)
    : m_path(path)
    , m_boundaries(BoundaryKind::Word, rules == TextRules::First ? AtSign::AsInstalled : AtSign::Alone)
    , m_ascii(m_boundaries)
{
}

std::vector<TextToken> WordTokenizer::split(std::string_view text) const
{
    std::vector<TextToken> tokens;
    forEachPiece(text, [&](std::string_view piece) {
        const std::size_t begin = tokens.size();
        splitPiece(piece, tokens);
        if (piece.contains('\'') || piece.contains("’"))
            separateElisions(tokens, begin);
    });
    return tokens;
}

void WordTokenizer::splitPiece(std::string_view piece, std::vector<TextToken>& tokens) const
{
    const auto add = [&](std::size_t from, std::size_t to) {
        tokens.emplace_back(std::string(piece.substr(from, to - from)), from > 0);
    };
    std::size_t begin = 0;
    if (m_path == Path::Fastest && isAscii(piece)) {
        for (std::size_t end = 0; begin < piece.size(); begin = end) {
            end = m_ascii.segmentEnd(piece, begin);
            add(begin, end);
        }
        return;
    }
    for (const std::size_t end : m_boundaries.ends(piece)) {
        add(begin, end);
        begin = end;
    }
}

} // namespace attentoscope
