// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/training.h"
#include "engine/types/translation.h"
#include "ui/stage/stageheader.h"

#include <QWidget>

#include <cstdint>

class QStackedWidget;

namespace attentoscope::ui {

class AttentionView;
struct GivenTranslation;
class GoldBook;
class LossPlot;
class LossSide;
class PairsView;
class ValidationHistory;
class ValidationView;
class StageLayout;
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
    StageLayout& arrangement() const { return *m_layout; }
    bool showsAttention() const; ///< the heatmap or the lines, not a list

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
    void setPresented(bool presented); ///< nothing but views

signals:
    void translateRequested(const attentoscope::TranslationRequest& request);
    void refreshed(); ///< another sentence, another list or other weights may be on show

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectParts();
    void connectValidation();
    QWidget* pageFor(StageView view) const;
    Translation translationFor(StageView view) const;
    void refreshView();
    void showSentence();
    QString emptyMessage() const;

    EngineState m_state;
    bool m_isPresented = false;
    Translation m_ownTranslation;
    const GoldBook* m_gold = nullptr;

    StageHeader* m_header = nullptr;
    QStackedWidget* m_pages = nullptr;
    PairsView* m_pairs = nullptr;
    AttentionView* m_attention = nullptr;
    ValidationHistory* m_validation = nullptr;
    ValidationView* m_validationView = nullptr;
    TranslationBox* m_box = nullptr;
    LossSide* m_lossSide = nullptr;
    WatchedView* m_watched = nullptr;
    StageLayout* m_layout = nullptr;
};

} // namespace attentoscope::ui
