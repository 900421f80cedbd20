// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/normalizer.h"

#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
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

/// Whether marks on the letter are accents.
bool isOfAlphabet(char32_t letter)
{
    UErrorCode status = U_ZERO_ERROR;
    const auto script = uscript_getScript(static_cast<UChar32>(letter), &status);
    return script == USCRIPT_LATIN || script == USCRIPT_GREEK || script == USCRIPT_CYRILLIC;
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
    constexpr std::string_view dotted = "i\u0307"; // what is left of İ
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
    bool hasAccents = true; // the letter that the marks belong to
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

} // namespace attentoscope
