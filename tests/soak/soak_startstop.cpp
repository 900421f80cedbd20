// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loads data, trains a little, stops, and discards or continues the run, again and again:
//   soak_startstop TIMES
// Fails if memory, threads or open files have grown since the first tenth.
#include "engine/qt/enginecontroller.h"
#include "tests/soak/resources.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <filesystem>

using namespace attentoscope;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr double mostGrowth = 4096.0; // the sanitizer keeps freed memory, and finds leaks itself
#else
constexpr double mostGrowth = 24.0; // MiB over the whole time
#endif
constexpr int perController = 25; // number of starts; afterwards the engine thread is ended and another one begun
constexpr int stuckAfter = 60'000; // ms

int openFiles()
{
    const std::filesystem::directory_iterator all("/proc/self/fd");
    return static_cast<int>(std::distance(begin(all), end(all)));
}

/// Uses one controller after the other, and trains several times with each. Lives in the main thread.
class StartStop : public QObject
{
public:
    explicit StartStop(int times) : m_times(times)
    {
        m_watchdog.setSingleShot(true);
        connect(&m_watchdog, &QTimer::timeout, this, [this] { fail("nothing happened for a minute"); });
    }

    void begin()
    {
        m_engine = std::make_unique<EngineController>([] { return createSession({.threads = 1}); });
        auto* engine = m_engine.get();
        connect(engine, &EngineController::dataLoaded, this, &StartStop::train);
        connect(engine, &EngineController::reported, this, [this](const TrainingReports& reports) {
            if (!reports.steps.empty() && !std::exchange(m_isStopping, true))
                m_engine->stop();
        });
        connect(engine, &EngineController::trainingEnded, this, &StartStop::next);
        connect(engine, &EngineController::discarded, this, &StartStop::load);
        connect(engine, &EngineController::failed, this, [this](const Error& error) { fail(error.message.c_str()); });
        load();
    }

private:
    QString folder() const { return m_place.filePath(QStringLiteral("run")); }

    void load()
    {
        m_watchdog.start(stuckAfter);
        DataRequest data{.sample = m_done % 2 == 0 ? "copy" : "reverse", .samplePairs = 60};
        m_engine->loadData(data);
    }

    void train()
    {
        m_isStopping = false;
        TrainingRequest request{.settings = {{"embedding_size", "12"}, {"hidden_size", "16"}, {"batch_size", "16"}},
            .limit = {.steps = 1'000'000},
            .runFolder = folder().toStdString(),
            .watched = {{"a b c", "c b a"}}};
        m_engine->startTraining(request);
    }

    void next()
    {
        if (++m_done == std::max(1, m_times / 10))
            remember();
        if (m_done % 100 == 0)
            report();
        if (m_done == m_times)
            return end();
        if (m_done % perController == 0) {
            // The old controller must not be destroyed inside one of its signals.
            QTimer::singleShot(0, this, [this] {
                m_engine.reset();
                std::filesystem::remove_all(folder().toStdString());
                begin();
            });
            return;
        }
        m_engine->discard();
    }

    void remember()
    {
        m_memory = soak::residentMemory();
        m_threads = soak::statusNumber("Threads:");
        m_files = openFiles();
    }

    void report() const
    {
        std::printf("%5d starts: %.1f MiB, %d threads, %d files\n", m_done, soak::residentMemory(),
            soak::statusNumber("Threads:"), openFiles());
        std::fflush(stdout);
    }

    void end()
    {
        report();
        const double grown = soak::residentMemory() - m_memory;
        std::printf("%d starts: memory grew by %.1f MiB, threads by %d, open files by %d\n", m_done, grown,
            soak::statusNumber("Threads:") - m_threads, openFiles() - m_files);
        const bool isFlat = grown < mostGrowth && soak::statusNumber("Threads:") <= m_threads && openFiles() <= m_files;
        QTimer::singleShot(0, this, [this, isFlat] {
            m_engine.reset();
            QCoreApplication::exit(isFlat ? 0 : 1);
        });
    }

    void fail(const char* why)
    {
        std::printf("after %d starts: %s\n", m_done, why);
        std::fflush(stdout);
        std::_Exit(1);
    }

    QTemporaryDir m_place;
    std::unique_ptr<EngineController> m_engine;
    QTimer m_watchdog;
    int m_times;
    int m_done = 0;
    bool m_isStopping = false;
    double m_memory = 0.0;
    int m_threads = 0, m_files = 0;
};

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication qt(argc, argv);
    StartStop soak(argc > 1 ? std::atoi(argv[1]) : 1'000);
    soak.begin();
    return QCoreApplication::exec();
}
