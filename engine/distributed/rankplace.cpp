// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/rankplace.h"

#include "engine/distributed/sockets.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <utility>

namespace attentoscope {

namespace {

constexpr int mostRanks = 1024;
constexpr int mostPorts = 65535;
constexpr int defaultPort = 29500; // the default port of torchrun

std::optional<int> numberIn(const std::string& text)
{
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return problem == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// The value of a variable, from `first` to `last`.
Result<int> numberOf(const Environment& environment, const char* name, int first, int last)
{
    const auto text = environment(name);
    if (!text)
        return failure(ErrorCode::InvalidSetting,
            Message(
                "{} is not set, and the ranks need it. Start them with torchrun, with srun or with --ranks.", name));
    const auto number = numberIn(*text);
    if (!number || *number < first || *number > last)
        return failure(ErrorCode::InvalidSetting,
            Message("{} is \"{}\"; it has to be a number from {} to {}.", name, *text, first, last));
    return *number;
}

int numberOr(const Environment& environment, const char* name, int other)
{
    const auto text = environment(name);
    return text ? numberIn(*text).value_or(other) : other;
}

/// Fills in rank and count from the variables with these names.
Result<RankPlace> placeFrom(const Environment& environment, const char* rankName, const char* countName)
{
    RankPlace place;
    const auto count = numberOf(environment, countName, 1, mostRanks);
    if (!count)
        return std::unexpected(count.error());
    place.count = *count;
    const auto rank = numberOf(environment, rankName, 0, *count - 1);
    if (!rank)
        return std::unexpected(rank.error());
    place.rank = *rank;
    place.secret = environment(secretOfRanks).value_or("");
    return place;
}

Result<std::optional<RankPlace>> placeFromTorchrun(const Environment& environment)
{
    auto place = placeFrom(environment, "RANK", "WORLD_SIZE");
    if (!place)
        return std::unexpected(place.error());
    if (place->count == 1)
        return std::nullopt;
    const auto master = environment("MASTER_ADDR");
    if (!master || master->empty())
        return failure(ErrorCode::InvalidSetting,
            "MASTER_ADDR is not set. Write the name or the address of the machine where rank 0 runs, such as "
            "MASTER_ADDR=10.0.0.5.");
    place->master = *master;
    const auto port = environment("MASTER_PORT") ? numberOf(environment, "MASTER_PORT", 1, mostPorts) : defaultPort;
    if (!port)
        return std::unexpected(port.error());
    // If torchrun says that its own store is used, it listens on MASTER_PORT itself.
    const bool isTaken = environment("TORCHELASTIC_USE_AGENT_STORE") == "True";
    place->port = static_cast<std::uint16_t>(isTaken && *port < mostPorts ? *port + 1 : *port);
    place->onThisMachine = numberOr(environment, "LOCAL_WORLD_SIZE", 0);
    return place;
}

/// The first name of a list such as "node[03-05,9],other".
std::string firstHost(const std::string& list)
{
    const auto bracket = list.find_first_of("[,");
    if (bracket == std::string::npos || list[bracket] == ',')
        return list.substr(0, bracket);
    const auto number = list.find_first_of(",-]", bracket);
    const auto end = list.find(']', bracket);
    if (number == std::string::npos || end == std::string::npos)
        return list.substr(0, bracket);
    const auto after = list.substr(end + 1, list.find(',', end) - end - 1);
    return list.substr(0, bracket) + list.substr(bracket + 1, number - bracket - 1) + after;
}

Result<std::optional<RankPlace>> placeFromSlurm(const Environment& environment)
{
    auto place = placeFrom(environment, "SLURM_PROCID", "SLURM_STEP_NUM_TASKS");
    if (!place)
        return std::unexpected(place.error());
    if (place->count == 1)
        return std::nullopt;
    const auto nodes = environment("SLURM_STEP_NODELIST");
    const auto master = environment("MASTER_ADDR");
    if (!nodes && !master)
        return failure(ErrorCode::InvalidSetting,
            "Neither SLURM_STEP_NODELIST nor MASTER_ADDR is set, so nobody knows where rank 0 runs. Set MASTER_ADDR.");
    place->master = master ? *master : firstHost(*nodes);
    constexpr int ports = 10'000; // so that two jobs on one machine rarely have the same
    const int job = numberOr(environment, "SLURM_JOB_ID", 0);
    const auto port = environment("MASTER_PORT") ? numberOf(environment, "MASTER_PORT", 1, mostPorts)
                                                 : Result<int>(defaultPort + std::max(job, 0) % ports);
    if (!port)
        return std::unexpected(port.error());
    place->port = static_cast<std::uint16_t>(*port);
    if (const auto tasks = environment("SLURM_STEP_TASKS_PER_NODE")) // such as "4(x2),3"
        place->onThisMachine = numberIn(tasks->substr(0, tasks->find_first_of("(,"))).value_or(0);
    place->threads = numberOr(environment, "SLURM_CPUS_PER_TASK", 0);
    return place;
}

} // namespace

std::optional<std::string> environmentOfProcess(const char* name)
{
    const char* value = std::getenv(name);
    return value ? std::optional<std::string>(value) : std::nullopt;
}

Result<std::optional<RankPlace>> rankPlaceFrom(const Environment& environment)
{
    if (environment("RANK") && environment("WORLD_SIZE"))
        return placeFromTorchrun(environment);
    // Only srun sets the second variable. A script that sbatch starts is alone, whatever number of tasks was requested.
    if (environment("SLURM_PROCID") && environment("SLURM_STEP_NUM_TASKS"))
        return placeFromSlurm(environment);
    return std::nullopt;
}

namespace {

constexpr auto startedRank = "ATTENTOSCOPE_STARTED_RANK";
constexpr std::chrono::seconds timeToEnd{10};

std::vector<std::string> argumentsOfThisProcess()
{
    std::ifstream file("/proc/self/cmdline", std::ios::binary);
    std::vector<std::string> arguments;
    for (std::string argument; std::getline(file, argument, '\0');)
        arguments.push_back(argument);
    if (arguments.empty())
        arguments.emplace_back("attentoscope-cli");
    return arguments;
}

std::vector<std::string> environmentFor(const RankPlace& place, int rank)
{
    return {"RANK=" + std::to_string(rank), "WORLD_SIZE=" + std::to_string(place.count),
        "LOCAL_WORLD_SIZE=" + std::to_string(place.count), "MASTER_ADDR=" + place.master,
        "MASTER_PORT=" + std::to_string(place.port), std::string(startedRank) + "=1",
        std::string(secretOfRanks) + "=" + place.secret};
}

/// A random text of hexadecimal digits. Only this user can read it, in the environment of a process.
Result<std::string> newSecret()
{
    std::array<unsigned char, 16> bytes{};
    if (getentropy(bytes.data(), bytes.size()) != 0)
        return failure(ErrorCode::Internal,
            Message("The system gives no random numbers for the secret of the ranks: {}.",
                std::string(std::strerror(errno))));
    std::string text;
    for (const unsigned char byte : bytes)
        text += {"0123456789abcdef"[byte / 16], "0123456789abcdef"[byte % 16]};
    return text;
}

} // namespace

bool LocalRanks::hasStarted(const Environment& environment)
{
    return environment(startedRank).has_value();
}

Result<std::unique_ptr<LocalRanks>> LocalRanks::start(int count, const std::string& interface)
{
    auto secret = newSecret();
    if (!secret) // without one, every process would be accepted
        return std::unexpected(secret.error());
    RankPlace place{.count = count, .interface = interface, .onThisMachine = count, .secret = std::move(*secret)};
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
            close(ranks->m_place.listener); // closes the socket: ranks that try to reach it then notice the end at once
            for (const auto& process : ranks->m_processes)
                process.askToEnd();
            return std::unexpected(started.error());
        }
    return ranks;
}

Result<void> LocalRanks::startOne(int rank, const std::vector<std::string>& arguments)
{
    auto process = ChildProcess::start({.program = "/proc/self/exe",
        .arguments = {arguments.begin() + 1, arguments.end()},
        .name = arguments.front(),
        .variables = environmentFor(m_place, rank),
        .input = ChildFile::null(),
        .output = ChildFile::null(),
        .patience = std::chrono::milliseconds(0)});
    if (!process)
        return failure(
            ErrorCode::ConnectionLost, Message("Rank {} could not be started: {}.", rank, process.error().detail));
    m_processes.push_back(std::move(*process));
    return {};
}

LocalRanks::~LocalRanks()
{
    for (const auto& process : m_processes)
        process.hasEndedWithin(timeToEnd);
}

} // namespace attentoscope
