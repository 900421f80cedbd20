// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>

class QActionGroup;
class QKeyEvent;
class QMenu;
class QMainWindow;

namespace attentoscope::ui {

struct Abilities;

inline constexpr auto recentMenuName = "recentMenu"; ///< its object name; the list of keys leaves out its entries

/// Every action of the window with its text, drawing, shortcut and place in the menus. Only the engine's state decides
/// which of them are enabled.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    explicit WindowActions(QMainWindow& window);

    void apply(const Abilities& able);

    QAction* openFile = nullptr;
    QAction* openParallel = nullptr;
    QAction* openRun = nullptr;
    QAction* connectFar = nullptr; ///< to an engine elsewhere
    QAction* openGold = nullptr;
    QAction* learnLinks = nullptr; ///< or stop that
    QAction* drawLinks = nullptr; ///< checked: a click on a cell of the heatmap draws a link
    QAction* wall = nullptr; ///< of small maps
    QAction* exportLinks = nullptr; ///< of one sentence
    QAction* startPage = nullptr;
    QAction* saveRun = nullptr;
    QAction* exportRun = nullptr;
    QAction* exportPage = nullptr;
    QAction* exportHeatmap = nullptr;
    QAction* exportMany = nullptr;
    QAction* translateFile = nullptr;
    QAction* copyHeatmap = nullptr;
    QAction* exportLoss = nullptr;
    QAction* exportAnimation = nullptr;
    QAction* exportHeads = nullptr;
    QAction* exportHeadsAnimation = nullptr;
    QAction* quit = nullptr;

    QAction* swapDirection = nullptr;

    QAction* train = nullptr; ///< pause and resume too
    QAction* goOn = nullptr;
    QAction* step = nullptr;
    QAction* validate = nullptr;
    QAction* stop = nullptr;
    QAction* discard = nullptr;
    QAction* again = nullptr; ///< with the same seed
    QAction* againAnew = nullptr; ///< with another seed
    QAction* forkRun = nullptr;
    QAction* fineTune = nullptr; ///< the open model, with the loaded pairs
    QAction* allSettings = nullptr;

    QAction* undo = nullptr;
    QAction* redo = nullptr;

    QAction* dissect = nullptr;
    QAction* erase = nullptr;
    QAction* beamTree = nullptr;
    QAction* compareModels = nullptr;
    QAction* earlierRuns = nullptr;
    QAction* typeSentence = nullptr;
    QAction* clearForced = nullptr;
    QAction* showPairs = nullptr;
    QAction* showWatched = nullptr;
    QAction* showOwn = nullptr;
    QAction* showValidation = nullptr;
    QAction* watchSentences = nullptr;
    QAction* sentences = nullptr; ///< the table
    QAction* playTime = nullptr;
    QAction* earlier = nullptr;
    QAction* later = nullptr;
    QAction* newest = nullptr;
    QAction* markBefore = nullptr; ///< where something happened
    QAction* markAfter = nullptr;
    QAction* stopAtMarks = nullptr; ///< checked: playing stops there
    QAction* timesValues = nullptr; ///< checked: weights times the lengths of values, otherwise weights
    QAction* lines = nullptr; ///< checked: attention as lines, otherwise as a matrix
    QAction* wholeWords = nullptr; ///< checked: where words are cut into pieces, attention is shown between words
    QAction* heads = nullptr; ///< checked: displayed if there are any
    QAction* headNumbers = nullptr;
    QAction* sideBar = nullptr;
    QAction* largerType = nullptr;
    QAction* smallerType = nullptr;
    QAction* usualType = nullptr;
    QAction* fullScreen = nullptr;
    QAction* present = nullptr;
    QAction* enlarge = nullptr; ///< checked: one part is all of the work page
    QAction* enlargeNext = nullptr;
    QAction* resetLayout = nullptr;
    QAction* documentation = nullptr;
    QAction* lessons = nullptr;
    QAction* hints = nullptr; ///< checked: displayed in the status bar
    QAction* shortcuts = nullptr;
    QAction* numbers = nullptr;
    QAction* about = nullptr;

    QActionGroup* themes = nullptr; ///< data(): ThemeChoice
    QActionGroup* languages = nullptr; ///< data(): 0: the system's, or the number of a row of languages(), from one on
    QActionGroup* lossPlaces = nullptr; ///< data(): LossPlace

    QMenu* samplesMenu = nullptr;
    QMenu* recentMenu = nullptr;
    QMenu* exportMenu = nullptr;
    QMenu* heatmapMenu = nullptr;
    QMenu* lossMenu = nullptr;

protected:
    /// Keys of the actions work wherever the focus is: in a text box, which would use some itself, such as Ctrl+E, and
    /// in the windows beside this one.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QAction* actionOf(const QKeyEvent& event) const; ///< null: none has this key
    [[nodiscard]] bool isBeside(const QWidget& widget) const; ///< in a window beside, which leaves this one usable
    QAction* make(const QString& text, const QString& tip, const QString& drawing, const QKeySequence& keys);
    QActionGroup* makeChoices(const QStringList& names);
    void makeFileActions();
    void makeExportActions();
    void makeEditActions();
    void makeTrainingActions();
    void makeViewActions();
    void makeLookActions();
    void makeTimeActions();
    void makeToolActions();
    void makeHelpActions();

    QMainWindow& m_window;
};

} // namespace attentoscope::ui
