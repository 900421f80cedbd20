// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/foreign/storedweights.h"

#include "engine/corpus/files/messages.h"
#include "engine/foreign/foreignfile.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace attentoscope {

namespace {

constexpr std::size_t blockBytes = 1 << 18;

/// IEEE 754 binary16: a sign, five bits of exponent with bias 15, ten bits of fraction.
float fromFloat16(std::uint16_t half)
{
    const std::uint32_t sign = std::uint32_t{half & 0x8000U} << 16U;
    const std::uint32_t exponent = half >> 10U & 0x1FU;
    const std::uint32_t fraction = half & 0x3FFU;
    if (exponent == 0) {
        constexpr float smallest = 0x1p-24F; // value of the lowest fraction bit without an exponent
        const float value = static_cast<float>(fraction) * smallest;
        return sign != 0 ? -value : value;
    }
    const std::uint32_t wide = exponent == 0x1F ? 0xFFU : exponent + 127 - 15;
    return std::bit_cast<float>(sign | wide << 23U | fraction << 13U);
}

float fromBFloat16(std::uint16_t half)
{
    return std::bit_cast<float>(std::uint32_t{half} << 16U);
}

/// If all bits of an exponent are set, the number is infinite or NaN. The loop has no branch, so it is fast.
template <typename Bits>
bool hasExponent(std::span<const char> bytes, Bits exponent)
{
    bool found = false;
    for (std::size_t at = 0; at + sizeof(Bits) <= bytes.size(); at += sizeof(Bits)) {
        Bits bits = 0;
        std::memcpy(&bits, bytes.data() + at, sizeof bits);
        found |= (bits & exponent) == exponent;
    }
    return found;
}

bool isBroken(std::span<const char> bytes, TensorType type)
{
    switch (type) {
    case TensorType::Float32:
        return hasExponent<std::uint32_t>(bytes, 0x7F800000U);
    case TensorType::Float16:
        return hasExponent<std::uint16_t>(bytes, 0x7C00U);
    case TensorType::BFloat16:
        return hasExponent<std::uint16_t>(bytes, 0x7F80U);
    default:
        return false;
    }
}

/// Like FNV-1a, but eight bytes at a time, because a model has hundreds of millions of bytes.
void addWords(std::uint64_t& hash, std::span<const char> bytes)
{
    constexpr std::uint64_t prime = 0x100000001b3ULL;
    std::uint64_t word = 0;
    for (; bytes.size() >= sizeof word; bytes = bytes.subspan(sizeof word)) {
        std::memcpy(&word, bytes.data(), sizeof word);
        hash = std::rotl((hash ^ word) * prime, 29);
    }
    word = bytes.size();
    std::memcpy(&word, bytes.data(), bytes.size());
    hash = (hash ^ word) * prime;
}

template <typename Number>
std::optional<double> numberIn(std::span<const char> bytes)
{
    Number number{};
    if (bytes.size() < sizeof number)
        return std::nullopt;
    std::memcpy(&number, bytes.data(), sizeof number);
    return static_cast<double>(number);
}

std::uint64_t lengthIn(std::span<const char> bytes)
{
    std::uint64_t length = 0;
    for (std::size_t at = bytes.size(); at-- > 0;)
        length = length << 8U | static_cast<unsigned char>(bytes[at]);
    return length;
}

} // namespace

bool isWeightType(TensorType type)
{
    return type == TensorType::Float32 || type == TensorType::Float16 || type == TensorType::BFloat16;
}

std::uint64_t numberCount(const TensorPlace& place)
{
    return (place.end - place.begin) / elementSize(place.type);
}

std::string shownShape(const std::vector<std::int64_t>& shape)
{
    std::string text = "(";
    for (const auto size : shape)
        text += (text.size() > 1 ? ", " : "") + std::to_string(size);
    return text + ")";
}

StoredWeights::StoredWeights(InputFile file, const std::filesystem::path& path, std::vector<TensorPlace> places,
    const std::map<std::string, std::string>& aliases)
    : m_file(std::move(file)), m_path(path), m_places(std::move(places))
{
    for (std::size_t index = 0; index < m_places.size(); ++index)
        m_index.emplace(m_places[index].name, index);
    for (const auto& [alias, name] : aliases)
        if (const auto found = m_index.find(name); found != m_index.end())
            m_index.emplace(alias, found->second);
}

StoredWeights StoredWeights::ofSafetensors(const std::filesystem::path& path)
{
    auto file = openForeign(path);
    std::array<char, sizeof(std::uint64_t)> length{};
    if (file.size() < length.size())
        refuseForeign(path, "is too short for a safetensors file; it was cut short");
    required(file.read(length));
    const auto headerBytes = lengthIn(length);
    if (headerBytes > longestSafetensorsHeader)
        refuseForeign(path,
            Message("is no safetensors file: its header would have {} bytes, at most {} are read", headerBytes,
                longestSafetensorsHeader));
    if (headerBytes > file.size() - length.size())
        refuseForeign(path, "ends within its header; it was cut short");
    std::string header(headerBytes, '\0');
    required(file.read(header));
    const auto begin = length.size() + headerBytes;
    auto places = tensorPlaces(header, file.size() - begin);
    if (!places)
        refuseForeign(path, places.error());
    for (auto& place : *places) {
        place.begin += begin;
        place.end += begin;
    }
    return {std::move(file), path, std::move(*places)};
}

const TensorPlace* StoredWeights::find(const std::string& name) const
{
    const auto found = m_index.find(name);
    return found == m_index.end() ? nullptr : &m_places[found->second];
}

Result<void> StoredWeights::readBytes(std::uint64_t offset, std::span<char> room) const
{
    const auto got = m_file.readAt(offset, room);
    if (!got)
        return std::unexpected(got.error());
    if (*got == room.size())
        return {};
    return failure(
        ErrorCode::BadRun, Message("\"{}\" became shorter while it was read. Open the model again.", m_path.string()));
}

Result<void> StoredWeights::read(const TensorPlace& place, std::uint64_t first, std::span<float> room) const
{
    const auto size = elementSize(place.type);
    auto offset = place.begin + first * size;
    if (place.type == TensorType::Float32)
        return readBytes(offset, {reinterpret_cast<char*>(room.data()), room.size_bytes()});
    std::vector<std::uint16_t> halves(std::min(room.size(), blockBytes / sizeof(std::uint16_t)));
    const auto convert = place.type == TensorType::Float16 ? fromFloat16 : fromBFloat16;
    while (!room.empty()) {
        const auto count = std::min(room.size(), halves.size());
        if (auto got = readBytes(offset, {reinterpret_cast<char*>(halves.data()), count * size}); !got)
            return got;
        std::transform(halves.begin(), halves.begin() + static_cast<std::ptrdiff_t>(count), room.begin(), convert);
        room = room.subspan(count);
        offset += count * size;
    }
    return {};
}

std::optional<double> StoredWeights::scalar(const TensorPlace& place) const
{
    std::array<char, 8> bytes{};
    const auto size = elementSize(place.type);
    if (numberCount(place) != 1 || !readBytes(place.begin, std::span(bytes).first(size)))
        return std::nullopt;
    switch (place.type) {
    case TensorType::Int8:
        return numberIn<std::int8_t>(bytes);
    case TensorType::Int16:
        return numberIn<std::int16_t>(bytes);
    case TensorType::Int32:
        return numberIn<std::int32_t>(bytes);
    case TensorType::Float32:
        return numberIn<float>(bytes);
    default:
        return std::nullopt;
    }
}

bool StoredWeights::areEqual(const TensorPlace& left, const TensorPlace& right) const
{
    if (left.type != right.type || left.shape != right.shape)
        return false;
    std::vector<char> ours(blockBytes), theirs(blockBytes);
    for (std::uint64_t at = 0; at < left.end - left.begin; at += blockBytes) {
        const auto count = std::min<std::uint64_t>(blockBytes, left.end - left.begin - at);
        required(readBytes(left.begin + at, std::span(ours).first(count)));
        required(readBytes(right.begin + at, std::span(theirs).first(count)));
        if (std::memcmp(ours.data(), theirs.data(), count) != 0)
            return false;
    }
    return true;
}

Result<std::uint64_t> StoredWeights::checkedHash() const
{
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    std::vector<char> block(blockBytes);
    for (const auto& place : m_places) {
        addWords(hash, place.name);
        for (auto at = place.begin; at < place.end; at += blockBytes) {
            const auto bytes = std::span(block).first(std::min<std::uint64_t>(blockBytes, place.end - at));
            if (auto got = readBytes(at, bytes); !got)
                return std::unexpected(got.error());
            if (isBroken(bytes, place.type))
                return failure(ErrorCode::BadRun,
                    Message(
                        "\"{}\" holds weights in the tensor \"{}\" that are infinite or not a number (NaN). Get the "
                        "model again from where it came from.",
                        m_path.string(), shortened(place.name)));
            addWords(hash, bytes);
        }
    }
    return hash;
}

} // namespace attentoscope
