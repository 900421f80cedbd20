// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/samples.h"
#include "engine/reproducible/random.h"

#include <string_view>

namespace attentoscope {

/// Remembers texts by their hashes, in a limited amount of memory. After five million texts (67 MB) it adds no new
/// ones, but still remembers the old ones.
class SeenTexts
{
public:
    SeenTexts();
    bool insert(std::string_view text); ///< false if the text has been seen

private:
    void place(std::uint64_t hash);
    void grow();

    std::vector<std::uint64_t> m_slots; ///< open addressing; 0 is an empty slot
    std::size_t m_count = 0;
};

/// Draws one pair. Everything random comes from the given generator.
using DrawPair = std::function<SamplePair(Random&)>;

/// Gives `pairs` pairs to the sink. If a source sentence was used before, draws another pair, up to fifty times. So
/// pairs repeat only when nearly all possible sentences are used up, and the function always ends.
void makeDistinct(std::size_t pairs, std::uint64_t seed, const SampleSink& sink, const DrawPair& draw);

} // namespace attentoscope
