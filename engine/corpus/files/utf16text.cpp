// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/utf16text.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace attentoscope {

namespace {

constexpr std::size_t unitsAtOnce = 64 * 1024;
constexpr std::string_view littleEndianMark = "\xFF\xFE";
constexpr std::string_view bigEndianMark = "\xFE\xFF";
constexpr char noUtf8 = '\xFF';

bool isLead(char32_t unit)
{
    return unit >= 0xD800 && unit < 0xDC00;
}

bool isTrail(char32_t unit)
{
    return unit >= 0xDC00 && unit < 0xE000;
}

void appendCharacter(std::string& text, char32_t character)
{
    const auto add = [&text](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    const auto addLater = [&](int shift) { add(0x80 | ((character >> shift) & 0x3F)); };
    if (character < 0x80) {
        add(character);
    } else if (character < 0x800) {
        add(0xC0 | (character >> 6));
        addLater(0);
    } else if (character < 0x10000) {
        add(0xE0 | (character >> 12));
        addLater(6);
        addLater(0);
    } else {
        add(0xF0 | (character >> 18));
        addLater(12);
        addLater(6);
        addLater(0);
    }
}

class ConvertedText final : public ByteSource
{
public:
    ConvertedText(std::unique_ptr<ByteSource> source, std::string start)
        : m_source(std::move(source)), m_units(std::move(start)), m_littleEndian(m_units.starts_with(littleEndianMark))
    {
        m_units.erase(0, littleEndianMark.size());
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
        std::size_t at = 0;
        for (; at + 1 < m_units.size(); at += 2) {
            const char32_t unit = unitAt(at);
            if (isLead(unit) && at + 3 >= m_units.size() && !m_sourceEnded)
                break;
            if (isLead(unit) && at + 3 < m_units.size() && isTrail(unitAt(at + 2))) {
                appendCharacter(m_text, 0x10000 + ((unit - 0xD800) << 10) + (unitAt(at + 2) - 0xDC00));
                at += 2;
            } else if (isLead(unit) || isTrail(unit)) {
                m_text += noUtf8;
            } else {
                appendCharacter(m_text, unit);
            }
        }
        m_units.erase(0, at);
        if (m_sourceEnded) {
            if (!m_units.empty())
                m_text += noUtf8;
            m_units.clear();
            m_atEnd = m_text.empty();
            return {};
        }
        const std::size_t kept = m_units.size();
        m_units.resize(kept + unitsAtOnce);
        const auto got = m_source->read(std::span(m_units).subspan(kept));
        if (!got)
            return std::unexpected(got.error());
        m_units.resize(kept + *got);
        m_sourceEnded = *got == 0;
        return {};
    }

    char32_t unitAt(std::size_t at) const
    {
        const auto byte = [this](std::size_t index) { return char32_t{static_cast<unsigned char>(m_units[index])}; };
        return m_littleEndian ? byte(at) | (byte(at + 1) << 8) : (byte(at) << 8) | byte(at + 1);
    }

    std::unique_ptr<ByteSource> m_source;
    std::string m_units; ///< what is read and not yet converted
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
