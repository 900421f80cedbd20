// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/childline.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace attentoscope {

namespace {

constexpr int endPatience = 2'000; // milliseconds
constexpr std::size_t longestWords = 4096;

std::vector<char*> pointersTo(std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    pointers.reserve(texts.size() + 1);
    for (auto& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// The error number, or 0.
int spawn(std::vector<std::string> command, int socket, int complaints, pid_t& process)
{
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, socket, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, socket, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, complaints, STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID); // Ctrl+C in our terminal is not for it
    const int problem =
        posix_spawnp(&process, command.front().c_str(), &files, &attributes, pointersTo(command).data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return problem;
}

void end(pid_t process)
{
    kill(process, SIGTERM);
    pollfd ended{static_cast<int>(syscall(SYS_pidfd_open, process, 0)), POLLIN, 0};
    if (ended.fd < 0 || poll(&ended, 1, endPatience) <= 0)
        kill(process, SIGKILL);
    if (ended.fd >= 0)
        close(ended.fd);
    waitpid(process, nullptr, 0);
}

} // namespace

Result<std::unique_ptr<FarLine>> ChildLine::start(const std::vector<std::string>& command)
{
    std::array<int, 2> ends{}, complaints{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return failure(
            ErrorCode::ConnectionLost, Message("No line can be made: {}.", std::string(std::strerror(errno))));
    if (pipe2(complaints.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
        std::ranges::for_each(ends, close);
        return failure(
            ErrorCode::ConnectionLost, Message("No line can be made: {}.", std::string(std::strerror(errno))));
    }
    pid_t process = 0;
    const int problem = spawn(command, ends[1], complaints[1], process);
    close(ends[1]);
    close(complaints[1]);
    if (problem == 0)
        return std::unique_ptr<FarLine>(new ChildLine(ends[0], complaints[0], process));
    close(ends[0]);
    close(complaints[0]);
    return failure(ErrorCode::ConnectionLost,
        Message("The program \"{}\" cannot be started: {}.", command.front(), std::string(std::strerror(problem))));
}

ChildLine::~ChildLine()
{
    connection.close();
    end(m_process);
    close(m_complaints);
}

std::string ChildLine::lastWords()
{
    std::array<char, longestWords> part{};
    for (auto got = read(m_complaints, part.data(), part.size()); got > 0;
        got = read(m_complaints, part.data(), part.size()))
        m_words.append(part.data(), static_cast<std::size_t>(got));
    if (m_words.size() > longestWords)
        m_words.erase(0, m_words.size() - longestWords);
    return m_words;
}

Result<std::vector<std::string>> sshCommand(const std::string& host, const std::string& serve)
{
    const auto isOdd = [](char letter) { return static_cast<unsigned char>(letter) <= ' ' || letter == '\x7f'; };
    if (host.empty() || host.starts_with('-') || std::ranges::any_of(host, isOdd))
        return failure(ErrorCode::InvalidSetting,
            Message("\"{}\" is no name of a machine. Give it as ssh takes it, such as name or user@name.", host));
    return std::vector<std::string>{"ssh", "-T", "-o", "BatchMode=yes", "-o", "ConnectTimeout=10", "-o",
        "ServerAliveInterval=5", "-o", "ServerAliveCountMax=3", "--", host, serve};
}

} // namespace attentoscope
