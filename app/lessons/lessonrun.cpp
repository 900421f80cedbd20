// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lessonrun.h"

#include "engine/lessons/conditions.h"
#include "engine/lessons/conditiontext.h"
#include "engine/lessons/takenfacts.h"

#include <algorithm>
#include <charconv>

namespace attentoscope {

namespace {

constexpr std::chrono::milliseconds slice{100};
constexpr int batchesBetweenPictures = 10;

/// Whether the picture has to be made anew before a condition can be judged.
bool asksForPicture(const Condition& condition)
{
    const auto isOfPicture = [](const LessonOperand& operand) {
        const auto* reference = std::get_if<LessonReference>(&operand);
        return reference
            && ((reference->value >= LessonValue::Entropy && reference->value <= LessonValue::Probability)
                || reference->value == LessonValue::Argmax || reference->value == LessonValue::Translation);
    };
    return std::ranges::any_of(condition.parts, asksForPicture) || isOfPicture(condition.left)
        || isOfPicture(condition.right);
}

template <typename Number>
Number numberFrom(const std::string& text)
{
    Number number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

LessonRun::LessonRun(Session& session, const Lesson& lesson, LessonFolders folders, LessonForm form)
    : m_session(session), m_lesson(lesson), m_folders(std::move(folders)), m_form(form), m_shown(session, m_facts)
{
    m_facts.picture.view = lesson.layout.empty() ? "heatmap" : lesson.layout.front();
    if (!lesson.watched.empty())
        m_shown.watch(lesson.watched.front());
}

Result<void> LessonRun::loadData(std::stop_token stop)
{
    DataRequest request{.seed = m_lesson.seed};
    if (m_lesson.data.kind == LessonDataKind::None)
        return {};
    if (m_lesson.data.kind == LessonDataKind::Sample) {
        request.sample = m_lesson.data.name;
        request.samplePairs = m_lesson.data.pairs;
    } else {
        request.source = m_folders.lesson + '/' + m_lesson.data.name;
    }
    const auto data = m_session.loadData(request, [](double) { }, std::move(stop));
    if (!data)
        return std::unexpected(data.error());
    m_facts.run.pairs = static_cast<std::int64_t>(data->trainingPairs);
    m_notices = data->notices;
    return {};
}

Result<void> LessonRun::start(const std::string& preset, std::vector<KeyValue> settings)
{
    if (m_facts.run.state == LessonTraining::Paused)
        if (const auto finished = finish(TrainingEnd::Stopped); !finished)
            return finished;
    TrainingRequest request;
    request.preset = preset;
    request.settings = m_lesson.settings;
    for (auto& setting : settings) {
        std::erase_if(request.settings, [&](const KeyValue& one) { return one.key == setting.key; });
        request.settings.push_back(std::move(setting));
    }
    request.settings.push_back({"seed", std::to_string(m_lesson.seed)});
    const bool isBrief = m_form == LessonForm::Short && m_lesson.briefStepLimit > 0;
    request.limit.steps = isBrief ? m_lesson.briefStepLimit : m_lesson.stepLimit;
    m_runFolder = m_folders.runs + "/run-" + std::to_string(++m_runs);
    request.runFolder = m_runFolder;
    for (const auto& sentence : m_lesson.watched)
        request.watched.push_back({sentence, std::nullopt});
    const auto run = m_session.startTraining(request);
    if (!run)
        return std::unexpected(run.error());
    for (const auto& note : run->notes)
        if (std::ranges::find(m_notices, note.text(), &Message::text) == m_notices.end())
            m_notices.push_back(note);
    takeRun(m_facts, *run);
    m_shown.forgetModel();
    return {};
}

Result<void> LessonRun::startFrom(const LessonAction& action)
{
    std::vector<KeyValue> settings;
    for (std::size_t place = 1; place < action.arguments.size(); ++place) {
        const auto& text = action.arguments[place];
        const auto equals = text.find('=');
        settings.push_back({text.substr(0, equals), text.substr(equals + 1)});
    }
    return start(action.arguments[0], std::move(settings));
}

void LessonRun::take(const TrainingReports& reports)
{
    for (const auto& step : reports.steps)
        takeStep(m_facts, step);
    for (const auto& validation : reports.validations)
        takeValidation(m_facts, validation);
    for (const auto& change : reports.changes)
        takeChange(m_facts, change);
    for (const auto& snapshot : reports.snapshots)
        m_shown.keep(snapshot);
    m_facts.deeds.isValidated = m_facts.deeds.isValidated || !reports.validations.empty();
}

Result<void> LessonRun::finish(TrainingEnd why)
{
    const auto last = m_session.finishTraining(why);
    if (!last)
        return std::unexpected(last.error());
    take(*last);
    m_facts.run.state = LessonTraining::Ended;
    return {};
}

Result<void> LessonRun::advance(std::stop_token stop)
{
    const auto reports = m_session.advance(std::chrono::milliseconds(0), stop);
    if (!reports)
        return std::unexpected(reports.error());
    take(*reports);
    if (stop.stop_requested())
        return failure(ErrorCode::Cancelled, "It was interrupted.");
    return reports->end == TrainingEnd::StillRunning ? Result<void>() : finish(reports->end);
}

/// One batch at a time, so that the run ends at the same step on every machine.
Result<void> LessonRun::train(const LessonGoal& goal, std::stop_token stop)
{
    if (m_facts.run.state == LessonTraining::None)
        if (const auto begun = start(m_lesson.preset, {}); !begun)
            return begun;
    const auto& condition = m_form == LessonForm::Short ? goal.inShort() : goal.condition;
    const bool needsPicture = asksForPicture(condition);
    for (int batch = 1; !holds(condition, m_facts); ++batch) {
        if (m_facts.run.state == LessonTraining::Ended)
            return failure(ErrorCode::BadData,
                Message("Training ended at step {}, and {} was not reached.", m_facts.run.step, textOf(condition)));
        m_facts.run.state = LessonTraining::Running;
        if (const auto done = advance(stop); !done)
            return done;
        if (needsPicture && (batch % batchesBetweenPictures == 0 || m_facts.run.state == LessonTraining::Ended))
            if (const auto fresh = m_shown.refresh(stop); !fresh)
                return fresh;
    }
    if (m_facts.run.state == LessonTraining::Running)
        m_facts.run.state = LessonTraining::Paused;
    return m_shown.refresh(stop);
}

Result<void> LessonRun::validate(std::stop_token stop)
{
    if (const auto begun = m_session.validateNow(); !begun)
        return begun;
    m_facts.deeds.isValidated = false; // whatever was validated before
    while (!m_facts.deeds.isValidated)
        if (const auto done = advance(stop); !done)
            return done;
    return m_shown.refresh(stop);
}

Result<void> LessonRun::evaluate(std::stop_token stop)
{
    SentencesRequest request;
    request.switchedOff = m_facts.off;
    request.whole = m_facts.off.empty() ? WholeModel::LeaveOut : WholeModel::Measure;
    if (const auto begun = m_session.measureSentences(request, stop); !begun)
        return begun;
    std::vector<MeasuredSentence> sentences;
    while (true) {
        auto part = m_session.advanceSentences(slice, stop);
        if (!part)
            return std::unexpected(part.error());
        std::ranges::move(part->sentences, std::back_inserter(sentences));
        if (!part->complete)
            continue;
        takeEvaluation(m_facts, sentences, *part, m_facts.off.empty() ? LessonHeadsOff::None : LessonHeadsOff::Some);
        return {};
    }
}

Result<void> LessonRun::keep(const std::string& name)
{
    if (m_facts.run.state != LessonTraining::Ended)
        if (const auto saved = m_session.save(); !saved)
            return std::unexpected(saved.error());
    m_kept[name] = m_runFolder;
    m_facts.kept.push_back(name);
    return {};
}

Result<void> LessonRun::compare(const LessonAction& action, std::stop_token stop)
{
    const auto model = [this](const std::string& name) {
        return ComparedModel{.folder = name == "now" ? std::string() : m_kept[name], .save = SaveChoice::Newest};
    };
    const auto& [first, second, text] = std::tie(action.arguments[0], action.arguments[1], action.arguments[2]);
    const auto comparison = m_session.compare(
        {.source = text, .first = model(first), .second = model(second), .words = ComparedWords::OfFirst},
        std::move(stop));
    for (const auto* side : {&comparison.first, &comparison.second})
        if (side->error)
            return std::unexpected(*side->error);
    takeComparison(m_facts, comparison, first, second);
    m_session.endComparison();
    return {};
}

Result<void> LessonRun::set(const std::string& key, const std::string& value)
{
    const auto number = numberFrom<double>(value);
    const auto changed =
        key == "learning_rate" ? m_session.setLearningRate(number) : m_session.setTeacherForcing(number);
    if (!changed)
        return changed;
    takeChange(m_facts, ChangeReport{.key = key, .value = number});
    return {};
}

Result<void> LessonRun::perform(const LessonAction& action, std::stop_token stop)
{
    const auto& first = action.arguments.empty() ? std::string() : action.arguments.front();
    switch (action.kind) {
    case LessonActionKind::Train:
        return train(*action.until, stop);
    case LessonActionKind::Pause:
        return {}; // it only trains within `train`
    case LessonActionKind::Start:
        return startFrom(action);
    case LessonActionKind::Set:
        return set(first, action.arguments[1]);
    case LessonActionKind::Translate:
        return m_shown.translate(first, stop);
    case LessonActionKind::Pin:
        return m_shown.pin(action);
    case LessonActionKind::Dissect:
        return m_shown.dissect(action);
    case LessonActionKind::Force:
        return m_shown.force(action, stop);
    case LessonActionKind::Head:
        return m_shown.chooseHead(first, stop);
    case LessonActionKind::Off:
        return m_shown.switchOff(first, stop);
    case LessonActionKind::View:
        m_shown.show(first);
        return {};
    case LessonActionKind::Scrub:
        return m_shown.scrub(numberFrom<std::int64_t>(first));
    case LessonActionKind::Compare:
        return compare(action, stop);
    case LessonActionKind::Keep:
        return keep(first);
    case LessonActionKind::Validate:
        return validate(stop);
    case LessonActionKind::Evaluate:
        return evaluate(stop);
    }
    return {};
}

} // namespace attentoscope
