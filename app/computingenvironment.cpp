// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/computingenvironment.h"

#include "engine/machine/openblas.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace attentoscope {

namespace {

constexpr auto spinCount = "GOMP_SPINCOUNT";
constexpr auto waitPolicy = "OMP_WAIT_POLICY";
constexpr auto longSpin = "100000"; // measured: quickest where nothing else wants a core
constexpr auto guard = "ATTENTOSCOPE_RESTARTED";

using Variables = std::vector<std::pair<const char*, std::string>>;

Variables missingVariables()
{
    Variables missing;
    if (!std::getenv(spinCount) && !std::getenv(waitPolicy))
        missing.emplace_back(spinCount, longSpin);
    if (std::getenv(coreTypeVariable))
        return missing;
    if (const auto replacement = findBetterCore()) {
        missing.emplace_back(coreTypeVariable, replacement->better);
        missing.emplace_back(replacedCoreVariable, replacement->taken);
    }
    return missing;
}

} // namespace

void startOverWithComputingEnvironment(char** arguments)
{
    if (std::getenv(guard)) {
        unsetenv(guard); // programs started from here are not ours to decide about
        return;
    }
    const auto missing = missingVariables();
    if (missing.empty())
        return;
    for (const auto& [name, value] : missing)
        setenv(name, value.c_str(), 1);
    setenv(guard, "1", 1);
    // Started by its own path, or the system would show the process as "exe".
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error)
        execv(program.c_str(), arguments);
    unsetenv(guard); // it could not be started again, and what runs has not read the others
    for (const auto& [name, value] : missing)
        unsetenv(name);
}

} // namespace attentoscope
