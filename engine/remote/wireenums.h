// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

namespace attentoscope {

template <typename T>
concept WireNumber = std::is_arithmetic_v<T> && !std::is_same_v<T, bool>;

/// The place of a name in what the compiler calls this function tells whether `value` is an enumerator.
template <typename Enum, Enum value>
consteval bool isEnumerator()
{
    constexpr std::string_view name = __PRETTY_FUNCTION__;
    constexpr std::string_view mark = "value = ";
    return name[name.rfind(mark) + mark.size()] != '(';
}

/// How many enumerators an enum has. They are counted from zero without a gap, as all of engine/types are.
template <typename Enum, std::size_t from = 0>
consteval std::size_t enumeratorCount()
{
    if constexpr (from < 64 && isEnumerator<Enum, static_cast<Enum>(from)>())
        return enumeratorCount<Enum, from + 1>();
    else
        return from;
}

} // namespace attentoscope
