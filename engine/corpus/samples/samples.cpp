// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/samples.h"

#include "engine/corpus/samples/dates.h"
#include "engine/corpus/samples/distinct.h"
#include "engine/corpus/samples/numbersample.h"
#include "engine/corpus/samples/symbols.h"
#include "engine/corpus/samples/tinyfrench/sentence.h"

#include <array>

namespace attentoscope {

namespace {

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

/// The easiest one first.
std::span<const Sample> samples()
{
    static const std::array<Sample, 5> table{
        Sample{info("copy", "Copy",
                   "Up to nine letters, and the same letters again. It is the easiest task there is: the attention "
                   "becomes a straight diagonal within seconds."),
            make<drawCopy>},
        Sample{info("reverse", "Reverse",
                   "Up to nine letters, and the same letters from the last to the first. The attention has to "
                   "learn to walk backwards, which shows as a diagonal that rises instead of falling."),
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
                   "attention has to find the next number wherever it stands; every preset learns this from words, "
                   "and only the preset Unshuffle from vectors, for which it needs no data."),
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
