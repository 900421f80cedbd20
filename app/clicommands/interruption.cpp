// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/interruption.h"

#include "engine/machine/readiness.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <system_error>

namespace attentoscope {

namespace {

// A signal handler may do hardly anything, but it may write to a pipe. A thread waits at the pipe's other end.
std::atomic<int> writeEnd = -1;
std::atomic<int> signalled = 0; ///< the first signal
constexpr char stopByte = 's';
constexpr char endByte = 'e';
constexpr std::chrono::seconds patience{10}; ///< until a person is told why the program is still there

void tell(char what)
{
    const int before = errno;
    [[maybe_unused]] const auto written = ::write(writeEnd, &what, 1);
    errno = before;
}

void handle(int signal)
{
    int none = 0;
    if (signalled.compare_exchange_strong(none, signal)) // only one byte: a write to a full pipe would block
        tell(stopByte);
}

/// A second SIGINT or SIGTERM ends the program, because the person has asked twice. SIGHUP and SIGPIPE repeat by
/// themselves after a terminal or a reader has gone, so they do not end it.
int flagsFor(int signal)
{
    return signal == SIGINT || signal == SIGTERM ? static_cast<int>(SA_RESETHAND) : 0;
}

char readOne(int descriptor)
{
    char what = endByte;
    while (::read(descriptor, &what, 1) < 0 && errno == EINTR) { }
    return what;
}

} // namespace

Interruption::Interruption()
{
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category(), "no pipe for signals");
    m_requested = eventfd(0, EFD_CLOEXEC);
    if (m_requested < 0)
        throw std::system_error(errno, std::generic_category(), "no descriptor for signals");
    m_readEnd = ends[0];
    writeEnd = ends[1];
    signalled = 0;
    m_waiting = std::thread([this] { passOn(); });
    for (std::size_t at = 0; at < signals.size(); ++at) {
        sigaction(signals[at], nullptr, &m_before[at]);
        if (signals[at] == SIGHUP && m_before[at].sa_handler == SIG_IGN)
            continue;
        struct sigaction action = {};
        action.sa_handler = handle;
        action.sa_flags = flagsFor(signals[at]);
        sigaction(signals[at], &action, nullptr);
    }
}

void Interruption::passOn()
{
    if (readOne(m_readEnd) != stopByte)
        return;
    m_source.request_stop();
    eventfd_write(m_requested, 1);
    if (!isReadyWithin(m_readEnd, POLLIN, patience))
        std::fputs(
            "attentoscope-cli: What is under way is being finished before the program ends. If it hangs, the same "
            "signal again ends it at once; the last save stays.\n",
            stderr);
    readOne(m_readEnd);
}

bool Interruption::isRequested() const
{
    // A signal may have arrived that the thread has not passed on yet.
    return signalled != 0 || m_source.stop_requested();
}

bool Interruption::isUnread() const
{
    return signalled == SIGPIPE;
}

Interruption::~Interruption()
{
    for (std::size_t at = 0; at < signals.size(); ++at)
        sigaction(signals[at], &m_before[at], nullptr);
    tell(endByte);
    m_waiting.join();
    close(writeEnd.exchange(-1));
    close(m_readEnd);
    close(m_requested);
}

} // namespace attentoscope
