// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <chrono>
#include <string>
#include <vector>

namespace attentoscope {

/// What a child's standard input, output or error is connected to.
struct ChildFile
{
    enum class Kind : std::uint8_t { Inherited, Null, Descriptor, Log };

    Kind kind = Kind::Inherited;
    int descriptor = -1; ///< of this process
    std::string path; ///< of a log, which only this user can read

    static ChildFile null() { return {.kind = Kind::Null}; }
    static ChildFile of(int descriptor) { return {.kind = Kind::Descriptor, .descriptor = descriptor}; }
    static ChildFile log(std::string path) { return {.kind = Kind::Log, .path = std::move(path)}; }
};

enum class ChildTerminal : std::uint8_t { Shared, None }; ///< None: Ctrl+C in our terminal is not for it

struct ChildOptions
{
    std::string program; ///< looked for in PATH where it has no slash
    std::vector<std::string> arguments; ///< after the program's name
    std::string name; ///< that it sees as its own; empty: `program`
    std::vector<std::string> variables; ///< "NAME=value", in place of this process's own
    ChildFile input;
    ChildFile output;
    ChildFile errors;
    ChildTerminal terminal = ChildTerminal::Shared;
    std::chrono::milliseconds patience{2'000}; ///< from SIGTERM to SIGKILL
};

/// A program that was started, without a shell. Destroying it ends the program and waits for that.
class ChildProcess
{
public:
    /// The detail of an error is what the system says.
    static Result<ChildProcess> start(const ChildOptions& options);
    ~ChildProcess() { end(); }
    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&& other) noexcept;

    int id() const { return m_process; }
    void askToEnd() const; ///< SIGTERM; does not wait
    bool hasEndedWithin(std::chrono::milliseconds time) const;
    bool endedWell(); ///< waits for its end: whether it left with 0
    void end(); ///< asks, then kills, and waits for that
    int detach(); ///< it outlives this object; its id

private:
    ChildProcess(int process, std::chrono::milliseconds patience) : m_process(process), m_patience(patience) { }

    int m_process; ///< 0: none any more
    std::chrono::milliseconds m_patience;
};

} // namespace attentoscope
