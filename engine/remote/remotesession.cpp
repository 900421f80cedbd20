// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/remotesession.h"

#include "engine/remote/wire.h"

#include <utility>

namespace attentoscope {

namespace {

RemoteLink::Hearing hearing(const Progress& progress)
{
    if (!progress)
        return {};
    return [progress](const Frame& frame) {
        const auto done = fromWire<double>(frame.body);
        if (done && *done >= 0.0 && *done <= 1.0)
            progress(*done);
    };
}

} // namespace

RemoteSession::RemoteSession(LinkOptions options) : m_link(std::move(options))
{
    m_link.setReportsHearing([this](const Frame& frame) { hearReports(frame); });
}

Result<std::unique_ptr<RemoteSession>> RemoteSession::connect(LinkOptions options)
{
    auto session = std::unique_ptr<RemoteSession>(new RemoteSession(std::move(options)));
    if (const auto done = session->m_link.connect(); !done)
        return std::unexpected(done.error());
    auto catalogue = session->ask<Catalogue>(Call::GetCatalogue);
    if (!catalogue)
        return std::unexpected(catalogue.error());
    session->m_catalogue = std::move(*catalogue);
    return session;
}

template <typename Answer, typename... Arguments>
Result<Answer> RemoteSession::askHearing(
    Call call, const RemoteLink::Hearing& hearing, const std::stop_token& stop, const Arguments&... arguments) const
{
    auto request = toWire(call, arguments...);
    if (request.size() > longestBody(FrameKind::Request))
        return failure(ErrorCode::OutOfMemory,
            Message(
                "The request has {} MiB, more than a connection takes. Ask for less at once.", request.size() >> 20U));
    auto answer = m_link.ask(request, hearing, stop);
    if (!answer)
        return std::unexpected(answer.error());
    auto read = fromWire<Result<Answer>>(std::move(*answer));
    if (read)
        return std::move(*read);
    return std::unexpected(m_link.giveUpUnread());
}

void RemoteSession::hearReports(const Frame& frame)
{
    auto news = fromWire<TrainingNews>(frame.body);
    if (!news) {
        m_link.giveUpUnread();
        return;
    }
    m_progress = news->reports.progress;
    m_reports.add(std::move(news->reports));
    if (news->failure)
        m_failure = std::move(news->failure);
}

Result<TrainingReports> RemoteSession::joined(Result<TrainingReports> last)
{
    if (!last)
        return last;
    m_reports.add(std::move(*last));
    auto all = m_reports.take();
    m_progress = all.progress;
    return all;
}

Result<void> RemoteSession::look()
{
    return m_link.listen(std::chrono::milliseconds(1));
}

Result<std::vector<RunSummary>> RemoteSession::runs()
{
    return ask<std::vector<RunSummary>>(Call::Runs);
}

Result<Standing> RemoteSession::standing()
{
    auto standing = ask<Standing>(Call::GetStanding);
    m_reports.clear(); // they are in its history
    m_failure.reset();
    m_isRunning = standing && standing->training == StandingTraining::Running;
    return standing;
}

Result<CorpusSummary> RemoteSession::loadData(
    const DataRequest& request, const Progress& progress, std::stop_token stop)
{
    return askHearing<CorpusSummary>(Call::LoadData, hearing(progress), stop, request);
}

Result<CorpusSummary> RemoteSession::loadDataOfRun(
    const DataRequest& request, const Progress& progress, std::stop_token stop)
{
    return askHearing<CorpusSummary>(Call::LoadDataOfRun, hearing(progress), stop, request);
}

Result<ModelSize> RemoteSession::sizeOf(const TrainingRequest& request) const
{
    return ask<ModelSize>(Call::SizeOf, request);
}

Result<RunDescription> RemoteSession::startTraining(const TrainingRequest& request)
{
    m_isRunning = false;
    return ask<RunDescription>(Call::StartTraining, request);
}

Result<RunDescription> RemoteSession::resumeTraining(
    const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched)
{
    m_isRunning = false;
    return ask<RunDescription>(Call::ResumeTraining, folder, limit, watched);
}

Result<RunDescription> RemoteSession::openRun(const std::string& folder, RunDetail detail)
{
    return ask<RunDescription>(Call::OpenRun, folder, detail);
}

Result<RunDescription> RemoteSession::openTogether(const std::vector<std::string>& folders)
{
    return ask<RunDescription>(Call::OpenTogether, folders);
}

Result<TrainingReports> RemoteSession::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (budget <= std::chrono::milliseconds::zero())
        return joined(askHearing<TrainingReports>(Call::Advance, {}, stop, static_cast<std::int64_t>(budget.count())));
    if (!m_isRunning && !m_failure && m_reports.isEmpty()) {
        if (const auto runs = ask<void>(Call::Run); !runs)
            return std::unexpected(runs.error());
        m_isRunning = true;
    }
    if (m_reports.isEmpty() && !m_failure)
        if (const auto heard = m_link.listen(budget); !heard)
            return std::unexpected(heard.error());
    if (m_failure && m_reports.isEmpty()) {
        m_isRunning = false;
        return std::unexpected(*std::exchange(m_failure, {}));
    }
    if (!m_reports.isEmpty())
        return m_reports.take();
    TrainingReports nothingNew;
    nothingNew.progress = m_progress;
    return nothingNew;
}

std::optional<Result<TrainingReports>> RemoteSession::pauseTraining()
{
    auto last = joined(ask<TrainingReports>(Call::PauseTraining));
    m_isRunning = false;
    return last;
}

Result<TrainingReports> RemoteSession::finishTraining(TrainingEnd why)
{
    m_isRunning = false;
    return joined(ask<TrainingReports>(Call::FinishTraining, why));
}

Result<SaveReport> RemoteSession::save()
{
    return ask<SaveReport>(Call::Save);
}

Result<void> RemoteSession::discardTraining()
{
    m_isRunning = false;
    auto done = ask<void>(Call::DiscardTraining);
    m_reports.clear();
    m_failure.reset();
    return done;
}

Result<void> RemoteSession::validateNow()
{
    return ask<void>(Call::ValidateNow);
}

Result<TrainingReports> RemoteSession::watchNow()
{
    return joined(ask<TrainingReports>(Call::WatchNow));
}

Result<void> RemoteSession::setLearningRate(double rate)
{
    return ask<void>(Call::SetLearningRate, rate);
}

Result<void> RemoteSession::setTeacherForcing(double probability)
{
    return ask<void>(Call::SetTeacherForcing, probability);
}

Result<void> RemoteSession::setLimit(const TrainingLimit& limit)
{
    return ask<void>(Call::SetLimit, limit);
}

Result<void> RemoteSession::setWatched(const std::vector<WatchedSentence>& watched)
{
    return ask<void>(Call::SetWatched, watched);
}

Result<Translation> RemoteSession::translate(
    const TranslationRequest& request, const TokenSink& sink, std::stop_token stop)
{
    const RemoteLink::Hearing partial = [&](const Frame& frame) {
        if (auto soFar = sink ? fromWire<Translation>(frame.body) : std::nullopt)
            sink([&] { return std::move(*soFar); });
    };
    return askHearing<Translation>(Call::Translate, partial, stop, request);
}

Result<std::vector<Translation>> RemoteSession::translateAll(
    const std::vector<TranslationRequest>& requests, const Progress& progress, std::stop_token stop)
{
    return askHearing<std::vector<Translation>>(Call::TranslateAll, hearing(progress), stop, requests);
}

Result<Dissection> RemoteSession::dissect(const DissectionRequest& request)
{
    auto words = request; // and what was forced; all heads of a long sentence would be more than a request takes
    words.translation.attention = {};
    words.translation.heads.clear();
    words.translation.beam = nullptr;
    return ask<Dissection>(Call::Dissect, words);
}

Comparison RemoteSession::compare(const ComparisonRequest& request, std::stop_token stop)
{
    auto answer = askHearing<Comparison>(Call::Compare, {}, stop, request);
    if (answer)
        return std::move(*answer);
    Comparison failed{.request = request, .first = {}, .second = {}};
    failed.first.error = failed.second.error = answer.error();
    return failed;
}

void RemoteSession::endComparison()
{
    [[maybe_unused]] const auto done = ask<void>(Call::EndComparison); // fails only with the line, which says so itself
}

Result<EvaluationReport> RemoteSession::evaluate(
    const EvaluationRequest& request, const Progress& progress, std::stop_token stop)
{
    return askHearing<EvaluationReport>(Call::Evaluate, hearing(progress), stop, request);
}

Result<void> RemoteSession::measureSentences(const SentencesRequest& request, std::stop_token stop)
{
    m_isRunning = false; // it waits, and advance() tells it to go on
    return askHearing<void>(Call::MeasureSentences, {}, stop, request);
}

Result<MeasuredSentences> RemoteSession::advanceSentences(std::chrono::milliseconds budget, std::stop_token stop)
{
    return askHearing<MeasuredSentences>(Call::AdvanceSentences, {}, stop, static_cast<std::int64_t>(budget.count()));
}

Result<BenchmarkReport> RemoteSession::benchmark(
    const BenchmarkRequest& request, const Progress& progress, std::stop_token stop)
{
    return askHearing<BenchmarkReport>(Call::Benchmark, hearing(progress), stop, request);
}

Result<AlignedPairs> RemoteSession::align(
    const AlignmentRequest& request, const Progress& progress, std::stop_token stop)
{
    return askHearing<AlignedPairs>(Call::Align, hearing(progress), stop, request);
}

} // namespace attentoscope
