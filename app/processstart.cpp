// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/processstart.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <initializer_list>

namespace attentoscope {

namespace {

bool hangUpIsIgnored = false;

/// Before the libraries begin: UCX, which Debian 13's LibTorch brings, takes SIGHUP for itself when it is loaded, and
/// then nobody can tell any more that nohup had it ignored.
void lookAtHangUp(int, char**, char**)
{
    struct sigaction found = {};
    hangUpIsIgnored = sigaction(SIGHUP, nullptr, &found) == 0 && found.sa_handler == SIG_IGN;
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // they have to begin first
[[gnu::section(".preinit_array"), gnu::used]] void (*const lookBeforeLibraries)(int, char**, char**) = lookAtHangUp;
#endif

} // namespace

void prepareProcess()
{
    if (hangUpIsIgnored)
        std::signal(SIGHUP, SIG_IGN);
    setenv("UCX_DEBUG_SIGNO", "0", 0); // for a library that is loaded later, or by the second start
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(standard, F_GETFD) < 0 && errno == EBADF) [[maybe_unused]]
            const int opened = open("/dev/null", O_RDWR); // takes the lowest number that is free
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
}

} // namespace attentoscope
