// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/helperprogram.h"

#include "engine/corpus/files/messages.h"

#include <array>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace attentoscope {

namespace {

constexpr int pollMilliseconds = 100; ///< longest time until a stop is noticed

std::optional<std::filesystem::path> findHelper(const std::string& name)
{
    std::error_code problem;
    const auto folder = std::filesystem::read_symlink("/proc/self/exe", problem).parent_path();
    for (const auto& path : {folder / name, folder / ".." / "libexec" / "attentoscope" / name})
        if (std::filesystem::exists(path, problem))
            return path;
    return std::nullopt;
}

/// A running helper whose standard input and output are one socket: unlike a pipe, it raises no signal when the helper
/// has died.
class Helper
{
public:
    Helper() = default;
    Helper(const Helper&) = delete;
    Helper& operator=(const Helper&) = delete;
    ~Helper()
    {
        if (m_socket >= 0)
            close(m_socket);
        if (m_process > 0) {
            kill(m_process, SIGKILL);
            waitpid(m_process, nullptr, 0);
        }
    }

    bool start(const std::string& path, const std::vector<std::string>& arguments)
    {
        std::array<int, 2> ends{};
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
            return false;
        m_socket = ends[0];
        std::vector<char*> words{const_cast<char*>(path.c_str())};
        for (const auto& argument : arguments)
            words.push_back(const_cast<char*>(argument.c_str()));
        words.push_back(nullptr);
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        const int failed = posix_spawn(&m_process, path.c_str(), &actions, nullptr, words.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        close(ends[1]);
        if (failed != 0)
            m_process = -1;
        errno = failed;
        return failed == 0;
    }

    /// Waits until the socket can be used. Returns false if the caller should give up.
    bool wait(short event, const std::stop_token& stop) const
    {
        pollfd waited{m_socket, event, 0};
        while (!stop.stop_requested())
            if (const int ready = poll(&waited, 1, pollMilliseconds); ready > 0)
                return true;
            else if (ready < 0 && errno != EINTR)
                return false;
        return false;
    }

    void write(std::string_view input, const std::stop_token& stop) const
    {
        while (!input.empty() && wait(POLLOUT, stop)) {
            const auto sent = send(m_socket, input.data(), input.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
            if (sent < 0 && errno != EAGAIN && errno != EINTR)
                return;
            input.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(sent, 0)));
        }
        shutdown(m_socket, SHUT_WR);
    }

    std::string read(const std::stop_token& stop) const
    {
        std::string output;
        std::array<char, 65536> block{};
        while (wait(POLLIN, stop)) {
            const auto got = recv(m_socket, block.data(), block.size(), MSG_DONTWAIT);
            if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
                break;
            output.append(block.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        }
        return output;
    }

    bool endedWell()
    {
        int status = -1;
        while (waitpid(m_process, &status, 0) < 0 && errno == EINTR) { }
        m_process = -1;
        return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }

private:
    int m_socket = -1;
    pid_t m_process = -1;
};

} // namespace

Result<std::string> runHelper(const std::string& name, const std::vector<std::string>& arguments,
    std::string_view input, const std::stop_token& stop)
{
    const auto path = findHelper(name);
    if (!path)
        return failure(ErrorCode::Internal,
            Message(
                "The program {}, which belongs to Attentoscope, is not beside it. Install Attentoscope anew.", name));
    Helper helper;
    if (!helper.start(path->string(), arguments))
        return failure(ErrorCode::Internal,
            Message("{} cannot be started: {}.", path->string(), std::generic_category().message(errno)));
    helper.write(input, stop);
    auto output = helper.read(stop);
    if (stop.stop_requested())
        return std::unexpected(loadingCancelled());
    return helper.endedWell() ? output : std::string();
}

} // namespace attentoscope
