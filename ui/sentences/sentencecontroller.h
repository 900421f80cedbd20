// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/error.h"
#include "engine/types/sentences.h"
#include "engine/types/training.h"
#include "ui/sentences/goldbook.h"
#include "ui/translation/forcedchoices.h"

#include <QObject>

#include <memory>

namespace attentoscope::ui {

class AttentionView;
class Dialogs;
class SentencesModel;
class SentenceWindow;

/// The table of sentences and the gold links that the window knows: requests them from the engine and displays the
/// answers. The heatmap's option decides which words count as linked, so both always agree.
class SentenceController : public QObject
{
    Q_OBJECT

public:
    SentenceController(AttentionView& view, Dialogs& dialogs, QWidget* parent);
    ~SentenceController() override;

    void open(); ///< the window; measures at once if that was never done with this model
    void openGold(); ///< the window, then asks for a file of gold alignments

    void setState(const EngineState& state);
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run); ///< another model: removes the former measures
    void interrupt(); ///< others are measured now; the sentences so far stay
    const GoldBook& gold() const { return m_gold; }
    SentencesModel& model() const { return *m_model; }
    SentenceWindow* window() const { return m_window.get(); } ///< null until it is opened

public slots:
    void showPart(const attentoscope::MeasuredSentences& part);
    void showFailure(quint64 id, const attentoscope::Error& error);

signals:
    void requested(const attentoscope::SentencesRequest& request);
    void cancelRequested();
    void opened(const attentoscope::ui::GivenTranslation& given);
    void goldChanged();
    void failed(const attentoscope::Error& error); ///< while the window is closed

private:
    void makeWindow();
    SentencesRequest requestAsChosen() const;
    void ask(SentenceMeasure measure);
    void askAnew(); ///< for the present choices, with the most that can be measured
    void cancel();
    void refresh();
    bool canMeasure() const;
    QString missing() const;
    QString summaryText() const;
    void openRow(int row);
    void bringForward(QWidget& window) const;

    AttentionView& m_view;
    Dialogs& m_dialogs;
    SentencesModel* m_model = nullptr;
    std::unique_ptr<SentenceWindow> m_window; ///< not a child of the main window, which it would always cover
    GoldBook m_gold;
    EngineState m_state;
    SentencesRequest m_asked; ///< last request
    bool m_waiting = false;
    std::uint64_t m_id = 0; ///< of the newest request
    MeasuredSentences m_totals; ///< of the last part; without sentences
    bool m_isSentences = true; ///< the loaded model translates sentences
    bool m_dataHasGold = false;
    QString m_folder; ///< of the last file
};

} // namespace attentoscope::ui
