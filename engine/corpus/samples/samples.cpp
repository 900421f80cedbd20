// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/samples.h"

#include "engine/corpus/samples/distinct.h"
#include "engine/corpus/samples/numbersample.h"
#include "engine/corpus/samples/tinyfrench/sentence.h"
#include "engine/reproducible/random.h"

#include <array>
#include <chrono>
#include <string_view>

namespace attentoscope {

namespace {

/// One character is one word: W w the weekday in full and short, M m the month in full and short, d the day as a
/// number, o as an ordinal, Y the year. Other words are written as they are.
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

/// Positions of year, month and day in the source.
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

/// A day of the years 1900 to 2099, in one of the forms in which people write dates. The target is year, month and day
/// with dashes, in five tokens. Each dash is linked to the origin of the number before it.
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

constexpr std::uint64_t mostSymbols = 9;
constexpr std::uint64_t letters = 26;

std::string drawLetters(Random& random)
{
    std::string symbols(1 + random.below(mostSymbols), ' ');
    for (char& symbol : symbols)
        symbol = static_cast<char>('a' + static_cast<char>(random.below(letters)));
    return symbols;
}

std::string spaced(std::string_view symbols)
{
    std::string text;
    for (const char symbol : symbols) {
        if (!text.empty())
            text += ' ';
        text += symbol;
    }
    return text;
}

/// A sequence of one to nine letters. Every length is equally probable, but short sequences are soon used up, so a
/// large file has mostly long ones. The target is the same sequence, forwards or backwards.
SamplePair drawCopy(Random& random)
{
    const std::string symbols = drawLetters(random);
    SamplePair pair{{spaced(symbols), spaced(symbols)}, {}};
    for (std::uint32_t at = 0; at < symbols.size(); ++at)
        pair.links.push_back({at, at});
    return pair;
}

SamplePair drawReverse(Random& random)
{
    const std::string symbols = drawLetters(random);
    SamplePair pair{{spaced(symbols), spaced(std::string(symbols.rbegin(), symbols.rend()))}, {}};
    const auto last = static_cast<std::uint32_t>(symbols.size() - 1);
    for (std::uint32_t at = 0; at <= last; ++at)
        pair.links.push_back({at, last - at});
    return pair;
}

template <SamplePair (*draw)(Random&)>
void make(std::size_t pairs, std::uint64_t seed, const SampleSink& sink)
{
    makeDistinct(pairs, seed, sink, draw);
}

SampleInfo info(std::string id, std::string name, std::string help)
{
    return {std::move(id), std::move(name), std::move(help), 10'000, true};
}

} // namespace

/// The easiest sample comes first.
std::span<const Sample> samples()
{
    static const std::array<Sample, 5> table{
        Sample{info("copy", "Copy",
                   "Up to nine letters, and the same letters again. It is the easiest task there is: the attention "
                   "becomes a straight diagonal within seconds."),
            make<drawCopy>},
        Sample{info("reverse", "Reverse",
                   "Up to nine letters, and the same letters from the last to the first. The attention has to learn to "
                   "move backwards, which shows as a diagonal that rises instead of falling."),
            make<drawReverse>},
        Sample{info("dates", "Dates",
                   "Dates as people write them, and the same day as year, month and day in numbers. The model has "
                   "to find the three parts in any order and to ignore the weekday and the commas."),
            make<drawDate>},
        Sample{info("tiny-french", "Tiny French",
                   "Short English sentences and their French, made by a small grammar. Adjectives, pronouns and "
                   "negation change places between the two languages, so watch where the bright cells leave the "
                   "diagonal."),
            make<tinyfrench::drawSentence>},
        Sample{info("unshuffle", "Unshuffle",
                   "The numbers from 1 to 5, or up to 20, in a mixed order, and the same numbers in order. The "
                   "attention has to find the next number wherever it is; every preset learns this from words, and "
                   "only the preset Unshuffle from vectors, for which it needs no data."),
            make<drawUnshuffle>},
    };
    return table;
}

Result<const Sample*> findSample(std::string_view id)
{
    std::string known;
    for (const Sample& sample : samples()) {
        if (sample.info.id == id)
            return &sample;
        known += (known.empty() ? "" : ", ") + sample.info.id;
    }
    return failure(
        ErrorCode::InvalidSetting, Message("There is no sample “{}”. Choose one of: {}.", std::string(id), known));
}

} // namespace attentoscope
