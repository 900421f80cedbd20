// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lessons/lessonlines.h"

#include <string>

namespace attentoscope {

/// Reads the lines of one step, its heading first. A line after a directive that begins with two spaces goes on with
/// that directive; the hyphens after `@ask choice` are its options.
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
    void takeEvidence(std::string_view value);
    void checkText(const std::string& text, int line);

    LessonStep& m_step;
    std::vector<LessonFinding>& m_findings;
    std::vector<std::string> m_seen; ///< directives
    std::string m_directive; ///< the one that is open, without its @
    int m_directiveLine = 0;
    bool m_isText = true; ///< no directive has come yet
    bool m_isTextTooLong = false;
};

} // namespace attentoscope
