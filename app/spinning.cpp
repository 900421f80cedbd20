// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spinning.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace attentoscope {

namespace {

constexpr auto spinCount = "GOMP_SPINCOUNT";
constexpr auto waitPolicy = "OMP_WAIT_POLICY";
constexpr auto longSpin = "100000"; // measured: quickest where nothing else wants a core
constexpr auto guard = "ATTENTOSCOPE_RESTARTED";

} // namespace

void limitOpenMpSpinning([[maybe_unused]] int count, char** arguments)
{
    if (std::getenv(guard)) {
        unsetenv(guard); // programs started from here are not ours to decide about
        return;
    }
    if (std::getenv(spinCount) || std::getenv(waitPolicy))
        return;
    setenv(spinCount, longSpin, 1);
    setenv(guard, "1", 1);
    // Started by its own path, or the system would show the process as "exe".
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error)
        execv(program.c_str(), arguments);
    unsetenv(guard); // it could not be started again
}

} // namespace attentoscope
