// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/runnews.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"
#include "ui/plots/loss/lossoptions.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

class QAction;
class QWidget;

namespace attentoscope::ui {

class LossPlot;
class TimeBar;
class Timeline;
class WatchedBar;

/// The watched sentences through training time: what their bar, the slider and the loss plot's cursor have in common.
class WatchedView : public QObject
{
    Q_OBJECT

public:
    /// `parent` gets the line with the slider.
    WatchedView(WatchedBar& bar, LossPlot& loss, QWidget* parent);

    Timeline& timeline() const { return *m_timeline; }
    TimeBar& timeBar() const { return *m_timeBar; }
    void setExportAction(QAction* action);

    void setState(const EngineState& state);
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run);
    void showReports(const TrainingReports& reports);
    void showNews(const RunNews& news); ///< of the run, which is trained elsewhere
    void watchExamples(const std::vector<WatchedSentence>& examples); ///< as the bar's
    void forgetRun();
    void setShown(
        bool shown); ///< whether the main view shows it; elsewhere the loss plot's cursor only reads the curve
    void showStep(std::optional<std::int64_t> step); ///< of the picture that is drawn; none: there is none

    std::vector<WatchedSentence> sentences() const;
    bool canBeShown() const;
    Translation translation() const; ///< of the sentence and the moment on show; empty: there is none yet
    std::int64_t firstStep() const; ///< of the first picture of the sentence on show
    void ask(); ///< for the sentence on show, where it has no picture and the model has been trained
    bool take(const Translation& translation); ///< whether it is an answer to that
    bool takesFailure(std::uint64_t id); ///< whether it was asked here, and no answer comes

signals:
    void changed(); ///< another sentence or moment is on show
    void sentencesChanged(const std::vector<attentoscope::WatchedSentence>& watched); ///< while training
    void translateRequested(const attentoscope::TranslationRequest& request);

private:
    void watchAsIn(const RunDescription& run);
    void watchAlso(const std::vector<WatchedSnapshot>& snapshots);
    void showMoment();
    void followLossCursor(std::optional<std::int64_t> step, CursorMove how);

    WatchedBar& m_bar;
    LossPlot& m_loss;
    Timeline* m_timeline = nullptr;
    TimeBar* m_timeBar = nullptr;
    EngineState m_state;
    std::map<std::uint64_t, WatchedSentence> m_asked; ///< apart from the schedule, by request
    std::optional<std::vector<WatchedSentence>> m_ofRun; ///< watched in the run, while other pairs are loaded
    bool m_isShown = false;
    bool m_movedByLossCursor = false;
};

} // namespace attentoscope::ui
