// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Trains with the window open, with watched sentences, and translates a sentence every second:
//   GOMP_SPINCOUNT=100000 soak_window MINUTES [FILE.tsv]
// Prints the memory of each minute, and how often a heartbeat of the window came more than 100 ms late. Fails if a
// heartbeat was late, or if memory grows too much after the warm-up. The warm-up is ten minutes, or half of a short
// run. Too much is 2 MiB a minute, or 5 % in all if the run takes over an hour. The program is built beside
// attentoscope.
#include "app/application.h"
#include "app/enginemodule.h"
#include "tests/soak/resources.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/theme/painting.h"
#include "ui/timeline/timeline.h"
#include "ui/window/trainingactions.h"
#include "ui/window/windowactions.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>

using namespace attentoscope;

namespace {

constexpr int beat = 20; // ms
constexpr qint64 late = 100; // ms
constexpr double mostGrowth = 2.0; // MiB a minute
constexpr double mostShare = 0.05;
constexpr int longRun = 60; // number of minutes from which the share counts

/// Lives in the GUI thread.
class Soak : public QObject
{
public:
    Soak(Application& application, int minutes) : m_application(application), m_minutes(minutes)
    {
        m_heart.setTimerType(Qt::PreciseTimer);
        connect(&m_heart, &QTimer::timeout, this, &Soak::beatOnce);
        connect(&m_second, &QTimer::timeout, this, &Soak::translate);
        connect(&m_minute, &QTimer::timeout, this, &Soak::measure);
        connect(&m_waiting, &QTimer::timeout, this, &Soak::beginWhenReady);
        m_waiting.start(10);
    }

private:
    void beginWhenReady()
    {
        auto* engine = m_application.engine();
        if (!engine || engine->state().data != DataState::Loaded)
            return;
        m_waiting.stop();
        connect(engine, &EngineController::translated, this, [this] { ++m_translations; });
        connect(engine, &EngineController::failed, this, [this](const Error& error) {
            std::printf("failed: %s\n", error.message.c_str());
            m_hasFailed = true;
        });
        connect(engine, &EngineController::reported, this,
            [this](const TrainingReports& reports) { m_step = reports.progress.step; });
        connect(engine, &EngineController::trainingEnded, this,
            [this] { m_application.window().trainingActions().start(); });
        m_application.window().actions().train->trigger();
        m_clock.start();
        m_heart.start(beat);
        m_second.start(1'000);
        m_minute.start(60'000);
        std::printf("minute, MiB, steps, pictures, translations, heartbeats over %lld ms, the latest\n",
            static_cast<long long>(late));
    }

    void beatOnce()
    {
        const qint64 now = m_clock.elapsed();
        const qint64 lateness = now - m_lastBeat - beat;
        m_lastBeat = now;
        m_latest = std::max(m_latest, lateness);
        m_missed += lateness > late ? 1 : 0;
    }

    void translate()
    {
        TranslationRequest request;
        request.source = m_translations % 2 == 0 ? "the cat sees the white dog ." : "we do not eat the red apple .";
        m_application.engine()->translate(request);
    }

    void measure()
    {
        m_memory.push_back(soak::residentMemory());
        std::printf("%4zu, %.1f, %lld, %zu, %d, %d, %lld ms\n", m_memory.size(), m_memory.back(),
            static_cast<long long>(m_step),
            m_application.window().mainView().watched().timeline().history().moments().size(), m_translations, m_missed,
            static_cast<long long>(m_latest));
        std::fflush(stdout);
        if (static_cast<int>(m_memory.size()) < m_minutes)
            return;
        m_heart.stop();
        m_second.stop();
        m_minute.stop();
        QCoreApplication::exit(isFlat() && m_missed == 0 && !m_hasFailed ? 0 : 1);
    }

    bool isFlat() const
    {
        const std::size_t warm = std::min<std::size_t>(10, m_memory.size() / 2);
        if (m_memory.size() < 2)
            return true;
        const double begun = m_memory[std::max<std::size_t>(warm, 1) - 1], grown = m_memory.back() - begun;
        const double minutes = static_cast<double>(m_memory.size() - std::max<std::size_t>(warm, 1));
        std::printf("after minute %zu memory grew by %.2f MiB a minute, %.1f %% in all; %d heartbeats over %lld ms\n",
            std::max<std::size_t>(warm, 1), grown / minutes, 100.0 * grown / begun, m_missed,
            static_cast<long long>(late));
        return grown / minutes < mostGrowth && (m_minutes < longRun || grown < mostShare * begun);
    }

    Application& m_application;
    int m_minutes;
    QTimer m_waiting, m_heart, m_second, m_minute;
    QElapsedTimer m_clock;
    qint64 m_lastBeat = 0, m_latest = 0;
    int m_missed = 0, m_translations = 0;
    std::int64_t m_step = 0;
    bool m_hasFailed = false;
    std::vector<double> m_memory;
};

} // namespace

int main(int argc, char** argv)
{
    ui::paintInOneThread();
    const QApplication qt(argc, argv);
    const int minutes = argc > 1 ? std::max(1, std::atoi(argv[1])) : 20;
    const QTemporaryDir folder;
    CommandLine line;
    if (argc > 2)
        line.paths = {QString::fromLocal8Bit(argv[2])};
    else
        line.sample = QStringLiteral("tiny-french");
    Settings settings(folder.filePath(QStringLiteral("soak.ini")));
    settings.setValue(AppSetting::RunsFolder, folder.filePath(QStringLiteral("runs")));
    Application application(std::move(line), engineModuleFactory({}), std::move(settings));
    application.start();
    const Soak soak(application, minutes);
    return QApplication::exec();
}
