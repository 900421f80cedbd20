// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/openblas.h"

#include "engine/machine/openblascores.h"

#include <dlfcn.h>
#include <strings.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace attentoscope {

namespace {

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
    if (!named || strcasecmp(named, core.c_str()) != 0) // it follows no name that it does not know
        return KernelsChosenBy::Library;
    return std::getenv(replacedCoreVariable) ? KernelsChosenBy::Program : KernelsChosenBy::User;
}

} // namespace

std::optional<OpenBlas> OpenBlas::find(Find how)
{
    // Never closed: LibTorch uses it until the process ends.
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
    std::string table = "gotoblas_"; // the table of a core's kernels, in a library that has several
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
