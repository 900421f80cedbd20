// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lessonplayback.h"

#include "engine/lessons/conditions.h"
#include "engine/lessons/lessonmodels.h"
#include "engine/lessons/lessonvalues.h"
#include "engine/lessons/takenfacts.h"
#include "engine/types/heads.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace attentoscope {

namespace {

constexpr std::chrono::milliseconds slice{100};
constexpr int batchesBetweenPictures = 10;

/// Whether the picture must be made anew before the condition can be judged.
bool asksForPicture(const Condition& condition)
{
    const auto isOfPicture = [](const LessonOperand& operand) {
        const auto* reference = std::get_if<LessonReference>(&operand);
        return reference && reference->value->origin == LessonOrigin::Picture;
    };
    return std::ranges::any_of(condition.parts, asksForPicture) || isOfPicture(condition.left)
        || isOfPicture(condition.right);
}

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

} // namespace

SessionPlayer::SessionPlayer(Session& session, const Lesson& lesson, LessonFolders folders, LessonForm form)
    : m_session(session), m_lesson(lesson), m_folders(std::move(folders)), m_form(form)
{
    m_facts.picture.view = lesson.layout.empty() ? "heatmap" : lesson.layout.front();
    if (!lesson.watched.empty())
        m_source = lesson.watched.front();
}

Result<void> SessionPlayer::loadData(std::stop_token stop)
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

Result<void> SessionPlayer::start(const std::string& preset, const std::vector<KeyValue>& settings)
{
    if (m_facts.run.state == LessonTraining::Paused)
        if (const auto finished = finish(TrainingEnd::Stopped); !finished)
            return finished;
    TrainingRequest request;
    request.preset = preset;
    request.settings = m_lesson.settings;
    for (const auto& setting : settings) {
        std::erase_if(request.settings, [&](const KeyValue& one) { return one.key == setting.key; });
        request.settings.push_back(setting);
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
    takeOther(*run);
    return {};
}

/// Another model has other heads, and nothing is forced in it.
void SessionPlayer::takeOther(const RunDescription& run)
{
    takeRun(m_facts, run);
    m_head.reset();
    m_constraints = {};
    m_snapshots.clear();
    m_isScrubbed = false;
}

Result<void> SessionPlayer::open(const std::string& model)
{
    const auto folder = modelOfLesson(model, m_folders.lesson, m_folders.runs);
    if (!folder)
        return std::unexpected(folder.error());
    const auto run = m_session.openRun(*folder, RunDetail::History);
    if (!run)
        return std::unexpected(run.error());
    takeOther(*run);
    return refreshPicture();
}

void SessionPlayer::take(const TrainingReports& reports)
{
    takeReports(m_facts, reports);
    for (const auto& snapshot : reports.snapshots)
        if (snapshot.index == 0)
            m_snapshots.push_back(snapshot.translation);
}

Result<void> SessionPlayer::finish(TrainingEnd why)
{
    const auto last = m_session.finishTraining(why);
    if (!last)
        return std::unexpected(last.error());
    take(*last);
    m_facts.run.state = LessonTraining::Ended;
    return {};
}

Result<void> SessionPlayer::advance()
{
    const auto reports = m_session.advance(std::chrono::milliseconds(0), m_stop);
    if (!reports)
        return std::unexpected(reports.error());
    take(*reports);
    if (m_stop.stop_requested())
        return failure(ErrorCode::Cancelled, "It was interrupted.");
    return reports->end == TrainingEnd::StillRunning ? Result<void>() : finish(reports->end);
}

/// One batch at a time, so that the run ends at the same step on every machine.
Result<void> SessionPlayer::train(const LessonGoal& goal)
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
        if (const auto done = advance(); !done)
            return done;
        if (needsPicture && (batch % batchesBetweenPictures == 0 || m_facts.run.state == LessonTraining::Ended))
            if (const auto fresh = refreshPicture(); !fresh)
                return fresh;
    }
    // The last validation has not arrived yet.
    while (m_facts.run.state == LessonTraining::Running && isAtLimit(m_facts))
        if (const auto done = advance(); !done)
            return done;
    if (m_facts.run.state == LessonTraining::Running)
        m_facts.run.state = LessonTraining::Paused;
    return refreshPicture();
}

Result<void> SessionPlayer::validate()
{
    if (const auto begun = m_session.validateNow(); !begun)
        return begun;
    m_facts.events.isValidated = false; // earlier validations do not count
    while (!m_facts.events.isValidated)
        if (const auto done = advance(); !done)
            return done;
    return refreshPicture();
}

Result<void> SessionPlayer::evaluate(const SentencesRequest& request)
{
    if (const auto begun = m_session.measureSentences(request, m_stop); !begun)
        return begun;
    std::vector<MeasuredSentence> sentences;
    while (true) {
        auto part = m_session.advanceSentences(slice, m_stop);
        if (!part)
            return std::unexpected(part.error());
        std::ranges::move(part->sentences, std::back_inserter(sentences));
        if (!part->complete)
            continue;
        takeEvaluation(m_facts, sentences, *part);
        return {};
    }
}

Result<void> SessionPlayer::keep(const std::string& name)
{
    if (m_facts.run.state != LessonTraining::Ended)
        if (const auto saved = m_session.save(); !saved)
            return std::unexpected(saved.error());
    m_kept[name] = m_runFolder;
    m_facts.kept.push_back(name);
    return {};
}

Result<void> SessionPlayer::compare(const std::string& first, const std::string& second, const std::string& text)
{
    const auto model = [this](const std::string& name) {
        return ComparedModel{.folder = name == "now" ? std::string() : m_kept[name], .save = SaveChoice::Newest};
    };
    const auto comparison = m_session.compare(
        {.source = text, .first = model(first), .second = model(second), .words = ComparedWords::OfFirst}, m_stop);
    for (const auto* side : {&comparison.first, &comparison.second})
        if (side->error)
            return std::unexpected(*side->error);
    takeComparison(m_facts, comparison, first, second);
    return m_session.endComparison();
}

Result<void> SessionPlayer::set(const std::string& key, const std::string& value)
{
    double number = 0.0;
    std::from_chars(value.data(), value.data() + value.size(), number);
    const auto changed = key == "learning_rate" ? m_session.setLearningRate(number)
        : key == "alignment_weight"             ? m_session.setAlignmentWeight(number)
                                                : m_session.setTeacherForcing(number);
    if (!changed)
        return changed;
    takeChange(m_facts, ChangeReport{.key = key, .value = number});
    return {};
}

Result<void> SessionPlayer::perform(const LessonAction& action, std::stop_token stop)
{
    m_stop = std::move(stop);
    return play(*this, action);
}

Result<void> SessionPlayer::refreshPicture()
{
    if (m_source.empty() || m_facts.run.state == LessonTraining::None || m_isScrubbed)
        return {};
    TranslationRequest request;
    request.source = m_source;
    request.purpose = TranslationPurpose::Picture;
    request.constraints = m_constraints;
    request.heads = HeadsAnswer::All;
    request.switchedOff = m_facts.off;
    auto translation = m_session.translate(request, {}, m_stop);
    if (!translation)
        return std::unexpected(translation.error());
    m_translation = std::move(*translation);
    const auto pinned = m_facts.picture.pinned;
    takePicture(m_facts, m_translation, m_head);
    m_facts.picture.pinned = pinned;
    if (m_constraints.isEmpty())
        m_unforced = m_facts.picture;
    else
        takeForced(m_facts, m_unforced);
    return {};
}

Result<void> SessionPlayer::translate(const std::string& text)
{
    m_source = text;
    m_constraints = {};
    m_isScrubbed = false;
    m_facts.picture.pinned.clear();
    m_facts.events.translated.push_back(text);
    return refreshPicture();
}

Result<void> SessionPlayer::pin(const LessonCell& cell)
{
    m_facts.picture.pinned = {cell};
    return {};
}

Result<void> SessionPlayer::dissect(const LessonCell& cell)
{
    auto head = m_facts.picture.head;
    if (!head && !m_translation.heads.empty())
        head = m_translation.heads.front().id; // the mean of heads has no calculation of its own
    const auto dissection =
        m_session.dissect({.translation = m_translation, .row = cell.row, .column = cell.column, .head = head});
    if (!dissection)
        return std::unexpected(dissection.error());
    takeDissection(m_facts, *dissection);
    return {};
}

Result<void> SessionPlayer::erase()
{
    const auto erasure =
        m_session.erase({.translation = m_translation, .disturbance = Disturbance::ZeroVector, .head = {}});
    if (!erasure)
        return std::unexpected(erasure.error());
    takeErasure(m_facts, *erasure);
    return {};
}

Result<void> SessionPlayer::force(const LessonAction& words)
{
    const auto cell = cellOf(words, m_facts.picture);
    if (!cell)
        return std::unexpected(cell.error());
    // As in the window, the rows after this one are no longer forced.
    std::erase_if(m_constraints.rows, [&](const ForcedRow& row) { return row.position >= cell->row; });
    m_constraints.rows.push_back({.position = cell->row, .column = cell->column});
    return refreshPicture();
}

Result<void> SessionPlayer::freeRows()
{
    m_constraints = {};
    return refreshPicture();
}

Result<void> SessionPlayer::checkHead(const AttentionHead& head) const
{
    if (std::ranges::find(m_translation.heads, head, &HeadMap::id) != m_translation.heads.end())
        return {};
    return failure(ErrorCode::BadData,
        Message("The model has no head \"{}\" now: train a Transformer until it is validated.", headText(head)));
}

Result<void> SessionPlayer::showHead(const std::optional<AttentionHead>& head)
{
    if (const auto checked = head ? checkHead(*head) : Result<void>(); !checked)
        return checked;
    m_head = head;
    return refreshPicture();
}

Result<void> SessionPlayer::switchOff(const AttentionHead& head)
{
    if (const auto checked = checkHead(head); !checked)
        return checked;
    if (std::ranges::find(m_facts.off, head) == m_facts.off.end())
        m_facts.off.push_back(head);
    return refreshPicture();
}

Result<void> SessionPlayer::switchAllOn()
{
    m_facts.off.clear();
    return refreshPicture();
}

Result<void> SessionPlayer::showView(const std::string& view)
{
    m_facts.picture.view = view;
    return {};
}

Result<void> SessionPlayer::scrub(std::int64_t step)
{
    if (m_snapshots.empty())
        return failure(ErrorCode::NotReady, "There are no pictures of earlier steps: watch a sentence and train.");
    const auto later =
        std::ranges::upper_bound(m_snapshots, step, {}, [](const Translation& snapshot) { return snapshot.step; });
    m_translation = later == m_snapshots.begin() ? m_snapshots.front() : *std::prev(later);
    takePicture(m_facts, m_translation, std::nullopt);
    m_facts.events.isScrubbed = true;
    m_isScrubbed = true;
    return {};
}

bool PlayedLesson::isDone() const
{
    return std::ranges::all_of(steps, [](const PlayedStep& step) { return step.problem.empty(); });
}

void LessonPlayback::judge(const Question& question, PlayedStep& played) const
{
    const auto& facts = m_player.facts();
    if (question.kind == QuestionKind::Choice) {
        for (const auto place : rightOptions(question, facts))
            played.right.push_back(question.options[place].text);
        // After few steps a model may have learned something that is not among the options.
        if (played.right.size() != 1 && m_form == LessonForm::Full)
            played.problem = Message("{} options are right: \"{}\".", played.right.size(), question.text);
        return;
    }
    const auto seen = shownValue(question.answer, facts);
    if (seen)
        played.right.push_back(*seen);
    else if (m_form == LessonForm::Full)
        played.problem =
            Message("{} is not known, so \"{}\" cannot be judged.", textOf(question.answer), question.text);
}

PlayedStep LessonPlayback::play(const LessonStep& step, const std::stop_token& stop)
{
    const auto begin = Clock::now();
    PlayedStep played{.id = step.id, .title = step.title};
    m_player.beginStep();
    const Condition* until = nullptr;
    if (step.until) {
        until = m_form == LessonForm::Short ? &step.until->inShort() : &step.until->condition;
        played.until = textOf(*until);
        played.heldBefore = holds(*until, m_player.facts());
    }
    for (const auto& action : step.actions)
        if (const auto done = m_player.perform(action, stop); !done) {
            played.problem = done.error().message;
            m_isStuck = true;
            break;
        }
    played.holdsAfter = until && holds(*until, m_player.facts());
    played.seconds = secondsSince(begin);
    if (!played.problem.empty())
        return played;
    if (played.heldBefore)
        played.problem = Message("{} is true already when the step begins.", played.until);
    else if (until && !played.holdsAfter)
        played.problem = Message("{} is not true after everything was done.", played.until);
    else if (step.question)
        judge(*step.question, played);
    return played;
}

Result<PlayedLesson> LessonPlayback::play(const Sink& sink, std::stop_token stop)
{
    const auto begin = Clock::now();
    PlayedLesson played;
    if (const auto loaded = m_player.loadData(stop); !loaded)
        return std::unexpected(loaded.error());
    for (const auto& step : m_lesson.steps) {
        played.steps.push_back(play(step, stop));
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled, "It was interrupted.");
        sink(played.steps.back());
        if (m_isStuck)
            break;
    }
    played.seconds = secondsSince(begin);
    played.notices = m_player.notices();
    return played;
}

} // namespace attentoscope
