// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/reflection.h"
#include "engine/types/dissection.h"
#include "engine/types/erasure.h"
#include "engine/types/error.h"
#include "engine/types/headpatterns.h"
#include "engine/types/message.h"
#include "engine/types/sentences.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace attentoscope {

template <typename T>
concept WireNumber = std::is_arithmetic_v<T> && !std::is_same_v<T, bool>;

/// The forms in which a message is sent.
enum class WireMessage : std::uint8_t { Text, Key, Number };

inline constexpr std::size_t mostMessageValues = 8;
inline constexpr std::size_t longestMessageKey = 1023; ///< bytes
inline constexpr std::size_t mostMessageKeys = 2048; ///< the most keys of other processes that this process keeps

/// A message with a key from another process. Keys are kept for ever, because a message only points to its key. None if
/// the key is too long, if its number of places is not that of the values, or if there are too many keys.
std::optional<Message> messageOf(const std::string& key, const std::vector<Message>& values);

/// A number as a value in a message.
Message messageOf(std::int64_t number);

/// Whether the members of a value fit each other, as all code that displays it assumes: sizes, indices, and pointers
/// that are never null. A value from another process is refused if it is not sound.
bool isSound(const AttentionHead& head);
bool isSound(const AttentionMap& map);
bool isSound(const Translation& translation);
bool isSound(const Beam& beam);
bool isSound(const WatchedSnapshot& snapshot);
bool isSound(const Dissection& dissection);
bool isSound(const Erasure& erasure);
bool isSound(const KindLikeness& likeness);
bool isSound(const MeasuredSentence& sentence);
bool isSound(const RunHistory& history);
bool isSound(const RunDescription& run);
bool isSound(const CorpusSummary& summary);

static_assert(std::endian::native == std::endian::little, "numbers are sent as they lie in memory");

/// The bytes of one value in several parts, so that no part is large.
using WireParts = std::vector<std::string>;

enum class WireBytes : std::uint8_t { Keep, Count }; ///< whether bytes are written, or only counted

/// Writes values of engine/types as bytes. Only a program of the same version can read them.
class WireWriter
{
public:
    explicit WireWriter(std::size_t bytesOfPart = std::numeric_limits<std::size_t>::max()) : m_longest(bytesOfPart) { }
    explicit WireWriter(WireBytes use) : WireWriter() { m_use = use; }

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
    std::string take() { return std::move(m_bytes); } ///< must be called only if everything fits into one part
    WireParts takeParts()
    {
        m_parts.push_back(std::move(m_bytes));
        return std::move(m_parts);
    }
    std::size_t counted() const { return m_counted; } ///< if the bytes are only counted

private:
    template <WireNumber Number>
    void putNumber(Number number)
    {
        putBytes(&number, sizeof(number));
    }
    void putBytes(const void* bytes, std::size_t count)
    {
        if (m_use == WireBytes::Count) {
            m_counted += count;
            return;
        }
        const auto* from = static_cast<const char*>(bytes);
        while (count > m_longest - m_bytes.size()) {
            const auto fits = m_longest - m_bytes.size();
            makeRoom(fits);
            m_parts.push_back(std::move(m_bytes.append(from, fits)));
            m_bytes = {};
            from += fits;
            count -= fits;
        }
        makeRoom(count);
        m_bytes.append(from, count);
    }
    /// A part gets no more room than it may fill: reserve() alone would double it beyond that.
    void makeRoom(std::size_t more)
    {
        const auto needed = m_bytes.size() + more;
        if (needed <= m_bytes.capacity())
            return;
        std::string roomier;
        roomier.reserve(std::min(m_longest, std::max(needed, 2 * m_bytes.capacity())));
        m_bytes = std::move(roomier.append(m_bytes));
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
    void putValue(std::chrono::milliseconds time) { putNumber(static_cast<std::int64_t>(time.count())); }
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

    WireBytes m_use = WireBytes::Keep;
    std::size_t m_counted = 0;
    std::size_t m_longest; ///< most bytes in a part
    WireParts m_parts; ///< parts that are full
    std::string m_bytes;
};

/// Reads what a WireWriter wrote, and trusts nothing. The number of values is compared with the remaining bytes before
/// memory is allocated. Enums and booleans must be existing values. The members of a value must fit each other
/// (isSound). After the first problem, everything is a default value.
class WireReader
{
public:
    /// The most bytes of memory for the values of one reader, if it reads up to 64 MiB. If it reads more bytes, the
    /// limit is twice their number.
    static constexpr std::size_t mostMemory = 128U << 20U;
    static constexpr int deepest = 12; ///< depth of nested values

    explicit WireReader(std::string_view bytes) : m_part(bytes), m_memory(std::max(mostMemory, 2 * bytes.size())) { }
    /// Frees each part when it is read.
    explicit WireReader(WireParts parts) : m_parts(std::move(parts))
    {
        for (const auto& part : m_parts)
            m_later += part.size();
        m_memory = std::max(mostMemory, 2 * m_later);
        beginPart();
    }

    /// Whether every byte was read without a problem.
    bool isWhole() const { return !m_isBroken && left() == 0; }
    bool isBroken() const { return m_isBroken; }

    template <typename T>
    T take()
    {
        T value{};
        read(value);
        return value;
    }
    template <typename T>
    void read(T& value)
    {
        if constexpr (std::is_enum_v<T>)
            readEnum(value);
        else if constexpr (std::is_same_v<T, bool>)
            readBool(value);
        else if constexpr (WireNumber<T>)
            readBytes(&value, sizeof(value));
        else
            readValue(value);
    }

private:
    void readBytes(void* into, std::size_t count)
    {
        if (m_isBroken || count > left())
            return refuse();
        auto* to = static_cast<char*>(into);
        while (count > 0) {
            const auto here = std::min(count, m_part.size());
            to = std::copy_n(m_part.data(), here, to);
            count -= here;
            m_part.remove_prefix(here);
            if (m_part.empty())
                beginPart();
        }
    }
    std::size_t left() const { return m_part.size() + m_later; }
    void beginPart()
    {
        while (m_part.empty() && m_next < m_parts.size()) {
            if (m_next > 0)
                m_parts[m_next - 1] = {};
            m_part = m_parts[m_next++];
            m_later -= m_part.size();
        }
    }
    void refuse() { m_isBroken = true; }
    /// The number of values that follow. Each has at least `leastBytes` bytes; `memoryOfEach` is charged for each.
    std::size_t readCount(std::size_t leastBytes, std::size_t memoryOfEach)
    {
        const std::size_t count = take<std::uint32_t>();
        if (m_isBroken || count > left() / leastBytes)
            refuse();
        charge(m_isBroken ? 0 : count * memoryOfEach);
        return m_isBroken ? 0 : count;
    }
    void charge(std::size_t bytes)
    {
        if (bytes > m_memory)
            return refuse();
        m_memory -= bytes;
    }
    void readBool(bool& value)
    {
        const auto byte = take<std::uint8_t>();
        if (byte > 1)
            refuse();
        value = byte == 1;
    }
    template <typename Enum>
    void readEnum(Enum& value)
    {
        static_assert(enumeratorCount<Enum>() > 0);
        const auto byte = take<std::uint8_t>();
        if (byte >= enumeratorCount<Enum>())
            return refuse();
        value = static_cast<Enum>(byte);
    }
    void readValue(std::string& text)
    {
        text.resize(readCount(1, 1));
        readBytes(text.data(), text.size());
    }
    void readValue(Message& message)
    {
        const auto form = take<WireMessage>();
        if (form == WireMessage::Number) {
            message = messageOf(take<std::int64_t>());
        } else if (form == WireMessage::Text) {
            message = take<std::string>();
        } else if (++m_depth > deepest) {
            refuse();
        } else {
            const auto key = take<std::string>();
            const auto values = take<std::vector<Message>>();
            auto made = m_isBroken ? std::nullopt : messageOf(key, values);
            --m_depth;
            if (!made)
                return refuse();
            charge(made->text().size());
            message = std::move(*made);
        }
    }
    template <typename T>
    void readValue(std::vector<T>& list)
    {
        if constexpr (WireNumber<T>) {
            const auto count = readCount(sizeof(T), sizeof(T));
            list.resize(count);
            readBytes(list.data(), count * sizeof(T));
        } else {
            const auto count = readCount(1, sizeof(T));
            list.reserve(count);
            for (std::size_t at = 0; at < count && !m_isBroken; ++at)
                read(list.emplace_back());
        }
    }
    template <typename T, std::size_t count>
    void readValue(std::array<T, count>& list)
    {
        for (auto& value : list)
            read(value);
    }
    template <typename T>
    void readValue(std::optional<T>& value)
    {
        if (take<bool>() && !m_isBroken)
            read(value.emplace());
    }
    template <typename T>
    void readValue(std::shared_ptr<const T>& value)
    {
        value = nullptr;
        if (!take<bool>() || m_isBroken)
            return;
        charge(sizeof(T));
        if (++m_depth > deepest || m_isBroken)
            return refuse();
        auto read = std::make_shared<T>();
        this->read(*read);
        --m_depth;
        value = std::move(read);
    }
    template <typename T>
    void readValue(Result<T>& result)
    {
        if (!take<bool>() || m_isBroken)
            result = std::unexpected(take<Error>());
        else if constexpr (!std::is_void_v<T>)
            result = take<T>();
        else
            result = {};
    }
    void readValue(std::chrono::milliseconds& time) { time = std::chrono::milliseconds(take<std::int64_t>()); }
    void readValue(std::chrono::system_clock::time_point& moment)
    {
        moment = std::chrono::system_clock::time_point(std::chrono::system_clock::duration(take<std::int64_t>()));
    }
    template <typename Aggregate>
        requires std::is_aggregate_v<Aggregate>
    void readValue(Aggregate& value)
    {
        visitMembers(value, [this](auto&... members) { (this->read(members), ...); });
        if constexpr (requires { isSound(value); })
            if (!m_isBroken && !isSound(value))
                refuse();
    }

    WireParts m_parts; ///< empty if the bytes belong to the caller
    std::size_t m_next = 0; ///< index of the next part
    std::string_view m_part; ///< unread bytes of the current part
    std::size_t m_later = 0; ///< bytes of the parts after the current one
    std::size_t m_memory = 0; ///< bytes of memory that may still be used
    int m_depth = 0;
    bool m_isBroken = false;
};

/// The bytes of several values, one after the other.
template <typename... Values>
std::string toWire(const Values&... values)
{
    WireWriter writer;
    (writer.put(values), ...);
    return writer.take();
}

/// Does the same for one value that may be large.
template <typename T>
WireParts toWireParts(const T& value, std::size_t bytesOfPart)
{
    WireWriter writer(bytesOfPart);
    writer.put(value);
    return writer.takeParts();
}

/// The number of the bytes of a value, which are not written.
template <typename T>
std::size_t wireBytes(const T& value)
{
    return WireWriter(WireBytes::Count).put(value).counted();
}

template <typename T>
std::optional<T> readWhole(WireReader reader)
{
    std::optional<T> value(reader.take<T>());
    return reader.isWhole() ? std::move(value) : std::nullopt;
}

/// A value, if the bytes are exactly those of one value.
template <typename T>
std::optional<T> fromWire(std::string_view bytes)
{
    return readWhole<T>(WireReader(bytes));
}
template <typename T>
std::optional<T> fromWire(WireParts parts)
{
    return readWhole<T>(WireReader(std::move(parts)));
}

} // namespace attentoscope
