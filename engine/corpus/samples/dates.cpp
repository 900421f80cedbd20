// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/dates.h"

#include "engine/reproducible/random.h"

#include <array>
#include <chrono>
#include <string_view>

namespace attentoscope {

namespace {

/// One character stands for one word: W w the weekday in full and short, M m the month in full and short, d the day
/// as a number, o as an ordinal, Y the year; other words stand for themselves.
constexpr std::array<std::string_view, 16> forms{
    "M d , Y",
    "d M Y",
    "d m Y",
    "m d , Y",
    "M o , Y",
    "o M Y",
    "the o of M Y",
    "the o of M , Y",
    "M the o , Y",
    "W , d M Y",
    "W , M d , Y",
    "w d m Y",
    "w , m d , Y",
    "W the o of M , Y",
    "Y , M d",
    "m . d , Y",
};

constexpr std::array<std::string_view, 12> months{"january", "february", "march", "april", "may", "june", "july",
    "august", "september", "october", "november", "december"};
constexpr std::array<std::string_view, 12> shortMonths{
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"};
constexpr std::array<std::string_view, 7> weekdays{
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"};
constexpr std::array<std::string_view, 7> shortWeekdays{"sun", "mon", "tue", "wed", "thu", "fri", "sat"};

std::string ordinal(unsigned day)
{
    constexpr std::array<std::string_view, 4> endings{"th", "st", "nd", "rd"};
    const bool teen = day / 10 == 1;
    return std::to_string(day).append(endings[teen || day % 10 > 3 ? 0 : day % 10]);
}

std::string twoDigits(unsigned number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

std::chrono::sys_days drawDay(Random& random)
{
    using namespace std::chrono;
    constexpr sys_days first{year{1900} / January / 1};
    constexpr sys_days end{year{2100} / January / 1};
    return first + days{static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>((end - first).count())))};
}

/// Where in the source the year, the month and the day stand.
struct Places
{
    std::uint32_t year = 0, month = 0, day = 0;
};

std::string writeDate(std::string_view form, std::chrono::sys_days date, Places& places)
{
    const std::chrono::year_month_day calendar{date};
    const unsigned month = static_cast<unsigned>(calendar.month()) - 1;
    const unsigned day = static_cast<unsigned>(calendar.day());
    const unsigned weekday = std::chrono::weekday{date}.c_encoding();
    std::string text;
    std::uint32_t word = 0;
    for (std::size_t at = 0; at < form.size(); ++at) {
        const bool alone = (at == 0 || form[at - 1] == ' ') && (at + 1 == form.size() || form[at + 1] == ' ');
        switch (alone ? form[at] : '\0') {
        case 'W':
            text += weekdays[weekday];
            break;
        case 'w':
            text += shortWeekdays[weekday];
            break;
        case 'M':
            text += months[month];
            places.month = word;
            break;
        case 'm':
            text += shortMonths[month];
            places.month = word;
            break;
        case 'd':
            text += std::to_string(day);
            places.day = word;
            break;
        case 'o':
            text += ordinal(day);
            places.day = word;
            break;
        case 'Y':
            text += std::to_string(static_cast<int>(calendar.year()));
            places.year = word;
            break;
        default:
            text += form[at];
        }
        word += form[at] == ' ' ? 1 : 0;
    }
    return text;
}

} // namespace

SamplePair drawDate(Random& random)
{
    const std::string_view form = forms[random.below(forms.size())];
    const std::chrono::sys_days date = drawDay(random);
    const std::chrono::year_month_day calendar{date};
    Places places;
    SamplePair pair;
    pair.text.source = writeDate(form, date, places);
    pair.text.target = std::to_string(static_cast<int>(calendar.year())) + " - "
        + twoDigits(static_cast<unsigned>(calendar.month())) + " - " + twoDigits(static_cast<unsigned>(calendar.day()));
    pair.links = {{places.year, 0}, {places.year, 1}, {places.month, 2}, {places.month, 3}, {places.day, 4}};
    return pair;
}

} // namespace attentoscope
