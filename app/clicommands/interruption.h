// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <csignal>
#include <stop_token>
#include <thread>

namespace attentoscope {

/// While it lives, signals that ask for an end request a stop, so that work in progress ends in order. They are SIGINT
/// (Ctrl+C), SIGTERM, SIGUSR1 (Slurm and torchrun announce an end with it), SIGHUP (a closed terminal) and SIGPIPE
/// (nobody reads the output any more). An ignored SIGHUP, as under nohup, stays ignored. A second SIGINT or SIGTERM
/// ends the program at once. Only one object may exist at a time.
class Interruption
{
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    std::stop_token token() const { return m_source.get_token(); }
    bool isRequested() const;
    bool isUnread() const; ///< whether the end was requested because nobody reads the output
    /// Can be read once the end is requested, so that poll() can wait for it together with other descriptors.
    int descriptor() const { return m_requested; }

    static constexpr std::array signals = {SIGINT, SIGTERM, SIGUSR1, SIGHUP, SIGPIPE};

private:
    void passOn();

    int m_readEnd = -1;
    int m_requested = -1;
    std::array<struct sigaction, signals.size()> m_before{};
    std::stop_source m_source;
    std::thread m_waiting;
};

} // namespace attentoscope
