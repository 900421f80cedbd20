// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <type_traits>
#include <utility>

namespace attentoscope {

/// Who a rank is, as people find it.
struct RankName
{
    int rank = 0;
    std::string host;
    std::int64_t process = 0;
    std::string address; ///< at which the others reach it

    static RankName ofThisProcess(int rank);
    Message text() const; ///< "rank 2 (process 4711 on node07)"
};

nlohmann::json toJson(const RankName& name);
RankName rankNameFrom(const nlohmann::json& message); ///< what is missing stays empty

/// A number of a message that came from elsewhere; `other` where it is none, or none that `Number` can hold.
template <typename Number>
Number numberAt(const nlohmann::json& message, const char* key, Number other)
{
    const auto found = message.find(key);
    if (found == message.end() || !found->is_number())
        return other;
    if constexpr (std::is_floating_point_v<Number>)
        return found->get<Number>();
    else if (found->is_number_unsigned())
        return std::in_range<Number>(found->get<std::uint64_t>()) ? found->get<Number>() : other;
    else
        return found->is_number_integer() && std::in_range<Number>(found->get<std::int64_t>()) ? found->get<Number>()
                                                                                               : other;
}

inline std::string textAt(const nlohmann::json& message, const char* key)
{
    const auto found = message.find(key);
    return found != message.end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace attentoscope
