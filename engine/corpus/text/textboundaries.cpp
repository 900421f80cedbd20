// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/textboundaries.h"

#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>
#include <unicode/uversion.h>

namespace attentoscope {

namespace {

void check(UErrorCode status, const char* what)
{
    if (U_FAILURE(status))
        throw std::runtime_error(std::string("ICU cannot ") + what + ": " + u_errorName(status));
}

} // namespace

struct TextBoundaries::Iterator
{
    std::unique_ptr<icu::BreakIterator> breaks;
    UText text = UTEXT_INITIALIZER;

    Iterator() = default;
    Iterator(const Iterator&) = delete;
    Iterator& operator=(const Iterator&) = delete;
    ~Iterator() { utext_close(&text); }
};

TextBoundaries::TextBoundaries(BoundaryKind kind, AtSign atSign)
    : m_iterator(std::make_unique<Iterator>()), m_atSign(atSign)
{
    UErrorCode status = U_ZERO_ERROR;
    const auto& root = icu::Locale::getRoot();
    m_iterator->breaks.reset(kind == BoundaryKind::Word ? icu::BreakIterator::createWordInstance(root, status)
                                                        : icu::BreakIterator::createCharacterInstance(root, status));
    check(status, "load its rules for text boundaries");
}

TextBoundaries::~TextBoundaries() = default;
TextBoundaries::TextBoundaries(TextBoundaries&&) noexcept = default;
TextBoundaries& TextBoundaries::operator=(TextBoundaries&&) noexcept = default;

const std::vector<std::size_t>& TextBoundaries::ends(std::string_view text)
{
    m_ends.clear();
    if (m_atSign == AtSign::Alone && text.contains('@')) {
        m_replaced = text;
        std::ranges::replace(m_replaced, '@', '#'); // no version of ICU counts "#" as a letter
        text = m_replaced;
    }
    UErrorCode status = U_ZERO_ERROR;
    utext_openUTF8(&m_iterator->text, text.data(), static_cast<std::int64_t>(text.size()), &status);
    m_iterator->breaks->setText(&m_iterator->text, status);
    check(status, "find text boundaries");
    m_iterator->breaks->first();
    for (auto end = m_iterator->breaks->next(); end != icu::BreakIterator::DONE; end = m_iterator->breaks->next())
        m_ends.push_back(static_cast<std::size_t>(end));
    return m_ends;
}

bool isOfDictionary(std::string_view word)
{
    if (isAscii(word))
        return false;
    for (std::string_view rest = word; !rest.empty();) {
        const auto character = firstCharacter(rest);
        const auto letter = static_cast<UChar32>(character.value);
        UErrorCode status = U_ZERO_ERROR;
        const auto script = uscript_getScript(letter, &status);
        if (script == USCRIPT_HAN || script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA
            || u_getIntPropertyValue(letter, UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT)
            return true;
        rest.remove_prefix(character.bytes);
    }
    return false;
}

std::string scriptOf(std::string_view word)
{
    while (!word.empty()) {
        const auto character = firstCharacter(word);
        const auto letter = static_cast<UChar32>(character.value);
        UErrorCode status = U_ZERO_ERROR;
        const auto script = uscript_getScript(letter, &status);
        if (u_isalpha(letter) && script != USCRIPT_COMMON && script != USCRIPT_INHERITED)
            return uscript_getShortName(script);
        word.remove_prefix(character.bytes);
    }
    return {};
}

std::string installedDictionaries()
{
    UVersionInfo version{};
    u_getVersion(version);
    return "ICU " + std::to_string(version[0]) + '.' + std::to_string(version[1]);
}

} // namespace attentoscope
