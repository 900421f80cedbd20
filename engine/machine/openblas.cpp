// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/openblas.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <iterator>

#include <dlfcn.h>
#include <strings.h>

namespace attentoscope {

namespace {

struct CoreRow
{
    std::string_view name;
    VectorWidth vectors;
};

/// Every core that OpenBLAS 0.3.21 and 0.3.29 report on x86-64, with the vectors of its kernels.
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

/// Cores that may be chosen, best first. Both releases accept them by name. Cooperlake and SapphireRapids are left out:
/// they differ from SkylakeX in bfloat16, and need more than AVX-512. Nehalem is left out because its products are no
/// faster than Prescott's. AMD's processors with AVX but without AVX2 compute only half a vector at once, so no better
/// core is known for them.
constexpr BetterRow betterRows[] = {{"SkylakeX", VectorWidth::Avx512, MadeBy::Anyone},
    {"Zen", VectorWidth::Avx2, MadeBy::Amd}, {"Haswell", VectorWidth::Avx2, MadeBy::Anyone},
    {"Sandybridge", VectorWidth::Avx, MadeBy::Others}};

bool isMadeBy(MadeBy maker, ProcessorFamily family)
{
    return maker == MadeBy::Anyone || (maker == MadeBy::Amd) == (family == ProcessorFamily::Amd);
}

constexpr auto libraryName = "libblas.so.3";
constexpr auto askCore = "openblas_get_corename";
constexpr auto askConfiguration = "openblas_get_config";
using Asked = char* (*)();

std::string openBlasAnswer(void* library, const char* function)
{
    const auto ask = reinterpret_cast<Asked>(dlsym(library, function));
    return ask ? ask() : std::string();
}

KernelsChosenBy chooserOf(const std::string& core)
{
    const char* named = std::getenv(coreTypeVariable);
    if (!named || strcasecmp(named, core.c_str()) != 0) // OpenBLAS ignores names that it does not know
        return KernelsChosenBy::Library;
    return std::getenv(replacedCoreVariable) ? KernelsChosenBy::Program : KernelsChosenBy::User;
}

} // namespace

std::optional<std::string> betterCore(
    std::string_view taken, const Processor& processor, const std::function<bool(std::string_view core)>& isKnown)
{
    const auto* const row = std::ranges::find(coreRows, taken, &CoreRow::name);
    // The four cores of the Bulldozer family have their own kernels, and every OpenBLAS knows them.
    if (row == std::end(coreRows) || processor.family == ProcessorFamily::AmdBulldozer)
        return std::nullopt;
    for (const auto& better : betterRows)
        if (better.vectors > row->vectors && better.vectors <= processor.vectors
            && isMadeBy(better.madeBy, processor.family) && isKnown(better.name))
            return std::string(better.name);
    return std::nullopt;
}

std::optional<OpenBlas> OpenBlas::find(Find how)
{
    // Never closed, because LibTorch uses it until the process ends.
    void* library = dlopen(libraryName, RTLD_LAZY | RTLD_LOCAL | (how == Find::Loaded ? RTLD_NOLOAD : 0));
    if (!library || !dlsym(library, askCore))
        return std::nullopt;
    return OpenBlas(library);
}

std::string OpenBlas::version() const
{
    const auto text = openBlasAnswer(m_library, askConfiguration); // "OpenBLAS 0.3.21 NO_LAPACKE DYNAMIC_ARCH …"
    const auto name = text.find(' ');
    return name == std::string::npos ? "OpenBLAS" : text.substr(0, text.find(' ', name + 1));
}

std::string OpenBlas::core() const
{
    return openBlasAnswer(m_library, askCore);
}

bool OpenBlas::knows(std::string_view core) const
{
    std::string table = "gotoblas_"; // the table of a core's kernels, in a library with several tables
    std::ranges::transform(core, std::back_inserter(table),
        [](char letter) { return static_cast<char>(std::toupper(static_cast<unsigned char>(letter))); });
    return dlsym(m_library, table.c_str()) != nullptr;
}

std::optional<CoreReplacement> findBetterCore()
{
    const auto processor = thisProcessor();
    if (processor.vectors == VectorWidth::Other)
        return std::nullopt;
    const auto library = OpenBlas::find(OpenBlas::Find::OrLoad);
    if (!library)
        return std::nullopt;
    const auto taken = library->core();
    const auto better = betterCore(taken, processor, [&](std::string_view core) { return library->knows(core); });
    if (!better)
        return std::nullopt;
    return CoreReplacement{taken, *better};
}

std::optional<MatrixKernels> matrixKernels()
{
    const auto library = OpenBlas::find(OpenBlas::Find::Loaded);
    if (!library)
        return std::nullopt;
    const auto core = library->core();
    const auto chosenBy = chooserOf(core);
    const char* replaced = chosenBy == KernelsChosenBy::Program ? std::getenv(replacedCoreVariable) : "";
    return MatrixKernels{library->version(), core, chosenBy, replaced};
}

} // namespace attentoscope
