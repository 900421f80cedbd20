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

/// The middle of the window: heatmap, translation box and loss curve. It decides which sentence is displayed.
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
    PairsView& pairs() const { return *m_pairs; }
    WatchedView& watched() const { return *m_watched; }
    ValidationHistory& validation() const { return *m_validation; }
    ViewHeads& heads() const { return *m_heads; } ///< the window places its view
    HeadsOffMeasuring& headsOff() const; ///< its requests and answers
    ViewLayout& arrangement() const { return *m_layout; }
    void follow(const ShownModel& shown); ///< must outlive this object
    QSize roomAroundHeatmap() const; ///< without sentence and curve
    bool showsAttention() const; ///< the heatmap or the lines view, not a list

    void setState(const EngineState& state);
    void setTask(Task task); ///< of the chosen preset; used until there is a model
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run);
    void forgetRun(); ///< after it was discarded
    void showReports(const TrainingReports& reports);
    void showNews(const RunNews& news); ///< of the displayed run, which is trained elsewhere
    void showPartialTranslation(const Translation& partial);
    void showTranslation(const Translation& translation); ///< if it was requested here
    void showFailure(std::uint64_t id, const Error& error); ///< of a request from here: it has failed
    bool releaseByEscape(); ///< clears pins, selections, opened or forced cells; false: nothing to clear
    void setView(MainPage view);
    void setGold(const GoldBook& gold); ///< must outlive this object; outlines the pairs of its sentences
    void refreshGold(); ///< the gold links have changed
    std::optional<SentencePair> shownPair() const; ///< if the heatmap shows a given pair of the data, as written
    void showGiven(const GivenTranslation& given); ///< as the user's own sentence
    void setPresented(bool presented); ///< hides everything except the views

signals:
    void translateRequested(const attentoscope::TranslationRequest& request);
    void failed(const attentoscope::Error& error); ///< of requests that the user did not make
    void refreshed(); ///< the displayed sentence, list or weights may have changed

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectParts();
    void connectAttention();
    void connectValidation();
    void refreshView();
    void showPage();
    void showSentence();
    void showOrigin(); ///< the run and step of picture and curve
    Translation shownSentence() const; ///< empty: none yet
    QString emptyMessage() const;
    bool releaseMarks(); ///< clears pins, selections and opened cells; false: nothing to clear

    EngineState m_state;
    Task m_task = Task::Sentences; ///< of the chosen preset
    const ShownModel* m_shown = nullptr;
    const GoldBook* m_gold = nullptr;
    Translation m_own; ///< of the user's own sentence
    std::optional<std::int64_t> m_step; ///< of the picture; none: no picture
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
