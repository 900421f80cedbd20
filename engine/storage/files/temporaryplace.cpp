// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/temporaryplace.h"

#include <cerrno>
#include <random>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace attentoscope {

namespace {

constexpr std::size_t randomDigits = 16;

/// ".NAME." with the name of the wanted file, shortened so that the name with its ending stays within the file system's
/// limit.
std::string temporaryPrefixFor(const std::filesystem::path& wanted)
{
    constexpr std::size_t longest = 200;
    return "." + wanted.filename().string().substr(0, longest) + ".";
}

std::string unguessableName()
{
    std::random_device random; // the system's random generator
    std::string name;
    while (name.size() < randomDigits)
        name += "0123456789abcdef"[random() % 16];
    return name;
}

/// On a file system without locks, nobody knows whether another program uses a file.
enum class WithoutLocks : std::uint8_t { Refused, Accepted };

/// A lock that ends with the descriptor, and so even if the program is killed. −1 if another program has the lock.
int lockedDescriptor(FileSystem& files, const std::filesystem::path& path, WithoutLocks without)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0 || files.lock(descriptor, FileSystem::Lock::Any) == 0
        || (without == WithoutLocks::Accepted && knowsNoLocks(errno)))
        return descriptor;
    ::close(descriptor);
    return -1;
}

bool isOwnAndNamed(int descriptor, const std::filesystem::path& path)
{
    struct stat open = {};
    struct stat named = {};
    return ::fstat(descriptor, &open) == 0 && ::lstat(path.c_str(), &named) == 0 && open.st_dev == named.st_dev
        && open.st_ino == named.st_ino && open.st_uid == ::geteuid();
}

/// Removes unfinished files and folders for the same name, if no program works on them.
void removeLeftovers(FileSystem& files, const std::filesystem::path& wanted, const std::string& ending)
{
    const auto prefix = temporaryPrefixFor(wanted);
    std::error_code problem;
    std::vector<std::filesystem::path> found;
    for (auto at = std::filesystem::directory_iterator(wanted.parent_path(), problem); !problem && at != end(at);
        at.increment(problem)) {
        const auto name = at->path().filename().string();
        if (name.size() == prefix.size() + randomDigits + ending.size() && name.starts_with(prefix)
            && name.ends_with(ending))
            found.push_back(at->path());
    }
    for (const auto& path : found) {
        const int lock = lockedDescriptor(files, path, WithoutLocks::Refused);
        if (lock >= 0 && isOwnAndNamed(lock, path))
            files.remove(path);
        if (lock >= 0)
            ::close(lock);
    }
}

} // namespace

TemporaryPlace::TemporaryPlace(TemporaryPlace&& other) noexcept
    : m_files(other.m_files)
    , m_wanted(std::move(other.m_wanted))
    , m_path(std::exchange(other.m_path, {}))
    , m_file(std::move(other.m_file))
    , m_lock(std::exchange(other.m_lock, -1))
{
}

TemporaryPlace::~TemporaryPlace()
{
    if (!m_path.empty())
        m_files->remove(m_path);
    if (m_lock >= 0)
        ::close(m_lock);
}

Result<TemporaryPlace> TemporaryPlace::makeFolder(FileSystem& files, const std::filesystem::path& wanted)
{
    return make(files, wanted, ".unpacking", &TemporaryPlace::makeItAFolder);
}

Result<TemporaryPlace> TemporaryPlace::makeFile(FileSystem& files, const std::filesystem::path& wanted)
{
    return make(files, wanted, ".packing", &TemporaryPlace::makeItAFile);
}

Result<TemporaryPlace> TemporaryPlace::make(
    FileSystem& files, const std::filesystem::path& wanted, const char* ending, Maker maker)
{
    constexpr int attempts = 8;
    const auto place = std::filesystem::absolute(wanted);
    removeLeftovers(files, place, ending);
    for (int attempt = 1;; ++attempt) {
        TemporaryPlace made(files, place);
        made.m_path = place.parent_path() / (temporaryPrefixFor(place) + unguessableName() + ending);
        if (auto done = (made.*maker)(); !done) {
            made.m_path.clear(); // the file belongs to another program
            return std::unexpected(done.error());
        }
        if (made.lock() || attempt == attempts)
            return made;
    }
}

Result<void> TemporaryPlace::makeItAFolder()
{
    if (m_files->makeNewFolder(m_path) < 0)
        return std::unexpected(unwritable(m_wanted, errno));
    return {};
}

Result<void> TemporaryPlace::makeItAFile()
{
    auto file = OutputFile::createNew(*m_files, m_path);
    if (!file)
        return std::unexpected(unwritable(m_wanted, errno));
    file->setShownName(m_wanted);
    m_file.emplace(std::move(*file));
    return {};
}

/// Returns false if another program has already removed it as a leftover.
bool TemporaryPlace::lock()
{
    m_lock = lockedDescriptor(*m_files, m_path, WithoutLocks::Accepted);
    return m_lock >= 0 && isOwnAndNamed(m_lock, m_path);
}

Result<void> TemporaryPlace::rename()
{
    if (renameOver(*m_files, m_path, m_wanted) < 0)
        return std::unexpected(unwritable(m_wanted, errno));
    m_path.clear();
    return syncFolder(*m_files, m_wanted.parent_path());
}

} // namespace attentoscope
