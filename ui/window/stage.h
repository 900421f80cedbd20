// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"
#include "ui/plots/loss/lossoptions.h"
#include "ui/window/runview.h"
#include "ui/window/stageheader.h"

#include <QSplitter>
#include <QWidget>

#include <cstdint>
#include <map>
#include <optional>

class QStackedWidget;
class QVBoxLayout;

namespace attentoscope::ui {

class AttentionView;
struct GivenTranslation;
class GoldBook;
class LossPlot;
class PairsView;
class SampleHistory;
class SamplesView;
class TimeBar;
class Timeline;
class TranslationBox;

/// Where the loss curve stands. Automatic: beside the heatmap where the stage is wide, otherwise below it.
enum class LossPlace : std::uint8_t { Automatic, Below, Beside };

/// The middle of the window: heatmap, translation box and loss curve, and the rule which sentence is shown.
class Stage : public QWidget
{
    Q_OBJECT

public:
    explicit Stage(QWidget* parent = nullptr);

    StageHeader& header() const { return *m_header; }
    AttentionView& attention() const { return *m_attention; }
    LossPlot& loss() const { return *m_loss; }
    TranslationBox& translation() const { return *m_box; }
    bool showsAttention() const; ///< the heatmap or the lines, not a list
    Timeline& timeline() const { return *m_timeline; }
    TimeBar& timeBar() const { return *m_timeBar; }
    SampleHistory& samples() const { return *m_samples; }
    void setLossExportAction(QAction* action);
    void setAnimationExportAction(QAction* action);

    void setLossPlace(LossPlace place);
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& layout); ///< empty: the default layout

    void setState(const EngineState& state);
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run);
    void forgetRun(); ///< it was discarded
    void showReports(const TrainingReports& reports);
    void showPartialTranslation(const Translation& partial);
    void showTranslation(const Translation& translation); ///< if it was asked for here
    bool takesFailure(std::uint64_t id); ///< whether it was, and no answer comes
    void setView(StageView view);
    void setGold(const GoldBook& gold); ///< outlives the stage; outlines whatever is shown of its sentences
    void refreshGold(); ///< it changed
    void showGiven(const GivenTranslation& given); ///< as the person's own sentence
    std::vector<WatchedSentence> watched() const;
    std::int64_t firstWatchedStep() const; ///< of the first picture of the watched sentence on show
    RunView runView() const; ///< how the run is left
    void restoreRunView(const RunView& view);
    void setPresented(bool presented); ///< nothing but views

signals:
    void translateRequested(const attentoscope::TranslationRequest& request);
    void watchedChanged(const std::vector<attentoscope::WatchedSentence>& watched);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeHeatmapSide();
    QWidget* makeLossSide();
    void connectParts();
    void connectTime();
    void connectSamples();
    QWidget* pageFor(StageView view) const;
    Translation translationFor(StageView view) const;
    void refreshView();
    void refreshTime(const Translation& shown);
    void showMoment();
    void followLossCursor(std::optional<std::int64_t> step, CursorMove how);
    Translation watchedTranslation() const;
    void askForWatched();
    void watchAsIn(const RunDescription& run);
    void enableWatchedView();
    void restoreMarks();
    void arrange();
    void placeBox();
    QString emptyMessage() const;

    EngineState m_state;
    std::map<std::uint64_t, WatchedSentence> m_pictures; ///< asked for apart from the schedule, by request
    Translation m_ownTranslation;
    LossPlace m_place = LossPlace::Automatic;
    bool m_movedByLossCursor = false;
    bool m_isPresented = false;
    QByteArray m_layoutBefore; ///< the presentation
    std::optional<RunView> m_marks; ///< whose pin and sums wait for their sentence
    const GoldBook* m_gold = nullptr;

    QSplitter* m_splitter = nullptr;
    QVBoxLayout* m_heatmapColumn = nullptr;
    QVBoxLayout* m_lossColumn = nullptr;
    StageHeader* m_header = nullptr;
    QStackedWidget* m_pages = nullptr;
    PairsView* m_pairs = nullptr;
    AttentionView* m_attention = nullptr;
    Timeline* m_timeline = nullptr;
    TimeBar* m_timeBar = nullptr;
    SampleHistory* m_samples = nullptr;
    SamplesView* m_samplesView = nullptr;
    TranslationBox* m_box = nullptr;
    LossPlot* m_loss = nullptr;
    QToolButton* m_lossOptions = nullptr;
    QToolButton* m_lossExport = nullptr;
};

} // namespace attentoscope::ui
