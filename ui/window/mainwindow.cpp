// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/comparison/comparisoncontroller.h"
#include "ui/comparison/earlierrunscontroller.h"
#include "ui/data/datapanel.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/erasure/erasurecontroller.h"
#include "ui/heads/headnumbers.h"
#include "ui/help/helppages.h"
#include "ui/help/helpwindow.h"
#include "ui/language/languages.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/mainview/viewlayout.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/runs/runlistcontroller.h"
#include "ui/sentences/linkdrawing.h"
#include "ui/sentences/linkscontroller.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/settings/settingsdialog.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/timeline/timebar.h"
#include "ui/training/adviceline.h"
#include "ui/training/rundestination.h"
#include "ui/training/shownmodel.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/filetranslationdialog.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/dialogs.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/dataactions.h"
#include "ui/window/edithistory.h"
#include "ui/window/enginereports.h"
#include "ui/window/finetuningcontroller.h"
#include "ui/window/focuscare.h"
#include "ui/window/forkcontroller.h"
#include "ui/window/helpdialogs.h"
#include "ui/window/runtransfer.h"
#include "ui/window/sidebar.h"
#include "ui/window/trainingactions.h"
#include "ui/window/viewactions.h"
#include "ui/window/welcomepage.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QPainter>
#include <QScreen>
#include <QStatusBar>
#include <QStatusTipEvent>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace attentoscope::ui {

/// File managers offer a dragged file as text too, and a field would insert that text. So fields refuse dragged files.
/// The window around them may accept them.
class FieldsTakeNoFiles : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isEntering = event->type() == QEvent::DragEnter && qobject_cast<QLineEdit*>(watched);
        if (!isEntering || !static_cast<QDragEnterEvent*>(event)->mimeData()->hasUrls())
            return false;
        event->ignore();
        return true;
    }
};

/// Shown while something is dragged over the window: a frame, and the effect of dropping.
class DropHint : public QWidget
{
    Q_OBJECT

public:
    explicit DropHint(QWidget* covered); ///< `covered` becomes its parent

    void present(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
};

DropHint::DropHint(QWidget* covered) : QWidget(covered)
{
    setObjectName(QStringLiteral("dropHint"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropHint::present(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    setGeometry(parentWidget()->rect());
    raise();
    show();
    update();
}

void DropHint::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor accent = palette().color(QPalette::Highlight);
    QColor veil = palette().color(QPalette::Base);
    veil.setAlphaF(0.75F);
    painter.fillRect(rect(), veil);
    const int inset = grid(1);
    stylepainting::drawBox(rect().adjusted(inset, inset, -inset, -inset), Qt::transparent, accent, painter, 3.0);
    QFont larger = font();
    larger.setPointSizeF(larger.pointSizeF() * 1.3);
    painter.setFont(larger);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect().adjusted(4 * inset, 4 * inset, -4 * inset, -4 * inset),
        int(Qt::AlignCenter) | int(Qt::TextWordWrap), m_text);
}

/// Hints at functions that are easily overlooked, one at a time. They are in the status bar, where they need no extra
/// space.
class HintLine : public QWidget
{
    Q_OBJECT

public:
    /// The line is visible while `action` is checked. Its close button unchecks the action.
    HintLine(QAction& action, QWidget* parent);

    /// Leaves out hints about other views. None: the first screen is displayed.
    void setView(std::optional<MainPage> view);

private:
    struct Hint
    {
        QString text;
        std::vector<MainPage> views; ///< the views that the hint is about
        bool isForFirstScreen = false;
    };
    void showNext(std::size_t from); ///< shows the next hint about the view, beginning at `from`
    [[nodiscard]] bool fits(const Hint& hint) const;

    std::vector<Hint> m_hints;
    std::size_t m_index = 0;
    std::optional<MainPage> m_view;
    ElidedLabel* m_text = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_close = nullptr;
};

HintLine::HintLine(QAction& action, QWidget* parent)
    : QWidget(parent)
    , m_hints({{tr("Click a word of the translation to put another one in its place."), {MainPage::Own}},
          {tr("Click a cell of the heatmap to pin it. Double-click it to see how its weight came about."),
              {MainPage::Own, MainPage::Watched}},
          {tr("Ctrl+click a cell: the word of its row must then look at the word of its column. Ctrl+Z undoes it."),
              {MainPage::Own}},
          {tr("A beam of two or more (the box beside the sentence) follows several translations at once; Tools ▸ Beam "
              "tree draws them."),
              {MainPage::Own}},
          {tr("Drag the slider to see this sentence earlier in the training. Ctrl+P plays it."), {MainPage::Watched}},
          {tr("Click a sentence to see it in the large heatmap; Esc leads back to all."), {MainPage::Validation}},
          {tr("Tools ▸ Compare two models shows one sentence under two models, or under two saves of one run."),
              {MainPage::Own, MainPage::Watched}},
          {tr("Drag the line between the heatmap and the loss curve to give one of them more room."),
              {MainPage::Pairs, MainPage::Own, MainPage::Watched, MainPage::Validation}},
          {tr("F1 opens the documentation about the part that has the focus."),
              {MainPage::Pairs, MainPage::Own, MainPage::Watched, MainPage::Validation}, true}})
    , m_text(new ElidedLabel(this))
    , m_next(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("hintLine"));
    setAccessibleName(tr("Hints"));
    m_next->setText(tr("Next hint"));
    m_next->setAutoRaise(true);
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close the hints; Help ▸ Hints brings them back"));
    m_close->setAccessibleName(tr("Close the hints"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(0.5));
    row->addWidget(m_text, 1);
    row->addWidget(m_next);
    row->addWidget(m_close);
    connect(m_next, &QToolButton::clicked, this, [this] { showNext(m_index + 1); });
    connect(m_close, &QToolButton::clicked, &action, [&action] { action.setChecked(false); });
    connect(&action, &QAction::toggled, this, &QWidget::setVisible);
    showNext(0);
    setVisible(action.isChecked());
}

bool HintLine::fits(const Hint& hint) const
{
    return m_view ? std::ranges::find(hint.views, *m_view) != hint.views.end() : hint.isForFirstScreen;
}

void HintLine::setView(std::optional<MainPage> view)
{
    if (std::exchange(m_view, view) != view)
        showNext(m_index);
}

void HintLine::showNext(std::size_t from)
{
    for (std::size_t distance = 0; distance < m_hints.size(); ++distance) {
        m_index = (from + distance) % m_hints.size();
        if (fits(m_hints[m_index]))
            return m_text->setFullText(tr("Hint: %1").arg(m_hints[m_index].text));
    }
}

namespace {

/// 1,180 × 760 with a usual font; more if the screen has the space.
QSize firstSize(const QScreen& screen)
{
    constexpr double shareOfScreen = 0.85;
    const QSize most(grid(230), grid(145));
    const auto large = (shareOfScreen * QSizeF(screen.availableGeometry().size())).toSize();
    return QSize(grid(147.5), grid(95)).expandedTo(large).boundedTo(most);
}

/// Parts without room are folded or squeezed, so the window fits any screen.
constexpr QSize leastSize(320, 240);

} // namespace

MainWindow::MainWindow(std::unique_ptr<Dialogs> dialogs, QWidget* parent)
    : QMainWindow(parent)
    , m_dialogs(dialogs ? std::move(dialogs) : std::make_unique<DesktopDialogs>())
    , m_actions(new WindowActions(*this))
    , m_shown(new ShownModel(this))
    , m_pages(new WindowPages(*m_actions, this))
    , m_transfer(new RunTransfer(m_pages->messages(), *this))
    , m_data(new DataActions(*m_actions, *m_pages, *m_transfer, *m_dialogs, *this))
    , m_training(new TrainingActions(*m_actions, *m_pages, *m_dialogs, *m_shown, *this))
    , m_view(new ViewActions(*m_actions, *m_pages, *this))
    , m_exports(new PictureExports(*m_actions, mainView(), *m_shown, m_pages->messages(), *this))
    , m_dissections(new DissectionController(mainView().attention(), mainView().heads().view(), this))
    , m_erasures(new ErasureController(mainView().attention(), mainView().heads().view(), this))
    , m_fileTranslation(new FileTranslationDialog(this))
    , m_sentences(new SentenceController(mainView().attention(), *m_dialogs, this))
    , m_links(new LinksController(*m_actions->learnLinks, this))
    , m_linkDrawing(new LinkDrawing(
          *m_actions->drawLinks, mainView().attention(), *m_sentences, [this] { return mainView().shownPair(); }, this))
    , m_comparisons(new ComparisonController(mainView().attention(), m_data->runSources(), this))
    , m_earlierRuns(new EarlierRunsController(mainView().loss(), m_data->runSources(), this))
    , m_forks(new ForkController({*m_actions->forkRun, mainView(), *m_shown, *m_comparisons, *m_earlierRuns}, *this))
    , m_fineTuning(new FineTuningController(
          {*m_actions->fineTune, *m_shown, mainView(), sideBar().training(), *m_data, *m_comparisons}, *this))
    , m_runList(new RunListController(*m_dialogs, this))
    , m_reports(new EngineReports({*m_shown, *m_pages, *m_data, *m_training, *m_view, *m_sentences, *m_links,
                                      *m_dissections, *m_fileTranslation},
          *this))
    , m_history(new EditHistory(*m_actions, mainView(), this))
    , m_dropHint(new DropHint(m_pages))
{
    QApplication::setWindowIcon(applicationIcon()); // applies to further windows too
    setAcceptDrops(true);
    QApplication::instance()->installEventFilter(new FieldsTakeNoFiles(this));
    new DialogsOnScreen(this);
    setCentralWidget(m_pages);
    layout()->setSizeConstraint(QLayout::SetNoConstraint);
    setMinimumSize(leastSize);
    mainView().setGold(m_sentences->gold());
    followShown();
    connectParts();
    connectWindows();
    connectHelp();
    connectRunList();
    m_history->add(*sideBar().training().history());
    m_history->follow(*m_linkDrawing);
    restore({});
    m_reports->setState({});
}

MainWindow::~MainWindow()
{
    delete m_history; // deleted first, because it observes stacks that parts of the window own
}

MainView& MainWindow::mainView() const
{
    return m_pages->mainView();
}

SideBar& MainWindow::sideBar() const
{
    return m_pages->sideBar();
}

/// Connects the parts that name a run, a step or a save.
void MainWindow::followShown()
{
    sideBar().controls().follow(*m_shown);
    sideBar().training().destination().follow(*m_shown);
    mainView().follow(*m_shown);
    m_comparisons->follow(*m_shown);
    m_comparisons->setShownHead([this] { return mainView().heads().forcedHead(); });
    auto* training = &sideBar().training();
    connect(training, &TrainingPanel::presetChanged, m_shown,
        [this, training] { m_shown->setChosenTask(training->task()); });
    connect(training, &TrainingPanel::limitChanged, m_shown, &ShownModel::setLimit);
    connect(&mainView(), &MainView::failed, m_reports, &EngineReports::showError);
}

void MainWindow::connectParts()
{
    connect(&m_data->recent(), &RecentItems::changed, this, &MainWindow::memoryChanged);
    connect(&m_pages->advice(), &AdviceLine::remedyChosen, m_training, &TrainingActions::carryOut);
    connect(&mainView().watched().timeBar(), &TimeBar::told, m_reports, &EngineReports::say);
    connect(m_view, &ViewActions::kept, this, &MainWindow::memoryChanged);
    connect(&sideBar().training(), &TrainingPanel::presetChanged, this, [this] {
        const auto& training = sideBar().training();
        sideBar().data().setUser({training.task(), training.presetName()});
        mainView().setTask(training.task());
    });
    connect(m_exports, &PictureExports::memoryChanged, this, &MainWindow::memoryChanged);
    connect(m_history, &EditHistory::said, m_reports, &EngineReports::say);
    connect(m_exports, &PictureExports::said, m_reports, &EngineReports::say);
    connect(
        &sideBar().data(), &DataPanel::pairsRequested, &mainView(), [this] { mainView().setView(MainPage::Pairs); });
    connect(m_sentences, &SentenceController::goldChanged, &mainView(), &MainView::refreshGold);
    connect(m_links, &LinksController::changed, m_sentences, &SentenceController::showLearning);
    connect(m_links, &LinksController::said, m_reports, &EngineReports::say);
    connect(m_links, &LinksController::failed, &m_pages->messages(), &MessageBar::showError);
    connect(m_linkDrawing, &LinkDrawing::said, m_reports, &EngineReports::say);
    connect(m_linkDrawing, &LinkDrawing::failed, &m_pages->messages(), &MessageBar::showError);
    connect(m_sentences, &SentenceController::linksExportRequested, m_exports, &PictureExports::exportLinks);
    connect(m_sentences, &SentenceController::failed, &m_pages->messages(), &MessageBar::showError);
    connect(m_sentences, &SentenceController::opened, &mainView(), [this](const GivenTranslation& given) {
        m_pages->showWorkbench();
        mainView().showGiven(given);
    });
    connect(m_comparisons, &ComparisonController::exportRequested, m_exports,
        [exports = m_exports](Exportable* view) { exports->exportView(*view); });
}

void MainWindow::connectWindows()
{
    const auto& all = *m_actions;
    connect(all.quit, &QAction::triggered, this, &QWidget::close);
    connect(all.dissect, &QAction::triggered, m_dissections, &DissectionController::open);
    connect(all.erase, &QAction::triggered, m_erasures, &ErasureController::open);
    connect(m_erasures, &ErasureController::exportRequested, m_exports,
        [exports = m_exports](Exportable* view) { exports->exportView(*view); });
    connect(&mainView().heads().numbers(), &HeadNumbers::exportRequested, m_exports,
        [exports = m_exports](Exportable* view) { exports->exportView(*view); });
    connect(all.sentences, &QAction::triggered, m_sentences, &SentenceController::open);
    connect(all.wall, &QAction::triggered, m_sentences, &SentenceController::openWall);
    connect(all.openGold, &QAction::triggered, m_sentences, &SentenceController::openGold);
    connect(all.compareModels, &QAction::triggered, m_comparisons, &ComparisonController::open);
    connect(all.earlierRuns, &QAction::triggered, m_earlierRuns, &EarlierRunsController::open);
    connect(all.exportRun, &QAction::triggered, m_transfer,
        [this] { m_transfer->askToPack(QString::fromStdString(m_training->runFolder()), m_exports->memory().folder); });
    connect(all.exportPage, &QAction::triggered, m_transfer, [this] {
        m_transfer->askForPage(QString::fromStdString(m_training->runFolder()), m_exports->memory().folder, *m_dialogs);
    });
    connect(all.translateFile, &QAction::triggered, m_fileTranslation, [dialog = m_fileTranslation] {
        dialog->show(); // not open(), which would make the dialog modal
        dialog->raise();
        dialog->activateWindow();
    });
    connect(all.allSettings, &QAction::triggered, this, [this] {
        auto* dialog = new SettingsDialog(sideBar().training().settings(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

void MainWindow::connectHelp()
{
    const auto& all = *m_actions;
    connect(all.shortcuts, &QAction::triggered, this, [this] { openShortcutsDialog(*menuBar(), this); });
    connect(all.numbers, &QAction::triggered, this, [this] { openNumbersDialog(this); });
    connect(all.about, &QAction::triggered, this, [this] { openAboutDialog(this, m_reports->kernels()); });
    connect(all.documentation, &QAction::triggered, this, &MainWindow::openHelp);
    const std::initializer_list<std::pair<QWidget*, const char*>> pages{{&mainView().attention(), "docs/attention.md"},
        {&mainView().loss(), "docs/runs.md"}, {&mainView(), "docs/presenting.md"}, {&sideBar().data(), "docs/data.md"},
        {&sideBar().training(), "docs/models.md"}, {&sideBar().controls(), "docs/runs.md"}};
    for (const auto& [part, page] : pages)
        part->setProperty(helpPageProperty, QString::fromLatin1(page));
    auto* hints = new HintLine(*all.hints, statusBar());
    statusBar()->insertWidget(0, hints, 3);
    const auto follow = [this, hints] {
        hints->setView(m_pages->showsWelcome() ? std::nullopt : std::optional(mainView().header().view()));
    };
    connect(m_pages, &WindowPages::pageChanged, hints, follow);
    connect(&mainView(), &MainView::refreshed, hints, follow);
    connect(&mainView(), &MainView::refreshed, this, [this] {
        const bool mayForce = mainView().header().view() == MainPage::Own && mainView().attention().hasContent();
        if (!mayForce || std::exchange(m_hintsWereShown, true))
            return;
        m_actions->hints->setChecked(true);
        emit memoryChanged();
    });
}

/// Called for a separate window. Dialogs in front of the window have their own keys.
void MainWindow::openHelp()
{
    const auto* about = focusWidget();
    if (!m_help)
        m_help = new HelpWindow(this);
    m_help->openAbout(about);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void MainWindow::connectRunList()
{
    auto* welcome = &m_pages->welcome();
    m_runList->setPresetNames([this](const std::string& id) { return m_shown->presetName(id); });
    connect(m_data, &DataActions::runListWanted, m_runList, &RunListController::open);
    connect(m_data, &DataActions::openRunRequested, m_runList, &RunListController::close);
    connect(m_runList, &RunListController::openRequested, m_data, &DataActions::openRun);
    connect(m_runList, &RunListController::continueRequested, m_data, &DataActions::continueRun);
    connect(m_runList, &RunListController::continueRequested, m_runList, &RunListController::close);
    connect(m_runList, &RunListController::folderWanted, m_data, &DataActions::askForRunFolder);
    connect(m_runList, &RunListController::fileWanted, m_data, &DataActions::askForPackedRun);
    connect(m_runList, &RunListController::packRequested, m_transfer,
        [this](const QString& folder) { m_transfer->askToPack(folder, m_exports->memory().folder); });
    connect(m_runList, &RunListController::compareRequested, m_earlierRuns,
        [this](const QString& folder, const QString& name) {
            m_earlierRuns->open();
            m_earlierRuns->add({folder, name, {}});
        });
    connect(m_runList, &RunListController::changed, welcome, [this, welcome] { welcome->setRuns(m_runList->runs()); });
    connect(welcome, &WelcomePage::runChosen, m_data, &DataActions::openRun);
    connect(welcome, &WelcomePage::allRunsWanted, m_runList, &RunListController::open);
}

WindowMemory MainWindow::memory() const
{
    WindowMemory memory;
    memory.geometry = saveGeometry();
    memory.sideBar = m_pages->saveLayout();
    memory.mainView = mainView().arrangement().save();
    memory.sideBarShown = m_pages->wantsSideBar();
    memory.typeSize = typeSize();
    memory.headsShown = m_actions->heads->isChecked();
    memory.stopsAtMarks = m_actions->stopAtMarks->isChecked();
    memory.hintsWereShown = m_hintsWereShown;
    memory.lossPlace = LossPlace(m_actions->lossPlaces->checkedAction()->data().toInt());
    memory.theme = ThemeChoice(m_actions->themes->checkedAction()->data().toInt());
    if (const int row = m_actions->languages->checkedAction()->data().toInt(); row > 0)
        memory.language = QLatin1String(languages()[std::size_t(row - 1)].code);
    memory.recent = m_data->recent().toLines();
    memory.dataFolder = m_data->folder();
    memory.exports = m_exports->memory();
    memory.attention = mainView().attention().options();
    memory.loss = mainView().loss().options();
    return memory;
}

void MainWindow::restore(const WindowMemory& memory)
{
    if (memory.geometry.isEmpty() || !restoreGeometry(memory.geometry))
        resize(firstSize(*screen()));
    if (!isMaximized() && !isFullScreen())
        keepOnScreen(*this);
    m_actions->themes->actions().at(int(memory.theme))->setChecked(true);
    const auto known = languages();
    const auto chosen =
        std::ranges::find_if(known, [&](const Language& one) { return memory.language == QLatin1String(one.code); });
    const auto row = chosen == known.end() ? 0 : 1 + (chosen - known.begin());
    m_actions->languages->actions().at(qsizetype(row))->setChecked(true);
    m_actions->lossPlaces->actions().at(int(memory.lossPlace))->setChecked(true);
    mainView().arrangement().setLossPlace(memory.lossPlace);
    mainView().arrangement().restore(memory.mainView);
    m_pages->restoreLayout(memory.sideBar);
    m_actions->sideBar->setChecked(memory.sideBarShown);
    m_actions->heads->setChecked(memory.headsShown);
    m_actions->stopAtMarks->setChecked(memory.stopsAtMarks);
    m_hintsWereShown = memory.hintsWereShown;
    m_data->recent().setLines(memory.recent);
    m_data->setFolder(memory.dataFolder);
    m_exports->restore(memory.exports);
    mainView().attention().setOptions(memory.attention);
    mainView().loss().setOptions(memory.loss);
}

void MainWindow::acceptFiles(FileDrops drops)
{
    setAcceptDrops(drops == FileDrops::Accepted);
    m_pages->welcome().offerDropping(drops == FileDrops::Accepted);
}

void MainWindow::setRunsElsewhere()
{
    m_runList->setRunsElsewhere();
    m_data->setRunsElsewhere();
    m_training->setRunsElsewhere();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_training->mayClose())
        return event->ignore();
    m_actions->present->setChecked(false); // otherwise the next start would be in full screen
    emit memoryChanged();
    event->accept();
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const bool isEscape = event->key() == Qt::Key_Escape;
    if (isEscape && mainView().isVisible() && mainView().releaseByEscape()) // wherever the focus is
        return;
    if (isEscape && m_actions->enlarge->isChecked())
        return m_actions->enlarge->setChecked(false);
    if (isEscape && m_actions->present->isChecked())
        return m_actions->present->setChecked(false);
    QMainWindow::keyPressEvent(event);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return m_pages->focus().takesOver(focusWidget())
        || moveFocusByLayout(*this, next ? TabDirection::Forwards : TabDirection::Backwards)
        || QMainWindow::focusNextPrevChild(next);
}

/// Only menus explain their entries in the status bar. Buttons have tool tips instead.
bool MainWindow::event(QEvent* event)
{
    const bool hasTip = event->type() == QEvent::StatusTip && !static_cast<QStatusTipEvent*>(event)->tip().isEmpty();
    if (hasTip && !QApplication::activePopupWidget())
        return true;
    return QMainWindow::event(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const auto urls = event->mimeData()->urls();
    if (!m_data->canDrop(urls))
        return;
    event->acceptProposedAction();
    m_dropHint->present(m_data->dropText(urls));
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*)
{
    m_dropHint->hide();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    m_dropHint->hide();
    m_data->drop(event->mimeData()->urls());
}

} // namespace attentoscope::ui

#include "mainwindow.moc"
