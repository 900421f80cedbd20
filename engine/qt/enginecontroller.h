// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/callqueue.h"
#include "engine/session/session.h"
#include "engine/types/catalogue.h"
#include "engine/types/enginestate.h"
#include "engine/types/error.h"

#include <QObject>
#include <QPointer>
#include <QThread>

#include <functional>
#include <memory>
#include <stop_token>

namespace attentoscope {

class EngineWorker;
struct EngineFlags;

/// Makes the session. Called once, in the engine thread. May fail, for example if the engine's library cannot be
/// loaded.
using SessionFactory = std::function<Result<std::unique_ptr<Session>>()>;

/// The engine as the GUI thread sees it. It lives in the GUI thread and owns the engine thread. It talks to that thread
/// only by queued calls: every request returns at once, and a signal in the GUI thread answers it. Its destructor stops
/// training, saves it if the run has a folder, and waits.
///
/// If the state does not allow a request, failed() answers with ErrorCode::NotReady and nothing changes. A failed
/// request is answered by failed() too, and also changes nothing. But if training itself fails, the activity is Failed
/// until a load, start or open succeeds. If the engine could not be started, the next request tries again. Cancelling
/// is no failure: a cancelled load returns to the state before. If a newer request replaces one, the old one is not
/// answered. When a signal with a payload arrives, state() already fits it.
class EngineController : public QObject
{
    Q_OBJECT

public:
    explicit EngineController(SessionFactory factory, QObject* parent = nullptr);
    ~EngineController() override;

    EngineState state() const { return m_state; }

public Q_SLOTS:
    void loadData(const attentoscope::DataRequest& request); ///< cancels an earlier load; not possible during training
    /// Loads the pairs of the run whose model is loaded. dataLoaded() or dataOfRunFailed() answers.
    void loadDataOfRun(const attentoscope::DataRequest& request);
    void cancelLoading();

    void startTraining(const attentoscope::TrainingRequest& request);
    void resumeTraining(const QString& runFolder, const attentoscope::TrainingLimit& limit,
        const std::vector<attentoscope::WatchedSentence>& watched);
    void forkTraining(const attentoscope::ForkRequest& request);
    void openRun(const QString& runFolder);
    /// Loads the best weights that the open run has now. Changes nothing else. Not possible during training.
    void renewWeights(const QString& runFolder);
    void pause();
    void resume();
    void stepOnce(); ///< while paused: trains one batch, validates if that is due, and is paused again
    void stop(); ///< ends training; keeps the model, and saves it if the run has a folder
    /// Ends training, forgets the model and deletes the run's folder. This also works for a training that has ended in
    /// the meantime, so that an answer to "really?" never comes too late.
    void discard();
    void save(); ///< only during training, which also saves at its end
    void validateNow(); ///< during training: before the next batch; while paused: pauses again afterwards

    /// These change the current training from its next batch on. Without a training, setWatched() does nothing, because
    /// a start brings its own list; the other functions fail.
    void setLearningRate(double rate);
    void setTeacherForcing(double probability);
    void setAlignmentWeight(double weight);
    void setLimit(const attentoscope::TrainingLimit& limit);
    void setWatched(const std::vector<attentoscope::WatchedSentence>& watched);

    /// translated() or translationFailed() answers. If the text is being typed, translationProgressed() comes before
    /// that. To translate many sentences, request the next one after each answer, so that training continues in
    /// between.
    void translate(const attentoscope::TranslationRequest& request);

    void dissect(const attentoscope::DissectionRequest& request); ///< replaces an earlier request

    /// Measures sentences one by one. Replaces an earlier request. Training waits for it, but other requests are
    /// answered in between. Answers have the id of the request.
    void measureSentences(const attentoscope::SentencesRequest& request);
    void cancelSentences(); ///< ends the measuring; answers that are on their way still arrive, but no others
    /// compared() answers. Replaces an earlier request. The models stay in memory until endComparison().
    void compare(const attentoscope::ComparisonRequest& request);
    void endComparison(); ///< earlier requests are not answered any more

public:
    /// Asks the session a question that changes no state and has one answer, a Result. `question(session, stop)` runs
    /// in the engine thread between two slices. `receive(answer)` runs in this thread. Once `stop` is requested,
    /// neither is called. Once `asker` is destroyed, `receive` is not called.
    template <typename Ask, typename Receive>
    void ask(QObject* asker, const Ask& question, const Receive& receive, const std::stop_token& stop = {})
    {
        askSession(
            [asker = QPointer(asker), question, receive](Session& session, const std::stop_token& either) {
                return [asker, receive, answer = caught([&] { return question(session, either); })] {
                    if (asker)
                        receive(answer);
                };
            },
            stop);
    }

Q_SIGNALS:
    void engineReady(const attentoscope::Catalogue& catalogue);
    void stateChanged(const attentoscope::EngineState& state);
    void loadingProgressed(double fraction);
    void dataLoaded(const attentoscope::CorpusSummary& summary);
    void dataOfRunFailed(const attentoscope::Error& error);
    void runStarted(const attentoscope::RunDescription& run); ///< a run that is new, resumed or opened
    /// Other weights of the open run are loaded; `run` has no history.
    void weightsRenewed(const attentoscope::RunDescription& run);
    /// At most about 30 a second; the last one is always sent.
    void reported(const attentoscope::TrainingReports& reports);
    void trainingEnded(attentoscope::TrainingEnd end);
    void discarded(const QString& runFolder); ///< empty: no folder was deleted
    void saved(const attentoscope::SaveReport& report); ///< a save, requested or automatic
    void translationProgressed(const attentoscope::Translation& partial);
    void translated(const attentoscope::Translation& translation);
    void translationFailed(quint64 id, const attentoscope::Error& error);
    void dissected(const attentoscope::Dissection& dissection);
    void sentencesMeasured(const attentoscope::MeasuredSentences& part); ///< at most about 20 a second
    void sentencesFailed(quint64 id, const attentoscope::Error& error);
    void compared(const attentoscope::Comparison& comparison);
    void failed(const attentoscope::Error& error);

private:
    friend class SessionHost; // calls applyState()
    using Question = std::function<CallQueue::Call(Session&, const std::stop_token&)>;

    void applyState(EngineState state);
    void change(std::function<Result<void>(Session&)> apply); ///< changes the current training
    void askSession(Question question, const std::stop_token& stop);
    template <typename Request>
    void post(Request request); ///< runs in the engine thread, after everything that was posted before

    QThread m_thread;
    CallQueue m_answers; ///< calls from the engine thread to this one
    std::shared_ptr<EngineFlags> m_flags;
    std::unique_ptr<EngineWorker> m_worker; ///< lives in m_thread
    EngineState m_state;
    bool m_stopRequested = false;
    std::stop_source m_loading;
    std::stop_source m_typed;
    std::stop_source m_sentences;
    std::stop_source m_dissection;
    std::stop_source m_comparison;
};

} // namespace attentoscope
