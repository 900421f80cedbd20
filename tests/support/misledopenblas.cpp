// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Preloaded, it pretends that OpenBLAS does not know the processor. If no core is named, the library takes the core in
// MISLED_CORE as if it had chosen it. Only OpenBLAS is deceived; the program sees the real environment.
#include <dlfcn.h>

#include <cstring>

namespace {

using Getenv = char* (*)(const char*);

bool isInOpenBlas(const void* address)
{
    Dl_info place{};
    return dladdr(address, &place) != 0 && std::strstr(place.dli_fname, "openblas");
}

} // namespace

extern "C" __attribute__((visibility("default"))) char* getenv(const char* name) noexcept
{
    static const auto get = reinterpret_cast<Getenv>(dlsym(RTLD_NEXT, "getenv"));
    char* value = get(name);
    const bool isAsked = !value && std::strcmp(name, "OPENBLAS_CORETYPE") == 0;
    return isAsked && isInOpenBlas(__builtin_return_address(0)) ? get("MISLED_CORE") : value;
}
