// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/normalizer.h"

#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>
#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

namespace attentoscope {

namespace {

using TextSink = icu::StringByteSink<std::string>;

void check(UErrorCode status)
{
    if (U_FAILURE(status))
        throw std::runtime_error(std::string("ICU cannot normalise text: ") + u_errorName(status));
}

icu::StringPiece piece(std::string_view text)
{
    return {text.data(), static_cast<std::int32_t>(text.size())};
}

std::string normalized(const icu::Normalizer2* form, std::string_view text, UErrorCode& status)
{
    std::string result;
    result.reserve(text.size());
    TextSink sink(&result);
    if (U_SUCCESS(status))
        form->normalizeUTF8(0, piece(text), sink, nullptr, status);
    check(status);
    return result;
}

/// Whether the letter belongs to an alphabet whose marks are accents.
bool isOfAlphabet(char32_t letter)
{
    UErrorCode status = U_ZERO_ERROR;
    const auto script = uscript_getScript(static_cast<UChar32>(letter), &status);
    return script == USCRIPT_LATIN || script == USCRIPT_GREEK || script == USCRIPT_CYRILLIC;
}

constexpr char32_t zeroWidthSpace = 0x200B;
constexpr char32_t nonJoiner = 0x200C;
constexpr char32_t joiner = 0x200D;

bool isInvisible(char32_t character)
{
    return u_hasBinaryProperty(static_cast<UChar32>(character), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

bool isWithin(char32_t character, char32_t first, char32_t last)
{
    return character >= first && character <= last;
}

bool isJoiner(char32_t character)
{
    return character == nonJoiner || character == joiner;
}

bool isTag(char32_t character)
{
    return isWithin(character, 0xE0020, 0xE007F);
}

/// Variation selectors choose the form in which the preceding character is drawn.
bool isSelector(char32_t character)
{
    constexpr std::array<std::pair<char32_t, char32_t>, 3> ranges = {
        {{0xFE00, 0xFE0F}, {0xE0100, 0xE01EF}, {0x180B, 0x180F}}};
    return std::ranges::any_of(
        ranges, [character](const auto& range) { return isWithin(character, range.first, range.second); });
}

bool isHangul(char32_t character)
{
    return isWithin(character, 0x1100, 0x11FF) || isWithin(character, 0xA960, 0xA97F)
        || isWithin(character, 0xD7B0, 0xD7FF);
}

/// Whether joiners and selectors can change this character. True for letters, their signs and pictures. False for
/// Latin, Greek and Cyrillic letters, ASCII and punctuation.
bool canBeChanged(char32_t character)
{
    const auto code = static_cast<UChar32>(character);
    if (character == noCharacter || character < 0x80 || isInvisible(character)
        || (U_GET_GC_MASK(code) & (U_GC_L_MASK | U_GC_M_MASK | U_GC_S_MASK)) == 0)
        return false;
    UErrorCode status = U_ZERO_ERROR;
    const auto script = uscript_getScript(code, &status);
    return U_SUCCESS(status) && script != USCRIPT_LATIN && script != USCRIPT_GREEK && script != USCRIPT_CYRILLIC;
}

/// Whether a joiner changes this character even at the end of a word. It makes half a Hindi letter, or gives an Arabic
/// letter the form that it has before another one.
bool isJoinedAtTheEnd(char32_t character)
{
    constexpr int virama = 9;
    const auto code = static_cast<UChar32>(character);
    const auto type = u_getIntPropertyValue(code, UCHAR_JOINING_TYPE);
    return type == U_JT_DUAL_JOINING || type == U_JT_LEFT_JOINING || u_getCombiningClass(code) == virama;
}

/// Whether an invisible character changes the character before or after it.
bool isOfItsWord(char32_t before, char32_t character, char32_t next)
{
    constexpr char32_t blackFlag = 0x1F3F4;
    constexpr char32_t keycap = 0x20E3;
    if (isJoiner(character))
        return canBeChanged(before) || isSelector(before);
    if (isSelector(character)) {
        const bool isPicture = before > 0x7F && u_hasBinaryProperty(static_cast<UChar32>(before), UCHAR_EMOJI) != 0;
        return before != noCharacter && (canBeChanged(before) || isPicture || next == keycap);
    }
    if (isTag(character))
        return before == blackFlag || isTag(before);
    return isHangul(character) && (isHangul(before) || isHangul(next));
}

/// Removes a joiner at the end of `text` if it does not join `next`.
void dropIdleJoiner(std::string& text, char32_t next)
{
    constexpr std::string_view nonJoinerBytes = "\u200C", joinerBytes = "\u200D";
    if (canBeChanged(next))
        return;
    if (text.ends_with(nonJoinerBytes)) {
        text.resize(text.size() - nonJoinerBytes.size());
    } else if (text.ends_with(joinerBytes)) {
        std::size_t at = text.size() - joinerBytes.size();
        const std::size_t end = at;
        while (at > 0 && (static_cast<unsigned char>(text[--at]) & 0xC0) == 0x80) { }
        if (!isJoinedAtTheEnd(firstCharacter(std::string_view(text).substr(at)).value))
            text.resize(end);
    }
}

/// Most characters need no look-up: below U+0600 only U+00AD and U+034F are invisible.
bool hasInvisible(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        if (lead < 0xC2 || (lead > 0xC2 && lead < 0xD8 && lead != 0xCD)) {
            ++at;
            continue;
        }
        const auto character = firstCharacter(text.substr(at));
        if (isInvisible(character.value))
            return true;
        at += character.bytes;
    }
    return false;
}

} // namespace

std::string composed(std::string_view text)
{
    if (isAscii(text))
        return std::string(text);
    UErrorCode status = U_ZERO_ERROR;
    const auto* form = icu::Normalizer2::getNFCInstance(status);
    if (U_SUCCESS(status) && form->isNormalizedUTF8(piece(text), status))
        return std::string(text);
    return normalized(form, text, status);
}

std::string lowercased(std::string_view text, TextRules rules)
{
    std::string result;
    if (isAscii(text)) {
        result = text;
        std::ranges::transform(
            result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + ('a' - 'A')) : c; });
        return result;
    }
    result.reserve(text.size());
    TextSink sink(&result);
    UErrorCode status = U_ZERO_ERROR;
    icu::CaseMap::utf8ToLower("", 0, piece(text), sink, nullptr, status);
    check(status);
    constexpr std::string_view dotted = "i\u0307"; // the lower case of İ
    if (rules != TextRules::First && text.contains("İ"))
        for (auto at = result.find(dotted); at != std::string::npos; at = result.find(dotted, at + 1))
            result.erase(at + 1, dotted.size() - 1);
    return result;
}

std::string withoutAccents(std::string_view text, TextRules rules)
{
    if (isAscii(text))
        return std::string(text);
    UErrorCode status = U_ZERO_ERROR;
    const std::string decomposed = normalized(icu::Normalizer2::getNFDInstance(status), text, status);
    std::string bare;
    bare.reserve(decomposed.size());
    bool hasAccents = true; // whether the marks belong to a letter with accents
    for (std::string_view rest = decomposed; !rest.empty();) {
        const auto character = firstCharacter(rest);
        const bool isMark = u_charType(static_cast<UChar32>(character.value)) == U_NON_SPACING_MARK;
        if (!isMark && rules != TextRules::First)
            hasAccents = isOfAlphabet(character.value);
        if (!isMark || !hasAccents)
            bare.append(rest.substr(0, character.bytes));
        rest.remove_prefix(character.bytes);
    }
    return composed(bare);
}

std::string withoutInvisible(std::string_view text)
{
    if (!hasInvisible(text))
        return std::string(text);
    std::string seen;
    seen.reserve(text.size());
    char32_t before = noCharacter;
    for (std::string_view rest = text; !rest.empty();) {
        const auto character = firstCharacter(rest);
        const auto bytes = rest.substr(0, character.bytes);
        rest.remove_prefix(character.bytes);
        const auto next = rest.empty() ? noCharacter : firstCharacter(rest).value;
        if (character.value == zeroWidthSpace) {
            dropIdleJoiner(seen, ' ');
            seen += ' ';
            before = ' ';
            continue;
        }
        if (!isInvisible(character.value))
            dropIdleJoiner(seen, character.value);
        else if (!isOfItsWord(before, character.value, next))
            continue;
        seen += bytes;
        before = character.value;
    }
    dropIdleJoiner(seen, noCharacter);
    return seen;
}

} // namespace attentoscope
