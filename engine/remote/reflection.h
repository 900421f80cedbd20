// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

namespace attentoscope {

/// Stands for a value of any type, where only the type matters.
struct AnyMember
{
    template <typename T>
    operator T() const; // declared only, never defined
};

template <typename T, typename... Members>
concept MadeOf = requires { T{std::declval<Members>()...}; };

/// The number of members of an aggregate, up to the limit of visitMembers().
template <typename T, typename... Members>
consteval std::size_t memberCount()
{
    if constexpr (sizeof...(Members) <= 64 && MadeOf<T, Members..., AnyMember>)
        return memberCount<T, Members..., AnyMember>();
    else
        return sizeof...(Members);
}

// The names m1 to m64, and a branch for each count of them: C++23 binds no pack of names.
// clang-format off
#define ATTENTOSCOPE_M1 m1
#define ATTENTOSCOPE_M2 ATTENTOSCOPE_M1, m2
#define ATTENTOSCOPE_M3 ATTENTOSCOPE_M2, m3
#define ATTENTOSCOPE_M4 ATTENTOSCOPE_M3, m4
#define ATTENTOSCOPE_M5 ATTENTOSCOPE_M4, m5
#define ATTENTOSCOPE_M6 ATTENTOSCOPE_M5, m6
#define ATTENTOSCOPE_M7 ATTENTOSCOPE_M6, m7
#define ATTENTOSCOPE_M8 ATTENTOSCOPE_M7, m8
#define ATTENTOSCOPE_M9 ATTENTOSCOPE_M8, m9
#define ATTENTOSCOPE_M10 ATTENTOSCOPE_M9, m10
#define ATTENTOSCOPE_M11 ATTENTOSCOPE_M10, m11
#define ATTENTOSCOPE_M12 ATTENTOSCOPE_M11, m12
#define ATTENTOSCOPE_M13 ATTENTOSCOPE_M12, m13
#define ATTENTOSCOPE_M14 ATTENTOSCOPE_M13, m14
#define ATTENTOSCOPE_M15 ATTENTOSCOPE_M14, m15
#define ATTENTOSCOPE_M16 ATTENTOSCOPE_M15, m16
#define ATTENTOSCOPE_M17 ATTENTOSCOPE_M16, m17
#define ATTENTOSCOPE_M18 ATTENTOSCOPE_M17, m18
#define ATTENTOSCOPE_M19 ATTENTOSCOPE_M18, m19
#define ATTENTOSCOPE_M20 ATTENTOSCOPE_M19, m20
#define ATTENTOSCOPE_M21 ATTENTOSCOPE_M20, m21
#define ATTENTOSCOPE_M22 ATTENTOSCOPE_M21, m22
#define ATTENTOSCOPE_M23 ATTENTOSCOPE_M22, m23
#define ATTENTOSCOPE_M24 ATTENTOSCOPE_M23, m24
#define ATTENTOSCOPE_M25 ATTENTOSCOPE_M24, m25
#define ATTENTOSCOPE_M26 ATTENTOSCOPE_M25, m26
#define ATTENTOSCOPE_M27 ATTENTOSCOPE_M26, m27
#define ATTENTOSCOPE_M28 ATTENTOSCOPE_M27, m28
#define ATTENTOSCOPE_M29 ATTENTOSCOPE_M28, m29
#define ATTENTOSCOPE_M30 ATTENTOSCOPE_M29, m30
#define ATTENTOSCOPE_M31 ATTENTOSCOPE_M30, m31
#define ATTENTOSCOPE_M32 ATTENTOSCOPE_M31, m32
#define ATTENTOSCOPE_M33 ATTENTOSCOPE_M32, m33
#define ATTENTOSCOPE_M34 ATTENTOSCOPE_M33, m34
#define ATTENTOSCOPE_M35 ATTENTOSCOPE_M34, m35
#define ATTENTOSCOPE_M36 ATTENTOSCOPE_M35, m36
#define ATTENTOSCOPE_M37 ATTENTOSCOPE_M36, m37
#define ATTENTOSCOPE_M38 ATTENTOSCOPE_M37, m38
#define ATTENTOSCOPE_M39 ATTENTOSCOPE_M38, m39
#define ATTENTOSCOPE_M40 ATTENTOSCOPE_M39, m40
#define ATTENTOSCOPE_M41 ATTENTOSCOPE_M40, m41
#define ATTENTOSCOPE_M42 ATTENTOSCOPE_M41, m42
#define ATTENTOSCOPE_M43 ATTENTOSCOPE_M42, m43
#define ATTENTOSCOPE_M44 ATTENTOSCOPE_M43, m44
#define ATTENTOSCOPE_M45 ATTENTOSCOPE_M44, m45
#define ATTENTOSCOPE_M46 ATTENTOSCOPE_M45, m46
#define ATTENTOSCOPE_M47 ATTENTOSCOPE_M46, m47
#define ATTENTOSCOPE_M48 ATTENTOSCOPE_M47, m48
#define ATTENTOSCOPE_M49 ATTENTOSCOPE_M48, m49
#define ATTENTOSCOPE_M50 ATTENTOSCOPE_M49, m50
#define ATTENTOSCOPE_M51 ATTENTOSCOPE_M50, m51
#define ATTENTOSCOPE_M52 ATTENTOSCOPE_M51, m52
#define ATTENTOSCOPE_M53 ATTENTOSCOPE_M52, m53
#define ATTENTOSCOPE_M54 ATTENTOSCOPE_M53, m54
#define ATTENTOSCOPE_M55 ATTENTOSCOPE_M54, m55
#define ATTENTOSCOPE_M56 ATTENTOSCOPE_M55, m56
#define ATTENTOSCOPE_M57 ATTENTOSCOPE_M56, m57
#define ATTENTOSCOPE_M58 ATTENTOSCOPE_M57, m58
#define ATTENTOSCOPE_M59 ATTENTOSCOPE_M58, m59
#define ATTENTOSCOPE_M60 ATTENTOSCOPE_M59, m60
#define ATTENTOSCOPE_M61 ATTENTOSCOPE_M60, m61
#define ATTENTOSCOPE_M62 ATTENTOSCOPE_M61, m62
#define ATTENTOSCOPE_M63 ATTENTOSCOPE_M62, m63
#define ATTENTOSCOPE_M64 ATTENTOSCOPE_M63, m64
#define ATTENTOSCOPE_BRANCH(count) \
    else if constexpr (members == count) { auto& [ATTENTOSCOPE_M##count] = value; visit(ATTENTOSCOPE_M##count); }

/// Calls visit(member, member, …) with all members of an aggregate, in order. A new member of a type is included
/// without further code.
template <typename Aggregate, typename Visit>
void visitMembers(Aggregate& value, const Visit& visit)
{
    constexpr std::size_t members = memberCount<std::remove_const_t<Aggregate>>();
    static_assert(members > 0 && members <= 64, "add branches for a type with so many members");
    if constexpr (members == 0) { }
    ATTENTOSCOPE_BRANCH(1) ATTENTOSCOPE_BRANCH(2) ATTENTOSCOPE_BRANCH(3) ATTENTOSCOPE_BRANCH(4)
    ATTENTOSCOPE_BRANCH(5) ATTENTOSCOPE_BRANCH(6) ATTENTOSCOPE_BRANCH(7) ATTENTOSCOPE_BRANCH(8)
    ATTENTOSCOPE_BRANCH(9) ATTENTOSCOPE_BRANCH(10) ATTENTOSCOPE_BRANCH(11) ATTENTOSCOPE_BRANCH(12)
    ATTENTOSCOPE_BRANCH(13) ATTENTOSCOPE_BRANCH(14) ATTENTOSCOPE_BRANCH(15) ATTENTOSCOPE_BRANCH(16)
    ATTENTOSCOPE_BRANCH(17) ATTENTOSCOPE_BRANCH(18) ATTENTOSCOPE_BRANCH(19) ATTENTOSCOPE_BRANCH(20)
    ATTENTOSCOPE_BRANCH(21) ATTENTOSCOPE_BRANCH(22) ATTENTOSCOPE_BRANCH(23) ATTENTOSCOPE_BRANCH(24)
    ATTENTOSCOPE_BRANCH(25) ATTENTOSCOPE_BRANCH(26) ATTENTOSCOPE_BRANCH(27) ATTENTOSCOPE_BRANCH(28)
    ATTENTOSCOPE_BRANCH(29) ATTENTOSCOPE_BRANCH(30) ATTENTOSCOPE_BRANCH(31) ATTENTOSCOPE_BRANCH(32)
    ATTENTOSCOPE_BRANCH(33) ATTENTOSCOPE_BRANCH(34) ATTENTOSCOPE_BRANCH(35) ATTENTOSCOPE_BRANCH(36)
    ATTENTOSCOPE_BRANCH(37) ATTENTOSCOPE_BRANCH(38) ATTENTOSCOPE_BRANCH(39) ATTENTOSCOPE_BRANCH(40)
    ATTENTOSCOPE_BRANCH(41) ATTENTOSCOPE_BRANCH(42) ATTENTOSCOPE_BRANCH(43) ATTENTOSCOPE_BRANCH(44)
    ATTENTOSCOPE_BRANCH(45) ATTENTOSCOPE_BRANCH(46) ATTENTOSCOPE_BRANCH(47) ATTENTOSCOPE_BRANCH(48)
    ATTENTOSCOPE_BRANCH(49) ATTENTOSCOPE_BRANCH(50) ATTENTOSCOPE_BRANCH(51) ATTENTOSCOPE_BRANCH(52)
    ATTENTOSCOPE_BRANCH(53) ATTENTOSCOPE_BRANCH(54) ATTENTOSCOPE_BRANCH(55) ATTENTOSCOPE_BRANCH(56)
    ATTENTOSCOPE_BRANCH(57) ATTENTOSCOPE_BRANCH(58) ATTENTOSCOPE_BRANCH(59) ATTENTOSCOPE_BRANCH(60)
    ATTENTOSCOPE_BRANCH(61) ATTENTOSCOPE_BRANCH(62) ATTENTOSCOPE_BRANCH(63) ATTENTOSCOPE_BRANCH(64)
}
#undef ATTENTOSCOPE_BRANCH
// clang-format on

/// Whether `value` is an enumerator. If it is, the compiler's name for this function has the enumerator's name after
/// the mark, and otherwise a cast in brackets.
template <typename Enum, Enum value>
consteval bool isEnumerator()
{
    constexpr std::string_view name = __PRETTY_FUNCTION__;
    constexpr std::string_view mark = "value = ";
    return name[name.rfind(mark) + mark.size()] != '(';
}

/// The number of enumerators of an enum. They must be 0, 1, 2, … without gaps, as in all enums of engine/types.
template <typename Enum, std::size_t from = 0>
consteval std::size_t enumeratorCount()
{
    if constexpr (from < 64 && isEnumerator<Enum, static_cast<Enum>(from)>())
        return enumeratorCount<Enum, from + 1>();
    else
        return from;
}

} // namespace attentoscope
