// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/error.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"
#include "ui/stage/stageheader.h"
#include "ui/stage/stagerun.h"

#include <QWidget>

#include <cstdint>

namespace attentoscope::ui {

class AttentionView;
struct GivenTranslation;
class GoldBook;
class LossPlot;
class LossSide;
class ShownModel;
class HeadsOffMeasuring;
class StageHeads;
class StageHeadsOff;
class ValidationHistory;
class StageLayout;
class StageOrigin;
class StagePages;
class StageSentences;
class TranslationBox;
class WatchedView;

/// The middle of the window: heatmap, translation box and loss curve, and the rule which sentence is shown.
class Stage : public QWidget
{
    Q_OBJECT

public:
    explicit Stage(QWidget* parent = nullptr);

    StageHeader& header() const { return *m_header; }
    AttentionView& attention() const { return *m_attention; }
    LossPlot& loss() const;
    LossSide& lossSide() const { return *m_lossSide; }
    TranslationBox& translation() const { return *m_box; }
    WatchedView& watched() const { return *m_watched; }
    ValidationHistory& validation() const { return *m_validation; }
    StageHeads& heads() const { return *m_heads; } ///< whose view the window places
    HeadsOffMeasuring& headsOff() const; ///< what it asks and is answered
    StageLayout& arrangement() const { return *m_layout; }
    void follow(const ShownModel& shown); ///< which outlives this
    bool showsAttention() const; ///< the heatmap or the lines, not a list

    void setState(const EngineState& state);
    void setTask(Task task); ///< of the preset that is chosen; it counts until there is a model
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run);
    void forgetRun(); ///< it was discarded
    void showReports(const TrainingReports& reports);
    void showNews(const RunNews& news); ///< of the run on show, which is trained elsewhere
    void showPartialTranslation(const Translation& partial);
    void showTranslation(const Translation& translation); ///< if it was asked for here
    void showFailure(std::uint64_t id, const Error& error); ///< likewise: no answer comes
    bool releaseByEscape(); ///< what is pinned, selected, opened or forced; false: nothing is
    void setView(StageView view);
    void setGold(const GoldBook& gold); ///< outlives the stage; outlines whatever is shown of its sentences
    void refreshGold(); ///< it changed
    void showGiven(const GivenTranslation& given); ///< as the person's own sentence
    void setPresented(bool presented); ///< nothing but views

signals:
    void translateRequested(const attentoscope::TranslationRequest& request);
    void failed(const attentoscope::Error& error); ///< of what nobody typed
    void refreshed(); ///< another sentence, another list or other weights may be on show

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectParts();
    void connectValidation();
    void refreshView();
    void showSentence();
    QString emptyMessage() const;

    EngineState m_state;
    const ShownModel* m_shown = nullptr;

    StageHeader* m_header = nullptr;
    ValidationHistory* m_validation = nullptr;
    StagePages* m_pages = nullptr;
    AttentionView* m_attention = nullptr;
    TranslationBox* m_box = nullptr;
    LossSide* m_lossSide = nullptr;
    WatchedView* m_watched = nullptr;
    StageSentences* m_sentences = nullptr;
    StageHeads* m_heads = nullptr;
    StageHeadsOff* m_headsOff = nullptr;
    StageOrigin* m_origin = nullptr;
    StageRun m_run;
    StageLayout* m_layout = nullptr;
};

} // namespace attentoscope::ui
