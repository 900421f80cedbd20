// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/textboundaries.h"

#include <stdexcept>
#include <string>
#include <unicode/brkiter.h>
#include <unicode/utext.h>

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

TextBoundaries::TextBoundaries(BoundaryKind kind) : m_iterator(std::make_unique<Iterator>())
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
    UErrorCode status = U_ZERO_ERROR;
    utext_openUTF8(&m_iterator->text, text.data(), static_cast<std::int64_t>(text.size()), &status);
    m_iterator->breaks->setText(&m_iterator->text, status);
    check(status, "find text boundaries");
    m_iterator->breaks->first();
    for (auto end = m_iterator->breaks->next(); end != icu::BreakIterator::DONE; end = m_iterator->breaks->next())
        m_ends.push_back(static_cast<std::size_t>(end));
    return m_ends;
}

} // namespace attentoscope
