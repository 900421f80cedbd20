// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowactions.h"

#include "ui/theme/icons.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/plaintext.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace attentoscope::ui {

namespace {

QKeySequence keys(const char* sequence)
{
    return QKeySequence(QLatin1String(sequence));
}

} // namespace

WindowActions::WindowActions(QMainWindow& window) : QObject(&window), m_window(window)
{
    makeActions();
    makeViewActions();
    makeTimeActions();
    makeFileMenu(*window.menuBar());
    makeTrainingMenu(*window.menuBar());
    makeViewMenu(*window.menuBar());
    auto* help = window.menuBar()->addMenu(tr("&Help"));
    help->addAction(shortcuts);
    help->addAction(about);
}

QAction* WindowActions::make(
    const QString& text, const QString& tip, const QString& drawing, const QKeySequence& shortcut)
{
    auto* action = new QAction(text, this);
    action->setToolTip(plainTip(tip));
    action->setStatusTip(plainTip(tip));
    action->setShortcut(shortcut);
    action->setData(drawing);
    if (!drawing.isEmpty())
        action->setIcon(icon(drawing));
    m_window.addAction(action);
    return action;
}

QActionGroup* WindowActions::makeChoices(const QStringList& names)
{
    auto* group = new QActionGroup(this);
    int value = 0;
    for (const auto& name : names) {
        auto* action = group->addAction(name);
        action->setCheckable(true);
        action->setChecked(value == 0);
        action->setData(value++);
    }
    return group;
}

void WindowActions::makeActions()
{
    const auto s = [](const char* name) { return QString::fromLatin1(name); };
    openFile = make(tr("&Open sentence pairs …"), tr("Open a file with one pair a line, split by a tab or |||"),
        s("open"), QKeySequence::Open);
    openParallel = make(
        tr("Open &two files …"), tr("Open two files whose lines belong together"), s("files"), keys("Ctrl+Shift+O"));
    openRun = make(tr("Open &run …"), tr("Choose a run from the list, or open a folder or a packed run"), s("run"), keys("Ctrl+R"));
    openGold = make(tr("Open &gold alignments …"),
        tr("Open word alignments that people made, one line for each pair, to outline them in the heatmap"), s("open"),
        keys("Ctrl+Alt+G"));
    startPage = make(tr("Start pa&ge"), tr("Go back to the first screen"), {}, keys("Ctrl+Shift+H"));
    saveRun = make(tr("&Save run"), tr("Save the model now"), s("save"), QKeySequence::Save);
    exportRun =
        make(tr("Export r&un …"), tr("Put the run into one file, to send or to keep"), s("export"), keys("Ctrl+Alt+R"));
    exportHeatmap = make(tr("&Export attention …"), tr("Save matrix or lines as a picture, or the weights as a table"),
        s("export"), keys("Ctrl+E"));
    exportMany = make(tr("Export &many sentences …"),
        tr("Save the heatmaps of all watched sentences, or of each line of a text file"), s("export"),
        keys("Ctrl+Alt+E"));
    translateFile = make(tr("Translate a te&xt file …"), tr("Translate each line of a text file into another file"),
        s("files"), keys("Ctrl+Shift+B"));
    copyHeatmap =
        make(tr("Cop&y heatmap"), tr("Put a picture of the heatmap on the clipboard"), s("copy"), keys("Ctrl+Shift+C"));
    exportLoss = make(tr("Export &loss curve …"), tr("Save the loss curve as a picture or a table"), s("export"),
        keys("Ctrl+Shift+E"));
    exportAnimation = make(tr("Export animatio&n …"), tr("Save how the watched sentence changed while training"),
        s("export"), keys("Ctrl+Alt+A"));
    quit = make(tr("&Quit"), tr("Close Attentoscope; a run with a folder is saved"), {}, QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);
    swapDirection = make(
        tr("S&wap direction"), tr("Translate from the second column to the first, or back"), s("swap"), keys("Ctrl+D"));

    train = make(tr("&Train"), tr("Train a new model on the data"), s("train"), keys("Ctrl+T"));
    goOn =
        make(tr("&Continue"), tr("Go on with this run for as many epochs again"), s("continue"), keys("Ctrl+Shift+G"));
    step = make(tr("Ste&p"), tr("Train one batch and pause again"), s("step"), keys("Ctrl+Shift+T"));
    validate = make(tr("E&valuate now"),
        tr("Measure loss and BLEU on the validation sentences before the next batch; training does not notice"),
        s("validate"), keys("Ctrl+Shift+V"));
    stop = make(tr("&Stop and keep"), tr("End training; the model stays, and is saved where the run has a folder"),
        s("stop"), keys("Ctrl+."));
    discard = make(tr("Stop and &discard …"), tr("End training, forget the model and delete the run"), s("discard"),
        keys("Ctrl+Shift+X"));
    again = make(tr("Start again, same s&eed"),
        tr("Train anew from the same first weights, with the settings as they are now"), s("reset"),
        keys("Ctrl+Shift+A"));
    againAnew = make(tr("Start again, &new seed"),
        tr("Train anew from other first weights and in another order, with the settings as they are now"), s("dice"),
        keys("Ctrl+Shift+N"));
    allSettings = make(
        tr("&All settings …"), tr("See and change every setting of model and training"), s("settings"), keys("Ctrl+,"));
    shortcuts = make(tr("&Keys …"), tr("Every key, in the menus and on the heatmap"), {}, keys("F1"));
    about = make(tr("&About Attentoscope"), tr("Version and licence"), {}, {});
    about->setMenuRole(QAction::AboutRole);
}

void WindowActions::makeViewActions()
{
    const auto s = [](const char* name) { return QString::fromLatin1(name); };
    typeSentence = make(tr("&Type a sentence"), tr("Go to the translation box"), s("pencil"), keys("Ctrl+L"));
    undoForced = make(tr("&Undo what was forced"), tr("Let the model choose all words and all attention again"),
        s("reset"), keys("Ctrl+Shift+Z"));
    showPairs = make(tr("Show &pairs"), tr("Show the loaded sentence pairs"), s("pairs"), keys("Alt+1"));
    showWatched = make(tr("Show &watched sentence"), tr("Show the sentence that is watched while training"), s("watch"),
        keys("Alt+2"));
    showOwn =
        make(tr("Show &your sentence"), tr("Show the attention of the sentence you typed"), s("pencil"), keys("Alt+3"));
    showValidation = make(tr("Show &validation sentences"),
        tr("Show sentences of the validation set as they are translated at each validation"), s("validate"),
        keys("Alt+4"));
    dissect = make(tr("&How this weight came about …"),
        tr("Take the chosen cell of the heatmap apart: every number from state to word"), {}, keys("Ctrl+I"));
    compareModels = make(tr("Co&mpare two models …"),
        tr("See the same sentence under two models, with their difference"), {}, keys("Ctrl+Shift+M"));
    earlierRuns = make(tr("&Earlier runs …"),
        tr("Lay the losses of earlier runs over this one, and see what differed in their settings"), {},
        keys("Ctrl+Shift+R"));
    lines = make(tr("&Lines between words"), tr("Switch between matrix and lines"), s("lines"), keys("Ctrl+M"));
    lines->setCheckable(true);
    sideBar = make(tr("&Side bar"), tr("Show data and training beside the stage"), s("sidebar"), keys("Ctrl+B"));
    sideBar->setCheckable(true);
    sideBar->setChecked(true);
    fullScreen = make(tr("&Full screen"), tr("Use the whole screen"), {}, QKeySequence::FullScreen);
    fullScreen->setShortcuts({QKeySequence(Qt::Key_F11), keys("Ctrl+Shift+F")});
    fullScreen->setCheckable(true);
    present =
        make(tr("&Present"), tr("Hide everything but the views and double the type; Esc ends it"), {}, keys("F5"));
    present->setCheckable(true);
    resetLayout = make(tr("&Reset layout"), tr("Put everything back where it was at the first start"), s("reset"),
        keys("Ctrl+Shift+0"));
    themes = makeChoices({tr("As the s&ystem"), tr("&Light"), tr("&Dark")});
    lossPlaces = makeChoices({tr("Where there is &room"), tr("&Below the heatmap"), tr("B&eside the heatmap")});
}

void WindowActions::makeTimeActions()
{
    watchSentences = make(tr("Choose watched se&ntences …"), tr("Choose which sentences are watched while training"),
        QStringLiteral("watch"), keys("Ctrl+Shift+W"));
    sentences = make(tr("Table of &sentences …"),
        tr("List all validation sentences by error rate, entropy, length, BLEU or loss, and open one"),
        QStringLiteral("pairs"), keys("Ctrl+Shift+S"));
    playTime = make(tr("&Play or stop"), tr("Play the watched sentence through training, or stop playing"),
        QStringLiteral("train"), keys("Ctrl+P"));
    earlier = make(tr("&Earlier"), tr("Show the watched sentence one picture earlier"), {}, keys("Alt+Left"));
    later = make(tr("&Later"), tr("Show the watched sentence one picture later"), {}, keys("Alt+Right"));
    newest = make(tr("&Newest"), tr("Follow the newest picture of the watched sentence"), {}, keys("Alt+End"));
}

void WindowActions::makeFileMenu(QMenuBar& bar)
{
    auto* menu = bar.addMenu(tr("&File"));
    menu->addAction(openFile);
    menu->addAction(openParallel);
    samplesMenu = menu->addMenu(icon(QStringLiteral("sample")), tr("S&amples"));
    menu->addAction(openRun);
    menu->addAction(openGold);
    recentMenu = menu->addMenu(tr("Open re&cent"));
    menu->addAction(startPage);
    menu->addSeparator();
    menu->addAction(saveRun);
    menu->addAction(exportRun);
    menu->addAction(exportHeatmap);
    menu->addAction(exportMany);
    menu->addAction(translateFile);
    menu->addAction(copyHeatmap);
    menu->addAction(exportLoss);
    menu->addAction(exportAnimation);
    menu->addSeparator();
    menu->addAction(quit);
}

void WindowActions::makeTrainingMenu(QMenuBar& bar)
{
    auto* menu = bar.addMenu(tr("&Training"));
    menu->addAction(train);
    menu->addAction(step);
    menu->addAction(validate);
    menu->addSeparator();
    menu->addAction(stop);
    menu->addAction(discard);
    menu->addSeparator();
    menu->addAction(goOn);
    menu->addAction(again);
    menu->addAction(againAnew);
    menu->addSeparator();
    menu->addAction(swapDirection);
    menu->addAction(allSettings);
}

void WindowActions::makeViewMenu(QMenuBar& bar)
{
    auto* menu = bar.addMenu(tr("&View"));
    menu->addAction(showPairs);
    menu->addAction(showWatched);
    menu->addAction(showOwn);
    menu->addAction(showValidation);
    menu->addAction(typeSentence);
    menu->addAction(watchSentences);
    menu->addAction(sentences);
    makeTimeMenu(*menu);
    menu->addAction(undoForced);
    menu->addSeparator();
    menu->addAction(dissect);
    menu->addAction(compareModels);
    menu->addAction(lines);
    heatmapMenu = menu->addMenu(tr("&Heatmap"));
    lossMenu = menu->addMenu(tr("&Loss curve"));
    lossMenu->addAction(earlierRuns);
    auto* place = lossMenu->addMenu(tr("&Place"));
    place->addActions(lossPlaces->actions());
    menu->addSeparator();
    menu->addMenu(tr("Th&eme"))->addActions(themes->actions());
    menu->addAction(sideBar);
    menu->addAction(fullScreen);
    menu->addAction(present);
    menu->addAction(resetLayout);
}

void WindowActions::makeTimeMenu(QMenu& view)
{
    auto* menu = view.addMenu(tr("T&ime in training"));
    menu->addActions({playTime, earlier, later, newest});
}

void WindowActions::apply(const Abilities& able)
{
    openFile->setEnabled(able.loadData);
    openParallel->setEnabled(able.loadData);
    samplesMenu->setEnabled(able.loadData);
    swapDirection->setEnabled(able.swapDirection);
    saveRun->setEnabled(able.save);
    train->setEnabled(able.start || able.pause || able.resume);
    step->setEnabled(able.step);
    stop->setEnabled(able.stop);
    discard->setEnabled(able.stop);
    exportMany->setEnabled(able.translate);
    translateFile->setEnabled(able.translate);
    again->setEnabled(able.again);
    againAnew->setEnabled(able.again);
    validate->setEnabled(able.validate);

    const bool pausing = able.pause;
    const bool resuming = able.resume;
    train->setData(pausing ? QStringLiteral("pause") : QStringLiteral("train"));
    train->setIcon(icon(train->data().toString()));
    train->setToolTip(pausing ? tr("Pause training")
            : resuming        ? tr("Go on training")
                              : tr("Train a new model on the data"));
    train->setText(pausing ? tr("&Pause") : resuming ? tr("&Resume") : tr("&Train"));
}

} // namespace attentoscope::ui
