// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person waits for in the window while it trains on a file:
//   GOMP_SPINCOUNT=100000 bench_window FILE.tsv [SECONDS [PRESET]]
//   bench_window RUN [SECONDS]
// The second form follows a run that another process trains, and prints only the heartbeat. Prints when the first loss
// point came, how late a 5 ms heartbeat in the GUI thread is, and how long a typed sentence waits for its translation,
// both during training and in a pause. The program is built beside attentoscope, because it loads the engine in the
// same way.
#include "app/application.h"
#include "app/enginemodule.h"
#include "engine/types/translation.h"
#include "tests/bench/timings.h"
#include "ui/mainview/mainview.h"
#include "ui/translation/translationbox.h"
#include "ui/window/trainingactions.h"
#include "ui/window/windowactions.h"

#include <QtWidgets>

using namespace attentoscope;
using bench::print;

namespace {

constexpr double beat = 5.0; // ms
constexpr int opening = 3'000; // ms until the window displays a followed run

/// How late each beat of a timer in the GUI thread is. Lives in the GUI thread.
class Heartbeat : public QObject
{
public:
    Heartbeat()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            const double now = static_cast<double>(m_clock.nsecsElapsed()) * 1e-6;
            m_late.push_back(std::max(0.0, now - m_last - beat));
            m_last = now;
        });
    }

    void start()
    {
        m_clock.start();
        m_last = 0.0;
        m_timer.start(static_cast<int>(beat));
    }

    const std::vector<double>& late() const { return m_late; }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_last = 0.0;
    std::vector<double> m_late;
};

/// Types a sentence every other second and waits for the answer. Lives in the GUI thread.
class Typist : public QObject
{
public:
    explicit Typist(EngineController& engine) : m_engine(engine)
    {
        connect(&m_timer, &QTimer::timeout, this, [this] {
            m_clock.start();
            TranslationRequest request;
            request.source = "ein mann in einem blauen hemd steht auf einer leiter und putzt ein fenster .";
            request.id = m_asked = newRequestId();
            m_engine.translate(request);
        });
        connect(&engine, &EngineController::translated, this, [this](const Translation& translation) {
            if (translation.id == m_asked)
                waits().push_back(static_cast<double>(m_clock.nsecsElapsed()) * 1e-6);
        });
        m_timer.start(2000);
    }

    void report() const
    {
        print("answer while training", m_training);
        print("answer while paused", m_paused);
    }

private:
    std::vector<double>& waits() { return m_engine.state().activity == Activity::Running ? m_training : m_paused; }

    EngineController& m_engine;
    QTimer m_timer;
    QElapsedTimer m_clock;
    quint64 m_asked = 0;
    std::vector<double> m_training, m_paused;
};

} // namespace

int main(int argc, char** argv)
{
    const QApplication qt(argc, argv);
    if (argc < 2) {
        std::fputs("bench_window FILE.tsv|RUN [SECONDS [PRESET]]\n", stderr);
        return 2;
    }
    const bool follows = QFileInfo(QString::fromLocal8Bit(argv[1])).isDir();
    const int seconds = argc > 2 ? std::atoi(argv[2]) : 60;
    const QTemporaryDir folder;
    CommandLine line;
    line.paths = {QString::fromLocal8Bit(argv[1])};
    line.preset = QString::fromLatin1(argc > 3 ? argv[3] : "luong-general");
    Application application(
        std::move(line), engineModuleFactory({}), Settings(folder.filePath(QStringLiteral("bench.ini"))));
    QElapsedTimer sinceStart, sinceTrain;
    sinceStart.start();
    application.start();
    QObject::connect(&application.window().trainingActions(), &ui::TrainingActions::startRequested, &application,
        [&] { sinceTrain.start(); });

    Heartbeat heartbeat;
    std::unique_ptr<Typist> typist;
    bool begun = false;
    QTimer waiting;
    QObject::connect(&waiting, &QTimer::timeout, &application, [&] {
        auto* engine = application.engine();
        if (!engine || (!follows && engine->state().data != DataState::Loaded))
            return;
        waiting.stop();
        std::printf("data loaded %lld ms after the start\n", static_cast<long long>(sinceStart.elapsed()));
        QObject::connect(engine, &EngineController::reported, &application, [&](const TrainingReports& reports) {
            if (begun || reports.steps.empty())
                return;
            begun = true;
            std::printf("first loss point %lld ms after Train\n", static_cast<long long>(sinceTrain.elapsed()));
            std::fflush(stdout);
            heartbeat.start();
            typist = std::make_unique<Typist>(*application.engine());
        });
        if (follows)
            QTimer::singleShot(opening, &application, [&] { heartbeat.start(); });
        else
            application.window().actions().train->trigger();
    });
    waiting.start(10);
    QTimer::singleShot(seconds * 1000, &application, [&] {
        if (!follows)
            application.window().actions().train->trigger(); // pauses
    });
    QTimer::singleShot((seconds + 15) * 1000, &application, [&] {
        print("heartbeat is late", heartbeat.late());
        if (typist)
            typist->report();
        QCoreApplication::quit();
    });
    return QApplication::exec();
}
