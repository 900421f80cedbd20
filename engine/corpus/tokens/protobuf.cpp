// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/protobuf.h"

#include <bit>

namespace attentoscope {

namespace {

enum WireType : std::uint8_t { varintType = 0, eightBytesType = 1, textType = 2, fourBytesType = 5 };

} // namespace

bool ProtobufReader::next()
{
    if (m_rest.empty() || m_damaged)
        return false;
    m_text = {};
    m_number = 0;
    std::uint64_t key = 0;
    m_damaged = !readVarint(key) || key >> 35 != 0 || key >> 3 == 0;
    if (m_damaged)
        return false;
    m_field = static_cast<std::uint32_t>(key >> 3);
    m_type = static_cast<std::uint32_t>(key & 7);
    m_damaged = !readValue();
    return !m_damaged;
}

bool ProtobufReader::readValue()
{
    switch (m_type) {
    case varintType:
        return readVarint(m_number);
    case eightBytesType:
        return readFixed(8);
    case fourBytesType:
        return readFixed(4);
    case textType: {
        std::uint64_t length = 0;
        if (!readVarint(length) || length > m_rest.size())
            return false;
        m_text = m_rest.substr(0, static_cast<std::size_t>(length));
        m_rest.remove_prefix(static_cast<std::size_t>(length));
        return true;
    }
    default:
        return false;
    }
}

bool ProtobufReader::readVarint(std::uint64_t& number)
{
    number = 0;
    for (int shift = 0; shift < 64 && !m_rest.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(m_rest.front());
        m_rest.remove_prefix(1);
        number |= std::uint64_t{byte & 0x7FU} << shift;
        if (byte < 0x80)
            return true;
    }
    return false;
}

bool ProtobufReader::readFixed(std::size_t bytes)
{
    if (m_rest.size() < bytes)
        return false;
    for (std::size_t i = 0; i < bytes; ++i)
        m_number |= std::uint64_t{static_cast<unsigned char>(m_rest[i])} << (8 * i);
    m_rest.remove_prefix(bytes);
    return true;
}

float ProtobufReader::real() const
{
    return m_type == fourBytesType ? std::bit_cast<float>(static_cast<std::uint32_t>(m_number)) : 0.0f;
}

void ProtobufWriter::varint(std::uint64_t number)
{
    for (; number >= 0x80; number >>= 7)
        m_message += static_cast<char>(static_cast<unsigned char>(number | 0x80));
    m_message += static_cast<char>(number);
}

void ProtobufWriter::text(std::uint32_t field, std::string_view text)
{
    varint(std::uint64_t{field} << 3 | textType);
    varint(text.size());
    m_message += text;
}

void ProtobufWriter::number(std::uint32_t field, std::uint64_t number)
{
    varint(std::uint64_t{field} << 3 | varintType);
    varint(number);
}

void ProtobufWriter::real(std::uint32_t field, float real)
{
    varint(std::uint64_t{field} << 3 | fourBytesType);
    const auto bits = std::bit_cast<std::uint32_t>(real);
    for (int shift = 0; shift < 32; shift += 8)
        m_message += static_cast<char>(static_cast<unsigned char>(bits >> shift));
}

} // namespace attentoscope
