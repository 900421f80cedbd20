// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "tests/ui/window/fakedialogs.h"
#include "ui/data/datapanel.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/runs/runlistcontroller.h"
#include "ui/theme/theme.h"
#include "ui/training/runcontrols.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/accessibility.h"
#include "ui/window/enginereports.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"

namespace {

QString nameOf(const QWidget* widget)
{
    return u"%1 \"%2\" \"%3\""_s.arg(
        QLatin1String(widget->metaObject()->className()), widget->objectName(), widget->accessibleName());
}

QString accessibleName(QWidget* widget)
{
    auto* interface = QAccessible::queryAccessibleInterface(widget);
    return interface ? interface->text(QAccessible::Name) : QString();
}

bool takesTab(const QWidget* widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0;
}

/// A moment in which the window can be met.
struct Situation
{
    const char* name;
    std::function<void(MainWindow&)> reach;
};

void load(MainWindow& window)
{
    window.reports().setState(idleWithData);
    window.reports().showCorpus(sampleCorpus());
}

TrainingReports reports(std::int64_t step)
{
    TrainingReports reports;
    reports.steps.push_back({.step = step, .epoch = 0.1, .loss = 2.5});
    auto samples = std::make_shared<std::vector<ValidatedPair>>();
    for (const auto& pair : sampleCorpus().validationPreview) {
        auto translation = sampleTranslation(pair.source + " <eos>", pair.target + " <eos>");
        translation.step = step;
        samples->push_back({pair.source, pair.target, translation});
        reports.snapshots.push_back({.step = step, .translation = translation, .sentence = {pair.source, pair.target}});
    }
    reports.validations.push_back({.step = step, .loss = 2.4, .pairs = samples});
    reports.progress.step = step;
    return reports;
}

void train(MainWindow& window, const EngineState& state)
{
    load(window);
    window.reports().setState(state);
    window.reports().showRun(sampleRun());
    for (const std::int64_t step : {1, 2, 3})
        window.reports().showReports(reports(step));
}

enum class SampleHeads : std::uint8_t { None, Some };

void translate(MainWindow& window, const std::shared_ptr<const Beam>& beam = {}, SampleHeads heads = SampleHeads::None)
{
    QSignalSpy requests(&window.mainView(), &MainView::translateRequested);
    window.mainView().translation().setSentence(u"we sleep ."_s);
    auto translation = sampleTranslation("we sleep . <eos>", "nous dormons . <eos>");
    translation.id = requests.back().front().value<TranslationRequest>().id;
    translation.choices.resize(translation.target.size());
    translation.choices.front().chosenBy = ChosenBy::Person;
    translation.probabilities.assign(translation.target.size(), 0.5F);
    translation.beam = beam;
    if (heads == SampleHeads::Some)
        translation = withSampleHeads(translation, 2, 4);
    window.mainView().showTranslation(translation);
}

const std::vector<Situation>& situations()
{
    static const std::vector<Situation> all{
        {"the first screen", [](MainWindow&) {}},
        {"data loaded", load},
        {"training",
            [](MainWindow& window) {
                train(window, tests::running);
                window.mainView().setView(MainPage::Watched);
            }},
        {"paused, own sentence",
            [](MainWindow& window) {
                train(window, tests::paused);
                translate(window);
            }},
        {"trained, an earlier moment",
            [](MainWindow& window) {
                train(window, idleWithModel);
                window.mainView().setView(MainPage::Watched);
                window.actions().earlier->trigger();
            }},
        {"trained, own sentence",
            [](MainWindow& window) {
                train(window, idleWithModel);
                translate(window);
            }},
        {"trained, a Transformer's sentence",
            [](MainWindow& window) {
                train(window, idleWithModel);
                translate(window, {}, SampleHeads::Some);
            }},
        {"trained, a pin and an undone change",
            [](MainWindow& window) {
                train(window, idleWithModel);
                translate(window, sampleBeam());
                auto& attention = window.mainView().attention();
                attention.setFocus();
                for (int press = 0; press < 2; ++press)
                    QTest::keyClick(&attention, press == 0 ? Qt::Key_Return : Qt::Key_Escape);
                window.actions().undo->trigger();
            }},
        {"opened, with its pairs",
            [](MainWindow& window) {
                load(window);
                window.reports().setState(idleWithModel);
                auto run = sampleRun();
                run.saves = {9};
                run.hasItsData = true;
                run.past = RunPast{};
                window.reports().showRun(run);
            }},
        {"validation sentences",
            [](MainWindow& window) {
                train(window, tests::paused);
                window.mainView().setView(MainPage::Validation);
            }},
    };
    return all;
}

/// All actions that a menu leads to, with the menus on the way.
void collect(const QMenu& menu, std::set<const QAction*>& found)
{
    for (const auto* action : menu.actions())
        if (action->menu())
            collect(*action->menu(), found);
        else if (!action->isSeparator())
            found.insert(action);
}

std::set<const QAction*> inMenus(const MainWindow& window)
{
    std::set<const QAction*> found;
    for (const auto* action : window.menuBar()->actions())
        if (action->menu())
            collect(*action->menu(), found);
    return found;
}

/// A box that takes every key for itself. Which keys a real box takes depends on the desktop.
class GreedyBox : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;
    int pressed = 0;

protected:
    bool event(QEvent* event) override
    {
        pressed += event->type() == QEvent::KeyPress && !static_cast<QKeyEvent*>(event)->text().isEmpty();
        if (event->type() == QEvent::ShortcutOverride)
            event->accept();
        return event->type() == QEvent::ShortcutOverride || QLineEdit::event(event);
    }
};

bool editsText(const QKeySequence& keys)
{
    using enum QKeySequence::StandardKey;
    return std::ranges::any_of(std::array{Copy, Cut, Paste, SelectAll, Undo, Redo},
        [&](auto key) { return QKeySequence::keyBindings(key).contains(keys); });
}

template <typename Box>
QWidget* boxWithText(QWidget* parent)
{
    auto* box = new Box(parent);
    if constexpr (requires { box->setPlainText(QString()); })
        box->setPlainText(u"some words"_s);
    if constexpr (requires { box->setText(QString()); })
        box->setText(u"some words"_s);
    if constexpr (requires { box->setEditable(true); })
        box->setEditable(true);
    return box;
}

QWidget* table(QWidget* parent)
{
    auto* table = new QTableWidget(3, 3, parent);
    for (int row = 0; row < 3; ++row)
        table->setItem(row, 1, new QTableWidgetItem(u"some words"_s));
    table->setCurrentCell(1, 1);
    return table;
}

QWidget* cellBeingEdited(QWidget* parent)
{
    auto* view = static_cast<QTableWidget*>(table(parent));
    view->openPersistentEditor(view->item(1, 1));
    auto* editor = view->findChild<QLineEdit*>();
    view->show();
    return editor;
}

using MakeBox = QWidget* (*)(QWidget*);
using Open = void (*)(MainWindow&);

bool isOwnKey(const QWidget& window, const QKeySequence& keys)
{
    const auto shortcuts = window.findChildren<QShortcut*>();
    const auto actions = window.findChildren<QAction*>();
    return std::ranges::any_of(shortcuts, [&](const QShortcut* one) { return one->key() == keys; })
        || std::ranges::any_of(actions, [&](const QAction* one) { return one->shortcuts().contains(keys); });
}

void closeDialogs()
{
    for (auto* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && !qobject_cast<MainWindow*>(widget))
            widget->close();
}

} // namespace

/// The whole window without a pointer. Tab reaches every control and never gets stuck. Every action is in the menus,
/// and every shortcut does what it says.
class TestKeyboard : public QObject
{
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;

    void meet(const Situation& situation)
    {
        m_window = std::make_unique<MainWindow>(std::make_unique<FakeDialogs>(std::make_shared<DialogScript>()));
        m_window->resize(1280, 800);
        m_window->reports().setCatalogue(sampleCatalogue());
        m_window->reports().setState({DataState::None, ModelState::None, Activity::Idle});
        m_window->show();
        situation.reach(*m_window);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    /// The widgets that Tab reaches, until it is back at the first one.
    QList<QWidget*> walk(Qt::Key key) const
    {
        QList<QWidget*> visited;
        auto* first = QApplication::focusWidget();
        for (int step = 0; step < 500; ++step) {
            auto* here = QApplication::focusWidget();
            if (!here || (step > 0 && here == first))
                break;
            visited << here;
            QTest::keyClick(here, key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        }
        return visited;
    }

private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void cleanup() { m_window.reset(); }

    void tabReachesEverything_data()
    {
        QTest::addColumn<int>("situation");
        for (int index = 0; index < int(situations().size()); ++index)
            QTest::newRow(situations()[std::size_t(index)].name) << index;
    }

    void tabReachesEverything()
    {
        QFETCH(const int, situation);
        meet(situations()[std::size_t(situation)]);
        if (!QApplication::focusWidget())
            QTest::keyClick(m_window.get(), Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget());
        const auto forwards = walk(Qt::Key_Tab);
        QVERIFY2(forwards.size() < 500, "Tab walks in a circle that leaves out where it began");
        for (auto* widget : m_window->findChildren<QWidget*>())
            if (takesTab(widget) && !widget->focusProxy())
                QVERIFY2(forwards.contains(widget), qPrintable(u"never reached: "_s + nameOf(widget)));
        const auto backwards = walk(Qt::Key_Backtab);
        QCOMPARE(std::set<QWidget*>(backwards.begin(), backwards.end()),
            std::set<QWidget*>(forwards.begin(), forwards.end()));
    }

    void everyControlHasAName_data() { tabReachesEverything_data(); }

    void everyControlHasAName()
    {
        QFETCH(const int, situation);
        meet(situations()[std::size_t(situation)]);
        for (auto* widget : m_window->findChildren<QWidget*>())
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy())
                QVERIFY2(!accessibleName(widget).isEmpty(), qPrintable(u"no name: "_s + nameOf(widget)));
    }

    void theOrderIsThatOfTheWork()
    {
        meet(situations()[3]);
        tabStops(m_window->sideBar().data()).constFirst()->setFocus();
        auto& mainView = m_window->mainView();
        const std::vector<std::pair<const char*, const QWidget*>> areas{
            {"data", &m_window->sideBar().data()},
            {"training", &m_window->sideBar().training()},
            {"controls", &m_window->sideBar().controls()},
            {"header", &mainView.header()},
            {"heatmap", &mainView.attention()},
            {"translation", &mainView.translation()},
            {"loss", &mainView.loss()},
        };
        // Tab goes through one part completely, and then through the next.
        QStringList order;
        for (const auto* widget : walk(Qt::Key_Tab))
            for (const auto& [name, area] : areas)
                if ((area == widget || area->isAncestorOf(widget))
                    && (order.isEmpty() || order.back() != QLatin1String(name)))
                    order << QLatin1String(name);
        QStringList expected;
        for (const auto& [name, area] : areas)
            expected << QLatin1String(name);
        QCOMPARE(order, expected);
    }

    void everyActionIsInAMenu()
    {
        meet(situations()[3]);
        const auto found = inMenus(*m_window);
        for (const auto* action : m_window->actions().findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly))
            if (!action->isSeparator())
                QVERIFY2(found.contains(action), qPrintable(u"in no menu: "_s + action->text()));
        for (const auto* action : m_window->menuBar()->actions())
            QVERIFY2(action->text().contains(QLatin1Char('&')), qPrintable(action->text()));
    }

    void noTwoActionsShareAKey()
    {
        meet(situations()[3]);
        std::set<QKeySequence> taken;
        for (const auto* action : m_window->findChildren<QAction*>())
            for (const auto& keys : action->shortcuts()) {
                QVERIFY2(!taken.contains(keys), qPrintable(keys.toString() + u": "_s + action->text()));
                taken.insert(keys);
            }
    }

    void everyShortcutWorksInEveryBox_data()
    {
        QTest::addColumn<MakeBox>("make");
        QTest::newRow("line edit") << MakeBox(boxWithText<QLineEdit>);
        QTest::newRow("plain text") << MakeBox(boxWithText<QPlainTextEdit>);
        QTest::newRow("rich text") << MakeBox(boxWithText<QTextEdit>);
        QTest::newRow("browser") << MakeBox(boxWithText<QTextBrowser>);
        QTest::newRow("spin box") << MakeBox(boxWithText<QSpinBox>);
        QTest::newRow("double spin box") << MakeBox(boxWithText<QDoubleSpinBox>);
        QTest::newRow("choice") << MakeBox(boxWithText<QComboBox>);
        QTest::newRow("table") << MakeBox(table);
        QTest::newRow("cell that is edited") << MakeBox(cellBeingEdited);
        QTest::newRow("box that takes every key") << MakeBox(boxWithText<GreedyBox>);
        QTest::newRow("the sentence") << MakeBox([](QWidget* window) -> QWidget* {
            return static_cast<MainWindow*>(window)->mainView().translation().input();
        });
    }

    void everyShortcutWorksInEveryBox()
    {
        QFETCH(const MakeBox, make);
        meet(situations()[3]);
        auto* box = make(m_window.get());
        box->show();
        box->setFocus();
        QVERIFY(box->hasFocus() || box->focusProxy());
        QStringList boxesOwn, dead;
        for (auto* action : m_window->QWidget::actions()) {
            action->disconnect(); // only the key is tried, not the action's effect
            action->setEnabled(true);
            action->setVisible(true);
            for (const auto& keys : action->shortcuts()) {
                QSignalSpy triggered(action, &QAction::triggered);
                box->setFocus();
                QTest::keySequence(QApplication::focusWidget(), keys);
                if (editsText(keys))
                    boxesOwn << keys.toString(QKeySequence::PortableText);
                else if (triggered.count() != 1)
                    dead << keys.toString(QKeySequence::PortableText);
            }
        }
        QVERIFY2(dead.isEmpty(), qPrintable(dead.join(QLatin1Char(' '))));
        for (const auto& own : boxesOwn) // no other action may have such a key
            QVERIFY2((QStringList{"Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Y"}.contains(own)), qPrintable(own));
    }

    void everyShortcutWorksInTheWindowsBeside_data()
    {
        QTest::addColumn<Open>("open");
        QTest::newRow("list of runs") << Open([](MainWindow& window) { window.runList().open(); });
        QTest::newRow("help") << Open([](MainWindow& window) { window.actions().documentation->trigger(); });
        QTest::newRow("a text file") << Open([](MainWindow& window) { window.actions().translateFile->trigger(); });
        QTest::newRow("table of sentences") << Open([](MainWindow& window) { window.actions().sentences->trigger(); });
        QTest::newRow("two models") << Open([](MainWindow& window) { window.actions().compareModels->trigger(); });
        QTest::newRow("earlier runs") << Open([](MainWindow& window) { window.actions().earlierRuns->trigger(); });
        QTest::newRow("a weight") << Open([](MainWindow& window) { window.actions().dissect->trigger(); });
        QTest::newRow("what is lost") << Open([](MainWindow& window) { window.actions().erase->trigger(); });
    }

    /// They work in every control of these windows, but a control's own keys come first.
    void everyShortcutWorksInTheWindowsBeside()
    {
        QFETCH(const Open, open);
        meet(situations()[5]);
        open(*m_window);
        QWidget* beside = nullptr;
        for (auto* widget : QApplication::topLevelWidgets())
            if (widget->isVisible() && widget != m_window.get() && widget->windowType() != Qt::Popup)
                beside = widget;
        QVERIFY(beside && !beside->isModal());
        QStringList dead;
        for (auto* action : m_window->QWidget::actions())
            action->disconnect();
        for (auto* control : beside->findChildren<QWidget*>()) {
            if (!takesTab(control))
                continue;
            for (auto* action : m_window->QWidget::actions()) {
                if (action->isCheckable() || editsText(action->shortcut()) || action->shortcut().isEmpty()
                    || isOwnKey(*beside, action->shortcut()))
                    continue;
                action->setEnabled(true);
                action->setVisible(true);
                QSignalSpy triggered(action, &QAction::triggered);
                beside->activateWindow();
                control->setFocus();
                QTest::keySequence(control, action->shortcut());
                if (triggered.count() != 1)
                    dead << nameOf(control) + u": "_s + action->shortcut().toString();
            }
        }
        beside->close();
        QVERIFY2(dead.isEmpty(), qPrintable(dead.join(u", "_s)));
    }

    /// Ctrl+D deletes a letter on some desktops.
    void noKeyEditsTextWhileItsActionIsDisabled()
    {
        meet(situations()[3]);
        auto* box = static_cast<GreedyBox*>(boxWithText<GreedyBox>(m_window.get()));
        box->show();
        box->setFocus();
        for (auto* action : m_window->QWidget::actions()) {
            action->disconnect();
            action->setEnabled(false);
            for (const auto& keys : action->shortcuts()) {
                if (editsText(keys))
                    continue;
                QTest::keySequence(box, keys);
                QVERIFY2(box->pressed == 0, qPrintable(keys.toString()));
            }
        }
        QTest::keyClick(box, Qt::Key_A);
        QCOMPARE(box->pressed, 1);
    }

    void everyShortcutDoesWhatItSays()
    {
        std::set<QString> done, all;
        for (const auto& situation : situations()) {
            meet(situation);
            std::vector<int> able;
            for (int index = 0; index < m_window->QWidget::actions().size(); ++index) {
                const auto* action = m_window->QWidget::actions().at(index);
                if (action->shortcut().isEmpty())
                    continue;
                all.insert(action->shortcut().toString()); // texts say what is undone
                if (action->isEnabled() && action->isVisible() && !done.contains(action->shortcut().toString()))
                    able.push_back(index);
            }
            for (const int index : able) {
                if (index != able.front())
                    meet(situation); // effects of the previous action must not matter
                auto* action = m_window->QWidget::actions().at(index);
                const auto keys = action->shortcut();
                QSignalSpy triggered(action, &QAction::triggered);
                QTest::keySequence(m_window.get(), keys);
                QVERIFY2(triggered.count() == 1,
                    qPrintable(u"%1 did nothing by %2, %3"_s.arg(
                        action->text(), keys.toString(), QLatin1String(situation.name))));
                done.insert(keys.toString());
                closeDialogs();
            }
        }
        for (const auto& keys : all)
            QVERIFY2(done.contains(keys), qPrintable(u"never possible: "_s + keys));
    }
};

ATTENTOSCOPE_TEST(TestKeyboard, QApplication);
#include "tst_keyboard.moc"
