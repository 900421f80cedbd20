// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/enginemodule.h"
#include "engine/types/programversion.h"

#include <dlfcn.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace attentoscope {

namespace {

/// The path of the engine's library: beside the program in a build folder, or in the library folder of an installation.
/// Empty if it is in neither.
std::filesystem::path findModule()
{
    std::error_code problem;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", problem).parent_path();
    for (const auto& place : {program, program / "../" ATTENTOSCOPE_LIBRARY_FOLDER "/attentoscope"})
        for (const char* name : {"libattentoscope_engine_module.so", "attentoscope_engine_module.so"})
            if (auto file = std::filesystem::canonical(place / name, problem); !problem)
                return file;
    return {};
}

} // namespace

Result<const EngineModule*> loadEngine()
{
    const auto path = findModule();
    if (path.empty())
        return failure(ErrorCode::Internal,
            "The engine's library attentoscope_engine_module is missing beside the program. Install Attentoscope again.");
    void* library = dlopen(path.c_str(), RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE);
    if (!library)
        return failure(ErrorCode::Internal,
            "The engine cannot be loaded. Install Attentoscope again, with all packages it needs.", dlerror());
    const auto* module = static_cast<const EngineModule*>(dlsym(library, EngineModule::symbol));
    if (!module || std::string_view(module->version) != programVersion)
        return failure(ErrorCode::Internal,
            Message("The engine's library is not of this version of Attentoscope, {}. Install Attentoscope again.",
                programVersion),
            path.string());
    return module;
}

std::function<Result<std::unique_ptr<Session>>()> engineModuleFactory(const SessionOptions& options)
{
    return [options]() -> Result<std::unique_ptr<Session>> {
        const auto module = loadEngine();
        if (!module)
            return std::unexpected(module.error());
        return (*module)->createSession(options);
    };
}

} // namespace attentoscope
