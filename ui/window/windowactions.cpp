// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowactions.h"

#include "ui/language/languages.h"
#include "ui/theme/icons.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/plaintext.h"

#include <QActionGroup>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <array>

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
        all.exportHeadsAnimation, all.exportLinks, all.exportRun, all.exportPage});
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
    menu->addAction(all.forkRun);
    menu->addAction(all.fineTune);
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
    menu->addAction(all.wholeWords);
    menu->addAction(all.heads);
    all.heatmapMenu = menu->addMenu(WindowActions::tr("&Heatmap"));
    all.heatmapMenu->addAction(all.timesValues);
    all.lossMenu = menu->addMenu(WindowActions::tr("&Loss curve"));
    all.lossMenu->addMenu(WindowActions::tr("&Place"))->addActions(all.lossPlaces->actions());
    menu->addMenu(WindowActions::tr("T&ime in training"))
        ->addActions(
            {all.playTime, all.earlier, all.later, all.newest, all.markBefore, all.markAfter, all.stopAtMarks});
    menu->addSeparator();
    menu->addMenu(WindowActions::tr("Th&eme"))->addActions(all.themes->actions());
    menu->addMenu(WindowActions::tr("Lan&guage"))->addActions(all.languages->actions());
    auto* window = menu->addMenu(WindowActions::tr("Wind&ow"));
    window->addActions({all.enlarge, all.enlargeNext, all.sideBar, all.fullScreen, all.resetLayout});
    window->addSeparator();
    window->addActions({all.largerType, all.smallerType, all.usualType});
    menu->addAction(all.present);
}

void addToolsMenu(WindowActions& all, QMenuBar& bar)
{
    auto* menu = bar.addMenu(WindowActions::tr("T&ools"));
    menu->addAction(all.dissect);
    menu->addAction(all.erase);
    menu->addAction(all.beamTree);
    menu->addAction(all.compareModels);
    menu->addAction(all.earlierRuns);
    menu->addSeparator();
    menu->addAction(all.sentences);
    menu->addAction(all.wall);
    menu->addAction(all.headNumbers);
    menu->addAction(all.openGold);
    menu->addAction(all.learnLinks);
    menu->addAction(all.drawLinks);
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
    menu->addAction(all.numbers);
    menu->addSeparator();
    menu->addAction(all.about);
}

/// Adds every action to its menu, and sets the menus of `actions`.
void fillMenus(WindowActions& actions, QMenuBar& bar)
{
    addFileMenu(actions, bar);
    addEditMenu(actions, bar);
    addTrainingMenu(actions, bar);
    addViewMenu(actions, bar);
    addToolsMenu(actions, bar);
    addHelpMenu(actions, bar);
}

} // namespace

namespace {

QKeySequence keys(const char* sequence)
{
    return QKeySequence(QLatin1String(sequence));
}

/// Whether text fields of every program use this key for editing.
bool editsText(const QKeyEvent& event)
{
    using enum QKeySequence::StandardKey;
    return std::ranges::any_of(
        std::array{Copy, Cut, Paste, SelectAll, Undo, Redo}, [&](auto key) { return event.matches(key); });
}

} // namespace

WindowActions::WindowActions(QMainWindow& window) : QObject(&window), m_window(window)
{
    makeFileActions();
    makeExportActions();
    makeEditActions();
    makeTrainingActions();
    makeViewActions();
    makeLookActions();
    makeTimeActions();
    makeToolActions();
    makeHelpActions();
    fillMenus(*this, *window.menuBar());
    QApplication::instance()->installEventFilter(this);
}

QAction* WindowActions::actionOf(const QKeyEvent& event) const
{
    const QKeySequence key(event.keyCombination());
    const auto all = m_window.actions();
    const auto found = std::ranges::find_if(all, [&](const QAction* one) { return one->shortcuts().contains(key); });
    return found == all.end() ? nullptr : *found;
}

bool WindowActions::isBeside(const QWidget& widget) const
{
    const auto* window = widget.window();
    if (window->windowType() == Qt::Popup || QApplication::activeModalWidget())
        return false;
    for (const auto* owner = window->parentWidget(); owner; owner = owner->parentWidget())
        if (owner == &m_window)
            return true;
    return false;
}

/// While an action is disabled, its key does not edit text either. If a window beside this one uses the key, Qt has
/// already handled it.
bool WindowActions::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto* widget = qobject_cast<QWidget*>(watched);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    auto* action = widget && !editsText(key) ? actionOf(key) : nullptr;
    if (action && widget->window() == &m_window) {
        event->ignore();
        return true;
    }
    if (action && event->type() == QEvent::KeyPress && isBeside(*widget)) {
        event->accept();
        action->trigger();
        return true;
    }
    return QObject::eventFilter(watched, event);
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

void WindowActions::makeFileActions()
{
    const auto s = [](const char* name) { return QString::fromLatin1(name); };
    openFile = make(tr("&Open sentence pairs…"), tr("Open a file with one pair on each line, split by a tab or |||"),
        s("open"), QKeySequence::Open);
    openParallel = make(
        tr("Open &two files…"), tr("Open two files whose lines belong together"), s("files"), keys("Ctrl+Shift+O"));
    openRun = make(
        tr("Open &run…"), tr("Choose a run from the list, or open a folder or a packed run"), s("run"), keys("Ctrl+R"));
    connectFar = make(tr("Co&nnect…"), tr("Open a window whose engine is on another machine, or outlives this window"),
        s("folder"), keys("Ctrl+Alt+N"));
    startPage = make(
        tr("Start pa&ge"), tr("Go to the start page to choose other data or another run"), {}, keys("Ctrl+Shift+H"));
    saveRun = make(tr("&Save run"), tr("Save the model now"), s("save"), QKeySequence::Save);
    quit = make(tr("&Quit"), tr("Close Attentoscope; a run with a folder is saved"), {}, keys("Ctrl+Q"));
    quit->setMenuRole(QAction::QuitRole);
    quit->setShortcutContext(Qt::ApplicationShortcut); // also works in the list of runs and the other windows
}

void WindowActions::makeExportActions()
{
    const auto s = [](const char* name) { return QString::fromLatin1(name); };
    exportHeatmap = make(tr("&Attention…"), tr("Save the matrix or the lines as a picture, or the weights as a table"),
        s("export"), keys("Ctrl+E"));
    exportLoss = make(
        tr("&Loss curve…"), tr("Save the loss curve as a picture or as a table"), s("export"), keys("Ctrl+Shift+E"));
    exportAnimation = make(tr("A&nimation…"), tr("Save how the watched sentence changed during training"), s("export"),
        keys("Ctrl+Alt+A"));
    exportHeads = make(
        tr("&Heads…"), tr("Save all heads as a picture, or their weights as a table"), s("export"), keys("Ctrl+Alt+H"));
    exportHeadsAnimation = make(tr("Animation of the h&eads…"),
        tr("Save how all heads of the watched sentence changed during training"), s("export"), {});
    exportLinks = make(tr("Lin&ks of the sentence…"),
        tr("Save the links between the words of the shown sentence as a picture or as a table"), s("export"),
        keys("Ctrl+Alt+K"));
    exportRun = make(
        tr("&Run as one file…"), tr("Put the run into one file, to send or to keep"), s("run"), keys("Ctrl+Alt+R"));
    exportPage = make(tr("Run as a &page…"), tr("Make one HTML file of the run, for people who have only a browser"),
        s("run"), keys("Ctrl+Alt+P"));
}

void WindowActions::makeEditActions()
{
    const auto s = [](const char* name) { return QString::fromLatin1(name); };
    undo = make(tr("&Undo"), tr("Undo the last forced word, setting or pin"), s("undo"), QKeySequence::Undo);
    redo = make(tr("&Redo"), tr("Redo what was undone"), s("redo"), {});
    redo->setShortcuts({keys("Ctrl+Shift+Z"), keys("Ctrl+Y")});
    copyHeatmap =
        make(tr("&Copy heatmap"), tr("Put a picture of the heatmap on the clipboard"), s("copy"), keys("Ctrl+Shift+C"));
    typeSentence = make(tr("&Type a sentence"), tr("Go to the translation box"), s("pencil"), keys("Ctrl+L"));
    watchSentences = make(tr("Choose &watched sentences…"), tr("Choose which sentences are watched during training"),
        s("watch"), keys("Ctrl+Shift+W"));
    clearForced = make(tr("Clear &forced words"), tr("Let the model choose all words and all attention again"),
        s("reset"), keys("Ctrl+Shift+K"));
}

void WindowActions::makeTrainingActions()
{
    const auto s = [](const char* name) { return QString::fromLatin1(name); };
    train = make(tr("&Train"), tr("Train a new model on the data"), s("train"), keys("Ctrl+T"));
    goOn =
        make(tr("&Continue"), tr("Train this run further, for as long as the settings say: minutes, steps or epochs"),
            s("continue"), keys("Ctrl+Shift+G"));
    step = make(tr("Ste&p"), tr("Train one batch and pause again"), s("step"), keys("Ctrl+Shift+T"));
    validate = make(tr("E&valuate now"),
        tr("Measure loss and BLEU on the validation sentences before the next batch; this does not change training"),
        s("validate"), keys("Ctrl+Shift+V"));
    stop = make(tr("&Stop and keep"), tr("End training. The model stays, and is saved if the run has a folder"),
        s("stop"), keys("Ctrl+."));
    discard = make(tr("Stop and &discard…"), tr("End training, forget the model and delete the run"), s("discard"),
        keys("Ctrl+Shift+X"));
    again = make(tr("Start again, same s&eed"),
        tr("Train a new model from the same first weights, with the settings as they are now"), s("reset"),
        keys("Ctrl+Shift+A"));
    againAnew = make(tr("Start again, &new seed"),
        tr("Train a new model from other first weights and in another order, with the settings as they are now"),
        s("dice"), keys("Ctrl+Shift+N"));
    forkRun = make(tr("Train without some pa&irs…"), {}, {}, keys("Ctrl+Alt+F"));
    fineTune = make(tr("Train this model &on…"), {}, s("continue"), keys("Ctrl+Alt+T"));
    swapDirection = make(
        tr("S&wap direction"), tr("Translate from the second column to the first, or back"), s("swap"), keys("Ctrl+D"));
    allSettings = make(
        tr("&All settings…"), tr("See and change every setting of model and training"), s("settings"), keys("Ctrl+,"));
}

void WindowActions::makeViewActions()
{
    const auto s = [](const char* name) { return QString::fromLatin1(name); };
    showPairs = make(tr("&Pairs"), tr("Show the loaded sentence pairs"), s("pairs"), keys("Alt+1"));
    showWatched = make(
        tr("&Watched sentence"), tr("Show the sentence that is watched during training"), s("watch"), keys("Alt+2"));
    showOwn =
        make(tr("&Your sentence"), tr("Show the attention of the sentence you typed"), s("pencil"), keys("Alt+3"));
    showValidation = make(tr("&Validation sentences"),
        tr("Show sentences of the validation set as they are translated at each validation"), s("validate"),
        keys("Alt+4"));
    lines = make(tr("Lines &between words"), tr("Switch between matrix and lines"), s("lines"), keys("Ctrl+M"));
    lines->setCheckable(true);
    timesValues = make(tr("Weights times val&ues"),
        tr("Show how much each word brings: its weight times the length of its value"), {}, {});
    timesValues->setCheckable(true);
    wholeWords = make(tr("Whole word&s"),
        tr("Show attention between whole words, or between the pieces of words that the model reads"), {},
        keys("Ctrl+Shift+P"));
    wholeWords->setCheckable(true);
    wholeWords->setChecked(true);
    heads = make(tr("He&ads of a Transformer"), tr("Show all heads below the heatmap, where the model has heads"), {},
        keys("Ctrl+H"));
    heads->setCheckable(true);
    heads->setChecked(true);
    headNumbers = make(tr("Head meas&ures…"),
        tr("Show what each head looks at, in numbers, and how that changed during training"), {}, keys("Ctrl+Shift+D"));
}

void WindowActions::makeLookActions()
{
    const auto s = [](const char* name) { return QString::fromLatin1(name); };
    sideBar = make(tr("&Side bar"), tr("Show the panels for data and training"), s("sidebar"), keys("Ctrl+B"));
    sideBar->setCheckable(true);
    sideBar->setChecked(true);
    fullScreen = make(tr("&Full screen"), tr("Use the whole screen"), {}, QKeySequence::FullScreen);
    fullScreen->setShortcuts({QKeySequence(Qt::Key_F11), keys("Ctrl+Shift+F")});
    fullScreen->setCheckable(true);
    present = make(tr("Prese&nt"), tr("Hide everything but the views and double the size of the text; Esc ends it"), {},
        keys("F5"));
    present->setCheckable(true);
    enlarge = make(tr("&Enlarge"),
        tr("Give the heatmap, the heads or the loss curve all the room: the one under the pointer or with the focus; Esc ends it"),
        {}, keys("Ctrl+Return"));
    enlarge->setCheckable(true);
    enlargeNext = make(tr("Enlarge the ne&xt part"),
        tr("Give all the room to the heatmap, then to the heads, then to the loss curve"), {},
        keys("Ctrl+Shift+Return"));
    resetLayout = make(tr("&Reset layout"), tr("Put everything back where it was at the first start"), s("reset"),
        keys("Ctrl+Shift+0"));
    largerType = make(tr("&Larger text"), tr("Make all text a tenth larger"), {}, {});
    largerType->setShortcuts({keys("Ctrl++"), keys("Ctrl+=")});
    smallerType = make(tr("S&maller text"), tr("Make all text a tenth smaller"), {}, keys("Ctrl+-"));
    usualType = make(tr("&Usual text"), tr("Make all text as large as the desktop has it"), {}, keys("Ctrl+0"));
    themes = makeChoices({tr("Same as the s&ystem"), tr("&Light"), tr("&Dark"), tr("High con&trast")});
    QStringList names{tr("Same as the s&ystem")};
    for (const auto& language : ui::languages())
        names << QString::fromUtf8(language.name);
    languages = makeChoices(names);
    lossPlaces = makeChoices({tr("Where there is &room"), tr("&Below the heatmap"), tr("B&eside the heatmap")});
}

void WindowActions::makeTimeActions()
{
    playTime = make(tr("&Play or stop"), tr("Play the watched sentence through training, or stop playing"),
        QStringLiteral("train"), keys("Ctrl+P"));
    earlier = make(tr("&Earlier"), tr("Show the watched sentence one picture earlier"), {}, keys("Alt+Left"));
    later = make(tr("&Later"), tr("Show the watched sentence one picture later"), {}, keys("Alt+Right"));
    newest = make(tr("&Newest"), tr("Follow the newest picture of the watched sentence"), {}, keys("Alt+End"));
    markBefore = make(tr("&Mark before"),
        tr("Go back to where something happened: a dot below the slider, which says what"), {}, keys("Alt+PgUp"));
    markAfter = make(tr("Mark &after"),
        tr("Go on to where something happened: a dot below the slider, which says what"), {}, keys("Alt+PgDown"));
    stopAtMarks = make(tr("&Stop at marks"), tr("Playing stops where something happened, and says what"), {}, {});
    stopAtMarks->setCheckable(true);
}

void WindowActions::makeToolActions()
{
    const auto s = [](const char* name) { return QString::fromLatin1(name); };
    dissect = make(tr("&How this weight came about…"),
        tr("Take the chosen cell of the heatmap apart: every number from state to word"), {}, keys("Ctrl+I"));
    erase = make(tr("&Does it need what it looks at…"),
        tr("Take each source word away, and see beside the attention what every target word loses"), {},
        keys("Ctrl+Shift+I"));
    beamTree = make(tr("&Beam tree…"),
        tr("Show how the search for the translation branched, word by word; it needs a beam of two or more"), s("tree"),
        keys("Ctrl+Alt+B"));
    compareModels = make(tr("Co&mpare two models…"),
        tr("See the same sentence under two models, with their difference"), {}, keys("Ctrl+Shift+M"));
    earlierRuns = make(tr("&Earlier runs…"),
        tr("Draw the losses of earlier runs over this one, and see what differed in their settings"), {},
        keys("Ctrl+Shift+R"));
    sentences = make(tr("Table of &sentences…"),
        tr("List all validation sentences by error rate, entropy, length, BLEU or loss, and open one"), s("pairs"),
        keys("Ctrl+Shift+S"));
    openGold = make(tr("Open &gold alignments…"),
        tr("Open word alignments that people made, one line for each pair, to outline them in the heatmap"), s("open"),
        keys("Ctrl+Alt+G"));
    learnLinks = make(tr("Learn statistical lin&ks"),
        tr("Link the words of pairs without gold links by statistics of all training pairs, in the background, to outline "
           "them and to measure attention against them"),
        {}, keys("Ctrl+Alt+L"));
    drawLinks = make(tr("D&raw links"),
        tr("Draw links between the words of a pair of the data in the heatmap, or take them away; they are kept with the "
           "data and count as gold links"),
        s("pencil"), keys("Ctrl+J"));
    drawLinks->setCheckable(true);
    wall = make(tr("&Wall of maps…"),
        tr("See the attention of many sentences as small maps, with their links, by error rate or in order"), {},
        keys("Ctrl+Shift+J"));
    translateFile = make(tr("Translate a te&xt file…"), tr("Translate each line of a text file into another file"),
        s("files"), keys("Ctrl+Shift+B"));
    exportMany = make(tr("Export m&any sentences…"),
        tr("Save the heatmaps of all watched sentences, or of each line of a text file"), s("export"),
        keys("Ctrl+Alt+E"));
}

void WindowActions::makeHelpActions()
{
    documentation = make(
        tr("&Documentation"), tr("Read about what you see, and search all pages"), QStringLiteral("info"), keys("F1"));
    lessons = make(tr("&Lessons"), tr("Go to the lessons on the start page: each asks, lets you try, and shows it"),
        QStringLiteral("sample"), keys("Ctrl+Shift+L"));
    hints = make(tr("&Hints"), tr("Show hints in the status bar, one after another"), {}, keys("Ctrl+Shift+F1"));
    hints->setCheckable(true);
    shortcuts = make(tr("&Keys…"), tr("Every key, in the menus and on the heatmap"), {}, keys("Ctrl+F1"));
    numbers = make(tr("What the &numbers mean"), tr("Loss, BLEU, entropy and the others, in a sentence each"), {},
        keys("Shift+F1"));
    about = make(tr("&About Attentoscope"), tr("Version and licence"), {}, {});
    about->setMenuRole(QAction::AboutRole);
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
    train->setText(pausing ? tr("&Pause") : resuming ? tr("&Resume") : tr("&Train"));
}

} // namespace attentoscope::ui
