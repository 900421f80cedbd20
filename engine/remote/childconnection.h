// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/childprocess.h"
#include "engine/remote/connection.h"

#include <string>
#include <vector>

namespace attentoscope {

/// A connection on standard input and output of a program that is started for it: ssh, or our own `serve`.
class ChildConnection final : public Connection
{
public:
    /// The program is looked for in PATH. No shell is asked.
    static Result<std::unique_ptr<Connection>> start(const std::vector<std::string>& command);
    ~ChildConnection() override;

    std::string errorOutput() override;

private:
    ChildConnection(int socket, int errors, ChildProcess process)
        : Connection(socket), m_errors(errors), m_process(std::move(process))
    {
    }

    int m_errors; ///< its standard error
    ChildProcess m_process;
    std::string m_output; ///< the end of what it wrote there
};

/// The command that reaches the engine on another machine by the user's own ssh, with the user's settings. Nothing asks
/// for a password, since nobody could answer. `serve` is the command there. Refuses a host that ssh would take for an
/// option or that is more than one word.
Result<std::vector<std::string>> sshCommand(const std::string& host, const std::string& serve);

} // namespace attentoscope
