// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/invisible.h"

#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <array>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

namespace attentoscope {

namespace {

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

/// Says how the character before it is drawn, or joins it with the next one.
bool changesItsNeighbour(char32_t character)
{
    constexpr std::array<std::pair<char32_t, char32_t>, 5> ranges = {
        {{nonJoiner, joiner}, {0xFE00, 0xFE0F}, {0xE0100, 0xE01EF}, {0xE0020, 0xE007F}, {0x180B, 0x180F}}};
    return std::ranges::any_of(
        ranges, [character](const auto& range) { return isWithin(character, range.first, range.second); });
}

bool isHangul(char32_t character)
{
    return isWithin(character, 0x1100, 0x11FF) || isWithin(character, 0xA960, 0xA97F)
        || isWithin(character, 0xD7B0, 0xD7FF);
}

/// Whether a character that changes its neighbour can change this one.
bool canBeChanged(char32_t character)
{
    if (character == noCharacter || isWhiteSpace(character))
        return false;
    UErrorCode status = U_ZERO_ERROR;
    const auto script = uscript_getScript(static_cast<UChar32>(character), &status);
    const bool isPlain = script == USCRIPT_LATIN || script == USCRIPT_GREEK || script == USCRIPT_CYRILLIC;
    return U_SUCCESS(status) && !isPlain;
}

bool hasInvisible(std::string_view text)
{
    if (isAscii(text))
        return false;
    for (std::string_view rest = text; !rest.empty();) {
        const auto character = firstCharacter(rest);
        if (isInvisible(character.value))
            return true;
        rest.remove_prefix(character.bytes);
    }
    return false;
}

} // namespace

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
            seen += ' ';
            before = ' ';
            continue;
        }
        const bool stays = !isInvisible(character.value)
            || (changesItsNeighbour(character.value)
                    ? canBeChanged(before)
                    : isHangul(character.value) && (isHangul(before) || isHangul(next)));
        if (!stays)
            continue;
        seen += bytes;
        before = character.value;
    }
    return seen;
}

} // namespace attentoscope
