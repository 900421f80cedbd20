// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/error.h"
#include "engine/types/runnews.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"
#include "ui/mainview/viewheader.h"

#include <QWidget>

#include <cstdint>
#include <optional>

class QStackedWidget;

namespace attentoscope::ui {

class AttentionView;
struct GivenTranslation;
class GoldBook;
class LossPlot;
class LossSide;
class ShownModel;
class HeadsOffMeasuring;
class ViewHeads;
class ViewHeadsOff;
class ValidationHistory;
class ViewLayout;
class PairsView;
class TranslationBox;
class ValidationView;
class WatchedView;

/// The middle of the window: heatmap, translation box and loss curve, and the rule which sentence is shown.
class MainView : public QWidget
{
    Q_OBJECT

public:
    explicit MainView(QWidget* parent = nullptr);

    ViewHeader& header() const { return *m_header; }
    AttentionView& attention() const { return *m_attention; }
    LossPlot& loss() const { return *m_loss; }
    LossSide& lossSide() const { return *m_lossSide; }
    TranslationBox& translation() const { return *m_box; }
    WatchedView& watched() const { return *m_watched; }
    ValidationHistory& validation() const { return *m_validation; }
    ViewHeads& heads() const { return *m_heads; } ///< whose view the window places
    HeadsOffMeasuring& headsOff() const; ///< what it asks and is answered
    ViewLayout& arrangement() const { return *m_layout; }
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
    void showFailure(std::uint64_t id, const Error& error); ///< of what was asked for here: no answer comes
    bool releaseByEscape(); ///< what is pinned, selected, opened or forced; false: nothing is
    void setView(MainPage view);
    void setGold(const GoldBook& gold); ///< outlives the mainView; outlines the pairs of its sentences
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
    void connectAttention();
    void connectValidation();
    void refreshView();
    void showPage();
    void showSentence();
    void showOrigin(); ///< of which run and step picture and curve are
    Translation shownSentence() const; ///< empty: there is none yet
    QString emptyMessage() const;
    bool releaseMarks(); ///< what is pinned, selected or opened; false: nothing is

    EngineState m_state;
    Task m_task = Task::Sentences; ///< of the preset that is chosen
    const ShownModel* m_shown = nullptr;
    const GoldBook* m_gold = nullptr;
    Translation m_own; ///< of the person's own sentence
    std::optional<std::int64_t> m_step; ///< of the picture; none: there is none
    std::size_t m_opened = 0; ///< index of the validated pair that was opened last

    ViewHeader* m_header = nullptr;
    ValidationHistory* m_validation = nullptr;
    QStackedWidget* m_pages = nullptr; ///< pairs, attention, validated pairs
    PairsView* m_pairs = nullptr;
    AttentionView* m_attention = nullptr;
    ValidationView* m_validationView = nullptr;
    TranslationBox* m_box = nullptr;
    LossSide* m_lossSide = nullptr;
    LossPlot* m_loss = nullptr;
    WatchedView* m_watched = nullptr;
    ViewHeads* m_heads = nullptr;
    ViewHeadsOff* m_headsOff = nullptr;
    ViewLayout* m_layout = nullptr;
};

} // namespace attentoscope::ui
