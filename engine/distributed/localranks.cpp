// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/localranks.h"

#include "engine/distributed/networkaddress.h"
#include "engine/distributed/sockets.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <fstream>
#include <sstream>

namespace attentoscope {

namespace {

constexpr auto mark = "ATTENTOSCOPE_STARTED_RANK";
constexpr std::chrono::seconds timeToEnd{10};

std::vector<std::string> argumentsOfThisProcess()
{
    std::ifstream file("/proc/self/cmdline", std::ios::binary);
    std::vector<std::string> arguments;
    for (std::string argument; std::getline(file, argument, '\0');)
        arguments.push_back(argument);
    return arguments;
}

std::vector<std::string> environmentFor(const RankPlace& place, int rank)
{
    std::vector<std::string> variables{"RANK=" + std::to_string(rank), "WORLD_SIZE=" + std::to_string(place.count),
        "LOCAL_WORLD_SIZE=" + std::to_string(place.count), "MASTER_ADDR=" + place.master,
        "MASTER_PORT=" + std::to_string(place.port), std::string(mark) + "=1",
        std::string(secretOfRanks) + "=" + place.secret};
    for (char** variable = environ; *variable; ++variable)
        variables.emplace_back(*variable);
    return variables;
}

/// Random, in hexadecimal digits. Nobody but this user can read it in the environment of a process.
std::string newSecret()
{
    std::array<unsigned char, 16> bytes{};
    if (getentropy(bytes.data(), bytes.size()) != 0)
        return {};
    std::string text;
    for (const unsigned char byte : bytes)
        text += {"0123456789abcdef"[byte / 16], "0123456789abcdef"[byte % 16]};
    return text;
}

std::vector<char*> pointersTo(std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    for (auto& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

void end(int process)
{
    const auto handle = static_cast<int>(syscall(SYS_pidfd_open, process, 0));
    if (handle >= 0 && !isReadable(handle, timeToEnd)) // readable: it has ended
        kill(process, SIGKILL);
    if (handle >= 0)
        close(handle);
    waitpid(process, nullptr, 0);
}

} // namespace

bool LocalRanks::hasStarted(const Environment& environment)
{
    return environment(mark).has_value();
}

Result<std::unique_ptr<LocalRanks>> LocalRanks::start(int count, const std::string& interface)
{
    RankPlace place{.count = count, .interface = interface, .onThisMachine = count, .secret = newSecret()};
    if (!interface.empty()) {
        auto address = addressOfInterface(interface);
        if (!address)
            return std::unexpected(address.error());
        place.master = std::move(*address);
    }
    const auto listener = listenAt(place.master, 0);
    if (!listener)
        return std::unexpected(listener.error());
    place.listener = *listener;
    place.port = portOf(*listener);
    auto ranks = std::unique_ptr<LocalRanks>(new LocalRanks(std::move(place)));
    const auto arguments = argumentsOfThisProcess();
    for (int rank = 1; rank < count; ++rank)
        if (auto started = ranks->startOne(rank, arguments); !started) {
            close(ranks->m_place.listener); // nobody takes it over; the ranks that look for it see at once that it ends
            for (const int process : ranks->m_processes)
                kill(process, SIGTERM);
            return std::unexpected(started.error());
        }
    return ranks;
}

Result<void> LocalRanks::startOne(int rank, const std::vector<std::string>& arguments)
{
    auto own = arguments;
    auto variables = environmentFor(m_place, rank);
    const auto program = pointersTo(own), environment = pointersTo(variables);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t process = 0;
    const int problem = posix_spawn(&process, "/proc/self/exe", &files, nullptr, program.data(), environment.data());
    posix_spawn_file_actions_destroy(&files);
    if (problem != 0)
        return failure(ErrorCode::ConnectionLost,
            Message("Rank {} could not be started: {}.", rank, std::string(std::strerror(problem))));
    m_processes.push_back(process);
    return {};
}

LocalRanks::~LocalRanks()
{
    for (const int process : m_processes)
        end(process);
}

} // namespace attentoscope
