// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/enginestate.h"
#include "engine/types/runs.h"
#include "ui/window/recentitems.h"

#include <QWidget>

#include <vector>

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace attentoscope::ui {

class CardButton;
class RecentRuns;

/// The first screen: one sentence about the next step, the samples, and recently opened items. If data or a model is in
/// memory, it says so and leads back to them.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    WelcomePage(const QList<QAction*>& opening, QWidget* parent = nullptr);

    void setSamples(const std::vector<SampleInfo>& samples);
    void setRecent(const std::vector<RecentItem>& items);
    void setState(const EngineState& state);
    void takeFocus(); ///< focuses the first sample; if nothing can be chosen, the way back
    void setLessons(QWidget& lessons); ///< adds the lessons between the samples and the recent items
    void showLessons(); ///< shows all lessons, and gives them the focus
    void offerDropping(bool offered); ///< files are dragged over the window, or no longer
    void setRuns(const std::vector<RunSummary>& runs); ///< newest first

signals:
    void sampleChosen(const QString& id);
    void recentChosen(const attentoscope::ui::RecentItem& item);
    void backRequested();
    void runChosen(const QString& folder);
    void allRunsWanted();
    void allLessonsWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeHeading();
    QWidget* makeWayBack();
    QWidget* makeOpening();
    void makeSamples();
    void makeRecent();
    void layOut();
    void addCard(CardButton& card);
    QList<QAction*> m_opening; ///< actions that open a file of pairs, two files, or a run
    QStringList m_sampleIds;
    QWidget* m_back = nullptr;
    QLabel* m_dropping = nullptr;
    QLabel* m_backText = nullptr;
    QPushButton* m_backButton = nullptr;
    QGridLayout* m_samples = nullptr;
    QWidget* m_samplesBox = nullptr;
    QWidget* m_recentBox = nullptr;
    QVBoxLayout* m_recent = nullptr;
    QVBoxLayout* m_column = nullptr; ///< contains all parts
    QWidget* m_lessons = nullptr; ///< null if there are no lessons
    QScrollArea* m_scroll = nullptr;
    RecentRuns* m_runs = nullptr;
};

} // namespace attentoscope::ui
