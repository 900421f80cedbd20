// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/wiremessages.h"

#include <array>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace attentoscope {

namespace {

struct KeptKey
{
    char text[longestMessageKey + 1] = {};
};

/// The same place for the same key; null where there are too many.
const KeptKey* kept(const std::string& key)
{
    static std::mutex mutex;
    static std::unordered_map<std::string, std::unique_ptr<KeptKey>> keys;
    const std::lock_guard lock(mutex);
    if (const auto known = keys.find(key); known != keys.end())
        return known->second.get();
    if (keys.size() >= mostMessageKeys)
        return nullptr;
    auto place = std::make_unique<KeptKey>();
    key.copy(place->text, longestMessageKey);
    return keys.emplace(key, std::move(place)).first->second.get();
}

std::size_t placesIn(std::string_view key)
{
    std::size_t places = 0;
    for (auto at = key.find("{}"); at != std::string_view::npos; at = key.find("{}", at + 2))
        ++places;
    return places;
}

/// "{}" so many times: the text of a key whose places the compiler can count.
template <std::size_t count>
struct Places
{
    constexpr Places()
    {
        for (std::size_t at = 0; at < 2 * count; ++at)
            text[at] = at % 2 == 0 ? '{' : '}';
    }
    char text[2 * count + 1] = {};
};

template <std::size_t count>
constexpr Places<count> places;

template <std::size_t... place>
Message filled(const char* text, const std::vector<Message>& values, std::index_sequence<place...>)
{
    MessageKey<sizeof...(place)> key(places<sizeof...(place)>.text);
    key.text = text;
    return Message(key, values[place]...);
}

using Fill = Message (*)(const char* text, const std::vector<Message>& values);

template <std::size_t... count>
constexpr std::array<Fill, sizeof...(count)> fillsFor(std::index_sequence<count...>)
{
    return {[](const char* text, const std::vector<Message>& values) {
        return filled(text, values, std::make_index_sequence<count + 1>());
    }...};
}

/// By the number of values, less one.
constexpr auto fills = fillsFor(std::make_index_sequence<mostMessageValues>());

} // namespace

std::optional<Message> messageOf(const std::string& key, const std::vector<Message>& values)
{
    if (key.size() > longestMessageKey || key.contains('\0') || values.size() > mostMessageValues
        || placesIn(key) != values.size())
        return std::nullopt;
    const KeptKey* place = kept(key);
    if (place == nullptr)
        return std::nullopt;
    return values.empty() ? Message(place->text) : fills[values.size() - 1](place->text, values);
}

Message messageOf(std::int64_t number)
{
    return Message("{}", number).values().front();
}

} // namespace attentoscope
