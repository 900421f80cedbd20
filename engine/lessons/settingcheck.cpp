// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/settingcheck.h"

#include "engine/lessons/conditiontext.h"
#include "engine/types/suggestion.h"

#include <algorithm>
#include <charconv>

namespace attentoscope {

namespace {

template <typename Row>
std::vector<std::string> namesOf(const std::vector<Row>& rows, std::string Row::* member)
{
    std::vector<std::string> names;
    names.reserve(rows.size());
    for (const auto& row : rows)
        names.push_back(row.*member);
    return names;
}

std::optional<double> settingNumber(const std::string& text)
{
    double number = 0.0;
    const auto* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

Message choiceProblem(const KeyValue& setting, const std::vector<std::string>& choices)
{
    if (std::ranges::find(choices, setting.value) != choices.end())
        return {};
    return Message("\"{}\" is no value of \"{}\"{}. Possible are: {}.", setting.value, setting.key,
        suggestion(setting.value, choices), joined(choices));
}

KeyValue keyValueFrom(const std::string& text)
{
    const auto equals = text.find('=');
    return {text.substr(0, equals), text.substr(equals + 1)};
}

void report(std::vector<LessonFinding>& findings, int line, Message problem)
{
    if (!problem.empty())
        findings.push_back({line, std::move(problem)});
}

Message sampleProblem(const Catalogue& catalogue, const std::string& sample)
{
    const auto names = namesOf(catalogue.samples, &SampleInfo::id);
    if (std::ranges::find(names, sample) != names.end())
        return {};
    return Message("There is no sample \"{}\"{}. Known are: {}.", sample, suggestion(sample, names), joined(names));
}

/// Data for a task that draws its own, or none for one that needs them.
Message taskProblem(const Lesson& lesson, const PresetInfo& preset)
{
    const bool hasData = lesson.data.kind != LessonDataKind::None;
    if (hasData && preset.task == Task::Unshuffle)
        return Message("The preset \"{}\" draws its own vectors: write data: none.", preset.id);
    if (!hasData && preset.task == Task::Sentences)
        return Message("The preset \"{}\" needs sentence pairs: write data: sample NAME PAIRS.", preset.id);
    return {};
}

/// What a lesson leaves as it is. Its data are read once, before anything is trained and as data: says, and the seed
/// and the limit are keys of their own.
Message ignoredProblem(const Catalogue& catalogue, const std::string& key)
{
    const auto info = std::ranges::find(catalogue.settings, key, &SettingInfo::key);
    if (key == "seed")
        return "A lesson gives its seed by itself: write seed: N.";
    if (info == catalogue.settings.end() || info->group != SettingGroup::Data)
        return {};
    return Message("A lesson reads its data as they are, so \"{}\" would change nothing. Leave it out.", key);
}

Message lessonSettingProblem(const Catalogue& catalogue, const KeyValue& setting)
{
    auto ignored = ignoredProblem(catalogue, setting.key);
    return ignored.empty() ? settingProblem(catalogue, setting) : ignored;
}

void checkAction(const LessonAction& action, const Catalogue& catalogue, std::vector<LessonFinding>& findings)
{
    if (action.kind == LessonActionKind::Set)
        report(findings, action.line, settingProblem(catalogue, {action.arguments[0], action.arguments[1]}));
    if (action.kind != LessonActionKind::Start)
        return;
    report(findings, action.line, presetProblem(catalogue, action.arguments[0]));
    for (std::size_t place = 1; place < action.arguments.size(); ++place)
        report(findings, action.line, lessonSettingProblem(catalogue, keyValueFrom(action.arguments[place])));
}

} // namespace

int lineOf(const Lesson& lesson, const std::string& key, std::size_t nth)
{
    for (const auto& [name, line] : lesson.keyLines)
        if (name == key && nth-- == 0)
            return line;
    return 0;
}

Message presetProblem(const Catalogue& catalogue, const std::string& preset)
{
    const auto names = namesOf(catalogue.presets, &PresetInfo::id);
    if (std::ranges::find(names, preset) != names.end())
        return {};
    return Message("There is no preset \"{}\"{}. Known are: {}.", preset, suggestion(preset, names), joined(names));
}

Message keyProblem(const Catalogue& catalogue, const std::string& key)
{
    const auto names = namesOf(catalogue.settings, &SettingInfo::key);
    if (std::ranges::find(names, key) != names.end())
        return {};
    return Message(
        "There is no setting \"{}\"{}: attentoscope-cli presets lists all keys.", key, suggestion(key, names));
}

Message settingProblem(const Catalogue& catalogue, const KeyValue& setting)
{
    if (auto unknown = keyProblem(catalogue, setting.key); !unknown.empty())
        return unknown;
    const auto& info = *std::ranges::find(catalogue.settings, setting.key, &SettingInfo::key);
    if (info.type == SettingType::Text)
        return {};
    if (info.type == SettingType::Choice)
        return choiceProblem(setting, info.choices);
    if (info.type == SettingType::Switch)
        return choiceProblem(setting, {"true", "false"});
    const auto number = settingNumber(setting.value);
    const bool isWhole = info.type == SettingType::Real || setting.value.find_first_of(".eE") == std::string::npos;
    if (number && isWhole && *number >= info.minimum && *number <= info.maximum)
        return {};
    return Message("\"{}\" is no value of \"{}\": a number from {} to {}.", setting.value, setting.key,
        textOf(LessonNumber{info.minimum}), textOf(LessonNumber{info.maximum}));
}

std::vector<const PresetInfo*> presetsOf(const Lesson& lesson, const Catalogue& catalogue)
{
    std::vector<std::string> names{lesson.preset};
    for (const auto& step : lesson.steps)
        for (const auto& action : step.actions)
            if (action.kind == LessonActionKind::Start)
                names.push_back(action.arguments[0]);
    std::vector<const PresetInfo*> presets;
    for (const auto& name : names)
        if (const auto found = std::ranges::find(catalogue.presets, name, &PresetInfo::id);
            found != catalogue.presets.end())
            presets.push_back(&*found);
    return presets;
}

void checkSettings(const Lesson& lesson, const Catalogue& catalogue, std::vector<LessonFinding>& findings)
{
    report(findings, lineOf(lesson, "preset"), presetProblem(catalogue, lesson.preset));
    for (std::size_t place = 0; place < lesson.settings.size(); ++place)
        report(findings, lineOf(lesson, "set", place), lessonSettingProblem(catalogue, lesson.settings[place]));
    if (lesson.data.kind == LessonDataKind::Sample)
        report(findings, lineOf(lesson, "data"), sampleProblem(catalogue, lesson.data.name));
    if (const auto preset = std::ranges::find(catalogue.presets, lesson.preset, &PresetInfo::id);
        preset != catalogue.presets.end() && lineOf(lesson, "data") > 0)
        report(findings, lineOf(lesson, "data"), taskProblem(lesson, *preset));
    for (const auto& step : lesson.steps)
        for (const auto& action : step.actions)
            checkAction(action, catalogue, findings);
}

} // namespace attentoscope
