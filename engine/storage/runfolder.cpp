// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runfolder.h"

#include "engine/storage/files/files.h"
#include "engine/storage/files/sums.h"
#include "engine/storage/vocabularyfile.h"
#include "engine/types/runs.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

namespace attentoscope {

namespace {

constexpr std::uint64_t longestConfig = 1 << 20;
constexpr std::uint64_t longestVocabulary = 64 << 20;

/// Whether it looks like a folder of CTranslate2 or of Hugging Face.
bool isOfOthers(const std::filesystem::path& path)
{
    std::error_code problem;
    if (std::filesystem::exists(path / "model.bin", problem))
        return true;
    const auto config = readTextFile(path / runConfigFile, longestConfig);
    return config && config->contains("model_type") && !config->contains("format_version");
}

Result<void> checkThatFree(const std::filesystem::path& path)
{
    std::error_code problem;
    if (isOfOthers(path))
        return failure(ErrorCode::Unwritable,
            Message("\"{}\" holds a model that others trained. Give another folder for the run.", path.string()));
    if (std::filesystem::exists(path / runConfigFile, problem))
        return failure(ErrorCode::Unwritable,
            Message(
                "\"{}\" already holds a run. Give another folder, or go on with that run (--resume).", path.string()));
    if (std::filesystem::exists(path, problem) && !std::filesystem::is_directory(path, problem))
        return failure(ErrorCode::Unwritable, Message("\"{}\" is a file. Give a folder for the run.", path.string()));
    return {};
}

/// Whether it is a run, or a program is making one there.
bool isTaken(const std::filesystem::path& path)
{
    std::error_code problem;
    return std::filesystem::exists(path / runConfigFile, problem) || RunLock::stateOf(path) == RunLock::State::Held;
}

Result<void> makeFolders(FileSystem& files, const std::filesystem::path& path)
{
    for (const auto& folder : {path, path / "saves", path / "watched"})
        if (auto made = makeDurableFolder(files, folder); !made)
            return made;
    return {};
}

/// config.json is written last, so that a folder with this file is a complete run.
Result<void> writeIdentity(FileSystem& files, const std::filesystem::path& path, const RunIdentity& identity)
{
    const auto source = vocabularyToText(identity.source);
    if (!source)
        return std::unexpected(source.error());
    const auto target = vocabularyToText(identity.target);
    if (!target)
        return std::unexpected(target.error());
    if (auto written = writeSubwords(files, path, identity.subwords); !written)
        return written;
    const auto config = configOf(identity);
    const std::pair<const char*, std::string> texts[] = {
        {sourceVocabularyFile, *source},
        {targetVocabularyFile, *target},
        {targetSpacingFile, spacingToText(identity.targetSpacing, identity.target.size())},
        {runConfigFile, configToJson(config)},
    };
    FileSums sums;
    for (const auto& [name, text] : texts)
        sums.set(name, sumOf(text));
    for (const auto& [name, model] : {std::pair(sourceSubwordsFile, identity.subwords.source.get()),
             std::pair(targetSubwordsFile, identity.subwords.target.get())})
        if (model)
            sums.set(name, sumOf(model->bytes()));
    if (auto written = replaceFile(files, path / FileSums::fileName, sums.text()); !written)
        return written;
    for (const auto& [name, text] : texts)
        if (auto written = replaceFile(files, path / name, text); !written)
            return written;
    return {};
}

VocabularyLimit vocabularyLimit(const DataConfiguration& configuration)
{
    if (configuration.maximumVocabulary == 0)
        return {};
    return {static_cast<std::size_t>(configuration.maximumVocabulary) + Vocabulary::firstWord,
        "config.json (max_vocabulary)"};
}

using RunSums = std::optional<FileSums>;

Result<Vocabulary> readVocabulary(
    const std::filesystem::path& path, const char* name, const RunSums& sums, const VocabularyLimit& limit)
{
    const auto text = readSummedText(path, name, sums, longestVocabulary);
    if (!text)
        return std::unexpected(text.error());
    return vocabularyFromText(*text, path / name, limit);
}

Result<Spacing> readSpacing(const std::filesystem::path& path, const RunSums& sums, std::size_t words)
{
    const auto text = readSummedText(path, targetSpacingFile, sums, longestVocabulary);
    if (!text)
        return std::unexpected(text.error());
    return spacingFromText(*text, words, path / targetSpacingFile);
}

Result<RunConfig> readConfig(const std::filesystem::path& path, const Result<RunSums>& sums)
{
    if (auto isRun = checkThatRun(path); !isRun)
        return std::unexpected(isRun.error());
    const auto text = readTextFile(path / runConfigFile, longestConfig);
    if (!text)
        return std::unexpected(text.error());
    if (!sums)
        return std::unexpected(sums.error());
    if (*sums)
        if (auto whole = (*sums)->check(runConfigFile, sumOf(*text), path / runConfigFile); !whole)
            return std::unexpected(whole.error());
    return configFromJson(*text, path / runConfigFile);
}

Result<RunIdentity> readIdentity(const std::filesystem::path& path)
{
    const auto sums = FileSums::readIn(path);
    auto config = readConfig(path, sums);
    if (!config)
        return std::unexpected(config.error());
    const auto limit = vocabularyLimit(config->configuration.data);
    auto source = readVocabulary(path, sourceVocabularyFile, *sums, limit);
    if (!source)
        return std::unexpected(source.error());
    auto target = readVocabulary(path, targetVocabularyFile, *sums, limit);
    if (!target)
        return std::unexpected(target.error());
    auto spacing = readSpacing(path, *sums, target->size());
    if (!spacing)
        return std::unexpected(spacing.error());
    auto subwords = readSubwords(path, *config, *source, *target);
    if (!subwords)
        return std::unexpected(subwords.error());
    if (subwords->source)
        config->data.subwordsOfRun = path.string();
    if (config->origin)
        config->data.wordsOf = path.string();
    return RunIdentity{std::move(config->configuration), std::move(*source), std::move(*target), std::move(*spacing),
        std::move(*subwords), std::move(config->data), config->dataFingerprint, config->validationFingerprint,
        config->trainingPairs, std::move(config->kernels), std::move(config->dictionaries), std::move(config->origin),
        std::move(config->fork)};
}

} // namespace

Result<void> checkThatRun(const std::filesystem::path& path)
{
    std::error_code problem;
    if (!std::filesystem::exists(path, problem))
        return failure(
            ErrorCode::FileNotFound, Message("There is no folder \"{}\". Check the name of the run.", path.string()));
    if (std::filesystem::is_regular_file(path, problem) && path.extension() == runArchiveEnding)
        return failure(ErrorCode::BadRun,
            Message(
                "\"{}\" is a packed run. Unpack it first: attentoscope-cli unpack FILE --out RUN; the window does so "
                "by itself.",
                path.string()));
    if (isOfOthers(path))
        return failure(ErrorCode::BadRun,
            Message("\"{}\" is a model that others trained, and no run. It can be opened to translate, measure, align "
                    "and compare; for anything else train a run.",
                path.string()));
    if (!std::filesystem::exists(path / runConfigFile, problem))
        return failure(ErrorCode::BadRun,
            Message(
                "\"{}\" is no run: it has no config.json. Give the folder that a run was saved in.", path.string()));
    return checkRunVersion(path);
}

Result<void> checkRunVersion(const std::filesystem::path& run)
{
    const auto text = readTextFile(run / runConfigFile, longestConfig);
    return text ? checkFormatVersion(*text, run / runConfigFile) : Result<void>();
}

Result<RunConfig> readRunConfig(const std::filesystem::path& run)
{
    return readConfig(run, FileSums::readIn(run));
}

std::string nameOfFolder(const std::filesystem::path& path)
{
    std::error_code problem;
    const auto whole = std::filesystem::absolute(path, problem).lexically_normal();
    return whole.has_filename() ? whole.filename().string() : whole.parent_path().filename().string();
}

RunConfig configOf(const RunIdentity& identity)
{
    return {identity.configuration, identity.data, identity.dataFingerprint, identity.validationFingerprint,
        identity.trainingPairs, hashesOf(identity.subwords), identity.kernels, identity.dictionaries, identity.origin,
        identity.fork};
}

RunFolder::RunFolder(FileSystem& files, std::filesystem::path path, RunIdentity identity)
    : m_files(&files)
    , m_path(std::move(path))
    , m_identity(std::move(identity))
    , m_saves(std::make_shared<SaveStore>(files, m_path, m_identity.configuration.training.keepSaves))
    , m_metrics(files, m_path / metricsFile)
    , m_watched(files, m_path / snapshotsFile)
    , m_heads(files, m_path / headsFile)
{
}

Result<RunFolder> RunFolder::create(const std::filesystem::path& path, const RunIdentity& identity, FileSystem& files)
{
    if (auto isFree = checkThatFree(path); !isFree)
        return std::unexpected(isFree.error());
    if (auto made = makeFolders(files, path); !made)
        return std::unexpected(made.error());
    RunFolder folder(files, path, identity);
    if (auto locked = folder.takeLock(); !locked)
        return std::unexpected(locked.error());
    if (auto written = writeIdentity(files, path, identity); !written)
        return std::unexpected(written.error());
    return folder;
}

Result<RunFolder> RunFolder::createNumbered(
    const std::filesystem::path& path, const RunIdentity& identity, FileSystem& files)
{
    const auto plain = path.has_filename() ? path : path.parent_path(); // FOLDER/ is FOLDER
    auto free = plain;
    for (int number = 2;; ++number) {
        // Another program may take the folder between the check and the call.
        if (!isTaken(free))
            if (auto made = create(free, identity, files); made || !isTaken(free))
                return made;
        free = plain;
        free += "-" + std::to_string(number);
    }
}

Result<RunFolder> RunFolder::open(const std::filesystem::path& path, FileSystem& files)
{
    auto identity = readIdentity(path);
    if (!identity)
        return std::unexpected(identity.error());
    return RunFolder(files, path, std::move(*identity));
}

Result<void> RunFolder::remove(const std::filesystem::path& path, FileSystem& files)
{
    if (auto isRun = checkThatRun(path); !isRun)
        return isRun;
    const auto lock = RunLock::take(path);
    if (!lock)
        return std::unexpected(lock.error());
    // config.json is removed first. If removing is interrupted, the remaining files do not count as a run.
    if (auto removed = removeWithRemains(files, path / runConfigFile); !removed)
        return removed;
    if (auto synced = syncFolder(files, path); !synced)
        return synced;
    for (const char* part :
        {metricsFile, "current", "best", "model.safetensors", "saves", "watched", headsFile, originalFile, "view.json",
            labelFile, unpackedFile, packedDataFolder, sourceVocabularyFile, targetVocabularyFile, targetSpacingFile,
            sourceSubwordsFile, targetSubwordsFile, FileSums::fileName, RunLock::fileName})
        if (auto removed = removeWithRemains(files, path / part); !removed)
            return removed;
    std::error_code problem;
    if (!std::filesystem::is_empty(path, problem) || problem)
        return {};
    if (files.remove(path) < 0)
        return std::unexpected(unwritable(path, errno));
    return syncFolder(files, std::filesystem::absolute(path).lexically_normal().parent_path());
}

Result<void> RunFolder::takeLock()
{
    if (m_lock)
        return {};
    auto lock = RunLock::take(m_path);
    if (!lock)
        return std::unexpected(lock.error());
    m_lock.emplace(std::move(*lock));
    return {};
}

bool RunFolder::isWhole() const
{
    std::error_code problem;
    return std::ranges::all_of(std::array{runConfigFile, sourceVocabularyFile, targetVocabularyFile, targetSpacingFile},
        [&](const char* name) { return std::filesystem::exists(m_path / name, problem); });
}

Result<bool> RunFolder::makeWhole()
{
    if (isWhole())
        return false;
    if (auto made = makeFolders(*m_files, m_path); !made)
        return std::unexpected(made.error());
    m_lock.reset(); // the lock belonged to the removed file
    if (auto locked = takeLock(); !locked)
        return std::unexpected(locked.error());
    if (auto restored = m_metrics.restore(); !restored)
        return std::unexpected(restored.error());
    if (auto restored = m_watched.restore(); !restored)
        return std::unexpected(restored.error());
    if (auto restored = m_heads.restore(); !restored)
        return std::unexpected(restored.error());
    if (auto written = writeIdentity(*m_files, m_path, m_identity); !written)
        return std::unexpected(written.error());
    return true;
}

void RunFolder::setEnded()
{
    if (m_lock)
        m_lock->setEnded();
}

std::optional<Message> RunFolder::missingMetrics(const RunPosition& position) const
{
    return attentoscope::missingMetrics(m_path / metricsFile, position.metricsBytes);
}

SyncedRecords RunFolder::synced() const
{
    if (!hasSave())
        return {.metricsBytes = 0, .step = 0};
    const auto position = readPosition(WhichSave::Current);
    return position ? SyncedRecords{position->metricsBytes, position->step} : SyncedRecords();
}

Result<RunHistory> RunFolder::readMetrics() const
{
    return attentoscope::readMetrics(m_path / metricsFile, synced());
}

Result<std::vector<WatchedSnapshot>> RunFolder::readWatched() const
{
    return readSnapshots(m_path / snapshotsFile, synced());
}

Result<std::vector<SharedHeadReport>> RunFolder::readHeads() const
{
    return attentoscope::readHeads(m_path / headsFile, synced());
}

} // namespace attentoscope
