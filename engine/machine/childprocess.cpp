// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/childprocess.h"

#include "engine/machine/readiness.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>
#include <thread>
#include <utility>

namespace attentoscope {

namespace {

/// Pointers as exec needs them, with a null pointer at the end.
std::vector<char*> pointersTo(std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    pointers.reserve(texts.size() + 1);
    for (auto& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// Each name occurs once: of two values for a name, some programs use the first and some the last.
std::vector<std::string> environmentWith(std::vector<std::string> variables)
{
    const auto own = variables.size();
    for (char** variable = environ; *variable != nullptr; ++variable) {
        const std::string_view inherited = *variable;
        const auto name = inherited.substr(0, inherited.find('=') + 1);
        if (std::none_of(variables.begin(), variables.begin() + static_cast<std::ptrdiff_t>(own),
                [&](const std::string& given) { return given.starts_with(name); }))
            variables.emplace_back(inherited);
    }
    return variables;
}

void add(posix_spawn_file_actions_t& files, int number, const ChildFile& file)
{
    switch (file.kind) {
    case ChildFile::Kind::Inherited:
        break;
    case ChildFile::Kind::Null:
        posix_spawn_file_actions_addopen(&files, number, "/dev/null", number == STDIN_FILENO ? O_RDONLY : O_WRONLY, 0);
        break;
    case ChildFile::Kind::Descriptor:
        posix_spawn_file_actions_adddup2(&files, file.descriptor, number);
        break;
    case ChildFile::Kind::Log:
        posix_spawn_file_actions_addopen(
            &files, number, file.path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, S_IRUSR | S_IWUSR);
        break;
    }
}

/// For a system that gives no descriptor of a process. Also true if there is no such child.
bool isGoneWithin(int process, std::chrono::milliseconds time)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds betweenLooks{10};
    const auto end = Clock::now() + time;
    siginfo_t state{}; // without a process while it runs
    while (waitid(P_PID, static_cast<id_t>(process), &state, WEXITED | WNOHANG | WNOWAIT) == 0 && state.si_pid == 0) {
        if (Clock::now() >= end)
            return false;
        std::this_thread::sleep_for(betweenLooks);
    }
    return true;
}

/// Waits for the child's end. Returns its status as waitpid() gives it, or −1.
int statusAtEnd(int process)
{
    int status = -1;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) { }
    return status;
}

} // namespace

Result<ChildProcess> ChildProcess::start(const ChildOptions& options)
{
    std::vector<std::string> words{options.name.empty() ? options.program : options.name};
    words.insert(words.end(), options.arguments.begin(), options.arguments.end());
    auto variables = environmentWith(options.variables);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    add(files, STDIN_FILENO, options.input);
    add(files, STDOUT_FILENO, options.output);
    add(files, STDERR_FILENO, options.errors);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    if (options.terminal == ChildTerminal::None)
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
    pid_t process = 0;
    const int problem = posix_spawnp(
        &process, options.program.c_str(), &files, &attributes, pointersTo(words).data(), pointersTo(variables).data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    if (problem == 0)
        return ChildProcess(process, options.patience);
    const std::string why = std::strerror(problem);
    return failure(
        ErrorCode::ConnectionLost, Message("The program \"{}\" cannot be started: {}.", options.program, why), why);
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : m_process(std::exchange(other.m_process, 0)), m_patience(other.m_patience)
{
}

ChildProcess& ChildProcess::operator=(ChildProcess&& other) noexcept
{
    std::swap(m_process, other.m_process);
    std::swap(m_patience, other.m_patience);
    return *this;
}

void ChildProcess::askToEnd() const
{
    kill(m_process, SIGTERM);
}

bool ChildProcess::hasEndedWithin(std::chrono::milliseconds time) const
{
    const int process = static_cast<int>(syscall(SYS_pidfd_open, m_process, 0));
    if (process < 0)
        return isGoneWithin(m_process, time);
    const bool hasEnded = isReadyWithin(process, POLLIN, time);
    close(process);
    return hasEnded;
}

bool ChildProcess::endedWell()
{
    const int status = statusAtEnd(std::exchange(m_process, 0));
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void ChildProcess::end()
{
    if (m_process == 0)
        return;
    askToEnd();
    if (!hasEndedWithin(m_patience))
        kill(m_process, SIGKILL);
    statusAtEnd(std::exchange(m_process, 0));
}

int ChildProcess::detach()
{
    return std::exchange(m_process, 0);
}

} // namespace attentoscope
