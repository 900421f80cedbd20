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

/// Makes the session; called once, in the engine thread. May fail, when the engine's library cannot be loaded.
using SessionFactory = std::function<Result<std::unique_ptr<Session>>()>;

/// The engine as the GUI thread sees it. Lives in the GUI thread, owns the engine thread, and talks to it only by
/// queued calls; every request returns at once and is answered by a signal in the GUI thread. Destroying it stops
/// training, saves it when the run has a folder, and waits.
///
/// A request that the state does not allow is answered by failed() with ErrorCode::NotReady and changes nothing; so
/// does a request that fails, but for training itself: then the activity is Failed, and a successful load, start or
/// open leads out of it. When the engine could not be started, the next request tries again. Cancelling is no
/// failure: a cancelled load goes back to the state before. A request whose place a newer one has taken is not
/// answered. When a signal with a payload arrives, state() already fits it.
class EngineController : public QObject
{
    Q_OBJECT

public:
    explicit EngineController(SessionFactory factory, QObject* parent = nullptr);
    ~EngineController() override;

    EngineState state() const { return m_state; }

public Q_SLOTS:
    void loadData(const attentoscope::DataRequest& request); ///< cancels an earlier load; not while training
    /// Brings back the pairs of the run that was opened last. Answered by dataLoaded() or dataOfRunFailed().
    void loadDataOfRun(const attentoscope::DataRequest& request);
    void cancelLoading();

    void startTraining(const attentoscope::TrainingRequest& request);
    void resumeTraining(const QString& runFolder, const attentoscope::TrainingLimit& limit,
        const std::vector<attentoscope::WatchedSentence>& watched);
    void forkTraining(const attentoscope::ForkRequest& request);
    void openRun(const QString& runFolder);
    /// Loads the best weights that there are now of the run that is open. Nothing else changes; not while training.
    void renewWeights(const QString& runFolder);
    void pause();
    void resume();
    void stepOnce(); ///< while paused: one batch and the validation that is due after it, then paused again
    void stop(); ///< ends training; the model is kept, and saved when the run has a folder
    /// Ends training, forgets the model and deletes the run's folder. A training that has ended meanwhile is discarded
    /// too, so that an answer to "really?" never comes too late.
    void discard();
    void save(); ///< while training; it is saved at the end anyway
    void validateNow(); ///< while training: before the next batch; while paused, paused again afterwards

    /// These change the training under way, at its next batch. Without one, setWatched() is ignored, because a
    /// start brings its own list, and the others fail.
    void setLearningRate(double rate);
    void setTeacherForcing(double probability);
    void setAlignmentWeight(double weight);
    void setLimit(const attentoscope::TrainingLimit& limit);
    void setWatched(const std::vector<attentoscope::WatchedSentence>& watched);

    /// Answered by translated() or translationFailed(), for typing by translationProgressed() before. Who wants many
    /// asks for the next when one is answered, so that training goes on between them.
    void translate(const attentoscope::TranslationRequest& request);

    void dissect(const attentoscope::DissectionRequest& request); ///< in place of an earlier one

    /// Measures sentences one by one, in place of an earlier request. Training waits for them; what else is asked is
    /// answered in between. The request's own id comes back.
    void measureSentences(const attentoscope::SentencesRequest& request);
    void cancelSentences(); ///< what is measured so far has been told; nothing more comes
    /// Answered by compared(), in place of an earlier one; models stay in memory until endComparison().
    void compare(const attentoscope::ComparisonRequest& request);
    void endComparison(); ///< and answers nothing that was asked before

public:
    /// Asks the session something that has one answer, a Result, and changes no state. `question(session, stop)` runs
    /// in the engine thread between two slices; `receive(answer)` runs in this one. Once `stop` is requested, neither
    /// is called any more. Once `asker` is gone, `receive` is not called.
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
    void runStarted(const attentoscope::RunDescription& run); ///< new, resumed or opened
    void weightsRenewed(const attentoscope::RunDescription& run); ///< of the run that is open, without its history
    void reported(const attentoscope::TrainingReports& reports); ///< at most about 30 a second; the last one always
    void trainingEnded(attentoscope::TrainingEnd end);
    void discarded(const QString& runFolder); ///< empty: it had none
    void saved(const attentoscope::SaveReport& report); ///< asked for, or by itself during training
    void translationProgressed(const attentoscope::Translation& partial);
    void translated(const attentoscope::Translation& translation);
    void translationFailed(quint64 id, const attentoscope::Error& error);
    void dissected(const attentoscope::Dissection& dissection);
    void sentencesMeasured(const attentoscope::MeasuredSentences& part); ///< at most about 20 a second
    void sentencesFailed(quint64 id, const attentoscope::Error& error);
    void compared(const attentoscope::Comparison& comparison);
    void failed(const attentoscope::Error& error);

private:
    friend class SessionHost; // tells the state
    using Question = std::function<CallQueue::Call(Session&, const std::stop_token&)>;

    void applyState(EngineState state);
    void change(std::function<Result<void>(Session&)> apply); ///< of the training under way
    void askSession(Question question, const std::stop_token& stop);
    template <typename Request>
    void post(Request request); ///< runs in the engine thread, after what was posted before

    QThread m_thread;
    CallQueue m_answers; ///< what the engine thread tells this one
    std::shared_ptr<EngineFlags> m_flags;
    std::unique_ptr<EngineWorker> m_worker; ///< works in m_thread
    EngineState m_state;
    bool m_stopRequested = false;
    std::stop_source m_loading;
    std::stop_source m_typed;
    std::stop_source m_sentences;
    std::stop_source m_dissection;
    std::stop_source m_comparison;
};

} // namespace attentoscope
