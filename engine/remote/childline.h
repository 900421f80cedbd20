// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/farline.h"

#include <string>
#include <vector>

namespace attentoscope {

/// A line on standard input and output of a program that is started for it: ssh, or our own `serve`.
class ChildLine final : public FarLine
{
public:
    /// Looks for the program in PATH. No shell is asked.
    static Result<std::unique_ptr<FarLine>> start(const std::vector<std::string>& command);
    ~ChildLine() override;

    std::string lastWords() override;

private:
    ChildLine(int socket, int complaints, int process) : FarLine(socket), m_complaints(complaints), m_process(process)
    {
    }

    int m_complaints; ///< its standard error
    int m_process;
    std::string m_words; ///< the end of what it said there
};

/// The command that reaches the engine on a far machine by the person's own ssh, with what they have set for it.
/// Nothing asks for a password: there is nobody to answer. `serve` is the command there. Refuses a host that ssh would
/// take for an option or that is no single word.
Result<std::vector<std::string>> sshCommand(const std::string& host, const std::string& serve);

} // namespace attentoscope
