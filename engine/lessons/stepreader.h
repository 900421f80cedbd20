// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lessons/lessonreader.h"
#include "engine/types/error.h"

#include <string>

namespace attentoscope {

/// A part of the window that a lesson can frame or highlight.
struct LessonAnchor
{
    std::string name;
    Message meaning;
};

/// THE table of these parts. The window knows the widget of each; a test compares both.
std::span<const LessonAnchor> lessonAnchors();
std::vector<std::string> lessonAnchorNames();

/// A row of THE table of directives. Directives are lines that begin with @.
struct LessonDirective
{
    std::string name;
    std::string form;
    enum class Count : std::uint8_t { Once, Often } count = Count::Once;
    Message meaning;
};

std::span<const LessonDirective> lessonDirectives();

/// Reads the lines of one step, beginning with its heading. A line that begins with two spaces continues the directive
/// before it. Lines with hyphens after `@ask choice` are its options.
class StepReader
{
public:
    StepReader(LessonStep& step, std::vector<LessonFinding>& findings) : m_step(step), m_findings(findings) { }

    void readHeading(const LessonLine& line);
    void read(const LessonLine& line);
    void end();

private:
    void report(int line, Message message) { m_findings.push_back({line, std::move(message)}); }
    void addText(const LessonLine& line);
    void readOptionLine(const LessonLine& line);
    void finishDirective();
    void take(const std::string& name, std::string_view value);
    void takeQuestion(std::string_view value);
    void takeAction(std::string_view value);
    void takeGoal(std::string_view value);
    void takeDelay(std::string_view value);
    void takeHighlight(std::string_view value);
    void checkText(const std::string& text, int line);

    LessonStep& m_step;
    std::vector<LessonFinding>& m_findings;
    std::vector<std::string> m_seen; ///< directives of the step so far
    std::string m_directive; ///< the directive that may still continue, without its @
    int m_directiveLine = 0;
    bool m_isText = true; ///< whether no directive was read yet
    bool m_isTextTooLong = false;
};

/// Reads a line of a choice, without its hyphen: "the" when CONDITION, or neither.
Result<LessonOption> readOption(std::string_view text, int line);

/// Refuses a {{ that is not closed or contains no name of a value, a $ that is not closed, and links that are not
/// https.
Result<void> checkLiveText(std::string_view text);

} // namespace attentoscope
