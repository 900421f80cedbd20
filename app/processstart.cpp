// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/processstart.h"

#include "engine/machine/openblas.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace attentoscope {

namespace {

constexpr auto spinCount = "GOMP_SPINCOUNT";
constexpr auto waitPolicy = "OMP_WAIT_POLICY";
constexpr auto longSpin = "100000"; // measured: fastest if nothing else needs a core
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

bool canBeWritten(const char* folder)
{
    return folder && *folder && access(folder, W_OK | X_OK) == 0;
}

/// A folder that no other user can enter. Nothing if its name is taken by a link or by another user's folder.
std::optional<std::string> privateFolder(const std::string& name)
{
    std::error_code problem;
    const auto place = std::filesystem::temp_directory_path(problem);
    if (problem)
        return std::nullopt;
    std::string path = (place / (name + '-' + std::to_string(getuid()))).string();
    mkdir(path.c_str(), S_IRWXU);
    struct stat found{};
    if (lstat(path.c_str(), &found) != 0 || !S_ISDIR(found.st_mode) || found.st_uid != getuid()
        || (found.st_mode & (S_IRWXG | S_IRWXO)) != 0)
        return std::nullopt;
    return path;
}

void settleHome()
{
    if (canBeWritten(std::getenv("HOME")))
        return;
    const auto folder = privateFolder("attentoscope");
    if (!folder)
        return; // saving will fail later, with a message that names the folder
    std::fprintf(
        stderr, "attentoscope: There is no home folder that can be written. Runs are kept in %s.\n", folder->c_str());
    setenv("HOME", folder->c_str(), 1);
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"}) {
        if (!canBeWritten(std::getenv(name)))
            unsetenv(name);
    }
}

} // namespace

void prepareProcess()
{
    // UCX, which comes with Debian 13's LibTorch, would handle SIGHUP, even where nohup has it ignored.
    setenv("UCX_DEBUG_SIGNO", "0", 0);
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(standard, F_GETFD) < 0 && errno == EBADF) [[maybe_unused]]
            const int opened = open("/dev/null", O_RDWR); // open() takes the lowest number that is free
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
}

void startOverWithComputingEnvironment(char** arguments)
{
    if (std::getenv(guard)) {
        unsetenv(guard); // programs started from this one must not inherit the setting
        return;
    }
    const auto missing = missingVariables();
    if (missing.empty())
        return;
    for (const auto& [name, value] : missing)
        setenv(name, value.c_str(), 1);
    setenv(guard, "1", 1);
    // Starts the program by its own path; otherwise the system would show the process as "exe".
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error)
        execv(program.c_str(), arguments);
    unsetenv(guard); // the second start failed, so the libraries keep the old values
    for (const auto& [name, value] : missing)
        unsetenv(name);
}

void settleUserFolders()
{
    settleHome();
    if (std::getenv("XDG_RUNTIME_DIR"))
        return;
    if (const auto folder = privateFolder("attentoscope-runtime"))
        setenv("XDG_RUNTIME_DIR", folder->c_str(), 1);
}

} // namespace attentoscope
