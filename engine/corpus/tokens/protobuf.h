// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace attentoscope {

/// Iterates over the fields of one message in the wire format of protocol buffers. The message may be damaged or
/// hostile: nothing beyond its end is read, and nothing is allocated.
class ProtobufReader
{
public:
    explicit ProtobufReader(std::string_view message) : m_rest(message) { }

    bool next(); ///< goes to the next field; false at the end or if the message is damaged
    bool isWhole() const { return !m_damaged; }
    std::uint32_t field() const { return m_field; }
    bool isText() const { return m_type == 2; } ///< also true for a nested message
    std::string_view text() const { return m_text; }
    std::uint64_t number() const { return m_number; } ///< 0 for a field of another type; real() does the same
    float real() const;

private:
    bool readVarint(std::uint64_t& number);
    bool readFixed(std::size_t bytes);
    bool readValue();

    std::string_view m_rest;
    std::string_view m_text;
    std::uint64_t m_number = 0;
    std::uint32_t m_field = 0;
    std::uint32_t m_type = 0;
    bool m_damaged = false;
};

class ProtobufWriter
{
public:
    void text(std::uint32_t field, std::string_view text);
    void number(std::uint32_t field, std::uint64_t number);
    void real(std::uint32_t field, float real);
    std::string take() { return std::move(m_message); }

private:
    void varint(std::uint64_t number);

    std::string m_message;
};

} // namespace attentoscope
