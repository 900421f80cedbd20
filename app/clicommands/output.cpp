// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/output.h"

#include "app/writers/controlcharacters.h"
#include "ui/language/programtexts.h"

#include <nlohmann/json.hpp>

#include <poll.h>
#include <unistd.h>

#include <cstdio>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

void writeOut(std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stdout);
}

const char* codeName(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidSetting:
        return "usage";
    case ErrorCode::FileNotFound:
        return "file-not-found";
    case ErrorCode::BadData:
    case ErrorCode::UnclearColumns:
        return "bad-data";
    case ErrorCode::BadRun:
        return "bad-run";
    case ErrorCode::Unwritable:
        return "unwritable";
    case ErrorCode::OutOfMemory:
        return "out-of-memory";
    case ErrorCode::NotFinite:
        return "not-finite";
    case ErrorCode::NotReady:
        return "not-ready";
    case ErrorCode::Cancelled:
        return "cancelled";
    case ErrorCode::ConnectionLost:
        return "connection-lost";
    case ErrorCode::Internal:
        break;
    }
    return "internal";
}

Json errorObject(const char* code, ExitCode exitCode, const std::string& message)
{
    return {{"error", {{"code", code}, {"exit_code", static_cast<int>(exitCode)}, {"message", message}}}};
}

/// Names of files may have bytes that are not UTF-8. Such bytes are replaced.
std::string textOf(const Json& value, int indent)
{
    return visibleJson(value.dump(indent, ' ', false, Json::error_handler_t::replace));
}

} // namespace

ExitCode exitCodeFor(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidSetting:
        return ExitCode::Usage;
    case ErrorCode::FileNotFound:
    case ErrorCode::BadData:
    case ErrorCode::UnclearColumns:
    case ErrorCode::BadRun:
        return ExitCode::BadInput;
    case ErrorCode::Unwritable:
    case ErrorCode::OutOfMemory:
    case ErrorCode::NotFinite:
    case ErrorCode::NotReady:
    case ErrorCode::Cancelled:
    case ErrorCode::ConnectionLost:
    case ErrorCode::Internal:
        return ExitCode::Failed;
    }
    return ExitCode::Failed;
}

Error lostOutput()
{
    return {ErrorCode::Unwritable,
        "The output could not be written whole. Free some space, or write it somewhere else.", {}};
}

Json errorToJson(const Error& error)
{
    return errorObject(codeName(error.code), exitCodeFor(error.code), error.message);
}

Json choicesToJson(std::span<const SettingChoice> choices)
{
    auto list = Json::array();
    for (const auto& choice : choices) {
        auto settings = Json::object();
        for (const auto& [key, value] : choice.settings)
            settings[key] = value;
        list.push_back({{"settings", std::move(settings)}, {"reason", choice.reason.text()}});
    }
    return list;
}

Json noticesJson(std::span<const Message> notices)
{
    auto all = Json::array();
    for (const Message& notice : notices)
        all.push_back(notice.text());
    return all;
}

Json interruptionToJson()
{
    return errorObject("interrupted", ExitCode::Interrupted, "It was interrupted.");
}

void complain(const Error& error)
{
    std::fflush(stdout);
    std::fprintf(stderr, "attentoscope-cli: %s\n", visible(ui::textOf(error.message)).c_str());
    if (error.code == ErrorCode::Internal && !error.detail.empty())
        std::fprintf(stderr, "%s\n", visible(error.detail, LineEnds::Kept).c_str());
}

void Output::print(const Json& value, int indent)
{
    writeOut(textOf(value, indent) + '\n');
    m_written = Written::Whole;
}

void Output::show(const Json& value, const std::function<void(const Json&)>& text, int indent)
{
    if (isJson())
        print(value, indent);
    else
        text(value);
}

void Output::printLine(const Json& value)
{
    writeOut(textOf(value, -1) + '\n');
    std::fflush(stdout);
}

void Output::writeListPart(std::string_view text)
{
    m_written = Written::PartOfList;
    writeOut(text);
}

void Output::printError(const Json& value)
{
    if (!isJson() || m_written == Written::Whole)
        return;
    if (m_written == Written::PartOfList)
        writeOut(",\n" + textOf(value, -1) + "\n]\n");
    else
        writeOut(textOf(value, -1) + '\n');
    m_written = Written::Whole;
}

ExitCode Output::fail(const Error& error)
{
    printError(errorToJson(error));
    complain(error);
    return exitCodeFor(error.code);
}

ExitCode Output::end(ExitCode code)
{
    if (code == ExitCode::Interrupted)
        printError(interruptionToJson());
    if (!isLost())
        return code;
    if (isUnread())
        return ExitCode::Unread;
    const ExitCode lost = fail(lostOutput());
    return code == ExitCode::Done ? lost : code;
}

bool Output::isLost()
{
    return std::fflush(stdout) != 0 || std::ferror(stdout) != 0;
}

bool Output::isUnread()
{
    pollfd output{STDOUT_FILENO, 0, 0};
    return poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0;
}

const char* endName(RunPast::End end)
{
    switch (end) {
    case RunPast::End::LimitReached:
        return "limit-reached";
    case RunPast::End::EarlyStopped:
        return "early-stopped";
    case RunPast::End::Stopped:
        return "stopped";
    case RunPast::End::GoalReached:
        return "goal-reached";
    case RunPast::End::Interrupted:
        return "interrupted";
    case RunPast::End::TrainedElsewhere:
        return "training";
    }
    return "stopped";
}

const char* endName(TrainingEnd end)
{
    switch (end) {
    case TrainingEnd::StillRunning:
        return "training";
    case TrainingEnd::LimitReached:
        return endName(RunPast::End::LimitReached);
    case TrainingEnd::EarlyStopped:
        return endName(RunPast::End::EarlyStopped);
    case TrainingEnd::Stopped:
        return endName(RunPast::End::Stopped);
    case TrainingEnd::GoalReached:
        return endName(RunPast::End::GoalReached);
    }
    return "";
}

} // namespace attentoscope
