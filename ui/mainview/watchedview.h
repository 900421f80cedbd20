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

/// The watched sentences over training time. Connects their bar, the slider and the cursor of the loss plot.
class WatchedView : public QObject
{
    Q_OBJECT

public:
    /// The slider is added to `parent`.
    WatchedView(WatchedBar& bar, LossPlot& loss, QWidget* parent);

    Timeline& timeline() const { return *m_timeline; }
    TimeBar& timeBar() const { return *m_timeBar; }
    void setExportAction(QAction* action);

    void setState(const EngineState& state);
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run);
    void showReports(const TrainingReports& reports);
    void showNews(const RunNews& news); ///< news of the run, which is trained elsewhere
    void watchExamples(const std::vector<WatchedSentence>& examples); ///< offers examples in the bar
    void forgetRun();
    void setShown(bool shown); ///< whether the main view displays the sentence; if not, the cursor only reads the curve
    void showStep(std::optional<std::int64_t> step); ///< step of the drawn picture; none: no picture

    std::vector<WatchedSentence> sentences() const;
    bool canBeShown() const;
    Translation translation() const; ///< translation of the displayed sentence and moment; empty: none yet
    std::int64_t firstStep() const; ///< step of the displayed sentence's first picture
    void ask(); ///< requests a picture of the displayed sentence if it has none and the model has been trained
    bool take(const Translation& translation); ///< returns whether it answers a request from here
    bool takesFailure(std::uint64_t id); ///< returns whether the failed request was made here

signals:
    void changed(); ///< the displayed sentence or moment has changed
    /// The watched sentences have changed during training.
    void sentencesChanged(const std::vector<attentoscope::WatchedSentence>& watched);
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
    std::map<std::uint64_t, WatchedSentence> m_asked; ///< requests outside the schedule
    /// Sentences that the run watches; set while other pairs are loaded.
    std::optional<std::vector<WatchedSentence>> m_ofRun;
    bool m_isShown = false;
    bool m_movedByLossCursor = false;
};

} // namespace attentoscope::ui
