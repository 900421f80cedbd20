// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/processstart.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <initializer_list>

namespace attentoscope {

void prepareProcess()
{
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(standard, F_GETFD) < 0 && errno == EBADF) [[maybe_unused]]
            const int opened = open("/dev/null", O_RDWR); // takes the lowest number that is free
    std::signal(SIGXFSZ, SIG_IGN);
}

} // namespace attentoscope
