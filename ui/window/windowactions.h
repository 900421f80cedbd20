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

/// Object name of the menu; the list of keys leaves out its entries.
inline constexpr auto recentMenuName = "recentMenu";

/// Every action of the window with its text, icon, shortcut and place in the menus. Only the engine's state decides
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
    QAction* connectFar = nullptr; ///< connects to an engine in another process
    QAction* openGold = nullptr;
    QAction* learnLinks = nullptr; ///< also cancels the learning
    QAction* drawLinks = nullptr; ///< checked: a click on a cell of the heatmap draws a link
    QAction* wall = nullptr; ///< opens the small maps
    QAction* exportLinks = nullptr; ///< exports the links of one sentence
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

    QAction* train = nullptr; ///< also pauses and resumes
    QAction* goOn = nullptr;
    QAction* step = nullptr;
    QAction* validate = nullptr;
    QAction* stop = nullptr;
    QAction* discard = nullptr;
    QAction* again = nullptr; ///< repeats the run with the same seed
    QAction* againAnew = nullptr; ///< repeats the run with another seed
    QAction* forkRun = nullptr;
    QAction* fineTune = nullptr; ///< trains the open model on with the loaded pairs
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
    QAction* sentences = nullptr; ///< opens the table of sentences
    QAction* playTime = nullptr;
    QAction* earlier = nullptr;
    QAction* later = nullptr;
    QAction* newest = nullptr;
    QAction* markBefore = nullptr; ///< goes to the previous mark, where something happened
    QAction* markAfter = nullptr;
    QAction* stopAtMarks = nullptr; ///< checked: playing stops at marks
    QAction* timesValues = nullptr; ///< checked: weights times the lengths of values, otherwise weights
    QAction* lines = nullptr; ///< checked: attention as lines, otherwise as a matrix
    /// checked: attention between whole words even if the model cuts words into pieces
    QAction* wholeWords = nullptr;
    QAction* heads = nullptr; ///< checked: heads are displayed if there are any
    QAction* headNumbers = nullptr;
    QAction* sideBar = nullptr;
    QAction* largerType = nullptr;
    QAction* smallerType = nullptr;
    QAction* usualType = nullptr;
    QAction* fullScreen = nullptr;
    QAction* present = nullptr;
    QAction* enlarge = nullptr; ///< checked: one part fills the work page
    QAction* enlargeNext = nullptr;
    QAction* resetLayout = nullptr;
    QAction* documentation = nullptr;
    QAction* lessons = nullptr;
    QAction* hints = nullptr; ///< checked: hints are in the status bar
    QAction* shortcuts = nullptr;
    QAction* numbers = nullptr;
    QAction* about = nullptr;

    QActionGroup* themes = nullptr; ///< data(): ThemeChoice
    /// Data() is the language: 0 is that of the system, others count the rows of languages() from one.
    QActionGroup* languages = nullptr;
    QActionGroup* lossPlaces = nullptr; ///< data(): LossPlace

    QMenu* samplesMenu = nullptr;
    QMenu* recentMenu = nullptr;
    QMenu* exportMenu = nullptr;
    QMenu* heatmapMenu = nullptr;
    QMenu* lossMenu = nullptr;

protected:
    /// Keys of actions work wherever the focus is. A text field would use some of them itself, such as Ctrl+E, and the
    /// windows beside this one do not know them.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QAction* actionOf(const QKeyEvent& event) const; ///< null: no action has this key
    /// Whether it is in a window beside this one, which stays usable.
    [[nodiscard]] bool isBeside(const QWidget& widget) const;
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
