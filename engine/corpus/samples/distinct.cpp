// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/distinct.h"

#include "engine/reproducible/fnv.h"

namespace attentoscope {

namespace {

constexpr std::size_t firstSlots = std::size_t{1} << 14;
constexpr std::size_t mostTexts = 5'000'000;
constexpr int mostTries = 50;

/// Hashes with FNV-1a and then mixes the bits, because its high bits are poor. Never returns 0, which marks an empty
/// slot.
std::uint64_t hashOf(std::string_view text)
{
    Fnv fnv;
    fnv.add(text);
    std::uint64_t hash = fnv.hash();
    hash = (hash ^ (hash >> 32)) * 0xd6e8feb86659fd93ULL;
    return (hash ^ (hash >> 32)) | 1;
}

} // namespace

SeenTexts::SeenTexts() : m_slots(firstSlots) { }

bool SeenTexts::insert(std::string_view text)
{
    const std::uint64_t hash = hashOf(text);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t slot = (hash >> 1) & mask; m_slots[slot] != 0; slot = (slot + 1) & mask) {
        if (m_slots[slot] == hash)
            return false;
    }
    if (m_count == mostTexts)
        return true;
    if (++m_count * 5 > m_slots.size() * 3)
        grow();
    place(hash);
    return true;
}

void SeenTexts::place(std::uint64_t hash)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = (hash >> 1) & mask;
    while (m_slots[slot] != 0)
        slot = (slot + 1) & mask;
    m_slots[slot] = hash;
}

void SeenTexts::grow()
{
    std::vector<std::uint64_t> old(m_slots.size() * 2);
    old.swap(m_slots);
    for (const std::uint64_t hash : old) {
        if (hash != 0)
            place(hash);
    }
}

void makeDistinct(std::size_t pairs, std::uint64_t seed, const SampleSink& sink, const DrawPair& draw)
{
    Random random(seed);
    SeenTexts seen;
    for (std::size_t made = 0; made < pairs; ++made) {
        SamplePair pair = draw(random);
        for (int tries = 1; !seen.insert(pair.text.source) && tries < mostTries; ++tries)
            pair = draw(random);
        if (!sink(pair))
            return;
    }
}

} // namespace attentoscope
