// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/questionreader.h"

#include "engine/lessons/conditionreader.h"
#include "engine/lessons/lessonlines.h"
#include "engine/types/suggestion.h"

namespace attentoscope {

namespace {

template <typename Value>
Result<Value> refused(Message message)
{
    return failure(ErrorCode::BadData, std::move(message));
}

Result<Question> withNumber(ConditionReader& reader, Question question)
{
    if (rowOf(question.answer.value).type != LessonValueType::Number)
        return refused<Question>(Message("\"{}\" is not a number: ask for a choice, or name a number such as loss.",
            rowOf(question.answer.value).name));
    const bool hasSign = reader.takeSign("+-");
    const auto tolerance = hasSign ? reader.takeNumber() : std::nullopt;
    if (!tolerance)
        return refused<Question>("How far may the number be off? Write +- 0.3 or +- 20 % after the value.");
    if (tolerance->number <= 0.0)
        return refused<Question>("The number may be off by nothing: write a positive one after +-.");
    question.tolerance = *tolerance;
    return question;
}

Result<Question> withAnswer(ConditionReader& reader, Question question)
{
    if (!reader.takeSign("="))
        return refused<Question>(Message("The answer is missing: write {} after the question.",
            question.kind == QuestionKind::Number ? "= loss +- 0.3" : "= argmax \"chat\""));
    auto answer = reader.reference();
    if (!answer)
        return std::unexpected(answer.error());
    question.answer = std::move(*answer);
    if (question.kind == QuestionKind::Number)
        return withNumber(reader, std::move(question));
    if (question.answer.value != LessonValue::Argmax)
        return refused<Question>("One points at the largest weight of a row: write = argmax \"TARGET\".");
    return question;
}

} // namespace

Result<Question> readQuestion(std::string_view text, int line)
{
    auto reader = ConditionReader::of(text);
    if (!reader)
        return std::unexpected(reader.error());
    Question question{.line = line};
    if (reader->takeName("choice"))
        question.kind = QuestionKind::Choice;
    else if (reader->takeName("number"))
        question.kind = QuestionKind::Number;
    else if (reader->takeName("cell"))
        question.kind = QuestionKind::Cell;
    else
        return refused<Question>(Message("\"{}\" is no kind of question{}: write choice, number or cell.",
            reader->found(), suggestion(reader->found().text(), {"choice", "number", "cell"})));
    const auto asked = reader->takeText();
    if (!asked || asked->empty())
        return refused<Question>("The question is missing: write it in quotes after its kind.");
    question.text = *asked;
    if (question.kind != QuestionKind::Choice) {
        auto answered = withAnswer(*reader, std::move(question));
        if (!answered)
            return answered;
        question = std::move(*answered);
    }
    if (const auto end = reader->expectEnd(); !end)
        return std::unexpected(end.error());
    return question;
}

Result<LessonOption> readOption(std::string_view text, int line)
{
    LessonOption option{.text = {}, .when = {}, .line = line};
    if (!text.starts_with('"')) {
        option.text = trimmed(text);
        if (option.text.empty())
            return refused<LessonOption>("The option is empty: write its text after the hyphen.");
        if (option.text.contains(" when "))
            return refused<LessonOption>(
                "The option has a condition, so its text stands in quotes: - \"TEXT\" when CONDITION.");
        return option;
    }
    auto reader = ConditionReader::of(text);
    if (!reader)
        return std::unexpected(reader.error());
    option.text = *reader->takeText();
    if (option.text.empty())
        return refused<LessonOption>("The option is empty: write its text between the quotes.");
    if (reader->takeName("when")) {
        auto condition = reader->condition();
        if (!condition)
            return std::unexpected(condition.error());
        option.when = std::move(*condition);
    }
    if (const auto end = reader->expectEnd(); !end)
        return std::unexpected(end.error());
    return option;
}

} // namespace attentoscope
