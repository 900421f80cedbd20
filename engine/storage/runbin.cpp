// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runbin.h"

#include "engine/storage/files/files.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/runlock.h"

#include <cerrno>
#include <system_error>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

fs::path freeName(const fs::path& wanted)
{
    std::error_code problem;
    auto name = wanted;
    for (int number = 2; fs::exists(fs::symlink_status(name, problem)); ++number)
        name = wanted.string() + "-" + std::to_string(number);
    return name;
}

/// Makes a move durable. The move has succeeded, even if this fails.
void syncMove(FileSystem& files, const fs::path& from, const fs::path& to)
{
    for (const auto& folder : {to.parent_path(), from.parent_path()}) [[maybe_unused]]
        const auto synced = syncFolder(files, folder);
}

} // namespace

Result<void> RunBin::put(const fs::path& run)
{
    std::error_code problem;
    const auto folder = fs::weakly_canonical(run, problem);
    if (!fs::exists(folder / "config.json", problem))
        return failure(ErrorCode::BadRun,
            Message("\"{}\" is no run: it has no config.json. Only runs are deleted here.", run.string()));
    if (auto known = checkThatRun(folder); !known)
        return known;
    const bool wasInterrupted = RunLock::stateOf(folder) == RunLock::State::Interrupted;
    auto lock = RunLock::take(folder);
    if (!lock)
        return std::unexpected(lock.error());
    if (!wasInterrupted) // otherwise it would be offered as interrupted when it is restored
        lock->setEnded();
    const auto bin = folder.parent_path() / ".deleted";
    if (auto made = makeDurableFolder(*m_files, bin); !made)
        return made;
    const auto place = freeName(bin / folder.filename());
    if (m_files->rename(folder, place) < 0)
        return std::unexpected(unwritable(folder, errno));
    syncMove(*m_files, folder, place);
    m_deleted.push_back({folder, place});
    return {};
}

Result<fs::path> RunBin::takeBack()
{
    if (m_deleted.empty())
        return failure(ErrorCode::NotReady, "There is no deleted run to bring back.");
    const auto& last = m_deleted.back();
    auto folder = freeName(last.run);
    if (m_files->rename(last.place, folder) < 0)
        return std::unexpected(unwritable(folder, errno));
    syncMove(*m_files, last.place, folder);
    std::error_code problem;
    fs::remove(last.place.parent_path(), problem); // the folder stays if it contains anything else
    m_deleted.pop_back();
    return folder;
}

Result<void> RunBin::empty()
{
    while (!m_deleted.empty()) {
        const auto place = m_deleted.back().place;
        if (m_files->remove(place) < 0)
            return std::unexpected(unwritable(place, errno));
        std::error_code problem;
        fs::remove(place.parent_path(), problem);
        m_deleted.pop_back();
    }
    return {};
}

} // namespace attentoscope
