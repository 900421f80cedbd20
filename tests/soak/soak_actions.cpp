// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Does whatever a person could do, at random, for a while:
//   soak_actions MINUTES SEED
// Actions of the menus, buttons, typing, sizes, themes, files that are dropped (good ones, rubbish, runs), run folders
// that are deleted while they are in use. Prints how many actions there were, the longest time in which the window did
// not answer, and after which action that was. Fails when that was more than 100 ms, or when anything was said on the
// standard error.
#include "app/application.h"
#include "app/enginemodule.h"
#include "ui/mainview/mainview.h"
#include "ui/theme/theme.h"
#include "ui/translation/translationbox.h"
#include "ui/window/dataactions.h"

#include <QtWidgets>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <random>

using namespace attentoscope;

namespace {

constexpr int beat = 20; // ms
constexpr int between = 60; // ms from one action to the next
constexpr qint64 late = 100; // ms
int messages = 0;

void countMessage(QtMsgType, const QMessageLogContext&, const QString& text)
{
    ++messages;
    std::printf("said: %s\n", qUtf8Printable(text));
}

/// Of this thread alone, in ms: on a busy machine the rest of a gap was spent on waiting for a processor.
qint64 computed()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1'000LL + time.tv_nsec / 1'000'000;
}

/// Lives in the GUI thread.
class RandomPerson : public QObject
{
public:
    RandomPerson(Application& application, const QString& folder, int minutes, unsigned seed)
        : m_application(application), m_folder(folder), m_random(seed), m_length(minutes * 60'000LL)
    {
        writeFiles();
        m_heart.setTimerType(Qt::PreciseTimer);
        connect(&m_heart, &QTimer::timeout, this, &RandomPerson::beatOnce);
        m_clock.start();
        m_heart.start(beat);
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
        const qint64 now = m_clock.elapsed(), gap = now - m_lastBeat - beat;
        const qint64 busy = computed() - m_lastComputed;
        m_lastBeat = now;
        m_lastComputed += busy;
        m_mostBusy = std::max(m_mostBusy, busy);
        if (gap > late)
            std::printf("%lld ms without an answer, %lld of them computing, after: %s\n", static_cast<long long>(gap),
                static_cast<long long>(busy), qUtf8Printable(m_doing));
        if (gap > m_worst) {
            m_worst = gap;
            m_worstDoing = m_doing;
        }
        if (now > m_length)
            end();
    }

    void end()
    {
        m_heart.stop();
        m_isEnding = true;
        for (auto* window : QApplication::topLevelWidgets())
            if (window != &m_application.window())
                window->close();
        std::printf("%d actions, longest time without an answer %lld ms (%s), longest computing %lld ms, %d messages\n",
            m_actions, static_cast<long long>(m_worst), qUtf8Printable(m_worstDoing),
            static_cast<long long>(m_mostBusy), messages);
        QCoreApplication::exit(m_worst <= late && messages == 0 ? 0 : 1);
    }

    void act()
    {
        if (m_isEnding)
            return;
        QTimer::singleShot(between, this, &RandomPerson::act); // first: what comes now may open a loop of its own
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

    /// What opens its own event loop goes on in here until it is closed; the next actions come meanwhile.
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

    /// A button of any window.
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

    /// An entry of a menu.
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
    QTimer m_heart;
    QElapsedTimer m_clock;
    qint64 m_lastBeat = 0, m_worst = 0, m_lastComputed = 0, m_mostBusy = 0;
    QString m_doing, m_worstDoing;
    int m_actions = 0;
    bool m_isEnding = false;
};

} // namespace

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    qInstallMessageHandler(countMessage);
    const int minutes = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
    const unsigned seed = argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1;
    const QTemporaryDir folder;
    CommandLine line{.sample = QStringLiteral("tiny-french")};
    Settings settings(folder.filePath(QStringLiteral("soak.ini")));
    settings.setValue(AppSetting::RunsFolder, folder.filePath(QStringLiteral("runs")));
    Application application(std::move(line), engineModuleFactory({}), std::move(settings));
    application.start();
    const RandomPerson person(application, folder.path(), minutes, seed);
    return QApplication::exec();
}
