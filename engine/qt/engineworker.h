// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/enginecontroller.h"
#include "engine/qt/engineflags.h"
#include "engine/qt/reportbatcher.h"

#include <QObject>

namespace attentoscope {

/// The engine thread's side of EngineController, which owns it. Made in the GUI thread, then everything happens in
/// the engine thread: it creates, uses and destroys the session there. Training runs in slices of about 20 ms with
/// the event loop in between, so that other requests are answered between two slices. A state is told before what
/// led to it: when a payload arrives, the state already fits.
class EngineWorker : public QObject
{
    Q_OBJECT

public:
    EngineWorker(SessionFactory factory, std::shared_ptr<EngineFlags> flags);

    /// For requests; lives in the engine thread as the worker does.
    CallQueue& requests() { return m_requests; }

    void start(); ///< first thing in the thread
    void close(); ///< last thing: ends training, saves it, destroys the session

    void loadData(const DataRequest& request, std::stop_token stop);
    void startTraining(const TrainingRequest& request);
    void resumeTraining(
        const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched);
    void openRun(const std::string& folder);
    void pause();
    void resume();
    void stepOnce();
    void stop();
    void discard();
    void save();
    void validateNow();
    void setLearningRate(double rate);
    void setTeacherForcing(double probability);
    void setLimit(const TrainingLimit& limit);
    void setWatched(const std::vector<WatchedSentence>& watched);
    void translate(const TranslationRequest& request, std::stop_token stop);
    void translateInBackground(const TranslationRequest& request);
    void translateLines(const std::vector<TranslationRequest>& requests, std::stop_token stop);
    void dissect(const DissectionRequest& request);
    void measureSentences(const SentencesRequest& request, std::stop_token stop);
    void compare(const ComparisonRequest& request);
    void endComparison();

Q_SIGNALS:
    void engineReady(const attentoscope::Catalogue& catalogue);
    void stateChanged(const attentoscope::EngineState& state);
    void loadingProgressed(double fraction);
    void dataLoaded(const attentoscope::CorpusSummary& summary);
    void runStarted(const attentoscope::RunDescription& run);
    void reported(const attentoscope::TrainingReports& reports);
    void trainingEnded(attentoscope::TrainingEnd end);
    void discarded(const QString& runFolder);
    void saved(const attentoscope::SaveReport& report);
    void translationProgressed(const attentoscope::Translation& partial);
    void translated(const attentoscope::Translation& translation);
    void dissected(const attentoscope::Dissection& dissection);
    void compared(const attentoscope::Comparison& comparison);
    void dissectionFailed(quint64 id, const attentoscope::Error& error);
    void translationFailed(quint64 id, const attentoscope::Error& error);
    void backgroundTranslated(const attentoscope::Translation& translation);
    void backgroundTranslationFailed(quint64 id, const attentoscope::Error& error);
    void linesTranslated(const std::vector<attentoscope::Translation>& translations);
    void linesFailed(const attentoscope::Error& error);
    void sentencesMeasured(const attentoscope::MeasuredSentences& part);
    void sentencesFailed(quint64 id, const attentoscope::Error& error);
    void failed(const attentoscope::Error& error);

private:
    enum class Delivery : std::uint8_t { WhenDue, Now };
    using RunMaker = std::function<Result<RunDescription>()>;

    bool openSession();
    bool beginsRequest(); ///< false when the program ends or there is no engine
    void beginRun(const RunMaker& make, Activity next, Task task);
    Task taskOf(const std::string& preset) const; ///< by the catalogue
    void advance(std::chrono::milliseconds budget);
    void postSlice();
    void runSlice();
    void postSentenceSlice();
    void runSentenceSlice(quint64 id);
    void validateWhilePaused(); ///< in slices, then paused again
    void fail(const Error& error);
    void pauseAfter(const Error& error); ///< training can go on
    void finish(TrainingEnd end);
    void deliver(Delivery delivery);
    void change(const std::function<void()>& apply);
    void refuse(std::string message);
    void setState(const EngineState& state);
    void setActivity(Activity activity);

    CallQueue m_requests{this}; ///< a child, so that it moves to the engine thread too
    SessionFactory m_factory;
    std::shared_ptr<EngineFlags> m_flags;
    std::unique_ptr<Session> m_session;
    EngineState m_state;
    std::vector<PresetInfo> m_presets;
    RunDescription m_run; ///< the last one begun, without its history
    ReportBatcher m_reports;
    std::stop_token m_stopTraining;
    bool m_stopIsAnswered = false; ///< as a flag, and its save failed; its call is still to come
    std::stop_token m_stopMeasuring;
    quint64 m_measuredId = 0; ///< of the sentences that are being measured; 0: none
    bool m_slicePosted = false;
    bool m_isValidating = false;
};

} // namespace attentoscope
