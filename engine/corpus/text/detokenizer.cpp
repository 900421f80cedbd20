// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/detokenizer.h"

#include "engine/corpus/text/unicodetext.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace attentoscope {

namespace {

using Sign = std::pair<std::string_view, std::string_view>;

constexpr std::array escapedSigns{Sign{" @-@ ", "-"}, Sign{"&bar;", "|"}, Sign{"&#124;", "|"}, Sign{"&lt;", "<"},
    Sign{"&gt;", ">"}, Sign{"&bra;", "["}, Sign{"&ket;", "]"}, Sign{"&quot;", "\""}, Sign{"&apos;", "'"},
    // Must be last, so that "&amp;#91;" is replaced only once.
    Sign{"&#91;", "["}, Sign{"&#93;", "]"}, Sign{"&amp;", "&"}};

void replaceAll(std::string& text, const Sign& sign)
{
    for (std::size_t at = 0; (at = text.find(sign.first, at)) != std::string::npos; at += sign.second.size())
        text.replace(at, sign.first.size(), sign.second);
}

std::u32string decoded(std::string_view word)
{
    std::u32string characters;
    while (!word.empty()) {
        const auto [value, bytes] = firstCharacter(word);
        characters += value;
        word.remove_prefix(bytes);
    }
    return characters;
}

bool isLetter(char32_t character)
{
    return u_isUAlphabetic(static_cast<UChar32>(character)) != 0;
}

bool isLetterOrDigit(char32_t character)
{
    return isLetter(character) || u_charType(static_cast<UChar32>(character)) == U_DECIMAL_DIGIT_NUMBER;
}

bool isEastAsian(char32_t character)
{
    using Range = std::pair<char32_t, char32_t>;
    constexpr std::array ranges{Range{0x1100, 0x11FF}, Range{0x2E80, 0xA4CF}, Range{0xA840, 0xA87F},
        Range{0xAC00, 0xD7AF}, Range{0xF900, 0xFAFF}, Range{0xFE30, 0xFE4F}, Range{0xFF65, 0xFFDC},
        Range{0x20000, 0x2FFFF}};
    return std::ranges::any_of(
        ranges, [&](const Range& range) { return character >= range.first && character <= range.second; });
}

bool consistsOf(const std::u32string& word, std::u32string_view signs)
{
    return word.find_first_not_of(signs) == std::u32string::npos;
}

bool opens(const std::u32string& word)
{
    return std::ranges::all_of(word, [](char32_t character) {
        return std::u32string_view(U"([{¿¡").contains(character)
            || u_charType(static_cast<UChar32>(character)) == U_CURRENCY_SYMBOL;
    });
}

/// Decides where spaces are written around the words of one sentence.
class WordJoiner
{
public:
    explicit WordJoiner(const std::vector<std::string>& words)
    {
        for (const auto& word : words)
            m_words.push_back(decoded(word));
        for (std::size_t at = 0; at < words.size(); ++at) {
            const auto [before, behind] = sides(at);
            if (m_spaceBefore && !before && at > 0)
                m_text += ' ';
            m_text += words[at];
            m_spaceBefore = !behind;
        }
    }

    const std::string& text() const { return m_text; }

private:
    struct Attached
    {
        bool before = false;
        bool behind = false;
    };

    Attached sides(std::size_t at)
    {
        const auto& word = m_words[at];
        const auto before = at > 0 ? m_words[at - 1] : std::u32string();
        if (isEastAsian(word.front()))
            return {.before = !before.empty() && isEastAsian(before.back())};
        if (opens(word))
            return {.behind = true};
        if (consistsOf(word, U",.?!:;\\%}])"))
            return {.before = true};
        if (word.size() > 1 && word[0] == U'\'' && isLetter(word[1]) && !before.empty()
            && isLetterOrDigit(before.back()))
            return {.before = true};
        if (word.size() > 1 && word.back() == U'\'' && isLetter(word[word.size() - 2]) && at + 1 < m_words.size()
            && isLetter(m_words[at + 1].front()))
            return {.behind = true};
        return consistsOf(word, U"'\"„“`") ? quotation(word, before) : Attached();
    }

    Attached quotation(const std::u32string& mark, const std::u32string& before)
    {
        bool& isOpen = m_isOpen[consistsOf(mark, U"„“") ? U"\"" : mark];
        if (!isOpen && mark == U"'" && before.ends_with(U's'))
            return {.before = true};
        isOpen = !isOpen;
        return {.before = !isOpen, .behind = isOpen};
    }

    std::vector<std::u32string> m_words;
    std::map<std::u32string, bool> m_isOpen; ///< key: the quotation mark; value: whether it is open
    std::string m_text;
    bool m_spaceBefore = true;
};

} // namespace

TextStyle styleOf(const std::vector<std::string>& sentences)
{
    std::size_t alone = 0;
    std::size_t attached = 0;
    for (const auto& sentence : sentences) {
        std::string_view last;
        forEachPiece(sentence, [&](std::string_view piece) { last = piece; });
        const bool ends = !last.empty() && std::string_view(".!?").contains(last.back());
        const bool marked = sentence.contains("&apos;") || sentence.contains("&quot;") || sentence.contains(" @-@ ");
        alone += marked || (ends && last.size() == 1) ? 1 : 0;
        attached += !marked && ends && last.size() > 1 ? 1 : 0;
    }
    if (alone == attached)
        return TextStyle::Unclear;
    return alone > attached ? TextStyle::Tokens : TextStyle::Text;
}

std::string detokenized(std::string_view text)
{
    std::string signs = " " + std::string(text) + " ";
    for (const auto& sign : escapedSigns)
        replaceAll(signs, sign);
    std::vector<std::string> words;
    forEachPiece(signs, [&](std::string_view piece) { words.emplace_back(piece); });
    return WordJoiner(words).text();
}

} // namespace attentoscope
