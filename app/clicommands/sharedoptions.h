// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/session.h"
#include "engine/types/configuration.h"
#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/headmeasures.h"

#include <CLI/App.hpp>

#include <charconv>
#include <cmath>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

namespace attentoscope {

/// Accepts only numbers from `least` to `most`; the error names this range. Every option that takes a number uses it,
/// because CLI11 itself reads -1 as 2^64 - 1, cuts numbers that are too large, and accepts nan in any range.
template <typename Number>
CLI::Validator numberFrom(Number least, Number most)
{
    const auto written = [](Number number) {
        std::ostringstream text;
        text.precision(10);
        text << number;
        return text.str();
    };
    const auto range = written(least) + " to " + written(most);
    const auto check = [least, most, range](const std::string& text) {
        Number number{};
        const auto* end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, number);
        bool isGood = read.ec == std::errc() && read.ptr == end && number >= least && number <= most;
        if constexpr (std::is_floating_point_v<Number>)
            isGood = isGood && std::isfinite(number);
        const char* kind = std::is_floating_point_v<Number> ? "number" : "whole number";
        return isGood ? std::string() : "\"" + text + "\" is no " + kind + " from " + range;
    };
    return {check, range};
}

/// The most pairs of a built-in sample. A run's config.json may not ask for more either.
constexpr std::size_t mostSamplePairs = 100'000'000;

/// --data, --target-data and --columns: the source of sentence pairs.
struct DataOptions
{
    std::string data;
    std::string targetData;
    PairColumns columns;

    CLI::Option* add(CLI::App& options); ///< adds the three options and returns --data
    DataRequest request() const;
};

/// Adds --gold and --gold-first-index.
void addGold(CLI::App& options, std::string& file, int& firstIndex);

/// --preset and --set: the settings of a training.
struct SettingOptions
{
    std::optional<std::string> preset;
    std::vector<std::string> settings; ///< "key=value"

    void add(CLI::App& options);
    Result<std::vector<KeyValue>> keyValues() const;
};

/// --threads, for every command that computes.
struct CommonOptions
{
    SessionOptions session;

    void add(CLI::App& options);
};

/// Adds --model. If it is given several times, the runs translate together.
void addModels(CLI::App& options, std::vector<std::string>& folders);

/// Adds --beam and --length-penalty.
void addBeam(CLI::App& options, int& beam, double& lengthPenalty);

/// Adds --sentences and the --seed that chooses them. `sentencesHelp` says which sentences they are chosen from.
void addDrawnSentences(CLI::App& options, std::size_t& sentences, const std::string& sentencesHelp, std::uint64_t& seed,
    const std::string& seedHelp);

/// Adds --off, which may be given several times. It takes heads of a Transformer as headText() writes them.
void addSwitchedOff(CLI::App& options, std::vector<std::string>& heads);
std::vector<AttentionHead> headsFrom(const std::vector<std::string>& texts); ///< the heads that --off named

/// Adds --force, which may be given several times. It takes rows of attention as forcedRowText() writes them.
void addForced(CLI::App& options, std::vector<std::string>& rows);
std::vector<ForcedRow> forcedRowsFrom(const std::vector<std::string>& texts); ///< the rows that --force named

/// Adds TEXT: any number of words, or none.
void addText(CLI::App& options, std::vector<std::string>& words, const std::string& help);
std::string textFrom(const std::vector<std::string>& words); ///< joins the words with spaces

/// Makes a session that computes. Warns if more threads are requested than are useful. Fails if a limit of the process
/// would make the libraries hang.
Result<std::unique_ptr<Session>> makeSession(const SessionOptions& options);
/// Opens one run, or several that translate together. Returns the description of the first. Prints what a person should
/// know of a model that others trained, such as its licence, to standard error.
Result<RunDescription> openRuns(Session& session, const std::vector<std::string>& folders);

/// Adds --head: LAYER.HEAD of a cross head, both counted from one, or mean. `help` says what the head is used for.
CLI::Option* addHead(CLI::App& options, std::string& head, const std::string& help);

/// The head that --head names; none if it names the mean or was not given.
std::optional<AttentionHead> crossHeadFrom(const std::string& text);

/// The folder in which the window keeps its runs by default. Without HOME it is in the user's home folder, as for Qt.
std::filesystem::path windowsRuns();

/// The head or mean that aligned best when the run was last measured with gold or statistical links. If the file cannot
/// be read, writes so to standard error and returns none.
std::optional<BestReading> bestReadingOf(const std::string& run);

} // namespace attentoscope
