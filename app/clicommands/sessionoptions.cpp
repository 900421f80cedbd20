// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/sessionoptions.h"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace attentoscope {

void CommonOptions::add(CLI::App& options)
{
    options.add_option("--threads", session.threads, "Processor threads that compute; 0: all cores")
        ->type_name("N")
        ->check(CLI::Range(0, 1024));
    addJson(options);
}

void CommonOptions::addJson(CLI::App& options)
{
    options.add_flag("--json", json, "Print one JSON value for programs instead of text for people");
}

Result<std::unique_ptr<Session>> openSession(const SessionOptions& options, const std::string& runFolder)
{
    auto session = createSession(options);
    if (const auto run = session->openRun(runFolder, RunDetail::Identity); !run)
        return std::unexpected(run.error());
    return session;
}

} // namespace attentoscope
