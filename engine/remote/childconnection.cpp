// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/childconnection.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace attentoscope {

namespace {

constexpr std::size_t longestErrorOutput = 4096;

std::unexpected<Error> noConnection()
{
    return failure(ErrorCode::ConnectionLost, Message("Cannot connect: {}.", std::string(std::strerror(errno))));
}

} // namespace

Result<std::unique_ptr<Connection>> ChildConnection::start(const std::vector<std::string>& command)
{
    std::array<int, 2> ends{}, errors{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return noConnection();
    if (pipe2(errors.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
        std::ranges::for_each(ends, ::close);
        return noConnection();
    }
    auto process = ChildProcess::start({.program = command.front(),
        .arguments = {command.begin() + 1, command.end()},
        .input = ChildFile::of(ends[1]),
        .output = ChildFile::of(ends[1]),
        .errors = ChildFile::of(errors[1]),
        .terminal = ChildTerminal::None});
    ::close(ends[1]);
    ::close(errors[1]);
    if (process)
        return std::unique_ptr<Connection>(new ChildConnection(ends[0], errors[0], std::move(*process)));
    ::close(ends[0]);
    ::close(errors[0]);
    return std::unexpected(process.error());
}

ChildConnection::~ChildConnection()
{
    close();
    m_process.end();
    ::close(m_errors);
}

std::string ChildConnection::errorOutput()
{
    std::array<char, longestErrorOutput> part{};
    for (auto got = read(m_errors, part.data(), part.size()); got > 0; got = read(m_errors, part.data(), part.size()))
        m_output.append(part.data(), static_cast<std::size_t>(got));
    if (m_output.size() > longestErrorOutput)
        m_output.erase(0, m_output.size() - longestErrorOutput);
    return m_output;
}

Result<std::vector<std::string>> sshCommand(const std::string& host, const std::string& serve)
{
    const auto isOdd = [](char letter) { return static_cast<unsigned char>(letter) <= ' ' || letter == '\x7f'; };
    if (host.empty() || host.starts_with('-') || std::ranges::any_of(host, isOdd))
        return failure(ErrorCode::InvalidSetting,
            Message("\"{}\" is not a host name. Give it as ssh takes it, such as name or user@name.", host));
    return std::vector<std::string>{"ssh", "-T", "-o", "BatchMode=yes", "-o", "ConnectTimeout=10", "-o",
        "ServerAliveInterval=5", "-o", "ServerAliveCountMax=3", "--", host, serve};
}

} // namespace attentoscope
