// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/answers/handedin.h"

#include "engine/storage/files/json.h"
#include "engine/types/programversion.h"

#include <array>
#include <utility>

namespace attentoscope {

namespace {

constexpr int handedInFormat = 1;
constexpr std::size_t mostHandedInSteps = 200; ///< five times the steps of the longest lesson
/// Bytes; a question has one line of the lesson and a few values.
constexpr std::size_t longestHandedInText = 16 * 1024;
constexpr JsonLimits handedInLimits{.depth = 4, .values = 20 * mostHandedInSteps};

constexpr std::string_view elementBegin = R"(<script type="application/json" id="attentoscope-lesson">)";
constexpr std::string_view elementEnd = "</script>";

constexpr std::array<std::string_view, 4> stateNames{"not-reached", "skipped", "done", "to-try"};
constexpr std::array<std::string_view, 3> outcomeNames{"none", "as-expected", "otherwise"};

template <typename Fields, typename Step>
void answeredFields(Fields& fields, Step& step)
{
    fields.text("id", step.id);
    fields.text("title", step.title);
    fields.textIfAny("question", step.question);
    fields.choice("state", step.state, stateNames);
    fields.choice("outcome", step.outcome, outcomeNames);
    fields.textIfAny("expected", step.expected);
    fields.textIfAny("seen", step.seen);
    fields.whole("training_step", step.trainingStep);
}

template <typename Fields, typename Answers>
void answerFields(Fields& fields, Answers& answers)
{
    fields.textIfAny("learner", answers.learner);
    fields.text("lesson", answers.lesson);
    fields.text("title", answers.title);
    fields.text("sum", answers.sum);
    fields.text("language", answers.language);
    fields.text("version", answers.version);
    fields.text("begun", answers.begun);
}

/// Refuses texts that are longer than in any lesson, because they would fill the table.
void checkLengths(const nlohmann::json& object)
{
    for (const auto& [key, value] : object.items()) {
        const auto most = key == "learner" ? HandedIn::longestLearner : longestHandedInText;
        if (value.is_string() && value.get_ref<const std::string&>().size() > most)
            throw JsonRefusal{.what = Message("has more than {} bytes under \"{}\"", most, key)};
    }
}

HandedIn answersFrom(const nlohmann::json& object)
{
    const JsonReader fields(object);
    const auto& format = fields.at("format");
    if (format.is_number_unsigned() && format != handedInFormat)
        throw JsonRefusal{.what = Message("has the format {}; this version of the program reads the format {}",
                              format.get<std::uint64_t>(), handedInFormat)};
    fields.constant("format", handedInFormat);
    checkLengths(object);
    HandedIn answers;
    answerFields(fields, answers);
    const auto& steps = fields.at("steps");
    if (!steps.is_array() || steps.empty() || steps.size() > mostHandedInSteps)
        refuseJson("steps", steps, Message("a list of 1 to {} steps", mostHandedInSteps));
    for (const auto& step : steps) {
        checkLengths(step);
        const JsonReader stepReader(step);
        answeredFields(stepReader, answers.steps.emplace_back());
    }
    return answers;
}

Error unusablePage(const std::string& name, const Message& what, const std::string& detail = {})
{
    return {ErrorCode::BadData,
        Message("{}: the part with the answers {}. Ask for the page as the program saved it.", name, what), detail};
}

} // namespace

std::string_view stateName(StepState state)
{
    return stateNames[static_cast<std::size_t>(state)];
}

std::string handedInElement(HandedIn answers)
{
    answers.version = programVersion;
    JsonWriter fields;
    fields.constant("format", handedInFormat);
    answerFields(fields, answers);
    auto steps = nlohmann::ordered_json::array();
    for (const auto& step : answers.steps) {
        JsonWriter stepWriter;
        answeredFields(stepWriter, step);
        steps.push_back(stepWriter.object());
    }
    fields.put("steps", std::move(steps));
    std::string element(elementBegin);
    // Escaped, so that a person's text can neither end the element nor begin a comment.
    for (const char letter : fields.line())
        element += letter == '<' ? std::string("\\u003c") : std::string(1, letter);
    return element + std::string(elementEnd) + '\n';
}

Result<HandedIn> handedInOf(std::string_view page, const std::string& name)
{
    if (page.size() > largestHandedInPage)
        return failure(ErrorCode::BadData,
            Message("{} has more than {} MiB, and no page of a lesson is that large.", name,
                largestHandedInPage / 1024 / 1024));
    const auto begin = page.find(elementBegin);
    if (begin == std::string_view::npos)
        return failure(ErrorCode::BadData,
            Message("{} has no answers that can be read: it is no page of a lesson, or an earlier version of the "
                    "program saved it. Its answers have to be read by eye.",
                name));
    const auto text = page.substr(begin + elementBegin.size());
    const auto end = text.find(elementEnd);
    if (end == std::string_view::npos)
        return std::unexpected(unusablePage(name, "has no end"));
    if (text.find(elementBegin) != std::string_view::npos)
        return std::unexpected(unusablePage(name, "is there twice"));
    if (end > largestHandedInElement)
        return std::unexpected(unusablePage(name, Message("has more than {} bytes", largestHandedInElement)));
    auto answers = readJson(text.substr(0, end), handedInLimits, answersFrom);
    if (!answers)
        return std::unexpected(unusablePage(name, answers.error().what, answers.error().detail));
    return std::move(*answers);
}

} // namespace attentoscope
