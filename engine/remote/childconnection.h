// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/childprocess.h"
#include "engine/remote/connection.h"

#include <string>
#include <vector>

namespace attentoscope {

/// A connection to the standard input and output of a program that is started for it: ssh, or our own `serve`.
class ChildConnection final : public Connection
{
public:
    /// The program is searched in PATH, without a shell.
    static Result<std::unique_ptr<Connection>> start(const std::vector<std::string>& command);
    ~ChildConnection() override;

    std::string errorOutput() override;

private:
    ChildConnection(int socket, int errors, ChildProcess process)
        : Connection(socket), m_errors(errors), m_process(std::move(process))
    {
    }

    int m_errors; ///< reads its standard error
    ChildProcess m_process;
    std::string m_output; ///< the last part of what it wrote there
};

/// The command that reaches the engine on another machine with the user's own ssh and its settings. It never asks for a
/// password, because nobody could answer. `serve` is the command on that machine. Refuses a host that is more than one
/// word, or that ssh would take for an option.
Result<std::vector<std::string>> sshCommand(const std::string& host, const std::string& serve);

} // namespace attentoscope
