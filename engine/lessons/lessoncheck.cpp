// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessoncheck.h"

#include "engine/lessons/goalcheck.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/questioncheck.h"
#include "engine/lessons/referencecheck.h"
#include "engine/lessons/settingcheck.h"

#include <algorithm>
#include <limits>

namespace attentoscope {

namespace {

constexpr std::ptrdiff_t fewestQuestions = 2;
constexpr std::ptrdiff_t thingsToTry = 3;

/// Lines of the text that begin a list's item.
std::ptrdiff_t listItems(std::string_view text)
{
    std::ptrdiff_t items = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = text.substr(0, end);
        const auto digits = line.find_first_not_of("0123456789");
        const bool isNumbered =
            digits != 0 && digits != std::string_view::npos && line.substr(digits).starts_with(". ");
        items += line.starts_with("- ") || line.starts_with("* ") || isNumbered ? 1 : 0;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return items;
}

/// Whether there is something to predict or to do, and whether the step knows when it is done.
Message stepProblem(const LessonStep& step)
{
    if (!step.question && !step.until)
        return Message(
            "The step \"{}\" only says something: add a question (@ask) or something to wait for (@until).", step.id);
    if (step.until && step.actions.empty())
        return Message(
            "The step \"{}\" waits for something that nothing does: add what makes it true (@do), for tests and "
            "for who asks for help.",
            step.id);
    if (!step.actions.empty() && !step.until)
        return Message("The step \"{}\" does something and does not say when it is done: add @until.", step.id);
    if (step.question && step.why.empty())
        return Message("The step \"{}\" asks and does not say why the answer is right: add @why.", step.id);
    return {};
}

void checkSteps(const Lesson& lesson, std::vector<LessonFinding>& findings)
{
    for (const auto& step : lesson.steps) {
        const bool isLast = &step == &lesson.steps.back();
        if (auto problem = isLast ? Message() : stepProblem(step); !problem.empty())
            findings.push_back({step.line, std::move(problem)});
        if (step.question)
            checkQuestion(*step.question, findings);
        if (step.slow && step.slow->seconds > lesson.minutes * 60.0)
            findings.push_back({step.line,
                Message("The step \"{}\" says after {} seconds that it is slow, and the whole lesson takes {} minutes.",
                    step.id, static_cast<std::int64_t>(step.slow->seconds), lesson.minutes)});
    }
    if (lesson.steps.empty())
        return;
    const auto& last = lesson.steps.back();
    if (listItems(last.text) != thingsToTry)
        findings.push_back({last.line,
            Message("The last step is a list of three things to try; this one has {}.", listItems(last.text))});
    const auto questions =
        std::ranges::count_if(lesson.steps, [](const LessonStep& step) { return step.question.has_value(); });
    if (questions < fewestQuestions)
        findings.push_back({last.line,
            Message("The lesson asks for {} predictions; at least {} are needed (@ask).", questions, fewestQuestions)});
}

/// A step that could not be read whole seems to lack what could not be read.
bool isOfBrokenStep(const LessonFinding& finding, const Lesson& lesson, const std::vector<LessonFinding>& reading)
{
    const auto step = std::ranges::find(lesson.steps, finding.line, &LessonStep::line);
    if (step == lesson.steps.end())
        return false;
    const auto next = std::next(step);
    const int end = next == lesson.steps.end() ? std::numeric_limits<int>::max() : next->line;
    return std::ranges::any_of(
        reading, [&](const LessonFinding& one) { return one.line >= step->line && one.line < end; });
}

} // namespace

std::vector<LessonFinding> checkLesson(const Lesson& lesson, const Catalogue& catalogue)
{
    std::vector<LessonFinding> findings;
    checkSettings(lesson, catalogue, findings);
    checkSteps(lesson, findings);
    checkReferences(lesson, catalogue, findings);
    checkGoals(lesson, findings);
    std::ranges::stable_sort(findings, {}, &LessonFinding::line);
    return findings;
}

std::vector<LessonFinding> lessonFindings(std::string_view text, const Catalogue& catalogue)
{
    auto read = readLesson(text);
    auto& findings = read.findings;
    const auto checked = checkLesson(read.lesson, catalogue);
    const auto reading = findings;
    std::ranges::copy_if(checked, std::back_inserter(findings),
        [&](const LessonFinding& finding) { return !isOfBrokenStep(finding, read.lesson, reading); });
    std::ranges::stable_sort(findings, {}, &LessonFinding::line);
    return findings;
}

} // namespace attentoscope
