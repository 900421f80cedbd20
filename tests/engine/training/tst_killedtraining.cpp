// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A training is killed again and again, at chosen system calls and at random moments, and continued each time. The
// short form tries some of the calls. tests/soak/kills.sh tries more: ATTENTOSCOPE_KILLED_CALLS is the number of calls,
// one after the other, and ATTENTOSCOPE_RANDOM_KILLS the number of moments.
#include "engine/session/session.h"
#include "engine/storage/runfolder.h"
#include "tests/engine/storage/killingfiles.h"
#include "tests/support/testprogram.h"

#include <cstdio>
#include <random>

namespace {

using Moment = KillingFiles::Moment;

constexpr double autosaveSeconds = 0.1;
constexpr int never = 0;

/// The work of the child process: it begins or continues the run until it is killed or training ends. `model` is the
/// model that is trained on with other pairs than its own. Empty: the model is a new one.
int trainInThisProcess(const std::string& folder, int fatalCall, Moment moment, const std::string& model)
{
    static KillingFiles files(fatalCall, moment);
    setSystemFiles(files);
    const auto session = createSession({.threads = 1});
    DataRequest data{.sample = "reverse", .samplePairs = 200};
    TrainingRequest request;
    request.settings = {{"embedding_size", "12"}, {"hidden_size", "16"}, {"batch_size", "16"}, {"dropout", "0.2"},
        {"teacher_forcing", "0.8"}, {"validation_epochs", "3"}, {"autosave_seconds", std::to_string(autosaveSeconds)}};
    request.limit.steps = model.empty() ? 500 : 150;
    request.runFolder = folder;
    request.from = model;
    const bool isThere = std::filesystem::exists(std::filesystem::path(folder) / "config.json");
    if (!model.empty())
        data = isThere ? RunFolder::open(folder)->identity().data
                       : DataRequest{.sample = "reverse", .samplePairs = 100, .seed = 2, .wordsOf = model};
    const auto fails = [](const Error& error) {
        std::fprintf(stderr, "%s\n", error.message.c_str());
        return 1;
    };
    if (const auto loaded = session->loadData(data, {}, {}); !loaded)
        return fails(loaded.error());
    const auto begun = isThere ? session->resumeTraining(folder, {}, {}) : session->startTraining(request);
    if (!begun)
        return fails(begun.error());
    for (auto end = TrainingEnd::StillRunning; end == TrainingEnd::StillRunning;) {
        const auto reports = session->advance(std::chrono::milliseconds(20), {});
        if (!reports)
            return fails(reports.error());
        end = reports->end;
    }
    const auto last = session->finishTraining(TrainingEnd::LimitReached);
    return last ? 0 : fails(last.error());
}

int fromEnvironment(const char* name, int fallback)
{
    const char* text = std::getenv(name);
    return text ? std::atoi(text) : fallback;
}

/// Losses, rates and validations, which do not depend on time.
std::vector<double> trajectoryOf(const RunHistory& history)
{
    std::vector<double> values;
    for (const auto& step : history.steps)
        values.insert(values.end(), {static_cast<double>(step.step), step.loss, step.learningRate, step.gradientNorm});
    for (const auto& validation : history.validations)
        values.insert(values.end(), {static_cast<double>(validation.step), validation.loss, validation.bleu});
    return values;
}

} // namespace

class KilledTrainingTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_place;
    QString m_run = m_place.filePath("run");
    QString m_model; ///< the model that is trained on; empty: a new model is trained
    std::vector<double> m_expected;
    double m_mostLost = 0.0; ///< seconds of training
    int m_kills = 0;
    int m_ends = 0;

    void start(QProcess& child, const QString& run, int fatalCall, Moment moment) const
    {
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(QCoreApplication::applicationFilePath(),
            {"tst_killedtraining", "--train", run, QString::number(fatalCall), QString::number(int(moment)), m_model});
        QVERIFY(child.waitForStarted());
    }

    /// Checks the run that a child has left. If it was killed, another one can continue; otherwise training has ended.
    void verifyAfter(const QProcess& child, const QString& what)
    {
        if (child.exitStatus() == QProcess::NormalExit) {
            QVERIFY2(child.exitCode() == 0, qPrintable(what));
            ++m_ends;
            QCOMPARE(trajectoryOf(*RunFolder::open(m_run.toStdString())->readMetrics()), m_expected);
            std::filesystem::remove_all(m_run.toStdString());
            return;
        }
        ++m_kills;
        const auto folder = RunFolder::open(m_run.toStdString());
        if (!folder) { // The child was killed while it made the folder. The next one makes it.
            QVERIFY2(!std::filesystem::exists((m_run + "/config.json").toStdString()), qPrintable(what));
            return;
        }
        if (!m_model.isEmpty() && !folder->hasSave()) { // the folder does not contain the weights with which it begins
            const auto session = createSession({.threads = 1});
            QVERIFY2(session->loadData(folder->identity().data, {}, {}), qPrintable(what));
            const auto refused = session->resumeTraining(m_run.toStdString(), {}, {});
            QVERIFY2(!refused && refused.error().message.contains("train that model on again"), qPrintable(what));
            std::filesystem::remove_all(m_run.toStdString());
            return;
        }
        const auto history = folder->readMetrics();
        QVERIFY2(history, qPrintable(what));
        double saved = 0.0;
        if (folder->hasSave()) {
            const auto save = folder->read(WhichSave::Current);
            QVERIFY2(save, save ? "" : qPrintable(what + ": " + QString::fromStdString(save.error().message)));
            QVERIFY2(folder->readModel(WhichSave::Best), qPrintable(what));
            saved = save->position.seconds;
        }
        if (!history->steps.empty())
            m_mostLost = std::max(m_mostLost, history->steps.back().seconds - saved);
    }

    void killAtCall(int call, Moment moment)
    {
        QProcess child;
        start(child, m_run, call, moment);
        QVERIFY(child.waitForFinished(120'000));
        verifyAfter(child, u"call %1"_s.arg(call));
    }

    /// A training without interruption gives the expected steps.
    void trainWhole(const QString& run)
    {
        QProcess whole;
        start(whole, run, never, Moment::Before);
        QVERIFY(whole.waitForFinished(120'000));
        QCOMPARE(whole.exitCode(), 0);
        m_expected = trajectoryOf(*RunFolder::open(run.toStdString())->readMetrics());
    }

private Q_SLOTS:
    void initTestCase()
    {
        trainWhole(m_place.filePath("whole"));
        if (QTest::currentTestFailed())
            return;
        QVERIFY(m_expected.size() > 2'000);
    }

    void killedAtCalls()
    {
        const int calls = fromEnvironment("ATTENTOSCOPE_KILLED_CALLS", 0);
        constexpr Moment moments[] = {Moment::Before, Moment::Midst, Moment::After};
        for (int call = 1; call <= calls; ++call)
            for (const auto moment : moments)
                killAtCall(call, moment);
        if (calls == 0)
            for (const int call : {1, 9, 23, 31, 40, 52, 64, 77, 91, 106, 122, 137, 153, 170, 260})
                killAtCall(call, moments[call % 3]);
    }

    void killedAtRandomMoments()
    {
        std::mt19937 random(20261121);
        const int kills = fromEnvironment("ATTENTOSCOPE_RANDOM_KILLS", 6);
        for (int kill = 0; kill < kills; ++kill) {
            QProcess child;
            start(child, m_run, never, Moment::Before);
            const auto life = static_cast<int>(200 + random() % 1'500); // ms
            if (!child.waitForFinished(life))
                child.kill();
            QVERIFY(child.state() == QProcess::NotRunning || child.waitForFinished(120'000));
            verifyAfter(child, u"after %1 ms"_s.arg(life));
        }
    }

    void itComesToItsEndAllTheSame()
    {
        QProcess child;
        start(child, m_run, never, Moment::Before);
        QVERIFY(child.waitForFinished(120'000));
        QVERIFY(child.exitStatus() == QProcess::NormalExit);
        verifyAfter(child, u"the last"_s);
        qInfo("%d kills, %d trainings came to their end; at most %.2f s of training lost with a save every %.1f s",
            m_kills, m_ends, m_mostLost, autosaveSeconds);
        QVERIFY(m_kills > 10);
        QVERIFY2(m_mostLost < autosaveSeconds + 5.0, qPrintable(QString::number(m_mostLost)));
    }

    /// The training continues from step 0, which has the model's weights, and comes to the same end.
    void aModelIsTrainedOn()
    {
        m_model = m_place.filePath("whole");
        trainWhole(m_place.filePath("trained-on"));
        if (QTest::currentTestFailed())
            return;
        m_kills = m_ends = 0;
        constexpr Moment moments[] = {Moment::Before, Moment::Midst, Moment::After};
        for (const int call : {12, 33, 47, 58, 69, 80, 94, 110})
            killAtCall(call, moments[call % 3]);
        killAtCall(never, Moment::Before);
        qInfo("%d kills, %d trainings came to their end", m_kills, m_ends);
        QVERIFY(m_kills > 5 && m_ends > 0);
    }
};

static int testOrTrainToTheKill(int argc, char** argv)
{
    if (argc == 6 && std::string_view(argv[1]) == "--train")
        return trainInThisProcess(argv[2], std::atoi(argv[3]), Moment(std::atoi(argv[4])), argv[5]);
    return runTestClass<KilledTrainingTest, QCoreApplication>(argc, argv);
}

ATTENTOSCOPE_TEST_FUNCTION(testOrTrainToTheKill);
#include "tst_killedtraining.moc"
