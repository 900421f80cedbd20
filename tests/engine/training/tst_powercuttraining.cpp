// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The power is cut during a training. The training continues from what is on the disk, and comes to the same end bit
// for bit. tst_powercuts tries many more disks, but without a model.
#include "engine/storage/runfolder.h"
#include "tests/engine/storage/powercutscenes.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

namespace {

constexpr std::uint64_t seed = 36;
constexpr int disks = 24;
constexpr std::size_t stepsBeforeCuts = 40;

/// Losses, rates, validations and the last weights, which do not depend on time.
struct Outcome
{
    std::vector<double> trajectory;
    std::vector<std::vector<std::byte>> weights;
};

Outcome outcomeOf(const std::filesystem::path& path)
{
    Outcome outcome;
    const auto run = valueOf(RunFolder::open(path));
    const auto history = valueOf(run.readMetrics());
    for (const auto& step : history.steps)
        outcome.trajectory.insert(
            outcome.trajectory.end(), {double(step.step), step.loss, step.learningRate, step.gradientNorm});
    for (const auto& validation : history.validations)
        outcome.trajectory.insert(
            outcome.trajectory.end(), {double(validation.step), validation.loss, validation.bleu});
    for (const auto& heads : valueOf(run.readHeads()))
        outcome.trajectory.push_back(double(heads->step));
    for (auto& tensor : valueOf(run.read(WhichSave::Current)).model.tensors)
        outcome.weights.push_back(std::move(tensor.bytes));
    return outcome;
}

TrainingRequest requestFor(const std::filesystem::path& run)
{
    TrainingRequest request{.preset = "transformer",
        .settings = {{"layers", "1"}, {"heads", "2"}, {"embedding_size", "8"}, {"batch_size", "16"},
            {"validation_epochs", "1"}, {"keep_saves", "2"}},
        .limit = {.steps = stepsBeforeCuts},
        .runFolder = run.string()};
    request.watched = {{"a b c", "c b a"}};
    return request;
}

} // namespace

class PowerCutTrainingTest : public QObject
{
    Q_OBJECT

    std::filesystem::path m_place = placeForTrials();

private slots:
    void cleanupTestCase() { std::filesystem::remove_all(m_place); }

    void itComesToTheSameEnd()
    {
        const auto root = m_place / "played";
        std::filesystem::create_directories(root);
        static RecordingFiles files(root);
        setSystemFiles(files);
        const auto session = sessionWith("reverse", 160);
        QVERIFY(session->startTraining(requestFor(root / "run")));
        std::size_t trained = 0;
        losses(*session, [&] {
            if (++trained % 7 == 0)
                files.promise(int(valueOf(session->save()).step));
        });
        const auto expected = outcomeOf(root / "run");
        QVERIFY(expected.trajectory.size() > 4 * stepsBeforeCuts);

        const PowerCuts cuts(files);
        std::mt19937_64 generator(seed);
        int goneOn = 0;
        for (int disk = 0; disk < disks; ++disk) {
            const auto cut = cuts.random(generator);
            const auto what = cut.text();
            const auto place = m_place / std::to_string(disk);
            cuts.materialise(cut, place);
            const bool isRun = std::filesystem::exists(place / "run" / "config.json");
            QVERIFY2(isRun || files.promisedAfter(cut.changes) < 0, what.c_str());
            const auto begun = isRun ? session->resumeTraining((place / "run").string(), {}, {})
                                     : session->startTraining(requestFor(place / "run"));
            QVERIFY2(begun, begun ? "" : (what + ": " + begun.error().message.text()).c_str());
            QVERIFY2(begun->step >= files.promisedAfter(cut.changes), what.c_str());
            goneOn += begun->step > 0 ? 1 : 0;
            losses(*session);
            const auto outcome = outcomeOf(place / "run");
            QVERIFY2(outcome.trajectory == expected.trajectory, what.c_str());
            QVERIFY2(outcome.weights == expected.weights, what.c_str());
            // only readable: the moments of watched sentences depend on time
            QVERIFY2(RunFolder::open(place / "run")->readWatched(), what.c_str());
        }
        QVERIFY2(goneOn > disks / 2, qPrintable(QString::number(goneOn)));
    }
};

ATTENTOSCOPE_TEST(PowerCutTrainingTest, QCoreApplication);
#include "tst_powercuttraining.moc"
