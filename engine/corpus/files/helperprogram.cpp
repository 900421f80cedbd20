// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/helperprogram.h"

#include "engine/corpus/files/messages.h"
#include "engine/machine/childprocess.h"

#include <array>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <poll.h>
#include <sys/socket.h>
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

/// A running helper. One socket is its standard input and output: unlike a pipe, it raises no signal when the helper
/// dies.
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
    }

    Result<void> start(const std::string& path, const std::vector<std::string>& arguments)
    {
        std::array<int, 2> ends{};
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
            return cannotStart(path, std::generic_category().message(errno));
        m_socket = ends[0];
        auto process = ChildProcess::start({.program = path,
            .arguments = arguments,
            .input = ChildFile::of(ends[1]),
            .output = ChildFile::of(ends[1]),
            .patience = std::chrono::milliseconds(0)});
        close(ends[1]);
        if (!process)
            return cannotStart(path, process.error().detail);
        m_process = std::move(*process);
        return {};
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

    bool endedWell() { return m_process->endedWell(); }

private:
    static std::unexpected<Error> cannotStart(const std::string& path, const std::string& why)
    {
        return failure(ErrorCode::Internal, Message("{} cannot be started: {}.", path, why));
    }

    int m_socket = -1;
    std::optional<ChildProcess> m_process;
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
    if (auto started = helper.start(path->string(), arguments); !started)
        return std::unexpected(started.error());
    helper.write(input, stop);
    auto output = helper.read(stop);
    if (stop.stop_requested())
        return std::unexpected(loadingCancelled());
    return helper.endedWell() ? output : std::string();
}

} // namespace attentoscope
