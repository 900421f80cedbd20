// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Does at random what a person could do, while a model trains all the time:
//   soak_actions MINUTES SEED [COMMAND]
// It uses menus, buttons, typing, sizes and themes. It drops files (good ones, rubbish, runs), and deletes run folders
// that are in use. With COMMAND, the window is connected to the engine that COMMAND serves.
// Prints the memory of each minute, the number of actions, and the longest time in which the window did not answer,
// with the action before it. Where the window was is printed too if it did not answer for long. The time in which the
// window waited for a processor is not counted, because this machine may have other work. Fails if the window did not
// answer for more than 100 ms, if its memory grew by 32 MiB after minute 10, or if anything was written to standard
// error.
#include "app/application.h"
#include "app/enginemodule.h"
#include "tests/soak/resources.h"
#include "ui/mainview/mainview.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"
#include "ui/translation/translationbox.h"
#include "ui/window/dataactions.h"
#include "ui/window/trainingactions.h"

#include <QtWidgets>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <execinfo.h>
#include <fstream>
#include <pthread.h>
#include <random>
#include <thread>
#include <unistd.h>

using namespace attentoscope;

namespace {

constexpr int beat = 20; // ms
constexpr int between = 60; // ms from one action to the next
constexpr qint64 late = 100; // ms
constexpr int minute = 60'000; // ms
constexpr std::size_t warm = 10; // minutes
constexpr double mostGrowth = 32.0; // MiB
int messages = 0;

void countMessage(QtMsgType, const QMessageLogContext&, const QString& text)
{
    ++messages;
    std::printf("said: %s\n", qUtf8Printable(text));
}

/// Milliseconds in which this thread waited for a processor because something else ran.
qint64 queued()
{
    qint64 ran = 0, waited = 0;
    std::ifstream("/proc/thread-self/schedstat") >> ran >> waited;
    return waited / 1'000'000;
}

using Clock = std::chrono::steady_clock;
std::atomic<Clock::duration> lastBeat{}; ///< since the clock's start
constexpr std::chrono::milliseconds veryLate{350};

/// Writes the functions that the window's thread is in, the innermost first. `addr2line -Cfe PROGRAM` names them.
void writePlace(int)
{
    std::array<void*, 60> frames{};
    backtrace_symbols_fd(frames.data(), backtrace(frames.data(), int(frames.size())), STDOUT_FILENO);
}

/// Interrupts the window once each time when it is very late, so that it writes where it is.
void watchTheWindow()
{
    std::array<void*, 1> frames{};
    backtrace(frames.data(), 1); // loads what the handler may not load
    std::signal(SIGUSR2, writePlace);
    std::thread([window = pthread_self()] {
        for (Clock::duration told{};; std::this_thread::sleep_for(std::chrono::milliseconds(beat))) {
            const auto seen = lastBeat.load();
            if (seen != told && Clock::now().time_since_epoch() - seen > veryLate) {
                told = seen;
                pthread_kill(window, SIGUSR2);
            }
        }
    }).detach();
}

/// Lives in the GUI thread.
class RandomPerson : public QObject
{
public:
    RandomPerson(Application& application, const QString& folder, int minutes, unsigned seed)
        : m_application(application), m_folder(folder), m_random(seed), m_length(qint64(minutes) * minute)
    {
        writeFiles();
        m_heart.setTimerType(Qt::PreciseTimer);
        connect(&m_heart, &QTimer::timeout, this, &RandomPerson::beatOnce);
        connect(&m_minute, &QTimer::timeout, this, &RandomPerson::measureMemory);
        connect(&m_second, &QTimer::timeout, this, &RandomPerson::keepTraining);
        m_clock.start();
        lastBeat = Clock::now().time_since_epoch();
        watchTheWindow();
        m_heart.start(beat);
        m_minute.start(minute);
        m_second.start(1'000);
        QTimer::singleShot(between, this, &RandomPerson::act);
    }

private:
    int below(int count) { return std::uniform_int_distribution<int>(0, std::max(0, count - 1))(m_random); }

    void writeFiles()
    {
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(m_folder + QLatin1Char('/') + QLatin1String(name));
            if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size())
                m_files << file.fileName();
        };
        QByteArray pairs;
        for (int i = 0; i < 300; ++i)
            pairs += "the cat sees dog " + QByteArray::number(i % 9) + " .\tle chat voit le chien "
                + QByteArray::number(i % 9) + " .\n";
        write("good.tsv", pairs);
        write("empty.tsv", {});
        write("rubbish.tsv", QByteArray(5'000, '\xff'));
        write("no-run.attentoscope", "PK rubbish");
        write("notes.txt", "one line and no tab\n");
        m_files << m_folder << QStringLiteral("/nowhere/at-all.tsv");
    }

    void beatOnce()
    {
        const qint64 now = m_clock.elapsed(), waited = queued();
        const qint64 gap = now - m_lastBeat - beat - (waited - m_lastQueued);
        m_lastBeat = now;
        lastBeat = Clock::now().time_since_epoch();
        m_lastQueued = waited;
        if (gap > late) {
            std::printf("%lld ms without an answer after: %s\n", static_cast<long long>(gap), qUtf8Printable(m_doing));
            std::fflush(stdout); // writePlace() writes beside the buffer
        }
        if (gap > m_worst) {
            m_worst = gap;
            m_worstDoing = m_doing;
        }
        if (now > m_length)
            end();
    }

    void measureMemory()
    {
        m_memory.push_back(soak::residentMemory());
        std::printf(
            "minute %zu: %.1f MiB, trained in %d of %d s\n", m_memory.size(), m_memory.back(), m_trained, m_seconds);
        std::fflush(stdout);
    }

    /// Growth in MiB, from the lowest of the first five minutes after the warm-up to the lowest of the last five.
    /// Single minutes do not count: memory varies with the sizes and the number of the windows.
    double growth() const
    {
        constexpr std::size_t span = 5;
        if (m_memory.size() < warm + span)
            return 0.0;
        const auto lowest = [&](std::size_t first) {
            const auto begin = m_memory.begin() + std::ptrdiff_t(first);
            return *std::min_element(begin, begin + span);
        };
        return lowest(m_memory.size() - span) - lowest(warm - 1);
    }

    /// Restarts a training that an action stopped five seconds ago. So most actions happen during training.
    void keepTraining()
    {
        auto* engine = m_application.engine();
        if (!engine || m_isEnding)
            return;
        ++m_seconds;
        const auto state = engine->state();
        if (state.activity == Activity::Running) {
            ++m_trained;
            m_idle = 0;
        } else if (state.data == DataState::Loaded && ++m_idle % 5 == 0) {
            doing(QStringLiteral("train"), [this] { m_application.window().trainingActions().start(); });
        }
    }

    void end()
    {
        m_heart.stop();
        m_minute.stop();
        m_second.stop();
        m_isEnding = true;
        for (auto* window : QApplication::topLevelWidgets())
            if (window != &m_application.window())
                window->close();
        std::printf("%d actions, longest time without an answer %lld ms (%s), %d messages\n", m_actions,
            static_cast<long long>(m_worst), qUtf8Printable(m_worstDoing), messages);
        std::printf("grew by %.1f MiB after minute %zu, trained in %d of %d s\n", growth(), warm, m_trained, m_seconds);
        QCoreApplication::exit(m_worst <= late && growth() <= mostGrowth && messages == 0 ? 0 : 1);
    }

    void act()
    {
        if (m_isEnding)
            return;
        // first of all, because the action may open its own event loop
        QTimer::singleShot(between, this, &RandomPerson::act);
        ++m_actions;
        if (auto* popup = QApplication::activePopupWidget())
            return doing(QStringLiteral("close a popup"), [popup] { popup->close(); });
        if (auto* modal = QApplication::activeModalWidget(); modal && below(3) != 0)
            return doing(QStringLiteral("close ") + modal->windowTitle(), [modal] { modal->close(); });
        switch (below(10)) {
        case 0:
            return drop();
        case 1:
            return type();
        case 2:
            return resize();
        case 3:
            return below(8) == 0 ? deleteRun() : switchTheme();
        case 4:
        case 5:
            return press();
        default:
            return trigger();
        }
    }

    /// An action may open its own event loop. This call then returns only when that is closed, and the next actions
    /// happen meanwhile.
    template <typename Action>
    void doing(const QString& name, const Action& action)
    {
        m_doing = name;
        action();
    }

    void drop()
    {
        auto files = m_files;
        for (const auto& run : runs().entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
            files << run.filePath();
        const auto file = files[below(int(files.size()))];
        doing(QStringLiteral("drop ") + file,
            [&] { m_application.window().dataActions().drop({QUrl::fromLocalFile(file)}); });
    }

    void type()
    {
        static const QStringList texts{QStringLiteral("the cat sees the white dog ."), QString(),
            QStringLiteral("<eos> ] %1"), QStringLiteral("a b c d e f g h i j k l m n o p q r s t u v w x y z"),
            QStringLiteral("[1,2] [3,4]")};
        const auto text = texts[below(int(texts.size()))];
        doing(
            QStringLiteral("type ") + text, [&] { m_application.window().mainView().translation().setSentence(text); });
    }

    void resize()
    {
        static const QList<QSize> sizes{{899, 561}, {1024, 700}, {1180, 760}, {1280, 800}, {1920, 1080}};
        const auto size = sizes[below(int(sizes.size()))];
        doing(QStringLiteral("resize to %1").arg(size.width()), [&] { m_application.window().resize(size); });
    }

    void switchTheme()
    {
        doing(QStringLiteral("switch the theme"), [&] { ui::applyTheme(ui::ThemeChoice(below(3))); });
    }

    void deleteRun()
    {
        const auto all = runs().entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time);
        if (!all.isEmpty())
            doing(QStringLiteral("delete a run"), [&] { QDir(all.first().filePath()).removeRecursively(); });
    }

    /// Clicks a button of any window.
    void press()
    {
        QList<QAbstractButton*> buttons;
        for (auto* window : QApplication::topLevelWidgets())
            for (auto* button : window->findChildren<QAbstractButton*>())
                if (button->isVisible() && button->isEnabled())
                    buttons << button;
        if (buttons.isEmpty())
            return;
        auto* button = buttons[below(int(buttons.size()))];
        doing(QStringLiteral("press ") + button->text() + button->accessibleName(), [&] { button->click(); });
    }

    /// Triggers an entry of a menu.
    void trigger()
    {
        QList<QAction*> actions;
        for (auto* action : m_application.window().findChildren<QAction*>())
            if (action->isEnabled() && !action->isSeparator() && !action->menu() && !action->text().isEmpty()
                && action->menuRole() != QAction::QuitRole && !action->shortcut().matches(QKeySequence::Quit))
                actions << action;
        auto* action = actions[below(int(actions.size()))];
        doing(QStringLiteral("menu: ") + action->text(), [&] { action->trigger(); });
    }

    QDir runs() const { return QDir(m_folder + QStringLiteral("/runs")); }

    Application& m_application;
    QString m_folder;
    std::mt19937 m_random;
    qint64 m_length;
    QStringList m_files;
    QTimer m_heart, m_minute, m_second;
    QElapsedTimer m_clock;
    qint64 m_lastBeat = 0, m_worst = 0, m_lastQueued = 0;
    QString m_doing, m_worstDoing;
    int m_actions = 0, m_trained = 0, m_seconds = 0, m_idle = 0;
    std::vector<double> m_memory;
    bool m_isEnding = false;
};

} // namespace

int main(int argc, char** argv)
{
    ui::paintInOneThread();
    QApplication qt(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    qInstallMessageHandler(countMessage);
    const int minutes = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
    const unsigned seed = argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1;
    const QTemporaryDir folder;
    CommandLine line{.sample = QStringLiteral("tiny-french")};
    std::unique_ptr<FarEngine> far;
    if (argc > 3) {
        line.connect = FarPlace{.host = {}, .command = QString::fromLocal8Bit(argv[3])};
        far = std::make_unique<FarEngine>(connectionsTo(*line.connect), placeOf(*line.connect));
    }
    const auto lessons = far ? Application::Lessons::None : Application::Lessons::Offered;
    Settings settings(folder.filePath(QStringLiteral("soak.ini")));
    settings.setValue(AppSetting::RunsFolder, folder.filePath(QStringLiteral("runs")));
    Application application(std::move(line), engineModuleFactory({}), std::move(settings), lessons, std::move(far));
    application.start();
    const RandomPerson person(application, folder.path(), minutes, seed);
    return QApplication::exec();
}
