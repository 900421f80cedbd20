// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/training.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

namespace attentoscope {

/// What the program tells the shell. A contract: scripts rely on it.
enum class ExitCode : std::uint8_t {
    Done = 0,
    Failed = 1,
    Usage = 2,
    BadInput = 3,
    Interrupted = 130,
    Unread = 141 ///< nobody reads the output any more; as the shell says of a program that SIGPIPE ended
};

ExitCode exitCodeFor(ErrorCode code);

/// What was printed did not all arrive: a full disk.
Error lostOutput();

enum class OutputFormat : std::uint8_t { Text, Json };

/// What a command gives to standard output: text for people or, with --json, one JSON value whatever happens.
class Output
{
public:
    explicit Output(OutputFormat format) : m_format(format) { }

    bool isJson() const { return m_format == OutputFormat::Json; }
    void print(const nlohmann::ordered_json& value, int indent = -1); ///< the whole value
    /// The whole value as JSON, or for people what `text` prints of it: text says nothing that JSON does not have.
    void show(const nlohmann::ordered_json& value, const std::function<void(const nlohmann::ordered_json&)>& text,
        int indent = -1);
    void printLine(const nlohmann::ordered_json& value); ///< one of several values, each on a line of its own
    void writeListPart(std::string_view text); ///< of a list that is written while it grows; endList() comes after it
    void endList() { m_written = Written::Whole; }

    /// Tells people what failed, and with --json programs too: as the value or, in a list that has begun, as its last.
    ExitCode fail(const Error& error);
    /// What main() returns. A command that was interrupted before it had anything to print says so in JSON. Output that
    /// did not all arrive is a failure; if nobody reads it any more, nothing is said.
    ExitCode end(ExitCode code);

private:
    enum class Written : std::uint8_t { Nothing, PartOfList, Whole };
    void printError(const nlohmann::ordered_json& value);
    static bool isLost(); ///< what was printed did not all arrive
    static bool isUnread(); ///< the other end of the pipe is closed

    OutputFormat m_format;
    Written m_written = Written::Nothing;
};

/// Writes the error for people, to standard error.
void complain(const Error& error);

/// In English: programs read them.
nlohmann::ordered_json noticesJson(std::span<const Message> notices);

/// {"error": {"code", "exit_code", "message"}}, as in the man page.
nlohmann::ordered_json errorToJson(const Error& error);
nlohmann::ordered_json interruptionToJson();

/// How a training ended, as JSON names it.
const char* endName(RunPast::End end);
const char* endName(TrainingEnd end);

} // namespace attentoscope
