// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/sessionoptions.h"

#include "app/clicommands/numberoption.h"
#include "engine/types/forcedrows.h"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <thread>

namespace attentoscope {

void CommonOptions::add(CLI::App& options)
{
    options.add_option("--threads", session.threads, "Processor threads that compute; 0: all cores")
        ->type_name("N")
        ->check(numberFrom(0, 1024));
}

void addModels(CLI::App& options, std::vector<std::string>& folders)
{
    options
        .add_option("--model", folders,
            "Folder of a trained run. Several may follow one another: they translate together, by the mean of their "
            "probabilities")
        ->type_name("RUN")
        ->allow_extra_args(false)
        ->required();
}

void addSwitchedOff(CLI::App& options, std::vector<std::string>& heads)
{
    constexpr const char* form = "KIND.LAYER.HEAD";
    options
        .add_option("--off", heads,
            "Head of a Transformer that is switched off, such as cross.2.3, encoder.1.1 or decoder.2.4: nothing reads "
            "what it attends to. Several may follow one another")
        ->type_name(form)
        ->allow_extra_args(false)
        ->check(CLI::Validator(
            [](const std::string& text) {
                return headFromText(text) ? std::string() : "\"" + text + "\" is no " + form;
            },
            ""));
}

std::vector<AttentionHead> headsFrom(const std::vector<std::string>& texts)
{
    std::vector<AttentionHead> heads;
    for (const auto& text : texts)
        if (const auto head = headFromText(text))
            heads.push_back(*head);
    return heads;
}

void addForced(CLI::App& options, std::vector<std::string>& rows)
{
    constexpr const char* form = "[HEAD:]ROW:COLUMN";
    options
        .add_option("--force", rows,
            "Row of attention that is forced onto a column, both counted from 1 as in the JSON: 2:4 of every head that "
            "attends to the source, cross.2.3:2:4 of one head of a Transformer alone. Several may follow one another")
        ->type_name(form)
        ->allow_extra_args(false)
        ->check(CLI::Validator(
            [](const std::string& text) {
                return forcedRowFromText(text) ? std::string() : "\"" + text + "\" is no " + form;
            },
            ""));
}

std::vector<ForcedRow> forcedRowsFrom(const std::vector<std::string>& texts)
{
    std::vector<ForcedRow> rows;
    for (const auto& text : texts)
        if (const auto row = forcedRowFromText(text))
            rows.push_back(*row);
    return rows;
}

void addBeam(CLI::App& options, int& beam, double& lengthPenalty)
{
    auto* width = options.add_option("--beam", beam, "Number of translations that are followed side by side")
                      ->type_name("K")
                      ->check(numberFrom(1, 1000))
                      ->capture_default_str();
    options
        .add_option("--length-penalty", lengthPenalty,
            "Exponent A of the length penalty ((5 + length) / 6)^A that a beam divides by (Wu and others 2016); 0: none")
        ->type_name("A")
        ->check(numberFrom(0.0, 10.0))
        ->needs(width)
        ->capture_default_str();
}

namespace {

/// OpenBLAS waits for ever for a buffer that it does not get, and others crash. Measured with a tiny model: a training
/// crashes with 73 MiB and goes well with 122.
Result<void> checkAddressSpace()
{
    constexpr std::uint64_t mebibyte = 1 << 20;
    constexpr std::uint64_t needed = 96;
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return {};
    std::uint64_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    const auto used = pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    const auto left = limit.rlim_cur > used ? (limit.rlim_cur - used) / mebibyte : 0;
    if (left >= needed)
        return {};
    return failure(ErrorCode::OutOfMemory,
        Message("Only {} MiB of address space are left, and at least {} are needed to compute. Raise the limit (ulimit "
                "-v) by {} MiB or more.",
            left, needed, needed - left));
}

} // namespace

Result<std::unique_ptr<Session>> makeSession(const SessionOptions& options)
{
    if (const auto fits = checkAddressSpace(); !fits)
        return std::unexpected(fits.error());
    const auto cores = std::max(1u, std::thread::hardware_concurrency());
    if (options.threads > static_cast<int>(cores))
        std::fprintf(stderr,
            "attentoscope-cli: %d threads on %u cores wait for each other: --threads %u is "
            "quicker.\n",
            options.threads, cores, cores);
    return createSession(options);
}

Result<RunDescription> openRuns(Session& session, const std::vector<std::string>& folders)
{
    return folders.size() == 1 ? session.openRun(folders.front(), RunDetail::Identity) : session.openTogether(folders);
}

Result<std::unique_ptr<Session>> openSession(const SessionOptions& options, const std::string& runFolder)
{
    auto session = makeSession(options);
    if (!session)
        return session;
    if (const auto run = (*session)->openRun(runFolder, RunDetail::Identity); !run)
        return std::unexpected(run.error());
    return session;
}

} // namespace attentoscope
