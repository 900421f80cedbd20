// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/lesson.h"
#include "app/clicommands/command.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sharedoptions.h"
#include "app/lessons/lessonplayback.h"
#include "engine/lessons/lessonadvice.h"
#include "engine/lessons/lessoncheck.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/shippedlessons.h"
#include "engine/settings/enginetables.h"
#include "engine/storage/answers/answerspicture.h"
#include "engine/storage/answers/answerstable.h"
#include "engine/types/catalogue.h"
#include "engine/types/error.h"
#include "ui/language/programtexts.h"

#include <CLI/Validators.hpp>

#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <system_error>

namespace attentoscope {

namespace {

/// A lesson and the path of the folder with its data. The path is empty for a lesson of the program.
struct ChosenLesson
{
    Lesson lesson;
    std::string folder;
};

/// The lessons of the program, in the person's language.
std::vector<Lesson> shippedInLanguage()
{
    const auto language = ui::spokenLanguage();
    std::vector<Lesson> lessons;
    for (const auto& shipped : shippedLessons())
        if (shipped.language == language)
            lessons.push_back(readLesson(shipped.text).lesson);
    return lessons;
}

/// Finds one of the program's lessons by its id, or else a lesson's file by its path. If the file has mistakes, the
/// BadData error names the first one.
Result<ChosenLesson> chosenLesson(const std::string& idOrPath, const Catalogue& catalogue)
{
    for (auto& lesson : shippedInLanguage())
        if (lesson.id == idOrPath)
            return ChosenLesson{std::move(lesson), {}};
    const auto text = lessonText(idOrPath);
    if (!text) {
        auto error = text.error();
        if (idOrPath.find('/') == std::string::npos && error.code == ErrorCode::FileNotFound)
            error.message = Message(
                "There is no lesson and no file \"{}\": attentoscope-cli lesson list shows the lessons.", idOrPath);
        return std::unexpected(std::move(error));
    }
    const auto findings = lessonFindings(*text, catalogue);
    if (!findings.empty())
        return failure(ErrorCode::BadData,
            Message("{} line {}: {} There are {} findings: attentoscope-cli lesson check lists them.", idOrPath,
                findings.front().line, findings.front().message, findings.size()));
    const auto folder = std::filesystem::path(idOrPath).parent_path();
    return ChosenLesson{readLesson(*text).lesson, folder.empty() ? "." : folder.string()};
}

using Json = nlohmann::ordered_json;

struct LessonOptions
{
    CommonOptions common;
    std::string action = "list";
    std::vector<std::string> lessons;
    bool isShort = false;
    bool isCsv = false;
    std::string picture; ///< file for the picture of all answers; empty: none
};

/// A temporary folder for the runs that a lesson trains.
class TrainedRuns
{
public:
    TrainedRuns()
    {
        std::error_code problem;
        const auto place = std::filesystem::temp_directory_path(problem);
        std::string name = (place / "attentoscope-lesson-XXXXXX").string();
        if (!problem && mkdtemp(name.data()))
            m_folder = name;
        else
            m_reason = problem ? problem.message() : std::generic_category().message(errno);
    }
    ~TrainedRuns()
    {
        std::error_code ignored;
        if (!m_folder.empty())
            std::filesystem::remove_all(m_folder, ignored);
    }
    TrainedRuns(const TrainedRuns&) = delete;
    TrainedRuns& operator=(const TrainedRuns&) = delete;

    const std::string& folder() const { return m_folder; } ///< empty if it could not be made
    const std::string& reason() const { return m_reason; } ///< why it could not be made, in the system's words

private:
    std::string m_folder;
    std::string m_reason;
};

void printLessons(const Json& values)
{
    for (const auto& lesson : values["lessons"])
        printLine(stdout,
            Message("{}  {} ({} minutes)", inColumn(textIn(lesson, "id"), 28, Aligned::Left), textIn(lesson, "title"),
                lesson["minutes"].get<int>()));
}

ExitCode listLessons(Output& output)
{
    auto all = Json::array();
    for (const auto& lesson : shippedInLanguage())
        all.push_back({{"id", lesson.id}, {"title", lesson.title}, {"minutes", lesson.minutes}});
    output.show({{"lessons", std::move(all)}}, printLessons, 2);
    return ExitCode::Done;
}

Json linesToJson(const std::vector<LessonFinding>& lines)
{
    auto all = Json::array();
    for (const auto& line : lines)
        all.push_back({{"line", line.line}, {"message", ui::textOf(line.message)}});
    return all;
}

void printLines(const Json& file)
{
    const auto name = textIn(file, "file");
    for (const auto& finding : file["findings"])
        printLine(stdout, Message("{}:{}: {}", name, finding["line"].dump(), textIn(finding, "message")));
    for (const auto& line : file["advice"])
        printLine(stdout, Message("{}:{}: advice: {}", name, line["line"].dump(), textIn(line, "message")));
    if (file["findings"].empty() && file["advice"].empty())
        printLine(stdout, Message("{}: nothing to complain about", name));
}

Result<ExitCode> check(const LessonOptions& options, Output& output)
{
    if (options.lessons.empty())
        return usageError("Say which file to check: attentoscope-cli lesson check FILE.");
    const auto catalogue = engineTables();
    auto all = Json::array();
    std::size_t count = 0;
    for (const auto& file : options.lessons) {
        const auto text = lessonText(file);
        if (!text)
            return std::unexpected(text.error());
        const auto findings = lessonFindings(*text, catalogue);
        const auto advice = findings.empty() ? lessonAdvice(readLesson(*text).lesson) : std::vector<LessonFinding>();
        count += findings.size();
        all.push_back({{"file", file}, {"findings", linesToJson(findings)}, {"advice", linesToJson(advice)}});
        if (!output.isJson()) // printed at once, because a later file may be missing
            printLines(all.back());
    }
    if (output.isJson())
        output.print({{"files", std::move(all)}}, 2);
    return count == 0 ? ExitCode::Done : ExitCode::BadInput;
}

Json stepToJson(const PlayedStep& step)
{
    return {{"id", step.id}, {"title", step.title}, {"until", step.until.empty() ? Json(nullptr) : Json(step.until)},
        {"before", step.heldBefore}, {"after", step.holdsAfter}, {"right", step.right}, {"seconds", step.seconds},
        {"problem", step.problem.empty() ? Json(nullptr) : Json(ui::textOf(step.problem))}};
}

void printStep(const Json& step)
{
    printLine(stdout, Message("{}: {} s", textIn(step, "title"), fixedText(step["seconds"].get<double>(), 1)));
    if (!step["until"].is_null())
        printIndented(stdout, textIn(step, "until"));
    for (const auto& right : step["right"])
        printIndented(stdout, Message("right: {}", right.get<std::string>()));
    if (!step["problem"].is_null())
        printIndented(stdout, Message("PROBLEM: {}", textIn(step, "problem")));
}

Result<ExitCode> run(const LessonOptions& options, const CommandContext& context)
{
    if (options.lessons.size() != 1)
        return usageError("Say which lesson to walk: attentoscope-cli lesson run ID, or the name of a file.");
    auto session = makeSession(options.common.session);
    if (!session)
        return std::unexpected(session.error());
    const auto chosen = chosenLesson(options.lessons.front(), (*session)->catalogue());
    if (!chosen)
        return std::unexpected(chosen.error());
    const TrainedRuns runs;
    if (runs.folder().empty())
        return failure(ErrorCode::Unwritable,
            Message("No folder for the runs can be made in the folder of temporary files: {}. Set "
                    "TMPDIR to a folder that you may write to.",
                runs.reason()));
    LessonPlayback playback(**session, chosen->lesson, {chosen->folder, runs.folder()},
        options.isShort ? LessonForm::Short : LessonForm::Full);
    const bool isJson = context.output.isJson();
    const auto played = playback.play(
        [isJson](const PlayedStep& step) {
            if (!isJson)
                printStep(stepToJson(step));
        },
        context.interruption.token());
    session->reset(); // the session may still write into the folder of the runs
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!played)
        return std::unexpected(played.error());
    printNotices(played->notices);
    auto steps = Json::array();
    for (const auto& step : played->steps)
        steps.push_back(stepToJson(step));
    context.output.show(
        {{"lesson", chosen->lesson.id}, {"done", played->isDone()}, {"seconds", played->seconds},
            {"notices", noticesJson(played->notices)}, {"steps", std::move(steps)}},
        [&lesson = chosen->lesson](const Json& values) {
            printLine(stdout,
                Message("{}: {} s of {} minutes", lesson.title, fixedText(values["seconds"].get<double>(), 1),
                    lesson.minutes));
        },
        2);
    return played->isDone() ? ExitCode::Done : ExitCode::Failed;
}

/// "skipped", or "expected X, seen Y: as expected"
Message shownAnswer(const Json& step)
{
    const auto state = textIn(step, "state");
    if (state == "skipped")
        return "skipped";
    if (state == "not-reached")
        return "not done";
    if (step["question"].is_null())
        return "done";
    const auto textOrDash = [&step](const char* key) { return step[key].is_null() ? "-" : textIn(step, key); };
    const auto& asExpected = step["as_expected"];
    if (asExpected.is_null())
        return {"predicted {}, seen {}", textOrDash("predicted"), textOrDash("seen")};
    return asExpected.get<bool>()
        ? Message("predicted {}, seen {}: as expected", textOrDash("predicted"), textOrDash("seen"))
        : Message("predicted {}, seen {}: not as expected", textOrDash("predicted"), textOrDash("seen"));
}

void printTable(const Json& table)
{
    const auto& learners = table["learners"];
    printLine(stdout,
        Message("{} ({}, version {}, language {}, text {}), learners: {}", textIn(table, "title"),
            textIn(table, "lesson"), textIn(table, "version"), textIn(table, "language"), textIn(table, "sum"),
            learners.size()));
    const auto count = learners[0]["steps"].size();
    for (std::size_t index = 0; index < count; ++index) {
        if (textIn(learners[0]["steps"][index], "state") == "to-try")
            continue;
        printLine(stdout, Message("{}. {}", index + 1, textIn(learners[0]["steps"][index], "title")));
        for (const auto& learner : learners) {
            const auto name = learner["learner"].is_null() ? Message("(no name)") : Message(textIn(learner, "learner"));
            printIndented(stdout, Message("{}: {}", name, shownAnswer(learner["steps"][index])));
        }
    }
}

void printAnswers(const Json& answers)
{
    for (const auto& table : answers["tables"])
        printTable(table);
}

/// A picture for each table: FILE.svg, or FILE-1.svg, FILE-2.svg, … where there are several.
Result<void> writePictures(const ClassAnswers& answers, const std::filesystem::path& file)
{
    const auto say = [](const Message& message) { return ui::textOf(message); };
    for (std::size_t index = 0; index < answers.tables.size(); ++index) {
        auto path = file;
        if (answers.tables.size() > 1)
            path.replace_filename(file.stem().string() + "-" + std::to_string(index + 1) + file.extension().string());
        if (auto written = writeAnswersPicture(answers.tables[index], say, path); !written)
            return written;
    }
    return {};
}

/// Returns BadInput if a page was left out, but prints the answers of all other pages.
Result<ExitCode> collect(const LessonOptions& options, const CommandContext& context)
{
    if (options.lessons.size() != 1)
        return usageError("Say in which folder the pages are: attentoscope-cli lesson collect FOLDER.");
    if (options.isCsv && context.output.isJson())
        return usageError("Give either --csv or --json.");
    const auto answers = collectAnswers(options.lessons.front(), context.interruption.token());
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!answers)
        return std::unexpected(answers.error());
    if (!options.picture.empty())
        if (auto written = writePictures(*answers, options.picture); !written)
            return std::unexpected(written.error());
    if (options.isCsv)
        std::fputs(answersCsv(*answers).c_str(), stdout);
    else
        context.output.show(answersJson(*answers), printAnswers, 2);
    std::vector<Message> notices;
    for (const auto& page : answers->leftOut)
        notices.push_back(page.why);
    if (answers->tables.empty() && notices.empty())
        notices.push_back(Message("{} has no pages: they end in .html.", options.lessons.front()));
    printNotices(notices);
    return notices.empty() ? ExitCode::Done : ExitCode::BadInput;
}

Result<ExitCode> doLesson(const LessonOptions& options, const CommandContext& context)
{
    if (options.action == "check")
        return check(options, context.output);
    if (options.action == "run")
        return run(options, context);
    if (options.action == "collect")
        return collect(options, context);
    return listLessons(context.output);
}

} // namespace

Action addLesson(CLI::App& options)
{
    auto values = std::make_shared<LessonOptions>();
    options.add_option("ACTION", values->action, "list, check, run or collect; list if left out")
        ->check(CLI::IsMember({"list", "check", "run", "collect"}));
    options.add_option("LESSON", values->lessons,
        "Files to check; the id or file of the lesson to walk; or the folder of the pages to collect");
    options.add_flag("--short", values->isShort, "Walk the short form, which trains fewer steps");
    options.add_flag("--csv", values->isCsv, "Print the collected answers as a table, columns split by commas");
    options.add_option("--picture", values->picture, "Draw the collected answers, without names, for the wall")
        ->type_name("FILE.svg");
    values->common.add(options);
    options.footer(
        "check names each mistake with its line, and gives advice where a run may come out in a way that no option thinks "
        "of. run does what a lesson asks for and says of each step whether "
        "its condition became true and which answer was right; its exit code is 1 if one did not. "
        "collect reads the pages that learners saved with a lesson and handed in, and prints who predicted and saw what.\n\n"
        "Examples:\n"
        "  attentoscope-cli lesson\n"
        "  attentoscope-cli lesson check my.lesson.md\n"
        "  attentoscope-cli lesson run one-step-by-hand --short\n"
        "  attentoscope-cli lesson collect pages --csv");
    return [values](const CommandContext& context) { return doLesson(*values, context); };
}

} // namespace attentoscope
