// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/samples.h"
#include "engine/reproducible/random.h"

#include <string_view>

namespace attentoscope {

/// Remembers texts by their hashes in a bounded amount of memory: after five million of them (67 MB) new ones are no
/// longer remembered, the old ones still are.
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

/// Draws one pair; everything random comes from the generator given.
using DrawPair = std::function<SamplePair(Random&)>;

/// Gives `pairs` pairs to the sink. No source sentence comes twice as long as fifty draws in a row do not all
/// repeat: where the space of sentences is used up, pairs repeat instead of never ending.
void makeDistinct(std::size_t pairs, std::uint64_t seed, const SampleSink& sink, const DrawPair& draw);

} // namespace attentoscope
