// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowmenus.h"

#include "ui/theme/icons.h"
#include "ui/window/windowactions.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

namespace attentoscope::ui {

namespace {

void addFileMenu(WindowActions& all, QMenuBar& bar)
{
    auto* menu = bar.addMenu(WindowActions::tr("&File"));
    menu->addAction(all.openFile);
    menu->addAction(all.openParallel);
    all.samplesMenu = menu->addMenu(icon(QStringLiteral("sample")), WindowActions::tr("S&amples"));
    menu->addAction(all.openRun);
    all.recentMenu = menu->addMenu(WindowActions::tr("Open re&cent"));
    all.recentMenu->setObjectName(QLatin1String(recentMenuName));
    menu->addAction(all.connectFar);
    menu->addAction(all.startPage);
    menu->addSeparator();
    menu->addAction(all.saveRun);
    all.exportMenu = menu->addMenu(icon(QStringLiteral("export")), WindowActions::tr("&Export"));
    all.exportMenu->addActions({all.exportHeatmap, all.exportLoss, all.exportAnimation, all.exportHeads,
        all.exportHeadsAnimation, all.exportRun});
    menu->addSeparator();
    menu->addAction(all.quit);
}

void addEditMenu(WindowActions& all, QMenuBar& bar)
{
    auto* menu = bar.addMenu(WindowActions::tr("&Edit"));
    menu->addAction(all.undo);
    menu->addAction(all.redo);
    menu->addSeparator();
    menu->addAction(all.copyHeatmap);
    menu->addSeparator();
    menu->addAction(all.typeSentence);
    menu->addAction(all.clearForced);
    menu->addAction(all.watchSentences);
}

void addTrainingMenu(WindowActions& all, QMenuBar& bar)
{
    auto* menu = bar.addMenu(WindowActions::tr("&Training"));
    menu->addAction(all.train);
    menu->addAction(all.step);
    menu->addAction(all.validate);
    menu->addSeparator();
    menu->addAction(all.stop);
    menu->addAction(all.discard);
    menu->addSeparator();
    menu->addAction(all.goOn);
    menu->addAction(all.again);
    menu->addAction(all.againAnew);
    menu->addSeparator();
    menu->addAction(all.swapDirection);
    menu->addAction(all.allSettings);
}

void addViewMenu(WindowActions& all, QMenuBar& bar)
{
    auto* menu = bar.addMenu(WindowActions::tr("&View"));
    menu->addAction(all.showPairs);
    menu->addAction(all.showWatched);
    menu->addAction(all.showOwn);
    menu->addAction(all.showValidation);
    menu->addSeparator();
    menu->addAction(all.lines);
    menu->addAction(all.heads);
    menu->addAction(all.headNumbers);
    all.heatmapMenu = menu->addMenu(WindowActions::tr("&Heatmap"));
    all.lossMenu = menu->addMenu(WindowActions::tr("&Loss curve"));
    all.lossMenu->addMenu(WindowActions::tr("&Place"))->addActions(all.lossPlaces->actions());
    menu->addMenu(WindowActions::tr("T&ime in training"))
        ->addActions({all.playTime, all.earlier, all.later, all.newest});
    menu->addSeparator();
    menu->addMenu(WindowActions::tr("Th&eme"))->addActions(all.themes->actions());
    menu->addMenu(WindowActions::tr("Lan&guage"))->addActions(all.languages->actions());
    menu->addMenu(WindowActions::tr("Wind&ow"))->addActions({all.sideBar, all.fullScreen, all.resetLayout});
    menu->addAction(all.present);
}

void addToolsMenu(WindowActions& all, QMenuBar& bar)
{
    auto* menu = bar.addMenu(WindowActions::tr("T&ools"));
    menu->addAction(all.dissect);
    menu->addAction(all.beamTree);
    menu->addAction(all.compareModels);
    menu->addAction(all.earlierRuns);
    menu->addSeparator();
    menu->addAction(all.sentences);
    menu->addAction(all.openGold);
    menu->addSeparator();
    menu->addAction(all.translateFile);
    menu->addAction(all.exportMany);
}

void addHelpMenu(WindowActions& all, QMenuBar& bar)
{
    auto* menu = bar.addMenu(WindowActions::tr("&Help"));
    menu->addAction(all.documentation);
    menu->addAction(all.lessons);
    menu->addAction(all.hints);
    menu->addAction(all.shortcuts);
    menu->addSeparator();
    menu->addAction(all.about);
}

} // namespace

void fillMenus(WindowActions& actions, QMenuBar& bar)
{
    addFileMenu(actions, bar);
    addEditMenu(actions, bar);
    addTrainingMenu(actions, bar);
    addViewMenu(actions, bar);
    addToolsMenu(actions, bar);
    addHelpMenu(actions, bar);
}

} // namespace attentoscope::ui
