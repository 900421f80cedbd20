// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/error.h"
#include "engine/types/linklearning.h"
#include "engine/types/sentences.h"
#include "engine/types/training.h"
#include "ui/sentences/goldbook.h"
#include "ui/translation/forcedchoices.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace attentoscope::ui {

class AttentionView;
class Dialogs;
class SentencesModel;
class SentenceWall;
class SentenceWindow;

/// Controls the table of sentences and the gold links that the window knows. It requests them from the engine and
/// displays the answers. The heatmap's option decides which words count as linked, so table and heatmap always agree.
class SentenceController : public QObject
{
    Q_OBJECT

public:
    SentenceController(AttentionView& view, Dialogs& dialogs, QWidget* parent);
    ~SentenceController() override;

    void open(); ///< opens the window; measures at once if this model was never measured
    void openWall(); ///< opens the window of small maps; measures like open()
    void chooseFiles(const QString& pairs, const QString& gold); ///< the next measurement is of these files
    void openGold(); ///< opens the window, then asks for a file of gold alignments

    void setState(const EngineState& state);
    void showCorpus(const CorpusSummary& summary);
    void showRun(const RunDescription& run); ///< removes the measures of the former model
    /// Progress of statistical links; requests them when they are ready.
    void showLearning(const LinkLearning& learning);
    /// Outlines the links that a person has drawn for pairs of the data. A pair without drawn links gets its own ones
    /// again.
    void setDrawn(const std::vector<LinksDrawing>& drawings);
    void findOwnLinks(const SentencePair& text); ///< called for a pair whose drawn links were all removed
    void interrupt(); ///< other sentences are measured now; the answers so far are kept
    const GoldBook& gold() const { return m_gold; }
    SentencesModel& model() const { return *m_model; }
    SentenceWall* wall() const { return m_wall.get(); } ///< null until it is opened
    SentenceWindow* window() const { return m_window.get(); } ///< null until it is opened

public slots:
    void showPart(const attentoscope::MeasuredSentences& part);
    void showFailure(quint64 id, const attentoscope::Error& error);

signals:
    void requested(const attentoscope::SentencesRequest& request);
    void cancelRequested();
    void opened(const attentoscope::ui::GivenTranslation& given);
    void linksExportRequested(const attentoscope::Translation& translation);
    void goldChanged();
    void dataChanged(bool areThere); ///< whether pairs are loaded has changed
    void failed(const attentoscope::Error& error); ///< emitted if the window is closed

private:
    void makeWindow();
    SentencesRequest requestAsChosen() const;
    void ask(SentenceMeasure measure);
    void askAnew(); ///< requests with the present choices, and measures as much as possible
    void cancel();
    void measureOnce(); ///< measures if this model was never measured
    bool isWallVisible() const; ///< whether the wall must be measured because it would be blank otherwise
    void refresh();
    bool canMeasure() const;
    QString missing() const;
    QString summaryText() const;
    void openRow(int row);
    void bringForward(QWidget& window) const;

    AttentionView& m_view;
    Dialogs& m_dialogs;
    SentencesModel* m_model = nullptr;
    std::unique_ptr<SentenceWall> m_wall; ///< has no parent, like m_window
    std::unique_ptr<SentenceWindow> m_window; ///< has no parent: a child would always cover the main window
    GoldBook m_gold;
    EngineState m_state;
    SentencesRequest m_asked; ///< the newest request
    bool m_waiting = false;
    std::uint64_t m_id = 0; ///< number of the newest request
    MeasuredSentences m_totals; ///< measures of the last part, without its sentences
    bool m_isSentences = true; ///< whether the loaded model translates sentences
    bool m_dataHasGold = false;
    LinkLearning m_learning; ///< progress of statistical links
    QString m_folder; ///< folder of the last chosen file
};

} // namespace attentoscope::ui
