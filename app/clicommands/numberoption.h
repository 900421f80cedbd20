// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

#include <charconv>
#include <cmath>
#include <sstream>
#include <string>
#include <type_traits>

namespace attentoscope {

/// Refuses what is no number from `least` to `most`, with the range. For every option that takes a number: CLI11 by
/// itself reads -1 as 2^64 - 1, cuts what is too large, and finds nan within any range.
template <typename Number>
CLI::Validator numberFrom(Number least, Number most)
{
    const auto written = [](Number number) {
        std::ostringstream text;
        text.precision(10);
        text << number;
        return text.str();
    };
    const auto range = written(least) + " to " + written(most);
    const auto check = [least, most, range](const std::string& text) {
        Number number{};
        const auto* end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, number);
        bool isGood = read.ec == std::errc() && read.ptr == end && number >= least && number <= most;
        if constexpr (std::is_floating_point_v<Number>)
            isGood = isGood && std::isfinite(number);
        const char* kind = std::is_floating_point_v<Number> ? "number" : "whole number";
        return isGood ? std::string() : "\"" + text + "\" is no " + kind + " from " + range;
    };
    return {check, range};
}

} // namespace attentoscope
