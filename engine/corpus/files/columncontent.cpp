// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/columncontent.h"

#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <array>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::size_t fewestForCodes = 3; ///< fewest rows for a column that repeats one code
constexpr std::size_t fewestForSomeCodes = 20;
constexpr std::size_t rowsForEachCode = 8;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool hasSpace(std::string_view text)
{
    return text.find(' ') != std::string_view::npos;
}

bool consistsOf(std::string_view text, std::string_view signs)
{
    return std::ranges::all_of(text, [signs](char c) { return isDigit(c) || signs.contains(c); });
}

std::string_view withoutExponent(std::string_view word)
{
    const std::size_t at = word.find_first_of("eE");
    if (at == std::string_view::npos || at == 0)
        return word;
    auto exponent = word.substr(at + 1);
    if (exponent.starts_with('-') || exponent.starts_with('+'))
        exponent.remove_prefix(1);
    return !exponent.empty() && std::ranges::all_of(exponent, isDigit) ? word.substr(0, at) : word;
}

bool isNumber(const std::string& text)
{
    std::istringstream words(text);
    bool some = false;
    for (std::string word; words >> word; some = true) {
        const auto mantissa = withoutExponent(word);
        const bool isWord = word == "nan" || word == "NaN" || word == "inf" || word == "-inf";
        if (!isWord && (std::ranges::none_of(mantissa, isDigit) || !consistsOf(mantissa, "+-.,_%/:")))
            return false;
    }
    return some;
}

bool isDate(const std::string& text)
{
    std::string rest = text;
    for (const std::string_view mark : {"T", "Z", "UTC", "GMT", "AM", "PM", "am", "pm"})
        if (const auto at = rest.find(mark); at != std::string::npos && at > 0)
            rest.erase(at, mark.size());
    const auto marks = std::ranges::count_if(rest, [](char c) { return std::string_view("-/.:").contains(c); });
    return marks >= 1 && std::ranges::count_if(rest, isDigit) >= 3 && consistsOf(rest, "-/.:+ ,");
}

bool isAddress(const std::string& text)
{
    const auto at = text.find('@');
    const bool isMail = at != std::string::npos && at > 0 && text.find('.', at) != std::string::npos;
    return !hasSpace(text) && (text.find("://") != std::string::npos || text.starts_with("www.") || isMail);
}

bool isFileName(const std::string& text)
{
    if (text.starts_with("[sound:") || text.starts_with("<img "))
        return true;
    const auto dot = text.rfind('.');
    if (hasSpace(text) || dot == std::string::npos || dot == 0)
        return false;
    const auto ending = std::string_view(text).substr(dot + 1);
    return ending.size() <= 5 && std::ranges::any_of(ending, isAsciiLetter)
        && std::ranges::all_of(ending, [](char c) { return isDigit(c) || isAsciiLetter(c); });
}

bool isIdentifier(const std::string& text)
{
    return text.size() > 1 && std::ranges::any_of(text, isDigit) && std::ranges::all_of(text, [](char c) {
        return isDigit(c) || isAsciiLetter(c) || std::string_view("-_:.#/{}|").contains(c);
    });
}

bool isOrigin(const std::string& text)
{
    constexpr std::array marks = {"CC-BY", "CC BY", "CC0", "CC-0", "tatoeba.org", "Attribution:", "(c)", "©"};
    return std::ranges::any_of(marks, [&text](const char* mark) { return text.find(mark) != std::string::npos; });
}

bool isCodes(std::span<const std::string> values, std::size_t filled)
{
    std::set<std::string_view> different;
    for (const auto& value : values) {
        if (hasSpace(value))
            return false;
        if (!isBlank(value))
            different.insert(value);
    }
    return different.size() == 1 ? filled >= fewestForCodes
                                 : filled >= fewestForSomeCodes && different.size() * rowsForEachCode <= filled;
}

std::string lowered(std::string_view text)
{
    std::string small;
    for (const char c : text)
        small += c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    return small;
}

/// The part of a heading before the sign that begins a remark: "sentence" of "sentence_de", "text" of "text (German)".
/// A heading of several words is a sentence, and is returned whole.
std::string_view stemOf(std::string_view field)
{
    const auto word = field.substr(0, field.find(" ("));
    return word.contains(' ') ? field : word.substr(0, word.find_first_of("_-."));
}

bool isLanguage(std::string_view word)
{
    static const std::set<std::string_view> names = {"arabic", "bengali", "bulgarian", "catalan", "chinese", "croatian",
        "czech", "danish", "deutsch", "dutch", "english", "englisch", "anglais", "inglés", "español", "espanol",
        "esperanto", "estonian", "finnish", "français", "francais", "französisch", "french", "german", "allemand",
        "greek", "hebrew", "hindi", "hungarian", "icelandic", "indonesian", "irish", "italian", "italiano", "japanese",
        "khmer", "korean", "latin", "latvian", "lithuanian", "nederlands", "norwegian", "persian", "polish", "polski",
        "portuguese", "português", "romanian", "russian", "русский", "serbian", "slovak", "slovenian", "spanish",
        "spanisch", "swahili", "swedish", "tamil", "thai", "turkish", "ukrainian", "urdu", "vietnamese", "welsh",
        "中文", "日本語"};
    static const std::set<std::string_view> codes = {"ar", "bg", "bn", "ca", "cs", "cy", "da", "de", "deu", "el", "en",
        "eng", "eo", "es", "et", "fa", "fi", "fr", "fra", "ga", "he", "hi", "hr", "hu", "is", "it", "ita", "ja", "jpn",
        "km", "ko", "kor", "la", "lt", "lv", "nl", "no", "pl", "pt", "ro", "ru", "rus", "sk", "sl", "spa", "sr", "sv",
        "sw", "ta", "th", "tr", "uk", "ur", "vi", "zh", "zho"};
    return names.contains(word) || codes.contains(word);
}

} // namespace

ColumnContent contentOf(std::span<const std::string> values)
{
    const auto filled =
        static_cast<std::size_t>(std::ranges::count_if(values, [](const std::string& v) { return !isBlank(v); }));
    if (filled == 0 || filled * 2 < values.size())
        return ColumnContent::Nothing;
    const auto mostAre = [&](bool (*is)(const std::string&)) {
        return static_cast<std::size_t>(std::ranges::count_if(values, is)) * 10 >= filled * 9;
    };
    constexpr std::pair<bool (*)(const std::string&), ColumnContent> kinds[] = {{isNumber, ColumnContent::Numbers},
        {isDate, ColumnContent::Numbers}, {isAddress, ColumnContent::Addresses}, {isFileName, ColumnContent::FileNames},
        {isIdentifier, ColumnContent::Identifiers}, {isOrigin, ColumnContent::Origins}};
    for (const auto& [is, content] : kinds)
        if (mostAre(is))
            return content;
    return isCodes(values, filled) ? ColumnContent::Codes : ColumnContent::Sentences;
}

Message describe(ColumnContent content)
{
    switch (content) {
    case ColumnContent::Sentences:
        return "sentences";
    case ColumnContent::Nothing:
        return "nothing in most lines";
    case ColumnContent::Numbers:
        return "numbers or dates";
    case ColumnContent::Addresses:
        return "addresses of pages";
    case ColumnContent::FileNames:
        return "names of files";
    case ColumnContent::Identifiers:
        return "identifiers";
    case ColumnContent::Codes:
        return "the same few codes";
    case ColumnContent::Origins:
        return "where a sentence comes from";
    }
    return "sentences";
}

HeadingWord headingWordOf(const std::string& field)
{
    static const std::set<std::string_view> sides = {"source", "src", "target", "tgt", "trg", "sentence", "sentence1",
        "sentence2", "text", "text1", "text2", "translation", "original", "input", "output", "question", "answer",
        "front", "back", "sl", "tl", "quelle", "ziel", "satz", "phrase", "traduction", "übersetzung"};
    static const std::set<std::string_view> others = {"", "score", "index", "url", "link", "lang", "language", "tag",
        "tags", "label", "date", "time", "file", "name", "user", "username", "author", "license", "licence",
        "attribution", "comment", "note", "notes", "split", "domain", "corpus", "unnamed:", "unnamed", "guid", "deck",
        "no", "nr", "number", "laser", "bicleaner"};
    const auto word = lowered(field);
    if (sides.contains(word) || sides.contains(stemOf(word)) || isLanguage(word) || isLanguage(stemOf(word)))
        return HeadingWord::Side;
    const bool isOther =
        others.contains(word) || others.contains(stemOf(word)) || word.ends_with("id") || word.ends_with("score");
    return isOther ? HeadingWord::Other : HeadingWord::None;
}

bool isHeading(std::span<const std::string> fields)
{
    std::size_t sides = 0;
    for (const auto& field : fields) {
        const auto word = headingWordOf(field);
        if (word == HeadingWord::None)
            return false;
        sides += word == HeadingWord::Side ? 1 : 0;
    }
    return sides >= 2;
}

} // namespace attentoscope
