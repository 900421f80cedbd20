// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runrecordreader.h"

#include "engine/settings/settings.h"
#include "engine/storage/configjson.h"
#include "engine/storage/files/files.h"
#include "engine/storage/metricsline.h"
#include "engine/storage/savefolders.h"

#include <array>
#include <cmath>
#include <fstream>

namespace attentoscope {

namespace {

constexpr std::uint64_t longestRecordConfig = 1 << 20;
constexpr std::size_t longestRecordLine = 65'536;
constexpr std::size_t mostStepsKept = 10'000'000;
constexpr std::size_t mostValidations = 1'000'000;

/// Leaves out what a training that was taken back had reported from this step on.
template <typename Report>
void put(std::vector<Report>& reports, const Report& report)
{
    while (!reports.empty() && reports.back().step >= report.step)
        reports.pop_back();
    reports.push_back(report);
}

class MetricsGatherer
{
public:
    explicit MetricsGatherer(RunRecord& record) : m_record(record) { }

    void add(const std::string& line)
    {
        const auto entry = parseMetricsLine(line);
        if (!entry || !isUsable(*entry))
            ++m_record.unreadableLines;
        else if (const auto* step = std::get_if<StepReport>(&*entry))
            put(m_record.steps, *step);
        else if (const auto* validation = std::get_if<ValidationReport>(&*entry))
            put(m_record.validations, *validation);
    }

    void addTooLong() { ++m_record.unreadableLines; }
    bool isFull() const
    {
        return m_record.steps.size() >= mostStepsKept || m_record.validations.size() >= mostValidations;
    }

private:
    static bool isUsable(const MetricsEntry& entry)
    {
        return std::visit(
            [](const auto& report) { return std::isfinite(report.epoch) && std::isfinite(report.seconds); }, entry);
    }

    RunRecord& m_record;
};

/// Whole lines only: the last one may be under way. A line that is too long is never kept in memory.
void readMetricsInto(RunRecord& record, const std::filesystem::path& file, const std::stop_token& stop)
{
    std::error_code problem;
    if (!std::filesystem::is_regular_file(file, problem))
        return;
    std::ifstream stream(file, std::ios::binary);
    if (!stream.is_open())
        ++record.unreadableLines;
    MetricsGatherer gatherer(record);
    std::array<char, longestRecordLine> chunk{};
    std::string line;
    bool isTooLong = false;
    while (
        !stop.stop_requested() && !gatherer.isFull() && (stream.read(chunk.data(), chunk.size()), stream.gcount() > 0))
        for (const char letter : std::string_view(chunk.data(), static_cast<std::size_t>(stream.gcount()))) {
            if (letter != '\n') {
                isTooLong = isTooLong || line.size() >= longestRecordLine;
                if (!isTooLong)
                    line += letter;
                continue;
            }
            isTooLong ? gatherer.addTooLong() : gatherer.add(line);
            line.clear();
            isTooLong = false;
        }
    if (stream.bad())
        ++record.unreadableLines;
}

std::string dataName(const DataRequest& data)
{
    return data.sample.empty() ? std::filesystem::path(data.source).filename().string() : data.sample;
}

} // namespace

Result<RunRecord> readRunRecord(const std::filesystem::path& folder, RunDetail detail, std::stop_token stop)
{
    const auto file = folder / "config.json";
    std::error_code problem;
    if (!std::filesystem::exists(file, problem))
        return failure(ErrorCode::BadRun,
            Message("\"{}\" is no run: it has no config.json. Choose the folder that a run was saved in.",
                folder.string()));
    const auto text = readTextFile(file, longestRecordConfig);
    if (!text)
        return std::unexpected(text.error());
    const auto config = configFromJson(*text, file);
    if (!config)
        return std::unexpected(config.error());
    RunRecord record;
    record.folder = folder.string();
    record.detail = detail;
    record.preset = config->configuration.preset;
    record.task = config->configuration.task;
    record.data = dataName(config->data);
    record.trainingPairs = config->trainingPairs;
    record.settings = settingValues(config->configuration);
    const SaveFolders saves(folder);
    record.saves = saves.steps();
    record.bestSave = saves.named(WhichSave::Best);
    record.newestSave = saves.named(WhichSave::Current);
    if (detail == RunDetail::History)
        readMetricsInto(record, folder / "metrics.jsonl", stop);
    return record;
}

} // namespace attentoscope
