// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <chrono>
#include <string>
#include <vector>

namespace attentoscope {

/// The destination of a child's standard input, output or error.
struct ChildFile
{
    enum class Kind : std::uint8_t { Inherited, Null, Descriptor, Log };

    Kind kind = Kind::Inherited;
    int descriptor = -1; ///< a descriptor of this process
    std::string path; ///< path of a log, which only this user can read

    static ChildFile null() { return {.kind = Kind::Null}; }
    static ChildFile of(int descriptor) { return {.kind = Kind::Descriptor, .descriptor = descriptor}; }
    static ChildFile log(std::string path) { return {.kind = Kind::Log, .path = std::move(path)}; }
};

enum class ChildTerminal : std::uint8_t { Shared, None }; ///< None: Ctrl+C in our terminal does not reach it

struct ChildOptions
{
    std::string program; ///< searched in PATH if it has no slash
    std::vector<std::string> arguments; ///< arguments after the program's name
    std::string name; ///< the name that the program sees as its own; empty: `program`
    std::vector<std::string> variables; ///< "NAME=value"; replaces this process's variables
    ChildFile input;
    ChildFile output;
    ChildFile errors;
    ChildTerminal terminal = ChildTerminal::Shared;
    std::chrono::milliseconds patience{2'000}; ///< time between SIGTERM and SIGKILL
};

/// A program that was started without a shell. The destructor ends it, and waits for its end.
class ChildProcess
{
public:
    /// The detail of an error is the system's message.
    static Result<ChildProcess> start(const ChildOptions& options);
    ~ChildProcess() { end(); }
    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&& other) noexcept;

    int id() const { return m_process; }
    void askToEnd() const; ///< sends SIGTERM; does not wait
    bool hasEndedWithin(std::chrono::milliseconds time) const;
    bool endedWell(); ///< waits for the program's end; whether it exited with 0
    void end(); ///< asks the program to end, kills it after `patience`, and waits for its end
    int detach(); ///< lets the program outlive this object; returns its id

private:
    ChildProcess(int process, std::chrono::milliseconds patience) : m_process(process), m_patience(patience) { }

    int m_process; ///< 0: there is none any more
    std::chrono::milliseconds m_patience;
};

} // namespace attentoscope
