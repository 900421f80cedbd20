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

/// The exit codes of the program. They must not change: scripts rely on them.
enum class ExitCode : std::uint8_t {
    Done = 0,
    Failed = 1,
    Usage = 2,
    BadInput = 3,
    Interrupted = 130,
    Unread = 141 ///< nobody reads the output any more; a shell gives this code to a program that SIGPIPE ended
};

ExitCode exitCodeFor(ErrorCode code);

/// The error if not all output was written, for example on a full disk.
Error lostOutput();

enum class OutputFormat : std::uint8_t { Text, Json };

/// What a command writes to standard output: text for people or, with --json, always one JSON value.
class Output
{
public:
    explicit Output(OutputFormat format) : m_format(format) { }

    bool isJson() const { return m_format == OutputFormat::Json; }
    void print(const nlohmann::ordered_json& value, int indent = -1); ///< prints the whole value
    /// Prints the whole value as JSON, or calls `text` to print it for people. The text says nothing that JSON lacks.
    void show(const nlohmann::ordered_json& value, const std::function<void(const nlohmann::ordered_json&)>& text,
        int indent = -1);
    void printLine(const nlohmann::ordered_json& value); ///< prints one of several values, each on a line of its own
    /// Prints a part of a list that is written while it grows; endList() must follow.
    void writeListPart(std::string_view text);
    void endList() { m_written = Written::Whole; }

    /// Tells people what failed. With --json it tells programs too: as the value, or as the last element of a list that
    /// has begun.
    ExitCode fail(const Error& error);
    /// Returns the exit code for main(). If a command was interrupted before it printed anything, the JSON says so.
    /// Output that could not be written completely is a failure. If nobody reads the output any more, no message is
    /// printed.
    ExitCode end(ExitCode code);

private:
    enum class Written : std::uint8_t { Nothing, PartOfList, Whole };
    void printError(const nlohmann::ordered_json& value);
    static bool isLost(); ///< whether some output could not be written
    static bool isUnread(); ///< whether the other end of the pipe is closed

    OutputFormat m_format;
    Written m_written = Written::Nothing;
};

/// Writes the error for people, to standard error.
void complain(const Error& error);

/// The notices in English, because programs read them.
nlohmann::ordered_json noticesJson(std::span<const Message> notices);

/// The settings that were chosen, and why: [{"settings": {key: value, …}, "reason"}, …].
nlohmann::ordered_json choicesToJson(std::span<const SettingChoice> choices);

/// Makes {"error": {"code", "exit_code", "message"}}, as the man page describes it.
nlohmann::ordered_json errorToJson(const Error& error);
nlohmann::ordered_json interruptionToJson();

/// The name that JSON has for this end of a training.
const char* endName(RunPast::End end);
const char* endName(TrainingEnd end);

} // namespace attentoscope
