// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/serverplace.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

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

/// The address, or nothing for a path that is too long for one.
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
    if (mkdir(folder.c_str(), ownersAlone) != 0 && errno != EEXIST)
        return std::unexpected(unusable(folder, std::string(std::strerror(errno))));
    struct stat found{};
    if (lstat(folder.c_str(), &found) != 0)
        return std::unexpected(unusable(folder, std::string(std::strerror(errno))));
    if (!S_ISDIR(found.st_mode) || found.st_uid != getuid() || (found.st_mode & otherRights) != 0)
        return std::unexpected(unusable(folder, "it is not a folder that only you can enter"));
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

Result<std::optional<int>> ServerPlace::listen() const
{
    const auto path = socketPath(), lockPath = m_folder / (m_name + ".lock");
    const int lock = open(lockPath.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (lock < 0)
        return std::unexpected(unusable(m_folder, std::string(std::strerror(errno))));
    if (flock(lock, LOCK_EX | LOCK_NB) != 0) {
        close(lock);
        return std::nullopt;
    }
    unlink(path.c_str()); // of an engine that is gone
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    const auto address = addressOf(path);
    const auto before = umask(otherRights);
    const bool isBound = socket >= 0 && bind(socket, general(*address), sizeof(*address)) == 0;
    umask(before);
    constexpr int mostWaiting = 8;
    if (isBound && ::listen(socket, mostWaiting) == 0)
        return socket;
    const std::string why = std::strerror(errno);
    if (socket >= 0)
        close(socket);
    close(lock);
    return std::unexpected(unusable(m_folder, why));
}

} // namespace attentoscope
