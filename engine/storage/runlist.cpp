// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runlist.h"

#include "engine/corpus/text/unicodetext.h"
#include "engine/settings/settings.h"
#include "engine/storage/configjson.h"
#include "engine/storage/files/files.h"
#include "engine/storage/files/json.h"
#include "engine/storage/files/sums.h"
#include "engine/storage/records.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/runsave.h"
#include "engine/storage/savestore.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <fstream>
#include <functional>
#include <optional>
#include <set>
#include <system_error>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

/// Bytes that are read at the end of the metrics: more than ten thousand steps. Earlier validations are not found.
constexpr std::uint64_t longestTail = 4U << 20U;

/// The last bytes of a file. Empty if there is no such file.
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

/// Searches backwards for the last step and the last validation. A mean of saves that was no better is not a result of
/// the run. The last line may be incomplete, and the first line may be cut.
void readEnds(std::string_view tail, RunSummary& summary)
{
    bool hasStep = false, hasValidation = false;
    for (auto end = tail.rfind('\n'); end != std::string_view::npos && end > 0;) {
        const auto begin = tail.rfind('\n', end - 1);
        const auto line = tail.substr(begin == std::string_view::npos ? 0 : begin + 1, end - begin - 1);
        end = begin;
        const bool isValidation = line.find("\"valid_loss\"") != std::string_view::npos;
        if (isValidation ? hasValidation : hasStep)
            continue; // there are many steps, and only the last one is needed
        const auto entry = parseRecord<MetricsEntry>(std::string(line));
        if (!entry)
            continue;
        if (const auto* step = std::get_if<StepReport>(&*entry)) {
            summary.loss = finite(step->loss);
            hasStep = true;
        } else if (const auto* validation = std::get_if<ValidationReport>(&*entry);
            validation && !validation->isDiscarded()) {
            summary.validationLoss = finite(validation->loss);
            summary.bleu = finite(validation->bleu);
            summary.isBleuMeaningful = validation->isBleuMeaningful;
            hasValidation = true;
        }
        if (hasValidation && hasStep)
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

/// The time at which the file `current` was written, which is the last file of each save. Without a save, the time at
/// which the run was made.
std::chrono::system_clock::time_point savingOf(const fs::path& folder)
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

std::string dataName(const DataRequest& data)
{
    return data.sample.empty() ? fs::path(data.source).filename().string() : data.sample;
}

/// In the order in which they were watched first.
std::vector<WatchedSentence> watchedSentencesOf(const RunFolder& run)
{
    std::vector<WatchedSentence> sentences;
    if (const auto snapshots = run.readWatched())
        for (const auto& snapshot : *snapshots)
            if (std::ranges::find(sentences, snapshot.sentence) == sentences.end())
                sentences.push_back(snapshot.sentence);
    return sentences;
}

std::optional<InterruptedRun> interruptedRun(const fs::path& folder)
{
    if (RunLock::stateOf(folder) != RunLock::State::Interrupted)
        return std::nullopt;
    const auto run = RunFolder::open(folder);
    if (!run)
        return std::nullopt;
    const auto& identity = run->identity();
    InterruptedRun interrupted{.folder = folder.string(),
        .preset = identity.configuration.preset,
        .task = identity.configuration.task,
        .data = identity.data,
        .step = 0,
        .seconds = 0.0,
        .saved = savingOf(folder)};
    if (!run->hasSave()) {
        interrupted.watched = watchedSentencesOf(*run);
        return interrupted;
    }
    const auto position = run->readPosition(WhichSave::Current);
    if (!position)
        return std::nullopt;
    interrupted.step = position->step;
    interrupted.seconds = position->seconds;
    return interrupted;
}

constexpr std::size_t mostStepsKept = 10'000'000;
constexpr std::size_t mostValidations = 1'000'000;

/// Removes the reports from this step on, which belong to a training that was undone.
template <typename Report>
void takeBack(std::vector<Report>& reports, std::int64_t step)
{
    while (!reports.empty() && reports.back().step >= step)
        reports.pop_back();
}

class MetricsGatherer
{
public:
    explicit MetricsGatherer(RunRecord& record) : m_record(record) { }

    void add(const std::string& line)
    {
        const auto entry = parseRecord<MetricsEntry>(line);
        if (!entry || !isPlaced(*entry))
            ++m_record.unreadableLines;
        else if (const auto* step = std::get_if<StepReport>(&*entry))
            add(*step);
        else if (const auto* validation = std::get_if<ValidationReport>(&*entry);
            validation && !validation->isDiscarded())
            add(*validation);
    }

    void addTooLong() { ++m_record.unreadableLines; }
    bool isFull() const
    {
        return m_record.steps.size() >= mostStepsKept || m_record.validations.size() >= mostValidations;
    }

private:
    void add(const StepReport& step)
    {
        takeBack(m_record.steps, step.step);
        takeBack(m_record.validations, step.step);
        m_record.steps.push_back(step);
    }

    /// A step may have several validations: of the weights, of the mean of saves, and those that a person asked for.
    /// The best one is kept, otherwise the first one.
    void add(const ValidationReport& validation)
    {
        auto& all = m_record.validations;
        takeBack(all, validation.step + 1);
        if (all.empty() || all.back().step < validation.step)
            all.push_back(validation);
        else if (validation.best)
            all.back() = validation;
    }

    RunRecord& m_record;
};

/// Reads only complete lines, because a program may be writing the last one. A line that is too long is never in
/// memory.
void readMetricsInto(RunRecord& record, const fs::path& file, const std::stop_token& stop)
{
    std::error_code problem;
    if (!fs::is_regular_file(file, problem))
        return;
    std::ifstream stream(file, std::ios::binary);
    if (!stream.is_open())
        ++record.unreadableLines;
    MetricsGatherer gatherer(record);
    std::array<char, longestRecordLine<MetricsEntry>> chunk{};
    std::string line;
    bool isTooLong = false;
    while (
        !stop.stop_requested() && !gatherer.isFull() && (stream.read(chunk.data(), chunk.size()), stream.gcount() > 0))
        for (const char letter : std::string_view(chunk.data(), static_cast<std::size_t>(stream.gcount()))) {
            if (letter != '\n') {
                isTooLong = isTooLong || line.size() >= longestRecordLine<MetricsEntry>;
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

constexpr int labelVersion = 1;
constexpr std::uint64_t longestLabelFile = 1 << 16;
constexpr JsonLimits labelLimits{1, 16};

template <typename Fields, typename Label>
void labelFields(Fields& fields, Label& label)
{
    fields.constant("version", labelVersion);
    fields.textIfAny("name", label.name);
    fields.textIfAny("note", label.note);
}

enum class Lines : std::uint8_t { One, Many };

/// The reason why the text cannot be used; none if it can.
std::optional<Message> faultOf(const std::string& text, std::size_t longest, Lines lines)
{
    if (text.size() > longest)
        return Message("is too long");
    if (firstInvalidByte(text))
        return Message("is no text in UTF-8");
    const bool hasControls = std::ranges::any_of(text, [&](unsigned char byte) {
        return byte == 0x7F || (byte < ' ' && (lines == Lines::One || (byte != '\n' && byte != '\t')));
    });
    if (hasControls)
        return Message("has control characters");
    return std::nullopt;
}

std::optional<Message> faultOf(const RunLabel& label)
{
    if (const auto fault = faultOf(label.name, RunLabel::longestName, Lines::One))
        return fault;
    return faultOf(label.note, RunLabel::longestNote, Lines::Many);
}

Error unusable(const std::filesystem::path& file, const Message& what)
{
    return {ErrorCode::BadRun,
        Message("\"{}\" cannot be used: it {}. Remove the file; the run works without it.", file.string(), what), {}};
}

} // namespace

Result<RunSummary> summarizeRun(const fs::path& folder)
{
    const auto config = readRunConfig(folder);
    if (!config)
        return std::unexpected(config.error());
    RunSummary summary;
    summary.folder = folder.string();
    summary.label = readRunLabel(folder).value_or(RunLabel());
    summary.preset = config->configuration.preset;
    summary.task = config->configuration.task;
    summary.data = dataName(config->data);
    summary.origin = config->origin;
    const auto lock = RunLock::stateOf(folder);
    const SaveStore saves(systemFiles(), folder, 0); // 0, because it only reads
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
    summary.saved = savingOf(folder);
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

std::vector<InterruptedRun> findInterruptedRuns(std::span<const fs::path> folders, const fs::path& runs)
{
    std::set<fs::path> all(folders.begin(), folders.end());
    std::error_code problem;
    for (auto at = fs::directory_iterator(runs, problem); !problem && at != end(at); at.increment(problem))
        all.insert(at->path());
    std::vector<InterruptedRun> found;
    for (const auto& folder : all)
        if (auto run = interruptedRun(folder))
            found.push_back(std::move(*run));
    std::ranges::sort(found, std::greater(), &InterruptedRun::saved);
    return found;
}

Result<RunRecord> readRunRecord(const fs::path& folder, RunDetail detail, std::stop_token stop)
{
    const auto config = readRunConfig(folder);
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
    if (config->origin)
        record.from = config->origin->name + ' ' + config->origin->hash;
    if (config->fork && !config->fork->leftOut.empty())
        record.without = config->fork->without;
    const SaveFolders saves(folder);
    record.saves = saves.steps();
    record.bestSave = saves.named(WhichSave::Best);
    record.newestSave = saves.named(WhichSave::Current);
    if (detail == RunDetail::History)
        readMetricsInto(record, folder / "metrics.jsonl", stop);
    return record;
}

Result<RunLabel> readRunLabel(const std::filesystem::path& run)
{
    const auto file = replacedFile(run / labelFile);
    std::error_code problem;
    const auto status = std::filesystem::symlink_status(file, problem);
    if (status.type() == std::filesystem::file_type::not_found)
        return RunLabel{};
    if (status.type() != std::filesystem::file_type::regular)
        return std::unexpected(unusable(file, "is not a file of its own"));
    const auto text = readTextFile(file, longestLabelFile);
    if (!text)
        return std::unexpected(text.error());
    if (ownSumOf(*text) == OwnSum::Wrong)
        return std::unexpected(unusable(file, "does not match the checksum at its end"));
    if (const auto beyond = beyondLimits(*text, labelLimits))
        return std::unexpected(unusable(file, *beyond));
    const auto label = readJson(*text, labelLimits, [](const nlohmann::json& object) {
        const JsonReader fields(object);
        RunLabel read;
        labelFields(fields, read);
        return read;
    });
    if (!label)
        return std::unexpected(unusable(file, "is no name and note of a run, of version 1"));
    if (const auto fault = faultOf(*label))
        return std::unexpected(unusable(file, Message("holds a name or a note that {}", *fault)));
    return *label;
}

Result<void> writeRunLabel(const std::filesystem::path& run, const RunLabel& label, FileSystem& files)
{
    if (const auto fault = faultOf(label))
        return failure(ErrorCode::InvalidSetting,
            Message("The name or the note {}. A name is one line of at most {} bytes, a note has at most {}.", *fault,
                RunLabel::longestName, RunLabel::longestNote));
    if (auto isRun = checkThatRun(run); !isRun)
        return isRun;
    const auto file = run / labelFile;
    if (label == RunLabel{}) {
        if (auto removed = removeWithRemains(files, file); !removed)
            return removed;
        return syncFolder(files, run);
    }
    JsonWriter fields;
    labelFields(fields, label);
    return replaceFile(files, file, withOwnSum(fields.line()));
}

} // namespace attentoscope
