// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runlist.h"

#include "engine/storage/configjson.h"
#include "engine/storage/files/files.h"
#include "engine/storage/metricsline.h"
#include "engine/storage/runlabel.h"
#include "engine/storage/runpast.h"
#include "engine/storage/savestore.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>
#include <set>
#include <system_error>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t longestListedConfig = 1 << 20;
/// Of the metrics, from their end: more than ten thousand steps. A validation before them is not looked for.
constexpr std::uint64_t longestTail = 4U << 20U;

/// The last bytes of a file; empty where there is none.
std::string tailOf(const fs::path& file)
{
    std::error_code problem;
    if (!fs::is_regular_file(file, problem))
        return {};
    const auto size = fs::file_size(file, problem);
    const auto length = std::min<std::uint64_t>(problem ? 0 : size, longestTail);
    std::ifstream stream(file, std::ios::binary);
    stream.seekg(static_cast<std::streamoff>(size - length));
    std::string text(length, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(length));
    text.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
    return text;
}

std::optional<double> finite(double value)
{
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// Looks from the end for the last step and the last validation. The last line may be torn, and the first one cut.
void readEnds(std::string_view tail, RunSummary& summary)
{
    bool hasStep = false;
    for (auto end = tail.rfind('\n'); end != std::string_view::npos && end > 0;) {
        const auto begin = tail.rfind('\n', end - 1);
        const auto line = tail.substr(begin == std::string_view::npos ? 0 : begin + 1, end - begin - 1);
        end = begin;
        const bool isValidation = line.find("\"valid_loss\"") != std::string_view::npos;
        if (!isValidation && hasStep)
            continue; // steps are many, and only the last one is needed
        const auto entry = parseMetricsLine(std::string(line));
        if (!entry)
            continue;
        if (const auto* step = std::get_if<StepReport>(&*entry)) {
            summary.loss = finite(step->loss);
            hasStep = true;
        } else if (const auto* validation = std::get_if<ValidationReport>(&*entry)) {
            summary.validationLoss = finite(validation->loss);
            summary.bleu = finite(validation->bleu);
            summary.isBleuMeaningful = validation->isBleuMeaningful;
            if (hasStep)
                return;
        }
        if (summary.validationLoss && hasStep)
            return;
    }
}

std::uint64_t sizeOnDisk(const fs::path& folder)
{
    std::uint64_t bytes = 0;
    std::error_code problem;
    for (auto at = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, problem);
        !problem && at != end(at); at.increment(problem))
        if (std::error_code unknown; at->symlink_status(unknown).type() == fs::file_type::regular)
            if (const auto size = at->file_size(unknown); !unknown)
                bytes += size;
    return bytes;
}

std::chrono::system_clock::time_point timeOf(const fs::path& folder)
{
    for (const char* file : {"current", "config.json"}) {
        std::error_code problem;
        const auto written = fs::last_write_time(folder / file, problem);
        if (!problem)
            return std::chrono::file_clock::to_sys(
                std::chrono::time_point_cast<std::chrono::system_clock::duration>(written));
    }
    return {};
}

} // namespace

Result<RunSummary> summarizeRun(const fs::path& folder)
{
    const auto file = folder / "config.json";
    const auto text = readTextFile(file, longestListedConfig);
    if (!text)
        return std::unexpected(text.error());
    const auto config = configFromJson(*text, file);
    if (!config)
        return std::unexpected(config.error());
    RunSummary summary;
    summary.folder = folder.string();
    summary.label = readRunLabel(folder).value_or(RunLabel());
    summary.preset = config->configuration.preset;
    summary.task = config->configuration.task;
    summary.data =
        config->data.sample.empty() ? fs::path(config->data.source).filename().string() : config->data.sample;
    const auto lock = RunLock::stateOf(folder);
    const SaveStore saves(systemFiles(), folder, 0); // it is only read
    const auto position = saves.hasSave() ? saves.readPosition(WhichSave::Current) : Result<RunPosition>();
    if (position && position->step > 0) {
        summary.step = position->step;
        const auto epochs = static_cast<double>(position->epoch);
        summary.end = pastOf(*position, epochs, config->configuration.training, lock).end;
    } else if (lock != RunLock::State::Free) {
        summary.end = lock == RunLock::State::Held ? RunPast::End::TrainedElsewhere : RunPast::End::Interrupted;
    }
    readEnds(tailOf(folder / "metrics.jsonl"), summary);
    summary.bytes = sizeOnDisk(folder);
    summary.saved = timeOf(folder);
    return summary;
}

std::vector<RunSummary> listRuns(std::span<const fs::path> folders, const fs::path& runs, const std::stop_token& stop)
{
    std::set<fs::path> all;
    const auto add = [&](const fs::path& folder) {
        std::error_code problem;
        const auto whole = fs::weakly_canonical(folder, problem);
        if (fs::exists(whole / "config.json", problem))
            all.insert(whole);
    };
    std::ranges::for_each(folders, add);
    std::error_code problem;
    for (auto at = fs::directory_iterator(runs, problem); !problem && at != end(at); at.increment(problem))
        if (!at->path().filename().string().starts_with('.'))
            add(at->path());
    std::vector<RunSummary> found;
    for (const auto& folder : all) {
        if (stop.stop_requested())
            break;
        if (auto summary = summarizeRun(folder))
            found.push_back(std::move(*summary));
    }
    std::ranges::sort(found, std::greater(), &RunSummary::saved);
    return found;
}

} // namespace attentoscope
