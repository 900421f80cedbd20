// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/livetext.h"

#include "engine/lessons/conditionreader.h"
#include "engine/lessons/factvalues.h"

namespace attentoscope {

namespace {

constexpr std::string_view opening = "{{";
constexpr std::string_view closing = "}}";

Result<void> checkValues(std::string_view text)
{
    for (auto at = text.find(opening); at != std::string_view::npos; at = text.find(opening)) {
        text.remove_prefix(at + opening.size());
        const auto end = text.find(closing);
        if (end == std::string_view::npos)
            return failure(ErrorCode::BadData,
                Message("\"{}\" is not closed: write }} after the value.", "{{" + std::string(text.substr(0, 40))));
        const auto reference = parseReference(text.substr(0, end));
        if (!reference)
            return std::unexpected(reference.error());
        if (rowOf(reference->value).type == LessonValueType::Truth)
            return failure(ErrorCode::BadData,
                Message("\"{}\" is true or not and cannot be quoted: name a number or a text.", text.substr(0, end)));
        text.remove_prefix(end + closing.size());
    }
    return {};
}

Result<void> checkEquations(std::string_view text)
{
    std::size_t dollars = 0;
    bool isCode = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == '`')
            isCode = !isCode;
        else if (text[at] == '$' && !isCode)
            ++dollars;
    }
    if (dollars % 2 == 0)
        return {};
    return failure(
        ErrorCode::BadData, "An equation is not closed: a $ stands before and after it, and \\$ is a dollar.");
}

Result<void> checkLinks(std::string_view text)
{
    for (auto at = text.find("]("); at != std::string_view::npos; at = text.find("](")) {
        text.remove_prefix(at + 2);
        const auto link = text.substr(0, text.find(')'));
        if (!link.starts_with("https://"))
            return failure(ErrorCode::BadData,
                Message("The link \"{}\" does not begin with https://: nothing else is opened from a lesson.",
                    link.substr(0, 80)));
    }
    return {};
}

} // namespace

std::string withLiveValues(std::string_view text, const LessonFacts& facts, std::string_view decimalPoint)
{
    std::string live;
    for (auto at = text.find(opening); at != std::string_view::npos; at = text.find(opening)) {
        const auto end = text.find(closing, at);
        if (end == std::string_view::npos)
            break;
        live += text.substr(0, at);
        const auto reference = parseReference(text.substr(at + opening.size(), end - at - opening.size()));
        live += reference ? shownValue(*reference, facts, decimalPoint).value_or("…") : "…";
        text.remove_prefix(end + closing.size());
    }
    return live.append(text);
}

Result<void> checkLiveText(std::string_view text)
{
    for (const auto check : {checkValues, checkEquations, checkLinks})
        if (const auto good = check(text); !good)
            return good;
    return {};
}

} // namespace attentoscope
