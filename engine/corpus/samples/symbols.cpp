// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/symbols.h"

#include "engine/reproducible/random.h"

namespace attentoscope {

namespace {

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

} // namespace

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

} // namespace attentoscope
