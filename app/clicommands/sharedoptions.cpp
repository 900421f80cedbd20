// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/sharedoptions.h"

#include "app/clicommands/printedlines.h"
#include "app/enginemodule.h"
#include "engine/foreign/foreignmodel.h"
#include "engine/storage/runfolder.h"
#include "engine/types/constraints.h"
#include "engine/types/heads.h"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <pwd.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <thread>

namespace attentoscope {

namespace {

PairColumns columnsNamed(const std::string& text)
{
    PairColumns columns{.rule = ColumnRule::Chosen};
    const char* end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, columns.first);
    const bool goesOn = first.ec == std::errc() && first.ptr != end && *first.ptr == ',';
    const auto second = goesOn ? std::from_chars(first.ptr + 1, end, columns.second) : first;
    if (!goesOn || second.ec != std::errc() || second.ptr != end || columns.first == 0 || columns.second == 0
        || columns.first == columns.second)
        throw CLI::ValidationError("--columns",
            "\"" + text
                + "\" is no pair of columns. Write two different numbers "
                  "from 1 on, for example --columns 2,3.");
    return columns;
}

constexpr const char* headForm = "LAYER.HEAD";
constexpr const char* meanForm = "mean";

} // namespace

CLI::Option* DataOptions::add(CLI::App& options)
{
    auto* option =
        options
            .add_option("--data", data,
                "File of sentence pairs, one a line, two columns with a tab or \" ||| \" between them, a CSV file, a "
                "translation memory (TMX) or a zip archive with one of these; or the source side of two parallel "
                "files. They may be packed with gzip or xz")
            ->type_name("FILE");
    options.add_option("--target-data", targetData, "Target side of two parallel files")
        ->type_name("FILE")
        ->needs(option);
    options
        .add_option_function<std::string>(
            "--columns", [this](const std::string& text) { columns = columnsNamed(text); },
            "The two columns of --data that are the pair, counted from 1. Otherwise they are those of the run's data, or "
            "without a run the two that hold sentences")
        ->type_name("FIRST,SECOND")
        ->needs(option);
    return option;
}

void addGold(CLI::App& options, std::string& file, int& firstIndex)
{
    auto* gold = options.add_option("--gold", file, "Gold alignments, one line a pair: i-j sure, ipj possible")
                     ->type_name("FILE");
    options.add_option("--gold-first-index", firstIndex, "Number of a sentence's first word in the gold file")
        ->type_name("0|1")
        ->check(numberFrom(0, 1))
        ->needs(gold)
        ->capture_default_str();
}

DataRequest DataOptions::request() const
{
    DataRequest request;
    request.source = data;
    request.target = targetData;
    request.columns = columns;
    return request;
}

void SettingOptions::add(CLI::App& options)
{
    options.add_option("--preset", preset, "Preset to train; the command presets lists them")
        ->type_name("ID")
        ->default_str("recommended");
    options.add_option("--set", settings, "Setting that differs from the preset's. Several may follow one another")
        ->type_name("key=value");
}

Result<std::vector<KeyValue>> SettingOptions::keyValues() const
{
    std::vector<KeyValue> pairs;
    for (const std::string& setting : settings) {
        const auto equals = setting.find('=');
        if (equals == std::string::npos || equals == 0)
            return failure(ErrorCode::InvalidSetting, Message("\"{}\" is no setting: write --set key=value.", setting));
        pairs.push_back({setting.substr(0, equals), setting.substr(equals + 1)});
    }
    return pairs;
}

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
            "Folder of a trained run, or of a model that others trained (MarianMT, Pegasus, CTranslate2). Several may "
            "follow one another: they translate together, by the mean of their probabilities")
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

void addText(CLI::App& options, std::vector<std::string>& words, const std::string& help)
{
    // CLI11's "extra arguments" cannot be used: they take words in brackets for lists and cut them.
    constexpr int many = CLI::detail::expected_max_vector_size;
    options.add_option("TEXT", words, help)
        ->expected(many, many)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->allow_extra_args(false);
}

std::string textFrom(const std::vector<std::string>& words)
{
    std::string text;
    for (const auto& word : words)
        text += text.empty() ? word : ' ' + word;
    return text;
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
            "Exponent A of the length penalty that a beam divides by: ((5 + length) / 6)^A (Wu and others 2016), or length^A in "
            "a model with length_penalty_kind=power; 0: none")
        ->type_name("A")
        ->check(numberFrom(0.0, 10.0))
        ->needs(width)
        ->capture_default_str();
}

void addDrawnSentences(CLI::App& options, std::size_t& sentences, const std::string& sentencesHelp, std::uint64_t& seed,
    const std::string& seedHelp)
{
    options.add_option("--sentences", sentences, sentencesHelp)
        ->type_name("N")
        ->check(numberFrom<std::size_t>(1, 1'000'000))
        ->capture_default_str();
    options.add_option("--seed", seed, seedHelp)
        ->type_name("N")
        ->check(numberFrom<std::uint64_t>(0, 1'000'000'000'000))
        ->capture_default_str();
}

namespace {

constexpr std::uint64_t mebibytesToLoad = 768; ///< LibTorch 1.13 takes about 600
/// Without memory for its buffer OpenBLAS waits for ever, and other libraries crash. Measured with a tiny model:
/// training crashes with 73 MiB and succeeds with 122 MiB.
constexpr std::uint64_t mebibytesToCompute = 96;

/// `needed` is in MiB.
Result<void> checkAddressSpace(std::uint64_t needed)
{
    constexpr std::uint64_t mebibyte = 1 << 20;
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
    const auto engine = loadEngine();
    if (const auto fits = checkAddressSpace(engine ? mebibytesToCompute : mebibytesToLoad); !fits)
        return std::unexpected(fits.error());
    if (!engine)
        return std::unexpected(engine.error());
    const auto cores = std::max(1u, std::thread::hardware_concurrency());
    if (options.threads > static_cast<int>(cores))
        std::fprintf(stderr,
            "attentoscope-cli: %d threads on %u cores wait for each other: --threads %u is "
            "quicker.\n",
            options.threads, cores, cores);
    return (*engine)->createSession(options);
}

Result<RunDescription> openRuns(Session& session, const std::vector<std::string>& folders)
{
    auto run =
        folders.size() == 1 ? session.openRun(folders.front(), RunDetail::Identity) : session.openTogether(folders);
    if (run && run->opened)
        for (const auto& note : run->notes)
            printLine(stderr, note);
    return run;
}

CLI::Option* addHead(CLI::App& options, std::string& head, const std::string& help)
{
    return options.add_option("--head", head, help)
        ->type_name(headForm)
        ->check(CLI::Validator(
            [](const std::string& text) {
                return crossHeadFrom(text) || text == meanForm ? std::string() : "\"" + text + "\" is no " + headForm;
            },
            ""));
}

std::optional<AttentionHead> crossHeadFrom(const std::string& text)
{
    const auto numbers = layerAndHeadFrom(text);
    return numbers ? std::optional(AttentionHead{HeadKind::Cross, numbers->first, numbers->second}) : std::nullopt;
}

std::optional<BestReading> bestReadingOf(const std::string& run)
{
    if (isForeignModel(run))
        return std::nullopt; // a model that others trained keeps no measures
    const auto folder = RunFolder::open(run);
    const auto reports = folder ? folder->readHeads() : std::unexpected(folder.error());
    if (reports)
        return bestKnownReading(*reports);
    printLine(stderr, reports.error().message);
    return std::nullopt;
}

std::filesystem::path windowsRuns()
{
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    const passwd* user = home && *home ? nullptr : getpwuid(getuid());
    const std::filesystem::path base = data && *data ? std::filesystem::path(data)
                                                     : std::filesystem::path(user ? user->pw_dir
                                                               : home             ? home
                                                                                  : "/")
            / ".local" / "share";
    return base / "attentoscope" / "attentoscope" / "runs";
}

} // namespace attentoscope
