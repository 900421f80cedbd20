// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the table of sentences and gold links belong to the window.
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/stage.h"
#include "ui/window/windowactions.h"

#include <QStackedWidget>

namespace attentoscope::ui {

void MainWindow::connectSentences()
{
    m_sentences = new Sentences(m_stage->attention(), *m_dialogs, this);
    m_stage->setGold(m_sentences->gold());
    connect(m_actions->sentences, &QAction::triggered, m_sentences, &Sentences::open);
    connect(m_actions->openGold, &QAction::triggered, m_sentences, &Sentences::openGold);
    connect(m_sentences, &Sentences::goldChanged, m_stage, &Stage::refreshGold);
    connect(m_sentences, &Sentences::failed, m_messages, &MessageBar::showError);
    connect(m_sentences, &Sentences::opened, m_stage, [this](const GivenTranslation& given) {
        m_pages->setCurrentWidget(m_workbench);
        m_stage->showGiven(given);
        refreshActions();
    });
}

} // namespace attentoscope::ui
