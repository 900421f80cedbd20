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

/// The first screen: one sentence about the next step, the samples, and recently opened items. With data or a model in
/// memory it says so, and leads back to them.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    WelcomePage(const QList<QAction*>& opening, QWidget* parent = nullptr);

    void setSamples(const std::vector<SampleInfo>& samples);
    void setRecent(const std::vector<RecentItem>& items);
    void setState(const EngineState& state);
    void takeFocus(); ///< to the first sample, or to the way back if nothing else can be chosen
    void setLessons(QWidget& lessons); ///< between the samples and the recent items
    void showLessons(); ///< all of them, with the focus
    void offerDropping(bool offered); ///< of files on the window
    void setRuns(const std::vector<RunSummary>& runs); ///< the newest first

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
    QList<QAction*> m_opening; ///< a file of pairs, two files, a run
    QStringList m_sampleIds;
    QWidget* m_back = nullptr;
    QLabel* m_dropping = nullptr;
    QLabel* m_backText = nullptr;
    QPushButton* m_backButton = nullptr;
    QGridLayout* m_samples = nullptr;
    QWidget* m_samplesBox = nullptr;
    QWidget* m_recentBox = nullptr;
    QVBoxLayout* m_recent = nullptr;
    QVBoxLayout* m_column = nullptr; ///< of all parts
    QWidget* m_lessons = nullptr; ///< none: no lessons
    QScrollArea* m_scroll = nullptr;
    RecentRuns* m_runs = nullptr;
};

} // namespace attentoscope::ui
