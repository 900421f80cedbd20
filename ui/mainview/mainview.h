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
    ViewHeads& heads() const { return *m_heads; } ///< the window chooses the place of its view
    HeadsOffMeasuring& headsOff() const; ///< the engine answers its requests
    ViewLayout& arrangement() const { return *m_layout; }
    void follow(const ShownModel& shown); ///< the model must outlive this object
    QSize roomAroundHeatmap() const; ///< the heatmap's surroundings without the sentence's box and the curve, in pixels
    bool showsAttention() const; ///< the heatmap or the lines view, not a list

    void setState(const EngineState& state);
    void setTask(Task task); ///< task of the chosen preset, for as long as there is no model
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run);
    void forgetRun(); ///< the run was discarded
    void showReports(const TrainingReports& reports);
    void showNews(const RunNews& news); ///< news of the displayed run, which is trained elsewhere
    void showPartialTranslation(const Translation& partial);
    void showTranslation(const Translation& translation); ///< ignores translations that were not requested here
    /// A request has failed; ignores requests that were not made here.
    void showFailure(std::uint64_t id, const Error& error);
    bool releaseByEscape(); ///< clears pins, selections, opened or forced cells; false: nothing to clear
    void setView(MainPage view);
    void setGold(const GoldBook& gold); ///< outlines the pairs of its sentences; must outlive this object
    void refreshGold(); ///< the gold links have changed
    /// The pair of the data that the heatmap shows unchanged; none: it shows something else.
    std::optional<SentencePair> shownPair() const;
    void showGiven(const GivenTranslation& given); ///< shows it as the user's own sentence
    void setPresented(bool presented); ///< hides everything except the views

signals:
    void translateRequested(const attentoscope::TranslationRequest& request);
    void failed(const attentoscope::Error& error); ///< a request that the user did not make has failed
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
    void showOrigin(); ///< names the run and step of picture and curve
    Translation shownSentence() const; ///< empty if there is none yet
    QString emptyMessage() const;
    bool releaseMarks(); ///< clears pins, selections and opened cells; false: nothing to clear

    EngineState m_state;
    Task m_task = Task::Sentences; ///< task of the chosen preset
    const ShownModel* m_shown = nullptr;
    const GoldBook* m_gold = nullptr;
    Translation m_own; ///< translation of the user's own sentence
    std::optional<std::int64_t> m_step; ///< step of the picture; none: no picture
    std::size_t m_opened = 0; ///< index of the validated pair that was opened last

    ViewHeader* m_header = nullptr;
    ValidationHistory* m_validation = nullptr;
    QStackedWidget* m_pages = nullptr; ///< pages for pairs, for attention and for validated pairs
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
