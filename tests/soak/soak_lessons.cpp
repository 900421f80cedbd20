// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Plays a lesson in its full form with seeds and presets for which it was not written, and checks what it says:
//   soak_lessons CLAIMS.tsv LESSON-FILE SEED PRESET|-
// Each step must end. Exactly one option must be right. Every value of a text, a question and a reason must be known.
// The lines of CLAIMS.tsv for the step must hold; a line has the lesson, the step, a condition, and what the reason
// says. Prints a line for each fault, and one at the end. Fails if there is a fault.
#include "app/lessons/lessonplayback.h"
#include "engine/lessons/conditionreader.h"
#include "engine/lessons/conditions.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/lessonvalues.h"
#include "engine/session/session.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>

using namespace attentoscope;

namespace {

struct Claim
{
    std::string lesson, step, condition, says;
};

std::vector<Claim> readClaims(const char* file)
{
    std::vector<Claim> claims;
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream fields(line);
        Claim claim;
        std::getline(fields, claim.lesson, '\t');
        std::getline(fields, claim.step, '\t');
        std::getline(fields, claim.condition, '\t');
        std::getline(fields, claim.says, '\t');
        claims.push_back(claim);
    }
    return claims;
}

std::string contentOf(const char* file)
{
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// The text inside {{…}}.
std::vector<std::string> valuesIn(const std::string& text)
{
    std::vector<std::string> values;
    for (auto begin = text.find("{{"); begin != std::string::npos; begin = text.find("{{", begin + 2))
        if (const auto end = text.find("}}", begin); end != std::string::npos)
            values.push_back(text.substr(begin + 2, end - begin - 2));
    return values;
}

class Checker
{
public:
    Checker(const Lesson& lesson, std::vector<Claim> claims) : m_lesson(lesson), m_claims(std::move(claims)) { }

    /// `before` and `after` are the facts when the step begins and ends.
    void check(const PlayedStep& played, const LessonFacts& before, const LessonFacts& after)
    {
        const auto step = std::ranges::find(m_lesson.steps, played.id, &LessonStep::id);
        if (!played.problem.empty())
            fault(played, played.problem.text());
        checkValues(played, step->text, before);
        if (step->question)
            checkValues(played, step->question->text, before);
        checkValues(played, step->why, after);
        for (const auto& claim : m_claims)
            if (claim.lesson == m_lesson.id && claim.step == played.id)
                checkClaim(played, claim, after);
    }
    void fault(const PlayedStep& step, const std::string& text)
    {
        ++m_faults;
        std::printf("  FAULT %s, step %s: %s\n", m_lesson.id.c_str(), step.id.c_str(), text.c_str());
    }
    int faults() const { return m_faults; }
    int claims() const { return m_checked; }

private:
    void checkValues(const PlayedStep& step, const std::string& text, const LessonFacts& facts)
    {
        for (const auto& value : valuesIn(text)) {
            ++m_checked;
            const auto reference = parseReference(value);
            if (!reference || !shownValue(*reference, facts))
                fault(step, "{{" + value + "}} is not known.");
        }
    }
    void checkClaim(const PlayedStep& step, const Claim& claim, const LessonFacts& facts)
    {
        ++m_checked;
        const auto condition = parseCondition(claim.condition);
        if (!condition)
            fault(step, condition.error().message.text());
        else if (!holds(*condition, facts))
            fault(step, claim.condition + " does not hold (" + claim.says + ").");
    }

    const Lesson& m_lesson;
    std::vector<Claim> m_claims;
    int m_faults = 0, m_checked = 0;
};

int play(const Lesson& lesson, const char* claims, const std::string& folder)
{
    const auto session = createSession({});
    LessonPlayback playback(*session, lesson, {{}, folder}, LessonForm::Full);
    Checker checker(lesson, readClaims(claims));
    std::optional<LessonFacts> before; // the first step begins when data is loaded, and nothing reports that
    const auto played = playback.play(
        [&](const PlayedStep& step) {
            checker.check(step, before.value_or(playback.facts()), playback.facts());
            before = playback.facts();
        },
        {});
    if (!played) {
        checker.fault({}, played.error().message.text());
        return 1;
    }
    std::string right;
    for (const auto& step : played->steps)
        for (const auto& option : step.right)
            right += (right.empty() ? "" : " | ") + option;
    std::printf("%s\t%s\t%llu\t%zu steps\t%d values and claims\t%d faults\t%.0f s\t%s\n", lesson.id.c_str(),
        lesson.preset.c_str(), static_cast<unsigned long long>(lesson.seed), played->steps.size(), checker.claims(),
        checker.faults(), played->seconds, right.c_str());
    return checker.faults() == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 5) {
        std::fputs("soak_lessons CLAIMS.tsv LESSON-FILE SEED PRESET|-\n", stderr);
        return 2;
    }
    auto lesson = readLesson(contentOf(argv[2])).lesson;
    lesson.seed = std::strtoull(argv[3], nullptr, 10);
    if (const std::string preset = argv[4]; preset != "-")
        lesson.preset = preset;
    std::string folder = (std::filesystem::temp_directory_path() / "attentoscope-lesson-XXXXXX").string();
    if (!mkdtemp(folder.data()))
        return 2;
    const int result = play(lesson, argv[1], folder);
    std::filesystem::remove_all(folder);
    return result;
}
