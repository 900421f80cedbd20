// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/numbersample.h"

#include "engine/reproducible/random.h"

#include <algorithm>
#include <numeric>

namespace attentoscope {

namespace {

constexpr std::uint64_t fewestNumbers = 5;
constexpr std::uint64_t mostNumbers = 20;

void append(std::string& text, int number)
{
    if (!text.empty())
        text += ' ';
    text += std::to_string(number);
}

} // namespace

std::vector<int> drawShuffledNumbers(Random& random)
{
    std::vector<int> numbers(fewestNumbers + random.below(mostNumbers - fewestNumbers + 1));
    std::iota(numbers.begin(), numbers.end(), 1);
    random.shuffle(numbers);
    return numbers;
}

SamplePair drawUnshuffle(Random& random)
{
    SamplePair pair;
    const auto numbers = drawShuffledNumbers(random);
    for (std::uint32_t at = 0; at < numbers.size(); ++at) {
        append(pair.text.source, numbers[at]);
        append(pair.text.target, static_cast<int>(at) + 1);
        pair.links.push_back({at, static_cast<std::uint32_t>(numbers[at] - 1)});
    }
    std::ranges::sort(pair.links, {}, &AlignmentLink::target);
    return pair;
}

} // namespace attentoscope
