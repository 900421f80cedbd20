// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/answers/answerspicture.h"

#include "engine/storage/files/files.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace attentoscope {

namespace {

// Lengths are in pixels. No font is known here, so texts are cut by the usual width of letters.
constexpr int pictureWidth = 1200;
constexpr int pictureMargin = 40;
constexpr int answerColumn = 430; ///< answers end and squares begin at this place
constexpr int largestSquare = 26;
constexpr int answerHeight = 34;
constexpr std::size_t mostAnswers = 10; ///< most different answers to a question
constexpr std::size_t questionLetters = 125; ///< letters on a line of the question
constexpr std::size_t answerLetters = 46;

/// The width of a letter in places: two for letters of East Asia.
std::size_t placesOf(char32_t letter)
{
    return letter >= 0x1100 ? 2 : 1;
}

/// The next letter of UTF-8 text, and its bytes. Each byte of damaged text counts as a letter.
std::pair<char32_t, std::size_t> letterAt(std::string_view text, std::size_t at)
{
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t size = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    char32_t letter = size == 1 ? lead : lead & (0x7fU >> size);
    for (std::size_t next = 1; next < size && at + next < text.size(); ++next)
        letter = (letter << 6U) | (static_cast<unsigned char>(text[at + next]) & 0x3fU);
    return {letter, std::min(size, text.size() - at)};
}

/// XML allows no control characters, even escaped.
std::string escapedForSvg(std::string_view text)
{
    std::string escaped;
    for (std::size_t at = 0; at < text.size();) {
        const auto [letter, size] = letterAt(text, at);
        if (letter < 0x20 || (letter >= 0x7f && letter < 0xa0) || letter == 0xfffe || letter == 0xffff)
            escaped += "\uFFFD";
        else if (letter == '<')
            escaped += "&lt;";
        else if (letter == '>')
            escaped += "&gt;";
        else if (letter == '&')
            escaped += "&amp;";
        else if (letter == '"')
            escaped += "&quot;";
        else
            escaped += text.substr(at, size);
        at += size;
    }
    return escaped;
}

/// Breaks a text at spaces into lines of at most `places` places. Text that does not fit into the last line becomes
/// "…".
std::vector<std::string> linesOf(std::string_view text, std::size_t places, std::size_t mostLines)
{
    std::vector<std::string> lines(1);
    std::size_t taken = 0;
    std::size_t lastSpace = 0; // place of the last space in the line, in bytes
    for (std::size_t at = 0; at < text.size();) {
        auto [letter, size] = letterAt(text, at);
        const bool isSpace = letter == ' ' || letter == '\n' || letter == '\t';
        if (taken + placesOf(letter) > places) {
            if (lines.size() == mostLines) {
                lines.back() += "…";
                return lines;
            }
            std::string rest;
            if (lastSpace > 0 && !isSpace) {
                rest = lines.back().substr(lastSpace + 1);
                lines.back().resize(lastSpace);
            }
            taken = rest.size();
            lines.push_back(std::move(rest));
            lastSpace = 0;
            if (isSpace) {
                at += size;
                continue;
            }
        }
        if (isSpace)
            lastSpace = lines.back().size();
        lines.back() += isSpace ? std::string(" ") : std::string(text.substr(at, size));
        taken += placesOf(letter);
        at += size;
    }
    return lines;
}

std::string onOneLine(std::string_view text, std::size_t places)
{
    return linesOf(text, places, 1).front();
}

enum class TextSide : std::uint8_t { Begin, End };

/// The drawing so far, from top to bottom.
class WallPicture
{
public:
    int y = pictureMargin;

    void write(int x, int size, std::string_view text, std::string_view style = {}, TextSide side = TextSide::Begin)
    {
        open("text");
        put("x", x);
        put("y", y);
        put("font-size", size);
        if (side == TextSide::End)
            m_svg += R"( text-anchor="end")";
        m_svg += std::string(style) + ">" + escapedForSvg(text) + "</text>" + '\n';
    }
    void square(int x, int side, Outcome outcome)
    {
        const bool isFilled = outcome == Outcome::AsExpected;
        open("rect");
        put("x", x);
        put("y", y - side + side / 5);
        put("width", side - 4);
        put("height", side - 4);
        m_svg += isFilled ? R"( rx="3" fill="#1f7a4a" stroke="#1f7a4a" stroke-width="2"/>)"
                          : R"( rx="3" fill="#ffffff" stroke="#6b6b6b" stroke-width="2"/>)";
        m_svg += '\n';
    }
    [[nodiscard]] std::string svg(std::string_view title) const
    {
        WallPicture page;
        page.open("svg");
        page.put("width", pictureWidth);
        page.put("height", y + pictureMargin);
        page.m_svg += R"( xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" fill="#222222">)";
        page.m_svg += "<title>" + escapedForSvg(title) + "</title>";
        page.open("rect");
        page.put("width", pictureWidth);
        page.put("height", y + pictureMargin);
        page.m_svg += R"( fill="#ffffff"/>)";
        return page.m_svg + '\n' + m_svg + "</svg>" + '\n';
    }

private:
    void open(std::string_view element) { m_svg += "<" + std::string(element); }
    void put(std::string_view attribute, int value)
    {
        m_svg += " " + std::string(attribute) + "=\"" + std::to_string(value) + "\"";
    }

    std::string m_svg;
};

/// An answer, and the outcome for each learner who gave it.
struct GivenAnswer
{
    std::string text;
    std::vector<Outcome> outcomes;
};

/// The different answers, the most frequent first.
std::vector<GivenAnswer> answersGiven(const AnswersTable& table, std::size_t step, std::string AnsweredStep::* text)
{
    std::vector<GivenAnswer> all;
    for (const auto& learner : table.learners) {
        const auto& answered = learner.answers.steps[step];
        if ((answered.*text).empty())
            continue;
        auto known = std::ranges::find(all, answered.*text, &GivenAnswer::text);
        if (known == all.end())
            known = all.insert(all.end(), {answered.*text, {}});
        known->outcomes.push_back(answered.outcome);
    }
    for (auto& one : all)
        std::ranges::sort(one.outcomes);
    std::ranges::stable_sort(all, std::ranges::greater(), [](const GivenAnswer& one) { return one.outcomes.size(); });
    return all;
}

std::size_t countOf(const AnswersTable& table, std::size_t step, StepState state)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        table.learners, [&](const LearnersPage& learner) { return learner.answers.steps[step].state == state; }));
}

void drawAnswers(WallPicture& picture, const AnswersTable& table, std::size_t step, const SaidMessage& say)
{
    const auto room = pictureWidth - pictureMargin - 50 - answerColumn; // the number is beside the squares
    const int side = std::clamp(room / static_cast<int>(table.learners.size()), 6, largestSquare);
    auto answers = answersGiven(table, step, &AnsweredStep::expected);
    const auto others = answers.size() > mostAnswers ? answers.size() - mostAnswers : 0;
    answers.resize(answers.size() - others);
    for (const auto& answer : answers) {
        picture.y += answerHeight;
        picture.write(answerColumn - 14, 17, onOneLine(answer.text, answerLetters), {}, TextSide::End);
        int x = answerColumn;
        for (const auto outcome : answer.outcomes) {
            if (x + side < answerColumn + room)
                picture.square(x, side, outcome);
            x += side;
        }
        picture.write(std::min(x, answerColumn + room) + 6, 17, std::to_string(answer.outcomes.size()));
    }
    if (others > 0) {
        picture.y += answerHeight;
        picture.write(answerColumn, 15, say(Message("and {} other answers", others)));
    }
}

/// Draws what the runs showed, and how many learners gave no answer.
void drawRest(WallPicture& picture, const AnswersTable& table, std::size_t step, const SaidMessage& say)
{
    std::string line;
    const auto add = [&line](const std::string& text) { line += (line.empty() ? "" : "  ·  ") + text; };
    for (const auto& seen : answersGiven(table, step, &AnsweredStep::seen))
        add(say(Message("seen: {}, {} times", onOneLine(seen.text, answerLetters), seen.outcomes.size())));
    if (const auto skipped = countOf(table, step, StepState::Skipped); skipped > 0)
        add(say(Message("skipped: {}", skipped)));
    if (const auto missing = countOf(table, step, StepState::NotReached); missing > 0)
        add(say(Message("not done: {}", missing)));
    for (const auto& part : linesOf(line, questionLetters, 2)) {
        picture.y += 24;
        picture.write(pictureMargin, 15, part, R"( fill="#666666")");
    }
}

/// The most frequent form of the question. It may contain values of a learner's own run, so forms differ.
std::string mostSeenQuestion(const AnswersTable& table, std::size_t step)
{
    const auto questions = answersGiven(table, step, &AnsweredStep::question);
    return questions.empty() ? std::string() : questions.front().text;
}

} // namespace

std::string answersSvg(const AnswersTable& table, const SaidMessage& say)
{
    WallPicture picture;
    const auto& first = table.first();
    picture.y += 10;
    picture.write(pictureMargin, 30, onOneLine(first.title, 70), R"( font-weight="bold")");
    picture.y += 30;
    picture.write(pictureMargin, 16,
        say(Message("learners: {}, version {}, language {}", table.learners.size(), onOneLine(first.version, 20),
            onOneLine(first.language, 20))),
        R"( fill="#666666")");
    for (std::size_t step = 0; step < first.steps.size(); ++step) {
        const auto question = mostSeenQuestion(table, step);
        if (question.empty())
            continue;
        picture.y += 56;
        picture.write(pictureMargin, 20, std::to_string(step + 1) + ". " + onOneLine(first.steps[step].title, 90),
            R"( font-weight="bold")");
        picture.y += 4;
        for (const auto& line : linesOf(question, questionLetters, 3)) {
            picture.y += 22;
            picture.write(pictureMargin, 17, line);
        }
        drawAnswers(picture, table, step, say);
        drawRest(picture, table, step, say);
    }
    picture.y += 56;
    picture.square(pictureMargin, 22, Outcome::AsExpected);
    picture.write(pictureMargin + 28, 15, say("as this learner's run showed it"));
    picture.square(pictureMargin + 400, 22, Outcome::Otherwise);
    picture.write(pictureMargin + 428, 15, say("otherwise, or not judged"));
    return picture.svg(first.title);
}

Result<void> writeAnswersPicture(const AnswersTable& table, const SaidMessage& say, const std::filesystem::path& file)
{
    return replaceFile(systemFiles(), file, answersSvg(table, say));
}

} // namespace attentoscope
