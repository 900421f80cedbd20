// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/openblascores.h"

#include <algorithm>
#include <iterator>

namespace attentoscope {

namespace {

struct CoreRow
{
    std::string_view name;
    VectorWidth vectors;
};

/// Every core that OpenBLAS 0.3.21 and 0.3.29 tell of on x86-64, and the vectors that its kernels compute with.
constexpr CoreRow coreRows[] = {{"Prescott", VectorWidth::Other}, {"Core2", VectorWidth::Other},
    {"Penryn", VectorWidth::Other}, {"Dunnington", VectorWidth::Other}, {"Nehalem", VectorWidth::Other},
    {"Atom", VectorWidth::Other}, {"Nano", VectorWidth::Other}, {"Opteron", VectorWidth::Other},
    {"Opteron_SSE3", VectorWidth::Other}, {"Barcelona", VectorWidth::Other}, {"Bobcat", VectorWidth::Other},
    {"Sandybridge", VectorWidth::Avx}, {"Bulldozer", VectorWidth::Avx}, {"Piledriver", VectorWidth::Avx},
    {"Steamroller", VectorWidth::Avx}, {"Excavator", VectorWidth::Avx}, {"Haswell", VectorWidth::Avx2},
    {"Zen", VectorWidth::Avx2}, {"SkylakeX", VectorWidth::Avx512}, {"Cooperlake", VectorWidth::Avx512},
    {"SapphireRapids", VectorWidth::Avx512}};

enum class MadeBy : std::uint8_t { Anyone, Amd, Others };

struct BetterRow
{
    std::string_view name;
    VectorWidth vectors;
    MadeBy madeBy;
};

/// What is named, best first. Only cores that both releases take by name: Cooperlake and SapphireRapids differ from
/// SkylakeX in bfloat16 and need more than AVX-512. Nehalem is no row: its products are no faster than Prescott's.
/// AMD's processors with AVX but without AVX2 have units for half of it, so that nothing is known to be better.
constexpr BetterRow betterRows[] = {{"SkylakeX", VectorWidth::Avx512, MadeBy::Anyone},
    {"Zen", VectorWidth::Avx2, MadeBy::Amd}, {"Haswell", VectorWidth::Avx2, MadeBy::Anyone},
    {"Sandybridge", VectorWidth::Avx, MadeBy::Others}};

bool isMadeBy(MadeBy maker, ProcessorFamily family)
{
    return maker == MadeBy::Anyone || (maker == MadeBy::Amd) == (family == ProcessorFamily::Amd);
}

} // namespace

std::optional<std::string> betterCore(
    std::string_view taken, const Processor& processor, const std::function<bool(std::string_view core)>& isKnown)
{
    const auto* const row = std::ranges::find(coreRows, taken, &CoreRow::name);
    // The four cores of the Bulldozer family have kernels of their own, and every OpenBLAS knows them.
    if (row == std::end(coreRows) || processor.family == ProcessorFamily::AmdBulldozer)
        return std::nullopt;
    for (const auto& better : betterRows)
        if (better.vectors > row->vectors && better.vectors <= processor.vectors
            && isMadeBy(better.madeBy, processor.family) && isKnown(better.name))
            return std::string(better.name);
    return std::nullopt;
}

} // namespace attentoscope
