// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory runs out in the middle of a step. This happens in a child process whose memory is limited.
#include "engine/session/session.h"
#include "tests/support/testprogram.h"

#include <tuple>

#include <cstdio>

#include <sys/resource.h>
#include <unistd.h>

namespace {

constexpr int batchSize = 1024;

rlim_t addressSpace()
{
    rlim_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    return pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE));
}

void allow(rlim_t bytes)
{
    rlimit limit{};
    ::getrlimit(RLIMIT_AS, &limit);
    limit.rlim_cur = std::min(bytes, limit.rlim_max);
    if (::setrlimit(RLIMIT_AS, &limit) != 0)
        std::perror("setrlimit");
}

/// Trains one batch, and prints the result.
bool trainBatch(Session& session)
{
    const auto reports = session.advance(std::chrono::milliseconds(0), {});
    if (!reports)
        std::printf("error %d %s\n", int(reports.error().code), reports.error().message.c_str());
    else if (!reports->steps.empty())
        std::printf("step %lld %.6f\n", static_cast<long long>(reports->steps.back().step), reports->steps.back().loss);
    std::fflush(stdout);
    return reports && !reports->steps.empty();
}

/// Prepares two libraries. OpenBLAS would wait for ever for memory for its buffer, so it gets the buffer before memory
/// is scarce. oneDNN 2.6 crashes if it lacks memory for a kernel, so it is not used.
void prepareLibraries(const DataRequest& data)
{
    const auto session = createSession({.threads = 1});
    TrainingRequest request;
    request.preset = "luong-general";
    request.settings = {{"hidden_size", "192"}, {"batch_size", "8"}, {"recurrent", "reference"}};
    if (session->loadData(data, {}, {}) && session->startTraining(request))
        std::ignore = session->advance(std::chrono::milliseconds(0), {});
}

int trainInThisProcess(const std::string& folder, bool isScarce)
{
    const auto session = createSession({.threads = 1});
    DataRequest data{.sample = "reverse", .samplePairs = 6'000};
    prepareLibraries(data);
    TrainingRequest request{.preset = "luong-general"};
    request.settings = {{"hidden_size", "192"}, {"embedding_size", "64"}, {"batch_size", std::to_string(batchSize)},
        {"dropout", "0"}, {"recurrent", "reference"}, {"teacher_forcing", "1"}, {"validation_epochs", "100"}};
    request.limit.steps = 100;
    request.runFolder = folder;
    if (!session->loadData(data, {}, {}) || !session->startTraining(request))
        return 1;
    if (isScarce) {
        allow(addressSpace() + (16U << 20U)); // too little memory for the batch
        trainBatch(*session);
        allow(addressSpace() + (16U << 20U)); // as much again as it has used
        trainBatch(*session);
        allow(RLIM_INFINITY);
    }
    for (int step = 0; step < 3; ++step)
        if (!trainBatch(*session))
            return 1;
    return session->finishTraining(TrainingEnd::Stopped) ? 0 : 1;
}

/// A save takes a copy of weights and moments, some 300 MB here.
int saveInThisProcess(const std::string& folder)
{
    const auto session = createSession({.threads = 1});
    DataRequest data{.sample = "reverse", .samplePairs = 500};
    prepareLibraries(data);
    TrainingRequest request{.preset = "luong-general",
        .settings = {{"hidden_size", "1024"}, {"batch_size", "8"}, {"recurrent", "reference"}},
        .limit = {.steps = 100},
        .runFolder = folder};
    if (!session->loadData(data, {}, {}) || !session->startTraining(request) || !trainBatch(*session))
        return 1;
    allow(addressSpace() + (16U << 20U));
    const auto refused = session->save();
    const auto unfinished = session->finishTraining(TrainingEnd::Stopped);
    allow(RLIM_INFINITY);
    if (refused || unfinished)
        return 1;
    std::printf("not ended %d\n", int(unfinished.error().code));
    std::printf("error %d %s\n", int(refused.error().code), refused.error().message.c_str());
    if (!trainBatch(*session))
        return 1;
    const auto saved = session->save();
    std::printf("saved %lld\n", saved ? static_cast<long long>(saved->step) : -1);
    return 0;
}

} // namespace

class OutOfMemoryTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_place;

    QStringList told(const QString& run, const QString& memory)
    {
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(QCoreApplication::applicationFilePath(), {u"tst_outofmemory"_s, memory, m_place.filePath(run)});
        if (!child.waitForFinished(200'000) || child.exitStatus() != QProcess::NormalExit || child.exitCode() != 0)
            qFatal("the child did not end well: %d", child.exitCode());
        return QString::fromUtf8(child.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
    }

private Q_SLOTS:
    void initTestCase()
    {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("the address sanitizer needs more address space than this test allows");
#endif
    }

    void namesTheBatchAndGoesOn()
    {
        const auto enough = told("enough", "--enough");
        const auto scarce = told("scarce", "--scarce");
        QCOMPARE(enough.size(), 3);
        QStringList errors, steps;
        for (const auto& line : scarce)
            (line.startsWith("error") ? errors : steps) << line;
        QVERIFY2(!errors.isEmpty(), qPrintable(scarce.join('\n')));
        for (const auto& error : errors)
            for (const auto& part : {u"error %1 "_s.arg(int(ErrorCode::OutOfMemory)), u"Step 1:"_s,
                     u"%1 sentence pairs"_s.arg(QLocale(QLocale::English).toString(batchSize)), u"batch_size"_s})
                QVERIFY2(error.contains(part), qPrintable(error));
        // The weights were not changed, so the steps are the same except for rounding.
        QVERIFY(steps.size() >= 3); // the step may have fitted in parts while memory was scarce
        for (int index = 0; index < 3; ++index) {
            const double expected = enough[index].section(' ', 2).toDouble();
            const double actual = steps[index].section(' ', 2).toDouble();
            QVERIFY2(std::abs(actual - expected) < 1e-3 * expected, qPrintable(scarce.join('\n')));
        }
        auto session = createSession({.threads = 1});
        const auto opened = session->openRun(m_place.filePath("scarce").toStdString(), RunDetail::History);
        QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
        QCOMPARE(opened->history->steps.size(), std::size_t(steps.size()));
    }

    void aSaveThatDoesNotFitStopsNothing()
    {
        const auto lines = told("save", "--save");
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines[1], u"not ended %1"_s.arg(int(ErrorCode::Unwritable))); // ending can be tried again
        QVERIFY2(lines[2].startsWith(u"error %1 "_s.arg(int(ErrorCode::OutOfMemory))), qPrintable(lines[2]));
        QVERIFY2(lines[2].contains(u"not enough memory"_s), qPrintable(lines[2]));
        QVERIFY(lines[3].startsWith(u"step 2 "_s));
        QCOMPARE(lines[4], u"saved 2"_s);
    }
};

static int testOrTrainInLittleMemory(int argc, char** argv)
{
    if (argc == 3 && (std::string_view(argv[1]) == "--enough" || std::string_view(argv[1]) == "--scarce"))
        return trainInThisProcess(argv[2], std::string_view(argv[1]) == "--scarce");
    if (argc == 3 && std::string_view(argv[1]) == "--save")
        return saveInThisProcess(argv[2]);
    return runTestClass<OutOfMemoryTest, QCoreApplication>(argc, argv);
}

ATTENTOSCOPE_TEST_FUNCTION(testOrTrainInLittleMemory);
#include "tst_outofmemory.moc"
