// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/interruption.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <system_error>

namespace attentoscope {

namespace {

// A signal handler may do next to nothing, but it may write to a pipe; a thread waits at its other end.
std::atomic<int> writeEnd = -1;
std::atomic<bool> signalled = false;
constexpr char stop = 's';
constexpr char end = 'e';

void tell(char what)
{
    const int before = errno;
    [[maybe_unused]] const auto written = write(writeEnd, &what, 1);
    errno = before;
}

void handle(int)
{
    signalled = true;
    tell(stop);
}

void setHandlers(void (*handler)(int), int flags)
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    for (const int signal : {SIGINT, SIGTERM})
        sigaction(signal, &action, nullptr);
}

} // namespace

Interruption::Interruption()
{
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        throw std::system_error(errno, std::generic_category(), "no pipe for signals");
    m_requested = eventfd(0, EFD_CLOEXEC);
    if (m_requested < 0)
        throw std::system_error(errno, std::generic_category(), "no descriptor for signals");
    m_readEnd = ends[0];
    writeEnd = ends[1];
    signalled = false;
    m_waiting = std::thread([this] {
        char what = 0;
        while (read(m_readEnd, &what, 1) < 0 && errno == EINTR) { }
        if (what != stop)
            return;
        m_source.request_stop();
        eventfd_write(m_requested, 1);
    });
    setHandlers(handle, static_cast<int>(SA_RESETHAND));
}

bool Interruption::isRequested() const
{
    // The signal itself may come before the thread that passes it on.
    return signalled || m_source.stop_requested();
}

Interruption::~Interruption()
{
    setHandlers(SIG_DFL, 0);
    tell(end);
    m_waiting.join();
    close(writeEnd.exchange(-1));
    close(m_readEnd);
    close(m_requested);
}

} // namespace attentoscope
