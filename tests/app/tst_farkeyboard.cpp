// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/enginemodule.h"
#include "engine/types/programversion.h"
#include "tests/support/servedengine.h"
#include "tests/support/testprogram.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/runs/linkbar.h"
#include "ui/translation/translationbox.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

namespace {

enum class EngineIs : std::uint8_t { Here, Far };

/// A moment in which a person can meet the window, with a real model.
struct Situation
{
    const char* name;
    bool hasData, trains;
    std::function<void(Application&)> reach;
};

constexpr int patience = 60'000; // milliseconds

void pauseTraining(Application& application)
{
    QTRY_VERIFY_WITH_TIMEOUT(application.window().mainView().loss().hasContent(), patience);
    application.window().actions().train->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(application.engine()->state().activity, Activity::Paused, patience);
}

void translate(Application& application)
{
    QSignalSpy translated(application.engine(), &EngineController::translated);
    application.window().mainView().translation().setSentence(u"she is not happy ."_s);
    QTRY_VERIFY_WITH_TIMEOUT(!translated.isEmpty(), patience);
    auto& attention = application.window().mainView().attention();
    QTRY_VERIFY(attention.hasContent());
    attention.setFocus();
    QTest::keyClick(&attention, Qt::Key_Return); // pins a cell
}

const std::vector<Situation>& situations()
{
    static const std::vector<Situation> all{
        {"the first screen", false, false, [](Application&) {}},
        {"data loaded", true, false, [](Application&) {}},
        {"training", true, true,
            [](Application& application) {
                QTRY_VERIFY_WITH_TIMEOUT(application.window().mainView().loss().hasContent(), patience);
            }},
        {"paused, own sentence", true, true,
            [](Application& application) {
                pauseTraining(application);
                translate(application);
            }},
        {"trained, own sentence", true, true,
            [](Application& application) {
                pauseTraining(application);
                application.window().actions().stop->trigger();
                QTRY_COMPARE_WITH_TIMEOUT(application.engine()->state().activity, Activity::Idle, patience);
                translate(application);
            }},
    };
    return all;
}

/// The name of the action. The text of Undo also contains words, which differ from training to training.
QString titleOf(const QAction* action)
{
    return action->text().section(u':', 0, 0);
}

/// The names of the actions with a key that can be triggered now.
std::set<QString> possible(const ui::MainWindow& window)
{
    std::set<QString> names;
    for (const auto* action : window.QWidget::actions())
        if (!action->shortcut().isEmpty() && action->isEnabled() && action->isVisible())
            names.insert(titleOf(action));
    return names;
}

QAction* actionNamed(const ui::MainWindow& window, const QString& name)
{
    const auto actions = window.QWidget::actions();
    const auto found = std::ranges::find(actions, name, titleOf);
    return found == actions.end() ? nullptr : *found;
}

void closeDialogs()
{
    for (auto* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && !qobject_cast<ui::MainWindow*>(widget))
            widget->close();
}

} // namespace

/// The keyboard of a window whose engine is elsewhere, with a real engine and a real connection. The window can do what
/// a local one can, and no key loses the connection.
class TestFarKeyboard : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<ServedEngine> m_engine;
    std::unique_ptr<Application> m_application;
    QTimer m_closer; ///< closes dialogs that wait for an answer

    void meet(const Situation& situation, EngineIs place)
    {
        m_application.reset();
        m_engine.reset();
        CommandLine line;
        if (situation.hasData)
            line.sample = u"tiny-french"_s;
        if (situation.trains)
            line.preset = u"transformer-tiny"_s;
        line.train = situation.trains;
        std::unique_ptr<FarEngine> far;
        if (place == EngineIs::Far) {
            m_engine = std::make_unique<ServedEngine>(engineModuleFactory({}));
            far = std::make_unique<FarEngine>([this] { return m_engine->makeConnection(); }, EnginePlace::OtherMachine);
        }
        m_application = std::make_unique<Application>(line, engineModuleFactory({}),
            Settings(m_folder.filePath(u"settings.ini"_s)), Application::Lessons::None, std::move(far));
        m_application->start();
        QTRY_VERIFY_WITH_TIMEOUT(m_application->engine(), patience);
        if (situation.hasData)
            QTRY_COMPARE_WITH_TIMEOUT(m_application->engine()->state().data, DataState::Loaded, patience);
        situation.reach(*m_application);
        m_application->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_application->window()));
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        ServedEngine::version = attentoscope::programVersion;
        ServedEngine::runs = m_folder.filePath(u"runs"_s).toStdString();
        connect(&m_closer, &QTimer::timeout, this, [] {
            if (auto* modal = QApplication::activeModalWidget())
                modal->close();
        });
        m_closer.start(20);
    }
    void cleanup()
    {
        m_application.reset();
        m_engine.reset();
    }

    void itCanDoWhatALocalWindowCan_data()
    {
        QTest::addColumn<int>("situation");
        for (int index = 0; index < int(situations().size()); ++index)
            QTest::newRow(situations()[std::size_t(index)].name) << index;
    }

    /// But for what reads the folder of a run on this machine.
    void itCanDoWhatALocalWindowCan()
    {
        QFETCH(const int, situation);
        meet(situations()[std::size_t(situation)], EngineIs::Here);
        auto local = possible(m_application->window());
        const auto& actions = m_application->window().actions();
        for (const auto* reading : {actions.earlierRuns, actions.exportRun})
            local.erase(titleOf(reading));
        meet(situations()[std::size_t(situation)], EngineIs::Far);
        for (const auto& name : local)
            QTRY_VERIFY2(possible(m_application->window()).contains(name), qPrintable(name));
    }

    void everyKeyWorksOverALine_data() { itCanDoWhatALocalWindowCan_data(); }

    void everyKeyWorksOverALine()
    {
        QFETCH(const int, situation);
        const auto& moment = situations()[std::size_t(situation)];
        meet(moment, EngineIs::Far);
        auto left = possible(m_application->window());
        left.erase(titleOf(m_application->window().actions().quit));
        while (!left.empty()) {
            const auto name = *left.begin();
            left.erase(left.begin());
            if (!possible(m_application->window()).contains(name)) // another key has brought the window elsewhere
                meet(moment, EngineIs::Far);
            QTRY_VERIFY2(
                // the engine's answer may still be under way
                possible(m_application->window()).contains(name), qPrintable(name));
            auto* action = actionNamed(m_application->window(), name);
            QSignalSpy triggered(action, &QAction::triggered);
            QSignalSpy failed(m_application->engine(), &EngineController::failed);
            m_application->window().activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&m_application->window()));
            QTest::keySequence(&m_application->window(), action->shortcut());
            QVERIFY2(triggered.count() == 1, qPrintable(name));
            closeDialogs();
            QVERIFY2(failed.isEmpty(), qPrintable(name));
            QVERIFY2(m_engine->m_connections == 1, qPrintable(name)); // it is still the first connection
        }
        QVERIFY(!m_application->window().pages().linkBar().isStale());
    }
};

ATTENTOSCOPE_TEST(TestFarKeyboard, QApplication);
#include "tst_farkeyboard.moc"
