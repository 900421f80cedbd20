// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/serverplace.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <system_error>
#include <utility>

namespace attentoscope {

namespace {

constexpr mode_t ownersAlone = 0700;
constexpr mode_t otherRights = 0077;

std::filesystem::path folderOfUser()
{
    const char* runtime = std::getenv("XDG_RUNTIME_DIR");
    if (runtime != nullptr && *runtime == '/')
        return std::filesystem::path(runtime) / "attentoscope";
    return "/tmp/attentoscope-" + std::to_string(getuid());
}

Error unusable(const std::filesystem::path& folder, const Message& why)
{
    return {ErrorCode::Unwritable, Message("The folder \"{}\" cannot be used: {}.", folder.string(), why), {}};
}

/// The address of a socket; none if the path is too long for one.
std::optional<sockaddr_un> addressOf(const std::filesystem::path& path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.native().size() >= sizeof(address.sun_path))
        return std::nullopt;
    path.native().copy(address.sun_path, sizeof(address.sun_path) - 1);
    return address;
}

const sockaddr* general(const sockaddr_un& address)
{
    return reinterpret_cast<const sockaddr*>(&address);
}

/// Makes the folder if it is missing.
Result<void> ownFolder(const std::filesystem::path& folder)
{
    if (mkdir(folder.c_str(), ownersAlone) != 0 && errno != EEXIST)
        return std::unexpected(unusable(folder, std::string(std::strerror(errno))));
    struct stat found{};
    if (lstat(folder.c_str(), &found) != 0)
        return std::unexpected(unusable(folder, std::string(std::strerror(errno))));
    if (!S_ISDIR(found.st_mode) || found.st_uid != getuid() || (found.st_mode & otherRights) != 0)
        return std::unexpected(unusable(folder, "it is not a folder that only you can enter"));
    return {};
}

/// −1: another process has the lock.
Result<int> lockAt(const std::filesystem::path& path)
{
    const int lock = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (lock < 0)
        return std::unexpected(unusable(path.parent_path(), std::string(std::strerror(errno))));
    if (flock(lock, LOCK_EX | LOCK_NB) == 0)
        return lock;
    close(lock);
    return -1;
}

/// A listening socket. It replaces the socket of an engine that has ended.
Result<int> socketAt(const std::filesystem::path& path)
{
    unlink(path.c_str());
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    const auto address = addressOf(path);
    const auto before = umask(otherRights);
    const bool isBound = socket >= 0 && bind(socket, general(*address), sizeof(*address)) == 0;
    umask(before);
    constexpr int backlog = 8;
    if (isBound && ::listen(socket, backlog) == 0)
        return socket;
    const std::string why = std::strerror(errno);
    if (socket >= 0)
        close(socket);
    return std::unexpected(unusable(path.parent_path(), why));
}

/// 0 if there is no such file.
unsigned long long inodeOf(const std::filesystem::path& path)
{
    struct stat found{};
    return lstat(path.c_str(), &found) == 0 ? found.st_ino : 0;
}

unsigned long long inodeOf(int file)
{
    struct stat found{};
    return fstat(file, &found) == 0 ? found.st_ino : 0;
}

/// Whether the file is there for some time. An engine makes its lock first, and its socket a moment later.
bool isOld(const std::filesystem::path& path)
{
    std::error_code error;
    const auto made = std::filesystem::last_write_time(path, error);
    return !error && std::filesystem::file_time_type::clock::now() - made > std::chrono::seconds(2);
}

} // namespace

bool ServerPlace::isName(const std::string& name)
{
    constexpr std::size_t longest = 40;
    const auto isGood = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9')
            || letter == '-' || letter == '_' || letter == '.';
    };
    return !name.empty() && name.size() <= longest && name.front() != '.' && name.front() != '-'
        && std::ranges::all_of(name, isGood);
}

Result<ServerPlace> ServerPlace::of(const std::string& name)
{
    const auto folder = folderOfUser();
    if (const auto made = ownFolder(folder); !made)
        return std::unexpected(made.error());
    ServerPlace place(folder, name);
    if (!addressOf(place.socketPath()))
        return std::unexpected(unusable(folder, "its path is too long for a socket"));
    return place;
}

std::optional<int> ServerPlace::connect() const
{
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const auto address = addressOf(socketPath());
    if (socket >= 0 && ::connect(socket, general(*address), sizeof(*address)) == 0)
        return socket;
    if (socket >= 0)
        close(socket);
    return std::nullopt;
}

std::optional<int> ServerPlace::find() const
{
    constexpr int tries = 75, pause = 20; // milliseconds
    for (int count = 0; count < tries; ++count, poll(nullptr, 0, pause))
        if (const auto socket = connect(); socket || isOld(lockPath()))
            return socket;
    return connect();
}

Result<std::unique_ptr<ServerListener>> ServerPlace::listen() const
{
    const auto lock = lockAt(lockPath());
    if (!lock)
        return std::unexpected(lock.error());
    if (*lock < 0)
        return nullptr;
    const auto socket = socketAt(socketPath());
    if (socket)
        return std::unique_ptr<ServerListener>(new ServerListener(*this, *lock, *socket));
    close(*lock);
    return std::unexpected(socket.error());
}

ServerListener::ServerListener(ServerPlace place, int lock, int socket)
    : m_place(std::move(place)), m_lock(lock), m_socket(socket), m_inode(inodeOf(m_place.socketPath()))
{
}

ServerListener::~ServerListener()
{
    close(m_socket);
    close(m_lock);
}

bool ServerListener::isReachable() const
{
    return inodeOf(m_place.socketPath()) == m_inode;
}

void ServerListener::renew()
{
    if (isReachable() || !ownFolder(m_place.m_folder))
        return;
    if (inodeOf(m_place.lockPath()) != inodeOf(m_lock)) {
        const auto lock = lockAt(m_place.lockPath());
        if (!lock || *lock < 0)
            return;
        close(std::exchange(m_lock, *lock));
    }
    if (const auto socket = socketAt(m_place.socketPath())) {
        close(std::exchange(m_socket, *socket));
        m_inode = inodeOf(m_place.socketPath());
    }
}

} // namespace attentoscope
