// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/userfolders.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>

namespace attentoscope {

namespace {

bool canBeWritten(const char* folder)
{
    return folder && *folder && access(folder, W_OK | X_OK) == 0;
}

/// A folder that nobody else can enter. Nothing where its name is taken by a link or by somebody else's folder.
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
        return; // saving will fail, and say where
    std::fprintf(
        stderr, "attentoscope: There is no home folder that can be written. Runs are kept in %s.\n", folder->c_str());
    setenv("HOME", folder->c_str(), 1);
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"}) {
        if (!canBeWritten(std::getenv(name)))
            unsetenv(name);
    }
}

} // namespace

void settleUserFolders()
{
    settleHome();
    if (std::getenv("XDG_RUNTIME_DIR"))
        return;
    if (const auto folder = privateFolder("attentoscope-runtime"))
        setenv("XDG_RUNTIME_DIR", folder->c_str(), 1);
}

} // namespace attentoscope
