// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Preloaded into attentoscope-cli, it loads the engine once, because loading LibTorch takes longer than most commands.
// For each command that arrives over descriptor 3, it runs the program's main() in a fork. runcommand.cpp sends the
// commands. A command is a sequence of strings that end with zero: folder, files of the three standard streams, number
// of arguments, arguments, environment. The answer is the status of waitpid().
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace {

using Main = int (*)(int, char**, char**);
using Start = int (*)(Main, int, char**, void (*)(), void (*)(), void (*)(), void*);

constexpr int line = 3;
constexpr std::size_t longestCommand = 1U << 20U;
Main programMain = nullptr;

void becomeStandard(int standard, const char* path, int flags)
{
    const int opened = open(path, flags, 0600);
    if (opened < 0 || dup2(opened, standard) < 0)
        _exit(127);
    close(opened);
}

/// Runs in the fork.
int carryOut(char* command, char* end)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    close(line);
    std::vector<char*> words;
    for (; command < end; command += std::strlen(command) + 1)
        words.push_back(command);
    if (chdir(words[0]) != 0)
        _exit(127);
    becomeStandard(STDIN_FILENO, words[1], O_RDONLY);
    becomeStandard(STDOUT_FILENO, words[2], O_WRONLY | O_CREAT | O_TRUNC);
    becomeStandard(STDERR_FILENO, words[3], O_WRONLY | O_CREAT | O_TRUNC);
    const int count = std::atoi(words[4]);
    const auto first = words.begin() + 5;
    std::vector<char*> arguments(first, first + count), variables(first + count, words.end());
    arguments.push_back(nullptr);
    variables.push_back(nullptr);
    environ = variables.data();
    return programMain(count, arguments.data(), environ);
}

int carryOutAll(int, char** arguments, char**)
{
    unsetenv("LD_PRELOAD");
    dlopen(arguments[1], RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE); // if this fails, the commands report it
    std::vector<char> command(longestCommand);
    for (;;) {
        const auto size = recv(line, command.data(), command.size(), 0);
        if (size <= 0)
            _exit(0);
        const pid_t child = fork();
        if (child == 0)
            return carryOut(command.data(), command.data() + size);
        int status = -1;
        waitpid(child, &status, 0);
        send(line, &status, sizeof status, MSG_NOSIGNAL);
    }
}

} // namespace

extern "C" __attribute__((visibility("default"))) int __libc_start_main(Main start, int count, char** arguments,
    void (*initialise)(), void (*finish)(), void (*finishLoader)(), void* stackEnd)
{
    const auto next = reinterpret_cast<Start>(dlsym(RTLD_NEXT, "__libc_start_main"));
    programMain = start;
    return next(carryOutAll, count, arguments, initialise, finish, finishLoader, stackEnd);
}
