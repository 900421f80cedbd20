// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/savestore.h"

#include "engine/storage/files/files.h"
#include "engine/storage/files/sums.h"
#include "engine/storage/recordlog.h"

#include <algorithm>
#include <cerrno>
#include <charconv>

namespace attentoscope {

namespace {

constexpr std::string_view temporaryPrefix = ".tmp-";
constexpr std::string_view waitingPrefix = ".old-";

/// A step from a name. Saves have no other names, so a name cannot lead out of the folder.
std::optional<std::int64_t> stepInName(std::string_view text)
{
    std::int64_t step = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), step);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size() || step < 0 || std::to_string(step) != text)
        return std::nullopt;
    return step;
}

std::filesystem::path prefixed(std::string_view prefix, std::int64_t step)
{
    return std::string(prefix) + std::to_string(step);
}

std::vector<std::string> namesIn(const std::filesystem::path& folder)
{
    std::vector<std::string> names;
    std::error_code problem;
    for (auto at = std::filesystem::directory_iterator(folder, problem); !problem && at != end(at);
        at.increment(problem))
        names.push_back(at->path().filename().string());
    return names;
}

/// The step that a text names. If it has a second line, this must be the sum of the first.
std::optional<std::int64_t> stepNamedBy(std::string_view text)
{
    const auto line = text.substr(0, text.find('\n'));
    const auto step = stepInName(line);
    const bool isPlain = text.size() <= line.size() + 1;
    return step && (isPlain || text == saveNameText(*step)) ? step : std::nullopt;
}

Error noSave(const std::filesystem::path& run)
{
    return {ErrorCode::BadRun,
        Message("\"{}\" has no save: its file \"current\" is missing or names no step. If the run was stopped before "
                "its first save, train it anew.",
            run.string()),
        {}};
}

std::string stepList(const std::vector<std::int64_t>& steps)
{
    std::string list;
    for (const auto step : steps)
        list += (list.empty() ? "" : ", ") + std::to_string(step);
    return list;
}

/// Reads the weights or the state of a save, and compares them with their sum, if there are sums.
Result<StoredTensors> readChecked(
    const std::filesystem::path& place, const char* name, const Result<std::optional<FileSums>>& sums)
{
    auto read = readSafetensors((place / name).string());
    if (!read)
        return read;
    if (!sums)
        return std::unexpected(sums.error());
    if (auto whole = *sums ? (*sums)->check(name, read->sum, place / name) : Result<void>(); !whole)
        return std::unexpected(whole.error());
    return read;
}

Result<StoredTensors> readWeights(const std::filesystem::path& place, const Result<std::optional<FileSums>>& sums)
{
    auto weights = readChecked(place, savedModelFile, sums);
    if (!weights)
        return weights;
    if (auto finite = checkFinite(*weights, place / savedModelFile); !finite)
        return std::unexpected(finite.error());
    return weights;
}

} // namespace

std::string saveNameText(std::int64_t step)
{
    const auto line = std::to_string(step) + "\n";
    return line + sumOf(line) + "\n";
}

bool isOwnFolder(const std::filesystem::path& path)
{
    std::error_code problem;
    return std::filesystem::is_directory(std::filesystem::symlink_status(path, problem));
}

SaveFolders::SaveFolders(std::filesystem::path run) : m_run(std::move(run)) { }

std::filesystem::path SaveFolders::of(std::int64_t step) const
{
    return all() / std::to_string(step);
}

std::filesystem::path SaveFolders::temporary(std::int64_t step) const
{
    return all() / prefixed(temporaryPrefix, step);
}

std::filesystem::path SaveFolders::waiting(std::int64_t step) const
{
    return all() / prefixed(waitingPrefix, step);
}

std::filesystem::path SaveFolders::nameFile(WhichSave which) const
{
    return m_run / (which == WhichSave::Best ? "best" : "current");
}

std::optional<std::int64_t> SaveFolders::named(WhichSave which) const
{
    return readName(which).value_or(std::nullopt);
}

Result<std::optional<std::int64_t>> SaveFolders::readName(WhichSave which) const
{
    std::error_code problem;
    const auto file = replacedFile(nameFile(which));
    if (!std::filesystem::exists(file, problem))
        return which == WhichSave::Current ? unnamed() : std::nullopt;
    const auto text = readTextFile(file, longestSaveName);
    if (!text)
        return std::unexpected(text.error());
    const auto step = stepNamedBy(*text);
    if (step)
        return step;
    const auto others = stepList(steps());
    if (others.empty())
        return std::unexpected(noSave(m_run));
    return failure(ErrorCode::BadRun,
        Message("\"{}\" was damaged: it names no save. Write the step of a save into it; these are there: {}.",
            file.string(), others));
}

std::optional<std::int64_t> SaveFolders::unnamed() const
{
    // The program was killed after writing a first save and before naming it, perhaps repeatedly. Each of these saves
    // is complete.
    std::error_code problem;
    const auto all = steps();
    const bool isNoneNamed =
        !all.empty() && !std::filesystem::exists(replacedFile(nameFile(WhichSave::Current)), problem);
    return isNoneNamed ? std::optional(all.back()) : std::nullopt;
}

bool SaveFolders::hasAny() const
{
    std::error_code problem;
    return std::filesystem::exists(replacedFile(nameFile(WhichSave::Current)), problem) || !steps().empty();
}

std::vector<std::int64_t> SaveFolders::steps() const
{
    std::vector<std::int64_t> steps;
    for (const auto& name : namesIn(all()))
        if (const auto step = stepInName(name); step && isOwnFolder(all() / name))
            steps.push_back(*step);
    std::ranges::sort(steps);
    return steps;
}

std::vector<SaveFolders::Entry> SaveFolders::leftovers() const
{
    std::vector<Entry> entries;
    for (const std::string_view name : namesIn(all())) {
        if (name.starts_with(temporaryPrefix))
            entries.push_back({all() / name, Leftover::Temporary, 0});
        else if (name.starts_with(waitingPrefix))
            if (const auto step = stepInName(name.substr(waitingPrefix.size())))
                entries.push_back({all() / name, Leftover::Waiting, *step});
    }
    return entries;
}

Result<std::filesystem::path> SaveFolders::find(WhichSave which) const
{
    auto naming = nameFile(which);
    auto named = readName(which);
    if (named && !*named && which == WhichSave::Best) {
        naming = nameFile(WhichSave::Current);
        named = readName(WhichSave::Current);
    }
    if (!named)
        return std::unexpected(named.error());
    const auto step = *named;
    if (!step)
        return std::unexpected(noSave(m_run));
    for (const auto& place : {of(*step), waiting(*step)})
        if (isOwnFolder(place))
            return place;
    const auto others = stepList(steps());
    if (others.empty())
        return std::unexpected(damaged(of(*step), "is missing"));
    return failure(ErrorCode::BadRun,
        Message("\"{}\" is missing. Other saves are there: {}. Write one of these numbers into the file \"{}\" to use "
                "it.",
            of(*step).string(), others, naming.filename().string()));
}

SaveStore::SaveStore(FileSystem& files, std::filesystem::path run, int kept)
    : m_files(&files), m_run(std::move(run)), m_folders(m_run), m_kept(static_cast<std::size_t>(kept))
{
}

Result<void> SaveStore::write(const RunSave& save, SaveKind kind)
{
    if (auto tidied = tidy(); !tidied)
        return tidied;
    if (auto synced = syncLogs(); !synced)
        return synced;
    const auto step = save.position.step;
    const auto temporary = m_folders.temporary(step);
    auto written = writeInto(temporary, save);
    if (written)
        written = putInPlace(temporary, step);
    if (!written) {
        m_files->remove(temporary); // if it cannot be removed now, opening the folder again removes it
        return written;
    }
    if (auto namedNow = name(step, kind); !namedNow)
        return namedNow;
    m_files->remove(m_folders.waiting(step));
    removeOld(step);
    return {};
}

/// Syncs the logs. A save records how many bytes of metrics belong to it. So before the save gets its name, these bytes
/// and the name of their file must be on the disk. Other logs are synced if they can be opened; nothing depends on
/// them.
Result<void> SaveStore::syncLogs() const
{
    for (const std::filesystem::path name : {metricsFile, headsFile, snapshotsFile}) {
        const auto log = m_run / name;
        std::error_code problem;
        const bool isNeeded = name == metricsFile;
        if (!isNeeded && (!isOwnFolder(log.parent_path()) || !std::filesystem::is_regular_file(log, problem)))
            continue;
        auto file = OutputFile::openToAppend(*m_files, log);
        if (!file && !isNeeded)
            continue;
        if (!file)
            return std::unexpected(file.error());
        if (auto synced = file->sync(); !synced)
            return synced;
        if (auto closed = file->close(); !closed)
            return closed;
        if (auto synced = syncFolder(*m_files, log.parent_path()); !synced)
            return synced;
    }
    return {};
}

Result<void> SaveStore::writeInto(const std::filesystem::path& temporary, const RunSave& save) const
{
    if (m_files->remove(temporary) < 0 || m_files->makeFolder(temporary) < 0)
        return std::unexpected(unwritable(temporary, errno));
    auto modelMetadata = save.model.metadata;
    modelMetadata.try_emplace("format", "pt"); // programs that load the file into PyTorch need this
    FileSums sums;
    const auto write = [&](const char* name, std::span<const StoredTensor> tensors, const Metadata& metadata) {
        auto sum = writeSafetensors(*m_files, temporary / name, tensors, metadata);
        if (!sum)
            return Result<void>(std::unexpected(sum.error()));
        sums.set(name, std::move(*sum));
        return Result<void>();
    };
    if (auto written = write(savedModelFile, save.model.tensors, modelMetadata); !written)
        return written;
    auto stateMetadata = positionToMetadata(save.position);
    const auto whole = hasAverages(save) ? std::optional(stateWithAverages(save)) : std::nullopt;
    const auto& state = whole ? *whole : save.state;
    stateMetadata.insert(state.metadata.begin(), state.metadata.end());
    if (auto written = write(savedStateFile, state.tensors, stateMetadata); !written)
        return written;
    const auto text = sums.text();
    const Bytes lines = std::as_bytes(std::span(text));
    if (auto written = writeFile(*m_files, temporary / FileSums::fileName, {&lines, 1}); !written)
        return written;
    return syncFolder(*m_files, temporary);
}

Result<void> SaveStore::putInPlace(const std::filesystem::path& temporary, std::int64_t step) const
{
    const auto place = m_folders.of(step);
    const bool again = isOwnFolder(place);
    if (again && (m_files->remove(m_folders.waiting(step)) < 0 || m_files->rename(place, m_folders.waiting(step)) < 0))
        return std::unexpected(unwritable(place, errno));
    if (m_files->rename(temporary, place) < 0) {
        const int reason = errno;
        if (again)
            m_files->rename(m_folders.waiting(step), place);
        return std::unexpected(unwritable(place, reason));
    }
    return syncFolder(*m_files, m_folders.all());
}

/// Writes `best` first. After a crash between the two files, the best save may be newer than the current one. But it is
/// never older than the current one's position says. The link comes before `current`, because writing `current` also
/// syncs the folder.
Result<void> SaveStore::name(std::int64_t step, SaveKind kind) const
{
    const auto text = saveNameText(step);
    if (kind == SaveKind::Best)
        if (auto best = replaceFile(*m_files, m_folders.nameFile(WhichSave::Best), text); !best)
            return best;
    if (auto linked = linkModel(step); !linked)
        return linked;
    return replaceFile(*m_files, m_folders.nameFile(WhichSave::Current), text);
}

/// The link is for other programs; the engine itself reads `current`. Some file systems report that they have no links.
Result<void> SaveStore::linkModel(std::int64_t step) const
{
    const auto beside = m_run / "model.safetensors.tmp";
    const auto target = std::filesystem::path("saves") / std::to_string(step) / savedModelFile;
    if (m_files->remove(beside) < 0)
        return std::unexpected(unwritable(beside, errno));
    if (m_files->link(target, beside) < 0) {
        if (errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS)
            return {};
        return std::unexpected(unwritable(beside, errno));
    }
    if (renameOver(*m_files, beside, m_run / savedModelFile) < 0)
        return std::unexpected(unwritable(m_run / savedModelFile, errno));
    return {};
}

/// Removes saves after the current one first, because they belong to a training that was undone. If one cannot be
/// removed, the new save is complete nevertheless.
void SaveStore::removeOld(std::int64_t current) const
{
    const auto best = m_folders.readName(WhichSave::Best);
    if (!best) // it is not known which save is the best, so all of them stay
        return;
    const auto all = m_folders.steps();
    const auto after = std::ranges::upper_bound(all, current);
    const auto reached = static_cast<std::size_t>(after - all.begin());
    const auto first = reached > m_kept ? reached - m_kept : 0;
    std::vector<std::int64_t> old;
    for (std::size_t at = 0; at < all.size(); ++at)
        if ((at < first || at >= reached) && all[at] != *best)
            old.push_back(all[at]);
    removeSaves(old);
}

/// Renames the saves first, and syncs that, so that after a power cut no partly removed save counts as a save. Returns
/// whether all were removed.
bool SaveStore::removeSaves(const std::vector<std::int64_t>& steps) const
{
    bool isDone = true;
    for (const auto step : steps)
        isDone = m_files->remove(m_folders.temporary(step)) == 0
            && m_files->rename(m_folders.of(step), m_folders.temporary(step)) == 0 && isDone;
    if (steps.empty() || !syncFolder(*m_files, m_folders.all()))
        return steps.empty();
    for (const auto step : steps)
        isDone = m_files->remove(m_folders.temporary(step)) == 0 && isDone;
    return isDone;
}

bool SaveStore::removeOldest() const
{
    const auto best = m_folders.readName(WhichSave::Best);
    const auto current = m_folders.readName(WhichSave::Current);
    for (const auto step : m_folders.steps())
        if (best && current && step != *best && step != *current)
            return removeSaves({step});
    return false;
}

/// Called once, before the first save.
Result<void> SaveStore::tidy()
{
    if (m_isTidy)
        return {};
    const auto saves = m_folders.all();
    std::error_code problem;
    if (std::filesystem::is_symlink(saves, problem))
        return std::unexpected(damaged(saves, "is a link that leads out of the run"));
    if (auto made = makeDurableFolder(*m_files, saves); !made)
        return made;
    for (const auto& entry : m_folders.leftovers()) {
        const bool isOnlyOne =
            entry.leftover == SaveFolders::Leftover::Waiting && !isOwnFolder(m_folders.of(entry.step));
        const int done =
            isOnlyOne ? m_files->rename(entry.path, m_folders.of(entry.step)) : m_files->remove(entry.path);
        if (done < 0)
            return std::unexpected(unwritable(entry.path, errno));
    }
    m_isTidy = true;
    return {};
}

/// Reads the named save. Meanwhile, a program that trains the run may name another save and remove this one. Then the
/// other one is read.
template <typename Reader>
auto SaveStore::readNamed(WhichSave which, const Reader& read) const -> decltype(read(std::filesystem::path()))
{
    constexpr int attempts = 4;
    for (int attempt = 1;; ++attempt) {
        const auto place = m_folders.find(which);
        if (!place && attempt == attempts)
            return std::unexpected(place.error());
        if (!place)
            continue; // the folder was removed after its name was read
        auto result = read(*place);
        const auto now = m_folders.find(which);
        if (result || attempt == attempts || (now && *now == *place))
            return result;
    }
}

Result<RunPosition> SaveStore::readPosition(WhichSave which) const
{
    return readNamed(which, [](const std::filesystem::path& place) -> Result<RunPosition> {
        const auto metadata = readSafetensorsMetadata((place / savedStateFile).string());
        if (!metadata)
            return std::unexpected(metadata.error());
        return positionFromMetadata(*metadata, place / savedStateFile);
    });
}

Result<SaveSize> SaveStore::readSize(WhichSave which) const
{
    const auto place = m_folders.find(which);
    if (!place)
        return std::unexpected(place.error());
    const auto model = readSafetensorsSize((*place / savedModelFile).string());
    if (!model)
        return std::unexpected(model.error());
    // A save without its state can still translate. Resuming from it fails when the state is read.
    const auto state = readSafetensorsSize((*place / savedStateFile).string());
    return SaveSize{*place / savedModelFile, *model, *place / savedStateFile, state.value_or(SafetensorsSize{})};
}

Result<StoredTensors> SaveStore::readModel(WhichSave which) const
{
    return offeringAnother(which, readNamed(which, &readSavedWeights));
}

Result<RunSave> SaveStore::read(WhichSave which) const
{
    return offeringAnother(which, readNamed(which, &readSave));
}

/// The newest undamaged save besides this one.
std::optional<std::int64_t> SaveStore::wholeSaveBeside(const std::filesystem::path& damaged) const
{
    const auto all = steps();
    const auto whole = std::ranges::find_if(all.rbegin(), all.rend(),
        [&](std::int64_t step) { return m_folders.of(step) != damaged && readSave(m_folders.of(step)); });
    return whole == all.rend() ? std::nullopt : std::optional(*whole);
}

template <typename Read>
Result<Read> SaveStore::offeringAnother(WhichSave which, Result<Read> read) const
{
    if (read || read.error().code != ErrorCode::BadRun)
        return read;
    const auto place = m_folders.find(which);
    const auto other = wholeSaveBeside(place.value_or(std::filesystem::path()));
    if (!other)
        return read;
    return failure(ErrorCode::BadRun,
        Message(
            "{} The save of step {} is whole. To use it: attentoscope-cli runs check {} --previous; the window offers "
            "it by itself.",
            read.error().message, *other, m_run.string()),
        read.error().detail);
}

Result<StoredTensors> readSavedWeights(const std::filesystem::path& place)
{
    return readWeights(place, FileSums::readIn(place));
}

Result<RunSave> readSave(const std::filesystem::path& place)
{
    const auto sums = FileSums::readIn(place);
    auto model = readWeights(place, sums);
    if (!model)
        return std::unexpected(model.error());
    auto state = readChecked(place, savedStateFile, sums);
    if (!state)
        return std::unexpected(state.error());
    const auto position = positionFromMetadata(state->metadata, place / savedStateFile);
    if (!position)
        return std::unexpected(position.error());
    removePosition(state->metadata);
    RunSave save{*position, std::move(*model), std::move(*state)};
    if (auto taken = takeAverages(save, place / savedStateFile); !taken)
        return std::unexpected(taken.error());
    return save;
}

} // namespace attentoscope
