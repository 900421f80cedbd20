// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessoncheck.h"

#include "engine/lessons/conditions.h"
#include "engine/lessons/lessonactions.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/lessonvalues.h"
#include "engine/types/message.h"

#include <algorithm>
#include <charconv>
#include <limits>

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
    return Message("\"{}\" is not a value of \"{}\"{}. Possible are: {}.", setting.value, setting.key,
        suggestion(setting.value, choices), joined(choices));
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

bool opensModel(const Lesson& lesson)
{
    const auto opens = [](const LessonAction& action) { return action.kind == LessonActionKind::Open; };
    return std::ranges::any_of(
        lesson.steps, [&](const LessonStep& step) { return std::ranges::any_of(step.actions, opens); });
}

/// The problem if data is missing, or if it is given for a task that draws its own.
Message taskProblem(const Lesson& lesson, const PresetInfo& preset)
{
    const bool hasData = lesson.data.kind != LessonDataKind::None;
    if (hasData && preset.task == Task::Unshuffle)
        return Message("The preset \"{}\" draws its own vectors: write data: none.", preset.id);
    if (!hasData && preset.task == Task::Sentences && !opensModel(lesson))
        return Message("The preset \"{}\" needs sentence pairs: write data: sample NAME PAIRS.", preset.id);
    return {};
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
    return Message("\"{}\" is not a value of \"{}\": a number from {} to {}.", setting.value, setting.key,
        textOf(LessonNumber{info.minimum}), textOf(LessonNumber{info.maximum}));
}

/// The problem of a setting without effect in a lesson. The data of a lesson is read once, before training, as `data:`
/// says; and the seed has its own key.
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
    for (const auto& setting : settingsOf(action))
        report(findings, action.line, lessonSettingProblem(catalogue, setting));
}

/// The line of a key's nth value in the front matter; 0 if the key is missing.
int lineOf(const Lesson& lesson, const std::string& key, std::size_t nth = 0)
{
    for (const auto& [name, line] : lesson.keyLines)
        if (name == key && nth-- == 0)
            return line;
    return 0;
}

/// The known presets that the lesson trains.
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

/// Checks preset, settings and data of the front matter, and the settings of `start` and `set`.
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

/// Checks the names of presets, keys and kept runs in conditions and actions. Also finds values that the lesson's
/// models and data cannot give, such as a head of a recurrent model. Steps are checked in order, because a run must be
/// kept before it is compared.
class ReferenceCheck
{
public:
    ReferenceCheck(const Lesson& lesson, const Catalogue& catalogue, std::vector<LessonFinding>& findings);
    void check(const LessonStep& step);

private:
    void report(Message message);
    void check(const LessonAction& action);
    void check(const LessonGoal& goal);
    void check(const Condition& condition);
    void check(const LessonOperand& operand);
    void check(const LessonReference& reference);
    void checkText(const LessonReference& value, const std::string& text);
    void checkSupply(LessonSupply supply, const std::string& asked);
    void checkRun(const std::string& name);

    const Catalogue& m_catalogue;
    std::vector<LessonFinding>& m_findings;
    std::vector<std::string> m_kept{"now"};
    bool m_hasHeads = false; ///< whether a model of the lesson has heads
    bool m_hasAttention = false;
    bool m_hasGold = false; ///< whether the data has gold links
    int m_line = 0;
};

/// Whether models of the preset have heads, as all Transformers do.
bool hasHeads(const PresetInfo* preset)
{
    return preset->attention == "multi-head";
}

ReferenceCheck::ReferenceCheck(const Lesson& lesson, const Catalogue& catalogue, std::vector<LessonFinding>& findings)
    : m_catalogue(catalogue), m_findings(findings)
{
    const auto presets = presetsOf(lesson, catalogue);
    const bool isUnknown = presets.empty() || opensModel(lesson); // what an opened model has is not known yet
    m_hasHeads = isUnknown || std::ranges::any_of(presets, hasHeads);
    m_hasAttention = isUnknown
        || std::ranges::any_of(presets, [](const PresetInfo* preset) { return preset->rowSum != RowSum::None; });
    const auto sample = std::ranges::find(catalogue.samples, lesson.data.name, &SampleInfo::id);
    const bool isSample = lesson.data.kind == LessonDataKind::Sample;
    m_hasGold = opensModel(lesson) || (isSample && (sample == catalogue.samples.end() || sample->hasAlignments));
}

void ReferenceCheck::report(Message message)
{
    if (!message.empty())
        m_findings.push_back({m_line, std::move(message)});
}

void ReferenceCheck::checkRun(const std::string& name)
{
    if (std::ranges::find(m_kept, name) == m_kept.end())
        report(
            Message("No run is kept as \"{}\" before this line{}: write @do keep {} after its training. Kept are: {}.",
                name, suggestion(name, m_kept), name, joined(m_kept)));
}

void ReferenceCheck::check(const LessonAction& action)
{
    m_line = action.line;
    switch (action.kind) {
    case LessonActionKind::Keep:
        m_kept.push_back(action.arguments[0]);
        break;
    case LessonActionKind::Compare:
        checkRun(action.arguments[0]);
        checkRun(action.arguments[1]);
        break;
    case LessonActionKind::Head:
    case LessonActionKind::Off:
        checkSupply(
            action.arguments[0] == "best" ? LessonSupply::HeadsAndGoldLinks : LessonSupply::Heads, textOf(action));
        break;
    default:
        break;
    }
    if (action.until)
        check(*action.until);
}

void ReferenceCheck::check(const LessonGoal& goal)
{
    m_line = goal.line;
    check(goal.condition);
    for (const auto& brief : goal.brief)
        check(brief);
}

void ReferenceCheck::check(const Condition& condition)
{
    for (const auto& part : condition.parts)
        check(part);
    const auto* value = std::get_if<LessonReference>(&condition.left);
    const auto* text = std::get_if<std::string>(&condition.right);
    if (condition.kind == Condition::Kind::Compare && value && text)
        checkText(*value, *text);
    if (condition.parts.empty())
        check(condition.left);
    if (condition.kind == Condition::Kind::Compare)
        check(condition.right);
}

/// Checks the text with which a value is compared, if only some texts are possible.
void ReferenceCheck::checkText(const LessonReference& value, const std::string& text)
{
    if (value.value->texts == LessonText::Preset)
        report(presetProblem(m_catalogue, text));
    if (value.value->texts != LessonText::View)
        return;
    if (const auto views = lessonViews(); std::ranges::find(views, text) == views.end())
        report(Message(
            "There is no attention view \"{}\"{}. Known are: {}.", text, suggestion(text, views), joined(views)));
}

void ReferenceCheck::check(const LessonOperand& operand)
{
    if (const auto* reference = std::get_if<LessonReference>(&operand))
        check(*reference);
}

void ReferenceCheck::check(const LessonReference& reference)
{
    const auto& row = *reference.value;
    for (std::size_t place = 0; place < reference.arguments.size(); ++place) {
        const auto kind = row.arguments[place];
        if (kind == LessonArgument::Key)
            report(keyProblem(m_catalogue, reference.arguments[place]));
        if (kind == LessonArgument::Run || kind == LessonArgument::Name)
            checkRun(reference.arguments[place]);
    }
    checkSupply(row.supply, textOf(reference));
}

void ReferenceCheck::checkSupply(LessonSupply supply, const std::string& asked)
{
    const bool needsHeads = supply == LessonSupply::Heads || supply == LessonSupply::HeadsAndGoldLinks;
    const bool needsLinks = supply == LessonSupply::GoldLinks || supply == LessonSupply::HeadsAndGoldLinks;
    if (needsHeads && !m_hasHeads)
        report(Message("\"{}\": none of the lesson's presets is a Transformer, so there are no heads.", asked));
    else if (supply == LessonSupply::Attention && !m_hasAttention)
        report(Message("\"{}\": none of the lesson's presets has attention, so there are no weights.", asked));
    else if (needsLinks && !m_hasGold)
        report(Message("\"{}\" is known only where the data have gold links, as the sample tiny-french does.", asked));
}

void ReferenceCheck::check(const LessonStep& step)
{
    for (const auto& action : step.actions)
        check(action);
    if (step.until)
        check(*step.until);
    if (!step.question)
        return;
    for (const auto& option : step.question->options) {
        m_line = option.line;
        if (option.when)
            check(*option.when);
    }
    m_line = step.question->line;
    if (step.question->kind != QuestionKind::Choice)
        check(step.question->answer);
}

constexpr std::ptrdiff_t fewestQuestions = 2;
constexpr std::ptrdiff_t thingsToTry = 3;

/// The number of lines that begin a list item.
std::ptrdiff_t listItems(std::string_view text)
{
    std::ptrdiff_t items = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = text.substr(0, end);
        const auto digits = line.find_first_not_of("0123456789");
        const bool isNumbered =
            digits != 0 && digits != std::string_view::npos && line.substr(digits).starts_with(". ");
        items += line.starts_with("- ") || line.starts_with("* ") || isNumbered ? 1 : 0;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return items;
}

/// The problem of a step that has nothing to predict or do, or no end.
Message stepProblem(const LessonStep& step)
{
    if (!step.question && !step.until)
        return Message(
            "The step \"{}\" only says something: add a question (@ask) or something to wait for (@until).", step.id);
    if (step.until && step.actions.empty())
        return Message(
            "The step \"{}\" waits for something that no action brings about: add one (@do). Tests do it, and so "
            "does the window when a learner asks for help.",
            step.id);
    if (!step.actions.empty() && !step.until)
        return Message("The step \"{}\" does something and does not say when it is done: add @until.", step.id);
    if (step.question && step.why.empty())
        return Message("The step \"{}\" asks and does not say why the answer is right: add @why.", step.id);
    return {};
}

void checkSteps(const Lesson& lesson, std::vector<LessonFinding>& findings)
{
    for (const auto& step : lesson.steps) {
        const bool isLast = &step == &lesson.steps.back();
        if (auto problem = isLast ? Message() : stepProblem(step); !problem.empty())
            findings.push_back({step.line, std::move(problem)});
        if (step.slow && step.slow->seconds > lesson.minutes * 60.0)
            findings.push_back({step.line,
                Message("The step \"{}\" says after {} seconds that it is slow, and the whole lesson takes {} minutes.",
                    step.id, static_cast<std::int64_t>(step.slow->seconds), lesson.minutes)});
    }
    if (lesson.steps.empty())
        return;
    const auto& last = lesson.steps.back();
    if (listItems(last.text) != thingsToTry)
        findings.push_back({last.line,
            Message("The last step is a list of three things to try; this one has {}.", listItems(last.text))});
    const auto questions =
        std::ranges::count_if(lesson.steps, [](const LessonStep& step) { return step.question.has_value(); });
    if (questions < fewestQuestions)
        findings.push_back({last.line,
            Message("The lesson asks for {} predictions; at least {} are needed (@ask).", questions, fewestQuestions)});
}

/// A step with reading errors is not checked further: its missing parts may be in the faulty lines.
bool isOfBrokenStep(const LessonFinding& finding, const Lesson& lesson, const std::vector<LessonFinding>& reading)
{
    const auto step = std::ranges::find(lesson.steps, finding.line, &LessonStep::line);
    if (step == lesson.steps.end())
        return false;
    const auto next = std::next(step);
    const int end = next == lesson.steps.end() ? std::numeric_limits<int>::max() : next->line;
    return std::ranges::any_of(
        reading, [&](const LessonFinding& one) { return one.line >= step->line && one.line < end; });
}

} // namespace

std::vector<LessonFinding> checkLesson(const Lesson& lesson, const Catalogue& catalogue)
{
    std::vector<LessonFinding> findings;
    checkSettings(lesson, catalogue, findings);
    checkSteps(lesson, findings);
    ReferenceCheck references(lesson, catalogue, findings);
    for (const auto& step : lesson.steps)
        references.check(step);
    std::ranges::stable_sort(findings, {}, &LessonFinding::line);
    return findings;
}

std::vector<LessonFinding> lessonFindings(std::string_view text, const Catalogue& catalogue)
{
    auto read = readLesson(text);
    auto& findings = read.findings;
    const auto checked = checkLesson(read.lesson, catalogue);
    const auto reading = findings;
    std::ranges::copy_if(checked, std::back_inserter(findings),
        [&](const LessonFinding& finding) { return !isOfBrokenStep(finding, read.lesson, reading); });
    std::ranges::stable_sort(findings, {}, &LessonFinding::line);
    return findings;
}

} // namespace attentoscope
