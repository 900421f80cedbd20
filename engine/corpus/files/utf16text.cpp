// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/utf16text.h"

#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <cstring>
#include <unicode/utf16.h>

namespace attentoscope {

namespace {

constexpr std::size_t bytesAtOnce = 64 * 1024;
constexpr std::string_view littleEndianMark = "\xFF\xFE";
constexpr std::string_view bigEndianMark = "\xFE\xFF";

class ConvertedText final : public ByteSource
{
public:
    ConvertedText(std::unique_ptr<ByteSource> source, std::string start)
        : m_source(std::move(source)), m_bytes(std::move(start)), m_littleEndian(m_bytes.starts_with(littleEndianMark))
    {
        m_bytes.erase(0, littleEndianMark.size());
    }

    Result<std::size_t> read(std::span<char> room) override
    {
        while (m_position == m_text.size() && !m_atEnd)
            if (auto converted = convert(); !converted)
                return std::unexpected(converted.error());
        const std::size_t got = std::min(room.size(), m_text.size() - m_position);
        std::memcpy(room.data(), m_text.data() + m_position, got);
        m_position += got;
        return got;
    }

    double done() const override { return m_source->done(); }

private:
    /// Turns what was read into text and reads on; a pair of surrogates that is cut by the block's end waits.
    Result<void> convert()
    {
        m_text.clear();
        m_position = 0;
        std::u16string units;
        for (std::size_t at = 0; at + 1 < m_bytes.size(); at += 2)
            units += unitAt(at);
        if (!units.empty() && U16_IS_LEAD(units.back()) && !m_sourceEnded)
            units.pop_back();
        appendUtf8(m_text, units);
        m_bytes.erase(0, 2 * units.size());
        if (m_sourceEnded) {
            if (!m_bytes.empty())
                m_text += noUtf8;
            m_bytes.clear();
            m_atEnd = m_text.empty();
            return {};
        }
        const std::size_t kept = m_bytes.size();
        m_bytes.resize(kept + bytesAtOnce);
        const auto got = m_source->read(std::span(m_bytes).subspan(kept));
        if (!got)
            return std::unexpected(got.error());
        m_bytes.resize(kept + *got);
        m_sourceEnded = *got == 0;
        return {};
    }

    char16_t unitAt(std::size_t at) const
    {
        const auto low = static_cast<unsigned char>(m_bytes[m_littleEndian ? at : at + 1]);
        const auto high = static_cast<unsigned char>(m_bytes[m_littleEndian ? at + 1 : at]);
        return static_cast<char16_t>(high << 8 | low);
    }

    std::unique_ptr<ByteSource> m_source;
    std::string m_bytes; ///< what is read and not yet converted
    bool m_littleEndian;
    std::string m_text; ///< converted and from m_position on not yet handed out
    std::size_t m_position = 0;
    bool m_sourceEnded = false;
    bool m_atEnd = false;
};

} // namespace

bool isUtf16(std::string_view start)
{
    return start.starts_with(littleEndianMark) || start.starts_with(bigEndianMark);
}

std::unique_ptr<ByteSource> utf16AsUtf8(std::unique_ptr<ByteSource> source, std::string start)
{
    return std::make_unique<ConvertedText>(std::move(source), std::move(start));
}

} // namespace attentoscope
