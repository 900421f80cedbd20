// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/aggregatemembers.h"
#include "engine/remote/wireenums.h"
#include "engine/remote/wiremessages.h"
#include "engine/types/error.h"

#include <array>
#include <bit>
#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace attentoscope {

static_assert(std::endian::native == std::endian::little, "numbers go over a line as they lie in memory");

/// The bytes of one value in several pieces, so that none of them is large.
using WireParts = std::vector<std::string>;

/// Writes the values of engine/types as bytes, which only a program of the same version reads.
class WireWriter
{
public:
    explicit WireWriter(std::size_t bytesOfPart = std::numeric_limits<std::size_t>::max()) : m_longest(bytesOfPart) { }

    template <typename T>
    WireWriter& put(const T& value)
    {
        if constexpr (std::is_enum_v<T>)
            putNumber(static_cast<std::uint8_t>(value));
        else if constexpr (std::is_same_v<T, bool>)
            putNumber(static_cast<std::uint8_t>(value ? 1 : 0));
        else if constexpr (WireNumber<T>)
            putNumber(value);
        else
            putValue(value);
        return *this;
    }
    std::string take() { return std::move(m_bytes); } ///< where no part is too long
    WireParts takeParts()
    {
        m_parts.push_back(std::move(m_bytes));
        return std::move(m_parts);
    }

private:
    template <WireNumber Number>
    void putNumber(Number number)
    {
        putBytes(&number, sizeof(number));
    }
    void putBytes(const void* bytes, std::size_t count)
    {
        const auto* from = static_cast<const char*>(bytes);
        while (count > m_longest - m_bytes.size()) {
            const auto fits = m_longest - m_bytes.size();
            m_parts.push_back(std::move(m_bytes.append(from, fits)));
            m_bytes = {};
            from += fits;
            count -= fits;
        }
        m_bytes.append(from, count);
    }

    void putValue(const std::string& text)
    {
        putNumber(static_cast<std::uint32_t>(text.size()));
        putBytes(text.data(), text.size());
    }
    void putValue(const Message& message)
    {
        if (message.number()) {
            put(WireMessage::Number).put(*message.number());
        } else if (message.key()) {
            put(WireMessage::Key).put(std::string(message.key())).put(message.values());
        } else {
            put(WireMessage::Text).put(message.text());
        }
    }
    template <typename T>
    void putValue(const std::vector<T>& list)
    {
        putNumber(static_cast<std::uint32_t>(list.size()));
        if constexpr (WireNumber<T>)
            putBytes(list.data(), list.size() * sizeof(T));
        else
            for (const auto& value : list)
                put(value);
    }
    template <typename T, std::size_t count>
    void putValue(const std::array<T, count>& list)
    {
        for (const auto& value : list)
            put(value);
    }
    template <typename T>
    void putValue(const std::optional<T>& value)
    {
        put(value.has_value());
        if (value)
            put(*value);
    }
    template <typename T>
    void putValue(const std::shared_ptr<const T>& value)
    {
        put(value != nullptr);
        if (value)
            put(*value);
    }
    template <typename T>
    void putValue(const Result<T>& result)
    {
        put(result.has_value());
        if (!result)
            put(result.error());
        else if constexpr (!std::is_void_v<T>)
            put(*result);
    }
    void putValue(std::chrono::system_clock::time_point moment)
    {
        putNumber(static_cast<std::int64_t>(moment.time_since_epoch().count()));
    }
    template <typename Aggregate>
        requires std::is_aggregate_v<Aggregate>
    void putValue(const Aggregate& value)
    {
        visitMembers(value, [this](const auto&... members) { (this->put(members), ...); });
    }

    std::size_t m_longest; ///< bytes of a part
    WireParts m_parts; ///< that are full
    std::string m_bytes;
};

} // namespace attentoscope
