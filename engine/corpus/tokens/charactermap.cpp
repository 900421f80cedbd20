// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/charactermap.h"

#include "engine/corpus/text/unicodetext.h"

namespace attentoscope {

namespace {

constexpr std::size_t unitBytes = 4;

std::uint32_t numberAt(std::string_view bytes, std::size_t at)
{
    std::uint32_t number = 0;
    for (std::size_t byte = unitBytes; byte-- > 0;)
        number = number << 8U | static_cast<unsigned char>(bytes[at + byte]);
    return number;
}

// The units of a Darts-clone double array. The lowest byte of a unit is the byte of text that leads to it. Bit 8 says
// whether a text may end here. The highest bits give the distance of the unit's successors. A unit that ends a text has
// bit 31 and the number of the replacement.

constexpr std::uint32_t endBit = 1U << 31U;

bool hasEnd(std::uint32_t unit)
{
    return (unit >> 8U & 1U) != 0;
}

std::size_t offsetOf(std::uint32_t unit)
{
    return std::size_t{unit >> 10U} << ((unit & 1U << 9U) >> 6U);
}

bool isReachedBy(std::uint32_t unit, unsigned char byte)
{
    return (unit & (endBit | 0xFFU)) == byte;
}

} // namespace

std::expected<CharacterMap, Message> CharacterMap::fromBytes(std::string_view bytes)
{
    CharacterMap map;
    if (bytes.empty())
        return map;
    if (bytes.size() > longest)
        return std::unexpected(
            Message("has a table of characters of {} bytes, at most {} are read", bytes.size(), longest));
    const std::size_t units = bytes.size() < unitBytes ? 0 : numberAt(bytes, 0);
    if (units == 0 || units % unitBytes != 0 || units >= bytes.size() - unitBytes)
        return std::unexpected(
            Message("has a table of characters whose index has {} bytes, of {} in the table", units, bytes.size()));
    for (std::size_t at = unitBytes; at < unitBytes + units; at += unitBytes)
        map.m_units.push_back(numberAt(bytes, at));
    map.m_texts = bytes.substr(unitBytes + units);
    if (map.m_texts.back() != '\0' || firstInvalidByte(map.m_texts))
        return std::unexpected(Message("has a table of characters whose replacements are no UTF-8 text"));
    if (auto fault = map.fault(); !fault.empty())
        return std::unexpected(std::move(fault));
    return map;
}

/// Visits every unit that a text can reach. If several texts reach a unit, it is visited only once.
Message CharacterMap::fault() const
{
    std::vector<bool> seen(m_units.size());
    std::vector<std::size_t> open = {0};
    seen[0] = true;
    while (!open.empty()) {
        const std::size_t place = open.back();
        open.pop_back();
        const auto unit = m_units[place];
        const std::size_t base = place ^ offsetOf(unit);
        if (hasEnd(unit))
            if (auto fault = faultOfLeaf(base); !fault.empty())
                return fault;
        for (unsigned byte = 1; byte < 256; ++byte) {
            const std::size_t next = base ^ byte;
            if (next >= m_units.size() || seen[next] || !isReachedBy(m_units[next], static_cast<unsigned char>(byte)))
                continue;
            seen[next] = true;
            open.push_back(next);
        }
    }
    return {};
}

Message CharacterMap::faultOfLeaf(std::size_t place) const
{
    if (place >= m_units.size())
        return "has a table of characters whose index leads beyond its end";
    const std::size_t text = m_units[place] & ~endBit;
    if (text >= m_texts.size() || (static_cast<unsigned char>(m_texts[text]) & 0xC0U) == 0x80U)
        return Message("has a table of characters with a replacement at byte {}, of {} bytes", text, m_texts.size());
    return {};
}

CharacterMap::Replacement CharacterMap::longestAt(std::string_view text) const
{
    Replacement found;
    if (m_units.empty())
        return found;
    std::size_t base = offsetOf(m_units[0]);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const std::size_t place = base ^ byte;
        if (place >= m_units.size() || !isReachedBy(m_units[place], byte))
            break;
        base = place ^ offsetOf(m_units[place]);
        if (hasEnd(m_units[place]))
            found = {at + 1, m_texts.c_str() + (m_units[base] & ~endBit)};
    }
    return found;
}

} // namespace attentoscope
