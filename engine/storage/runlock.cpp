// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runlock.h"

#include "engine/storage/files/files.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <string>
#include <string_view>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace attentoscope {

namespace {

std::string readHolder(int descriptor)
{
    std::array<char, 256> text{};
    const auto size = ::pread(descriptor, text.data(), text.size(), 0);
    std::string holder(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
    while (!holder.empty() && static_cast<unsigned char>(holder.back()) <= ' ')
        holder.pop_back();
    return holder;
}

std::string ownHost()
{
    std::array<char, 128> host{};
    return ::gethostname(host.data(), host.size() - 1) == 0 ? host.data() : "";
}

std::string nameOf(pid_t process)
{
    const auto host = ownHost();
    return "process " + std::to_string(process) + (host.empty() ? "" : " on " + host);
}

std::unexpected<Error> held(const std::filesystem::path& run, const std::string& holder)
{
    return failure(ErrorCode::Unwritable,
        Message("The run \"{}\" is being trained by another Attentoscope{}. Stop it there first, or train into another "
                "folder. It can be opened to translate meanwhile.",
            run.string(), holder.empty() ? std::string() : " (" + holder + ")"));
}

} // namespace

RunLock::RunLock(int descriptor) : m_descriptor(descriptor) { }

RunLock::RunLock(RunLock&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) { }

RunLock& RunLock::operator=(RunLock&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

RunLock::~RunLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<RunLock> RunLock::take(const std::filesystem::path& run)
{
    constexpr mode_t readableByAll = 0666; // the user's umask removes some of these
    const auto file = run / fileName;
    RunLock lock(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, readableByAll));
    if (lock.m_descriptor < 0)
        return std::unexpected(unwritable(file, errno));
    // The lock belongs to the open file and not to the process. So two sessions of one program exclude each other, and
    // closing another descriptor of the file does not release it.
    if (systemFiles().lock(lock.m_descriptor, FileSystem::Lock::ForWriting) < 0 && !knowsNoLocks(errno)) {
        if (errno == EAGAIN || errno == EACCES)
            return held(run, readHolder(lock.m_descriptor));
        return std::unexpected(unwritable(file, errno));
    }
    const auto name = nameOf(::getpid()) + "\n";
    if (::ftruncate(lock.m_descriptor, 0) < 0
        || ::pwrite(lock.m_descriptor, name.data(), name.size(), 0) != static_cast<ssize_t>(name.size()))
        return std::unexpected(unwritable(file, errno));
    return lock;
}

void RunLock::setEnded()
{
    // If the disk refuses this, the run is offered as interrupted once too often.
    if (m_descriptor >= 0)
        (void)!::ftruncate(m_descriptor, 0);
}

RunLock::State RunLock::stateOf(const std::filesystem::path& run)
{
    const RunLock lock(::open((run / fileName).c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    if (lock.m_descriptor < 0)
        return State::Free;
    struct flock wanted{};
    wanted.l_type = F_WRLCK;
    wanted.l_whence = SEEK_SET;
    if (::fcntl(lock.m_descriptor, F_OFD_GETLK, &wanted) == 0 && wanted.l_type != F_UNLCK)
        return State::Held;
    struct stat status{};
    const bool hasText = ::fstat(lock.m_descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0;
    return hasText ? State::Interrupted : State::Free;
}

bool RunLock::isHolderGone(const std::filesystem::path& run)
{
    const RunLock lock(::open((run / fileName).c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    constexpr std::string_view before = "process ";
    const auto holder = lock.m_descriptor < 0 ? std::string() : readHolder(lock.m_descriptor);
    if (!holder.starts_with(before))
        return false;
    pid_t process = 0;
    std::from_chars(holder.data() + before.size(), holder.data() + holder.size(), process);
    return process > 0 && !ownHost().empty() && holder == nameOf(process) && ::kill(process, 0) < 0 && errno == ESRCH;
}

Result<void> RunLock::forget(const std::filesystem::path& run)
{
    auto lock = take(run);
    if (!lock)
        return std::unexpected(lock.error());
    lock->setEnded();
    return {};
}

} // namespace attentoscope
