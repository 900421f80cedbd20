// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/message.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace attentoscope {

namespace {

/// Levenshtein's distance, without regard to case, hyphens and underscores.
std::size_t typingDistance(std::string_view from, std::string_view to)
{
    const auto folded = [](char letter) {
        return letter == '-' ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    };
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t at = 0; at < from.size(); ++at) {
        std::size_t diagonal = row[0];
        row[0] = at + 1;
        for (std::size_t other = 0; other < to.size(); ++other) {
            const std::size_t replaced = diagonal + (folded(from[at]) == folded(to[other]) ? 0 : 1);
            diagonal = row[other + 1];
            row[other + 1] = std::min({replaced, row[other] + 1, diagonal + 1});
        }
    }
    return row.back();
}

} // namespace

Message Message::without(std::string_view part) const
{
    Message rest = *this;
    if (m_key) {
        for (Message& value : rest.m_values)
            value = value.without(part);
        rest.m_text.clear();
        rest.write();
    } else {
        for (auto at = rest.m_text.find(part); at != std::string::npos; at = rest.m_text.find(part))
            rest.m_text.erase(at, part.size());
    }
    return rest;
}

Message Message::ofNumber(std::int64_t number, std::string digits)
{
    Message value;
    value.m_number = number;
    value.m_text = std::move(digits);
    const std::size_t first = value.m_text.starts_with('-') ? 1 : 0;
    for (std::size_t at = value.m_text.size(); at > first + 3; at -= 3)
        value.m_text.insert(at - 3, 1, ',');
    return value;
}

void Message::write()
{
    std::string_view rest = m_key;
    for (const Message& value : m_values) {
        const auto place = rest.find("{}");
        m_text.append(rest.substr(0, place)).append(value.m_text);
        rest.remove_prefix(place + 2);
    }
    m_text.append(rest);
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const auto& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

Message suggestion(std::string_view typed, const std::vector<std::string>& names)
{
    constexpr std::size_t longestCompared = 64;
    if (names.empty() || typed.empty() || typed.size() > longestCompared)
        return {};
    const auto nearest =
        std::ranges::min_element(names, {}, [typed](const std::string& name) { return typingDistance(typed, name); });
    const auto tolerated = std::max<std::size_t>(1, std::min(typed.size(), nearest->size()) / 3);
    if (typingDistance(typed, *nearest) > tolerated)
        return {};
    return Message(" (did you mean \"{}\"?)", *nearest);
}

} // namespace attentoscope
