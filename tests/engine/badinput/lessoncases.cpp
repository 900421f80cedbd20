// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badinput.h"

#include "engine/lessons/lessonreader.h"

namespace attentoscope::tests {

namespace {

constexpr auto head = "---\nlesson: 1\nid: a\ntitle: A\nminutes: 5\nneeds: Nothing.\ngoal: A.\n"
                      "source: A | https://example.org\nours: All.\ndata: sample copy 200\n---\n";

/// The first mistake in a lesson.
Error firstFinding(const std::filesystem::path& file)
{
    const auto text = lessonText(file.string());
    if (!text)
        return text.error();
    const auto read = readLesson(*text);
    return read.findings.empty() ? Error{} : Error{ErrorCode::BadData, read.findings.front().message, {}};
}

BadInput lesson(const char* id, const char* what, const std::string& bytes)
{
    return {id, what, [bytes](const std::filesystem::path& folder) {
                put(folder / "a.lesson.md", bytes);
                return firstFinding(folder / "a.lesson.md");
            }};
}

BadInput withLine(const char* id, const char* what, const std::string& line)
{
    return lesson(id, what, head + std::string("# A {#a}\n\nText.\n\n") + line + "\n");
}

std::string manySteps(int count)
{
    std::string text = head;
    for (int step = 0; step < count; ++step)
        text += "# A {#a" + std::to_string(step) + "}\n\nText.\n\n@until paused\n\n";
    return text;
}

} // namespace

std::vector<BadInput> lessonCases()
{
    return {
        {"lesson/missing", "no such file",
            [](const std::filesystem::path& folder) { return firstFinding(folder / "a.lesson.md"); }},
        {"lesson/folder", "a folder", [](const std::filesystem::path& folder) { return firstFinding(folder); }},
        lesson("lesson/empty", "an empty file", ""),
        lesson("lesson/large", "a file of 300 KiB", head + std::string(300 * 1024, 'a')),
        lesson("lesson/utf8", "bytes that are no text", head + std::string("# A {#a}\n\n\xFF\xFE\n")),
        lesson("lesson/steps", "41 steps", manySteps(41)),
        withLine("lesson/directive", "a directive that does not exist", "@run \"rm -r ~\""),
        withLine("lesson/action", "an action that does not exist", "@do execute \"rm -r ~\""),
        withLine("lesson/nesting", "a condition of 2,000 parentheses", "@until " + std::string(2000, '(') + "paused"),
        withLine("lesson/value", "a value that does not exist", "@until password = \"a\""),
    };
}

} // namespace attentoscope::tests
