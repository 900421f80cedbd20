// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/runchecker.h"

#include "engine/storage/archive/archiveentries.h"
#include "engine/storage/archive/zip.h"
#include "engine/storage/files/json.h"
#include "engine/storage/files/linelog.h"
#include "engine/storage/files/sums.h"
#include "engine/storage/recordlog.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/savestore.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <set>
#include <system_error>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

Error checkCancelled()
{
    return {ErrorCode::Cancelled, "The check was stopped.", {}};
}

bool isSomethingAt(const fs::path& path)
{
    std::error_code problem;
    return fs::exists(fs::symlink_status(path, problem));
}

/// Small files of a run that contain their own sum.
constexpr std::array smallFiles = {labelFile, unpackedFile, "view.json"};
constexpr std::uint64_t longestSmallFile = 1U << 20U;
constexpr JsonLimits smallLimits{8, 100'000};

/// Whether a last line without a line end is a complete record. Then the line end is damaged. Otherwise, the program
/// may have ended while it wrote the line.
bool hasLostItsEnd(std::string_view line)
{
    return !line.empty() && ownSumOf(line.substr(0, line.size() - 1)) == OwnSum::Right;
}

class FolderCheck
{
public:
    FolderCheck(const fs::path& run, const std::stop_token& stop) : m_run(run), m_saves(run), m_stop(stop)
    {
        m_check.run = run.string();
    }

    Result<RunCheck> run();
    /// folders of the damaged saves in the run
    const std::set<fs::path>& damagedSaves() const { return m_damagedSaves; }

private:
    void fault(const fs::path& file, const Message& what) { m_check.faults.push_back({file.generic_string(), what}); }
    bool count(const fs::path& file);
    void checkFixedParts();
    void checkListed(const fs::path& folder, const FileSums& sums);
    void checkSaves();
    void checkSave(const fs::path& folder);
    void checkNames();
    template <typename Record>
    void checkLog(const char* name);
    void checkSmallFile(const char* name);
    void checkWhole();
    std::optional<std::int64_t> previousSave() const;

    fs::path m_run;
    SaveFolders m_saves;
    std::stop_token m_stop;
    RunCheck m_check;
    std::set<fs::path> m_damagedSaves;
};

/// Counts a file that is checked. False if there is no such file.
bool FolderCheck::count(const fs::path& file)
{
    std::error_code problem;
    const auto size = fs::file_size(m_run / file, problem);
    if (problem)
        return false;
    ++m_check.files;
    m_check.bytes += size;
    return true;
}

void FolderCheck::checkListed(const fs::path& folder, const FileSums& sums)
{
    for (const auto& [name, wanted] : sums.byName()) {
        const auto place = folder / name;
        count(place);
        const auto file = InputFile::openIn(m_run, place);
        const auto sum = file ? sumOfFile(*file, [this](std::size_t) { return !m_stop.stop_requested(); })
                              : std::unexpected(file.error());
        const auto whole = sum ? sums.check(name, *sum, m_run / place) : std::unexpected(sum.error());
        if (!whole)
            fault(place, whole.error().message);
    }
}

void FolderCheck::checkFixedParts()
{
    const auto sums = FileSums::readIn(m_run);
    if (!sums)
        return fault(FileSums::fileName, sums.error().message);
    if (*sums) {
        count(FileSums::fileName);
        checkListed({}, **sums);
    }
    for (const char* name : {runConfigFile, sourceVocabularyFile, targetVocabularyFile, targetSpacingFile,
             sourceSubwordsFile, targetSubwordsFile})
        if (!(*sums && (*sums)->byName().contains(name)) && count(name))
            ++m_check.withoutSum;
}

void FolderCheck::checkSave(const fs::path& folder)
{
    const auto before = m_check.faults.size();
    const auto sums = FileSums::readIn(m_run / folder);
    if (!sums) {
        fault(folder / FileSums::fileName, sums.error().message);
    } else if (*sums) {
        count(folder / FileSums::fileName);
        checkListed(folder, **sums);
    } else {
        for (const char* name : {savedModelFile, savedStateFile})
            m_check.withoutSum += count(folder / name) ? 1 : 0;
        if (const auto save = readSave(m_run / folder); !save)
            fault(folder, save.error().message);
    }
    if (m_check.faults.size() > before)
        m_damagedSaves.insert(folder);
}

void FolderCheck::checkSaves()
{
    for (const auto step : m_saves.steps())
        checkSave(m_saves.of(step).lexically_relative(m_run));
    for (const auto& entry : m_saves.leftovers())
        if (entry.leftover == SaveFolders::Leftover::Waiting && !isOwnFolder(m_saves.of(entry.step)))
            checkSave(entry.path.lexically_relative(m_run));
}

void FolderCheck::checkNames()
{
    for (const auto which : {WhichSave::Current, WhichSave::Best}) {
        const auto file = m_saves.nameFile(which);
        const auto inRun = file.lexically_relative(m_run);
        const auto step = m_saves.readName(which);
        const bool isHere = count(inRun);
        if (!step) {
            fault(inRun, step.error().message);
            continue;
        }
        if (!isHere || !*step)
            continue;
        if (readTextFile(file, longestSaveName).value_or(std::string()) != saveNameText(**step))
            ++m_check.withoutSum;
        if (const auto place = m_saves.find(which); !place)
            fault(inRun, place.error().message);
    }
}

template <typename Record>
void FolderCheck::checkLog(const char* name)
{
    if (!isSomethingAt(m_run / name))
        return;
    std::error_code problem;
    if (!fs::is_regular_file(m_run / name, problem))
        return fault(name, damaged(m_run / name, "is not a file").message);
    count(name);
    LineReader file(m_run / name, longestRecordLine<Record>);
    bool isSummed = true;
    while (file.next() && !m_stop.stop_requested()) {
        const auto line = file.line();
        const bool isWhole = file.hasEnd() ? !file.isTooLong() && parseRecord<Record>(std::string(line))
                                           : !hasLostItsEnd(line) && !file.isTooLong();
        if (!isWhole)
            fault(name, Message("\"{}\", line {} is damaged.", (m_run / name).string(), file.number()));
        isSummed = isSummed && (!file.hasEnd() || ownSumOf(line) != OwnSum::None);
    }
    if (file.failed())
        fault(name, file.failed()->message);
    m_check.withoutSum += isSummed ? 0 : 1;
}

void FolderCheck::checkSmallFile(const char* name)
{
    if (!isSomethingAt(m_run / name))
        return;
    count(name);
    const auto text = readTextFile(m_run / name, longestSmallFile);
    if (!text)
        return fault(name, text.error().message);
    const auto sum = ownSumOf(*text);
    const bool isJson = readJson(*text, smallLimits, [](const nlohmann::json&) { return true; }).has_value();
    if (sum == OwnSum::Wrong || !isJson)
        fault(name, damaged(m_run / name, "is damaged").message);
    m_check.withoutSum += sum == OwnSum::None ? 1 : 0;
}

/// Checks whether files without sums fit each other.
void FolderCheck::checkWhole()
{
    if (!m_check.faults.empty())
        return;
    const auto run = RunFolder::open(m_run);
    if (!run)
        return fault({}, run.error().message);
    if (!run->hasSave())
        return;
    const auto position = run->readPosition(WhichSave::Current);
    if (!position)
        return fault({}, position.error().message);
    if (const auto missing = run->missingMetrics(*position))
        fault(metricsFile, *missing);
}

std::optional<std::int64_t> FolderCheck::previousSave() const
{
    const auto current = m_saves.readName(WhichSave::Current);
    const auto place = m_saves.find(WhichSave::Current);
    if (place && !m_damagedSaves.contains(place->lexically_relative(m_run)))
        return std::nullopt;
    const auto steps = m_saves.steps();
    const auto whole = std::ranges::find_if(steps.rbegin(), steps.rend(), [&](std::int64_t step) {
        const bool isLater = current && *current && step > **current;
        return !isLater && !m_damagedSaves.contains(m_saves.of(step).lexically_relative(m_run));
    });
    return whole == steps.rend() ? std::nullopt : std::optional(*whole);
}

Result<RunCheck> FolderCheck::run()
{
    if (auto known = checkRunVersion(m_run); !known)
        return std::unexpected(known.error());
    checkFixedParts();
    checkSaves();
    checkNames();
    checkLog<MetricsEntry>(metricsFile);
    checkLog<MetricsEntry>(originalFile);
    checkLog<HeadReport>(headsFile);
    checkLog<WatchedSnapshot>(snapshotsFile);
    for (const char* name : smallFiles)
        checkSmallFile(name);
    if (m_stop.stop_requested())
        return std::unexpected(checkCancelled());
    checkWhole();
    m_check.previous = previousSave();
    return std::move(m_check);
}

/// The entries that cannot be read, or whose sum is not that in the archive.
Result<std::vector<RunFault>> faultyEntries(const fs::path& file, RunCheck& check, const std::stop_token& stop)
{
    const auto contents = archiveContents(file, {});
    if (!contents)
        return std::unexpected(contents.error());
    FileSums sums;
    std::string listed;
    ZipReader zip(file, unusableZip);
    for (;;) {
        const auto entry = zip.next();
        if (!entry)
            return std::unexpected(entry.error());
        if (!*entry)
            break;
        if ((*entry)->isFolder)
            continue;
        const auto& name = (*entry)->name;
        ContentSum sum;
        const auto read = readEntry(zip, file, *contents, **entry, [&](std::string_view bytes) -> Result<void> {
            sum.add(bytes);
            check.bytes += bytes.size();
            if (name == FileSums::fileName)
                listed += bytes;
            return stop.stop_requested() ? Result<void>(std::unexpected(checkCancelled())) : Result<void>();
        });
        if (!read)
            return std::vector{RunFault{name, read.error().message}};
        ++check.files;
        sums.set(name, sum.text());
    }
    std::vector<RunFault> faults;
    if (!contents->sizes.contains(FileSums::fileName)) {
        check.withoutSum = check.files;
        return faults;
    }
    const auto wanted = FileSums::fromText(listed, FileSums::fileName);
    if (!wanted)
        return std::vector{RunFault{FileSums::fileName, wanted.error().message}};
    for (const auto& [name, sum] : sums.byName())
        if (const auto whole = wanted->check(name, sum, name); !whole)
            faults.push_back({name, whole.error().message});
    return faults;
}

Result<RunCheck> checkPackedRun(const fs::path& file, const std::stop_token& stop)
{
    RunCheck check;
    check.run = file.string();
    const auto own = file.filename().string();
    const auto whole = checkArchive(file, [&stop](std::size_t) { return !stop.stop_requested(); });
    if (!whole && whole.error().code != ErrorCode::BadRun)
        return std::unexpected(whole.error());
    const auto entries = faultyEntries(file, check, stop);
    if (!entries && entries.error().code != ErrorCode::BadRun)
        return std::unexpected(entries.error());
    if (entries)
        check.faults = *entries;
    if (check.faults.empty() && (!whole || !entries))
        check.faults.push_back({own, whole ? entries.error().message : whole.error().message});
    return check;
}

Error nothingToGoBackFrom(const RunCheck& check)
{
    const bool isWhole = check.faults.empty();
    return {isWhole ? ErrorCode::NotReady : ErrorCode::BadRun,
        isWhole ? Message("No save of \"{}\" is damaged, so the newest one stays in use.", check.run)
                : Message("\"{}\" is damaged, but its newest save is whole, or no save is. {}", check.run,
                      check.faults.front().what),
        {}};
}

/// Renames damaged saves, so that neither training nor cleaning up removes them.
Result<void> putAside(const fs::path& run, const std::set<fs::path>& saves, FileSystem& files)
{
    for (const auto& save : saves) {
        auto name = save.filename().string();
        name.erase(0, name.find_first_of("0123456789"));
        auto aside = run / save.parent_path() / (".damaged-" + name);
        for (int number = 2; isSomethingAt(aside); ++number)
            aside = run / save.parent_path() / (".damaged-" + name + "-" + std::to_string(number));
        if (files.rename(run / save, aside) < 0)
            return std::unexpected(unwritable(aside, errno));
    }
    return {};
}

/// If the best save was put aside, names the one that was the best before, or none if that is no longer kept.
Result<void> nameBestAgain(const fs::path& run, const SaveStore& saves, FileSystem& files)
{
    const SaveFolders folders(run);
    if (folders.find(WhichSave::Best))
        return {};
    const auto file = folders.nameFile(WhichSave::Best);
    const auto position = saves.readPosition(WhichSave::Current);
    if (position && position->bestStep > 0 && isOwnFolder(folders.of(position->bestStep)))
        return replaceFile(files, file, saveNameText(position->bestStep));
    return files.remove(file) < 0 ? Result<void>(std::unexpected(unwritable(file, errno))) : Result<void>();
}

} // namespace

Result<RunCheck> checkRun(const fs::path& run, const std::stop_token& stop)
{
    std::error_code problem;
    if (fs::is_regular_file(run, problem))
        return checkPackedRun(run, stop);
    if (auto isRun = checkThatRun(run); !isRun)
        return std::unexpected(isRun.error());
    return FolderCheck(run, stop).run();
}

Result<std::int64_t> usePreviousSave(const fs::path& run, FileSystem& files)
{
    if (auto isRun = checkThatRun(run); !isRun)
        return std::unexpected(isRun.error());
    const bool wasInterrupted = RunLock::stateOf(run) == RunLock::State::Interrupted;
    auto lock = RunLock::take(run);
    if (!lock)
        return std::unexpected(lock.error());
    if (!wasInterrupted)
        lock->setEnded();
    FolderCheck folder(run, {});
    const auto check = folder.run();
    if (!check)
        return std::unexpected(check.error());
    if (!check->previous)
        return std::unexpected(nothingToGoBackFrom(*check));
    const SaveStore saves(files, run, 1);
    if (auto named = saves.makeCurrent(*check->previous); !named)
        return std::unexpected(named.error());
    if (auto aside = putAside(run, folder.damagedSaves(), files); !aside)
        return std::unexpected(aside.error());
    if (auto named = nameBestAgain(run, saves, files); !named)
        return std::unexpected(named.error());
    return *check->previous;
}

} // namespace attentoscope
