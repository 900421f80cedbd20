// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programend.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace attentoscope {

namespace {

constexpr int endingSignals[] = {SIGTERM, SIGINT, SIGHUP};

std::atomic<int> signalPipe = -1; ///< the writing end of the pipe
std::function<void()> saveAtExit;

void passOn(int)
{
    const int kept = errno;
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(signalPipe, &byte, 1);
    errno = kept;
}

void endNow()
{
    if (const auto save = std::exchange(saveAtExit, {})) {
        save();
        std::fputs("attentoscope: The display is gone. What was trained is saved.\n", stderr);
        ::_exit(EXIT_FAILURE); // other objects are still in use, so nothing else may be destroyed
    }
}

} // namespace

ProgramEnd::ProgramEnd(std::function<void()> save)
{
    saveAtExit = std::move(save);
    comeFirst();
    int ends[2]{};
    if (::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    signalPipe = ends[1];
    auto* notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [notifier] {
        notifier->setEnabled(false);
        QCoreApplication::exit(interrupted);
    });
    struct sigaction action{};
    action.sa_handler = passOn;
    action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND); // a second signal ends the program at once
    for (const int signal : endingSignals) {
        struct sigaction before{};
        ::sigaction(signal, nullptr, &before);
        if (signal != SIGHUP || before.sa_handler != SIG_IGN) // an ignored SIGHUP means nohup, and stays ignored
            ::sigaction(signal, &action, nullptr);
    }
}

ProgramEnd::~ProgramEnd()
{
    saveAtExit = {};
}

void ProgramEnd::comeFirst()
{
    std::atexit(endNow);
}

} // namespace attentoscope
