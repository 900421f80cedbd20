// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonreader.h"

#include "engine/lessons/frontmatter.h"
#include "engine/lessons/stepreader.h"

#include <algorithm>
#include <optional>

namespace attentoscope {

namespace {

constexpr std::size_t mostFindings = 200;

/// Puts the lines after the front matter together to steps. Headings in blocks of code are text.
void readSteps(std::span<const LessonLine> lines, Lesson& lesson, std::vector<LessonFinding>& findings)
{
    lesson.steps.reserve(mostLessonSteps); // a reader refers to its step
    std::optional<StepReader> reader;
    bool isCode = false;
    for (const auto& line : lines) {
        if (findings.size() >= mostFindings)
            return;
        if (line.text.starts_with("```"))
            isCode = !isCode;
        if (!isCode && line.text.starts_with("# ")) {
            if (reader)
                reader->end();
            if (lesson.steps.size() == mostLessonSteps) {
                findings.push_back(
                    {line.number, Message("A lesson has at most {} steps: make two lessons of it.", mostLessonSteps)});
                return;
            }
            reader.emplace(lesson.steps.emplace_back(), findings);
            reader->readHeading(line);
        } else if (reader) {
            reader->read(line);
        } else if (!line.text.empty()) {
            findings.push_back(
                {line.number, "Text stands before the first step: write a line # TITLE {#id} above it."});
            return;
        }
    }
    if (reader)
        reader->end();
}

void checkIds(const Lesson& lesson, std::vector<LessonFinding>& findings)
{
    for (auto step = lesson.steps.begin(); step != lesson.steps.end(); ++step) {
        const auto before = std::ranges::find(lesson.steps.begin(), step, step->id, &LessonStep::id);
        if (before != step && !step->id.empty())
            findings.push_back({step->line,
                Message("The step in line {} has the id \"{}\" too: give this one another.", before->line, step->id)});
    }
}

} // namespace

ReadLesson readLesson(std::string_view text)
{
    ReadLesson read;
    const auto lines = lessonLines(text, read.findings);
    if (!read.findings.empty())
        return read;
    const auto taken = readFrontMatter(lines, read.lesson, read.findings);
    readSteps(std::span(lines).subspan(taken), read.lesson, read.findings);
    if (read.lesson.steps.empty() && taken > 0)
        read.findings.push_back({0, "The lesson has no steps: write # TITLE {#id} after the keys."});
    checkIds(read.lesson, read.findings);
    std::ranges::stable_sort(read.findings, {}, &LessonFinding::line);
    return read;
}

std::span<const LessonDirective> lessonDirectives()
{
    using Count = LessonDirective::Count;
    static const std::vector<LessonDirective> directives{
        {"frame", "PART", Count::Often, "The part of the window that the step speaks of."},
        {"ask", "choice|number|cell \"QUESTION\" …", Count::Once, "Asks for a prediction, before anything is done."},
        {"do", "ACTION …", Count::Often, "What tests do here, and what the window does for the learner on request."},
        {"until", "CONDITION", Count::Once,
            "What the step waits for; after `short` what it waits for in the short form."},
        {"slow", "SECONDS \"TEXT\"", Count::Once, "What is said when the step takes longer."},
        {"show", "\"TARGET\" \"SOURCE\"", Count::Often,
            "The evidence: a cell, a row (a target word alone), or a part of the window."},
        {"why", "TEXT", Count::Once, "Said after the answer."},
    };
    return directives;
}

} // namespace attentoscope
