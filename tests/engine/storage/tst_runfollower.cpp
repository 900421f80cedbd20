// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runfollower.h"

#include "engine/storage/records.h"
#include "runsamples.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"

namespace {

StepReport step(std::int64_t number, double loss = 2.0)
{
    return {.step = number,
        .epoch = static_cast<double>(number) / 10.0,
        .loss = loss,
        .targetTokensPerSecond = 100.0,
        .learningRate = 1e-3,
        .gradientNorm = 1.0,
        .seconds = 0.5 * static_cast<double>(number)};
}

WatchedSnapshot snapshot(std::int64_t step)
{
    WatchedSnapshot snapshot{.step = step, .translation = {}, .epoch = 0.5, .sentence = {"we sleep .", {}}};
    snapshot.translation = translationWith("we <eos>", "nous", {0.25F, 0.75F});
    snapshot.translation.step = step;
    snapshot.translation.probabilities = {0.5F};
    return snapshot;
}

/// What a follower of a run has been told so far.
struct Told
{
    std::vector<std::int64_t> steps, validations, snapshots;
    RunNews last;

    void add(const RunNews& news)
    {
        if (news.metricsAnew) {
            steps.clear();
            validations.clear();
        }
        if (news.snapshotsAnew)
            snapshots.clear();
        for (const auto& report : news.reports.steps)
            steps.push_back(report.step);
        for (const auto& report : news.reports.validations)
            validations.push_back(report.step);
        for (const auto& report : news.reports.snapshots)
            snapshots.push_back(report.step);
        last = news;
    }
};

std::vector<std::int64_t> upTo(std::int64_t last, std::int64_t first = 1)
{
    std::vector<std::int64_t> steps;
    for (auto number = first; number <= last; ++number)
        steps.push_back(number);
    return steps;
}

/// Name, size, time and inode of everything in a folder.
std::map<std::string, std::tuple<std::uintmax_t, std::int64_t, std::string>> contentsOf(
    const std::filesystem::path& folder)
{
    std::map<std::string, std::tuple<std::uintmax_t, std::int64_t, std::string>> contents;
    contents[""] = {0, std::filesystem::last_write_time(folder).time_since_epoch().count(), {}};
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        std::string text;
        if (entry.is_regular_file()) {
            std::ifstream file(entry.path(), std::ios::binary);
            text.assign(std::istreambuf_iterator<char>(file), {});
        }
        contents[entry.path().string()] = {
            text.size(), std::filesystem::last_write_time(entry.path()).time_since_epoch().count(), text};
    }
    return contents;
}

} // namespace

class TestRunFollower : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path base() const { return m_folder->path().toStdString(); }
    std::filesystem::path run() const { return base() / "run"; }
    RunFolder newRun(const RunIdentity& identity = sampleIdentity()) const
    {
        return RunFolder::create(run(), identity).value();
    }
    static void lookUntilQuiet(RunFollower& follower, Told& told)
    {
        for (int quiet = 0; quiet < 4;) {
            told.add(follower.look());
            quiet = told.last.isChanged || told.last.hasMore ? 0 : quiet + 1;
        }
    }
    void setLock(const std::string& text) const { std::ofstream(run() / RunLock::fileName) << text; }

    /// Follows the run while `write` runs in another thread. Ends when all `steps` were seen, or after half a minute.
    void follow(const std::function<void()>& write, const std::vector<std::int64_t>& steps)
    {
        RunFollower follower(run());
        Told told;
        std::thread writer(write);
        const QDeadlineTimer deadline(30'000);
        while (told.steps != steps && !deadline.hasExpired())
            told.add(follower.look());
        writer.join();
        QCOMPARE(told.steps, steps);
        QCOMPARE(told.last.unreadableLines, std::size_t(0));
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void tellsWhatIsNew()
    {
        auto folder = newRun();
        RunFollower follower(run());
        Told told;
        told.add(follower.look());
        QCOMPARE(told.last.activity, RunActivity::Training);
        QVERIFY(told.last.problems.empty());
        QVERIFY(folder.append(step(1)));
        QVERIFY(folder.append(step(2)));
        QVERIFY(folder.append(ValidationReport{.step = 2, .epoch = 0.2, .loss = 3.0, .best = true}));
        QVERIFY(folder.append(std::vector{snapshot(1)}, KeepSnapshots::Always));
        told.add(follower.look());
        QCOMPARE(told.steps, upTo(2));
        QCOMPARE(told.validations, upTo(2, 2));
        QCOMPARE(told.snapshots, upTo(1));
        QVERIFY(told.last.isChanged);
        told.add(follower.look());
        QVERIFY(!told.last.isChanged);
        QCOMPARE(told.steps, upTo(2));
    }

    void leavesOutWhatIsKnown()
    {
        auto folder = newRun();
        for (const auto number : upTo(10))
            QVERIFY(folder.append(step(number)));
        QVERIFY(folder.append(ValidationReport{.step = 5, .epoch = 0.5, .loss = 3.0}));
        QVERIFY(folder.append(ValidationReport{.step = 6, .epoch = 0.6, .loss = 3.0}));
        RunFollower follower(run(), {.step = 6, .validation = 5});
        Told told;
        lookUntilQuiet(follower, told);
        QCOMPARE(told.steps, upTo(10, 7));
        QCOMPARE(told.validations, upTo(6, 6));
        QCOMPARE(told.last.reports.progress.step, std::int64_t(10));
    }

    void knowsTheTimeLeft()
    {
        auto identity = sampleIdentity();
        identity.configuration.training.steps = 100;
        auto folder = newRun(identity);
        for (const auto number : upTo(20))
            QVERIFY(folder.append(step(number)));
        RunFollower follower(run());
        auto progress = follower.look().reports.progress;
        QCOMPARE(progress.limit.steps, std::int64_t(100));
        QCOMPARE(progress.fraction, 0.2);
        QCOMPARE(progress.secondsLeft, 40.0); // two steps a second
        QCOMPARE(progress.targetTokensPerSecond, 100.0);
        QVERIFY(folder.append(ChangeReport{.step = 20, .epoch = 2.0, .seconds = 10.0, .key = "steps", .value = 40}));
        progress = follower.look().reports.progress;
        QCOMPARE(progress.secondsLeft, 10.0);
    }

    void seesEveryStepThatIsAppended()
    {
        auto folder = newRun();
        constexpr std::int64_t steps = 20'000;
        follow(
            [&] {
                for (const auto number : upTo(steps))
                    (void)folder.append(step(number));
            },
            upTo(steps));
    }

    /// As when rsync copies without --inplace: a new file of the same name has more content, cut at any place.
    void seesEveryStepOfCopiesThatReplaceTheFile()
    {
        newRun();
        constexpr std::int64_t steps = 3'000;
        std::string whole;
        for (const auto number : upTo(steps))
            whole += recordLine(step(number));
        follow(
            [&] {
                for (std::size_t length = 777; length < whole.size() + 777; length += 777) {
                    std::ofstream(run() / ".metrics.jsonl.tmp", std::ios::binary) << whole.substr(0, length);
                    std::filesystem::rename(run() / ".metrics.jsonl.tmp", run() / "metrics.jsonl");
                }
            },
            upTo(steps));
    }

    /// rsync --inplace writes over the same file.
    void seesEveryStepOfCopiesIntoTheFile()
    {
        newRun();
        constexpr std::int64_t steps = 2'000;
        std::string whole;
        for (const auto number : upTo(steps))
            whole += recordLine(step(number));
        std::ofstream(run() / "metrics.jsonl", std::ios::binary).flush();
        follow(
            [&] {
                for (std::size_t length = 4'321; length < whole.size() + 4'321; length += 4'321)
                    std::ofstream(run() / "metrics.jsonl", std::ios::binary | std::ios::in) << whole.substr(0, length);
            },
            upTo(steps));
    }

    /// A run is interrupted again and again. Each time it continues from its save, with other losses.
    void seesEveryStepOfARunThatIsCutBack()
    {
        auto folder = newRun();
        std::int64_t last = 0;
        follow(
            [&] {
                for (int round = 0; round < 30; ++round) {
                    const auto from = last;
                    const auto bytes = folder.handOverMetrics().value();
                    for (int number = 0; number < 200; ++number)
                        (void)folder.append(step(++last, 1.0 + round));
                    if (round < 29 && round % 3 == 0) {
                        (void)folder.truncateMetrics(bytes);
                        last = from;
                    }
                }
            },
            upTo(20 * 200 + 0));
    }

    void saysThatSnapshotsBeginAnew()
    {
        auto folder = newRun();
        for (const auto number : upTo(6))
            QVERIFY(folder.append(std::vector{snapshot(number)}, KeepSnapshots::Always));
        RunFollower follower(run());
        Told told;
        lookUntilQuiet(follower, told);
        QCOMPARE(told.snapshots, upTo(6));
        QVERIFY(folder.cutWatchedAfter(2));
        lookUntilQuiet(follower, told);
        QCOMPARE(told.snapshots, upTo(2));
    }

    void tellsOfSavesOnlyWhenTheyAreWhole()
    {
        auto folder = newRun();
        QVERIFY(writeSave(folder, saveOfStep(10), SaveKind::Best));
        RunFollower follower(run());
        auto news = follower.look();
        QCOMPARE(news.newestSave, std::optional<std::int64_t>(10));
        QCOMPARE(news.bestSave, std::optional<std::int64_t>(10));
        QCOMPARE(news.reports.saves.size(), std::size_t(1));
        // A copying program brings the name first, then the folder, then the files.
        std::filesystem::create_directories(run() / "saves" / "20");
        std::ofstream(run() / "current") << "20\n";
        news = follower.look();
        QCOMPARE(news.newestSave, std::optional<std::int64_t>(10));
        QVERIFY(news.reports.saves.empty());
        for (const char* file : {"model.safetensors", "state.safetensors"})
            std::filesystem::copy_file(run() / "saves" / "10" / file, run() / "saves" / "20" / file);
        news = follower.look();
        QCOMPARE(news.newestSave, std::optional<std::int64_t>(20));
        QCOMPARE(news.reports.saves.size(), std::size_t(1));
        QCOMPARE(news.reports.saves.front().kept, (std::vector<std::int64_t>{10, 20}));
    }

    void tellsHowItStands()
    {
        {
            auto folder = newRun();
            QVERIFY(folder.append(step(1)));
            QVERIFY(writeSave(folder, saveOfStep(1)));
            QCOMPARE(RunFollower(run()).look().activity, RunActivity::Training);
            folder.setEnded();
        }
        const auto ended = RunFollower(run()).look();
        QCOMPARE(ended.activity, RunActivity::Ended);
        QCOMPARE(ended.end, RunPast::End::Stopped);
        setLock("process 1 on another machine\n");
        QCOMPARE(RunFollower(run()).look().activity, RunActivity::Unknown);
        setLock("process " + std::to_string(QCoreApplication::applicationPid()) + " on "
            + QSysInfo::machineHostName().toStdString() + "\n"); // the process exists, but this folder is a copy
        QCOMPARE(RunFollower(run()).look().activity, RunActivity::Unknown);
        setLock("process 2147483646 on " + QSysInfo::machineHostName().toStdString() + "\n");
        QCOMPARE(RunFollower(run()).look().activity, RunActivity::Interrupted);
    }

    void aCopyWithoutALockGrows()
    {
        auto folder = newRun();
        QVERIFY(folder.append(step(1)));
        std::filesystem::remove(run() / RunLock::fileName);
        RunFollower follower(run());
        QCOMPARE(follower.look().activity, RunActivity::Ended);
        QVERIFY(folder.append(step(2)));
        (void)follower.look();
        QCOMPARE(follower.look().activity, RunActivity::Unknown);
    }

    void aFolderMayVanishAndComeBack()
    {
        auto folder = newRun();
        QVERIFY(folder.append(step(1)));
        RunFollower follower(run());
        Told told;
        told.add(follower.look());
        std::filesystem::rename(run(), base() / "elsewhere");
        told.add(follower.look());
        QCOMPARE(told.last.activity, RunActivity::Gone);
        std::filesystem::rename(base() / "elsewhere", run());
        QVERIFY(folder.append(step(2)));
        told.add(follower.look());
        QCOMPARE(told.last.activity, RunActivity::Training);
        QCOMPARE(told.steps, upTo(2));
    }

    void saysThatAnotherRunLiesThere()
    {
        newRun();
        RunFollower follower(run());
        (void)follower.look();
        std::filesystem::remove_all(run());
        auto other = sampleIdentity();
        other.trainingPairs = 5;
        auto folder = newRun(other);
        QVERIFY(folder.append(step(1)));
        const auto news = follower.look();
        QCOMPARE(news.activity, RunActivity::Replaced);
        QVERIFY(news.reports.steps.empty());
    }

    void waitsForARunThatIsOnlyBegun()
    {
        std::filesystem::create_directories(run());
        RunFollower follower(run());
        QVERIFY(!follower.look().problems.empty());
        std::filesystem::remove_all(run());
        auto folder = newRun();
        QVERIFY(folder.append(step(1)));
        const auto news = follower.look();
        QVERIFY(news.problems.empty());
        QCOMPARE(news.reports.steps.size(), std::size_t(1));
    }

    void passesOverDamagedLines()
    {
        auto folder = newRun();
        QVERIFY(folder.append(step(1)));
        std::ofstream(run() / "metrics.jsonl", std::ios::app) << "no json\n[]\n{}\n";
        QVERIFY(folder.append(step(2)));
        RunFollower follower(run());
        Told told;
        lookUntilQuiet(follower, told);
        QCOMPARE(told.steps, upTo(2));
        QCOMPARE(told.last.unreadableLines, std::size_t(3));
        std::ofstream(run() / "metrics.jsonl") << recordLine(step(1)) << "[]\n" << recordLine(step(2));
        lookUntilQuiet(follower, told);
        QCOMPARE(told.steps, upTo(2));
        QCOMPARE(told.last.unreadableLines, std::size_t(1));
    }

    void changesNothing()
    {
        {
            auto folder = newRun();
            for (const auto number : upTo(50))
                QVERIFY(folder.append(step(number)));
            QVERIFY(folder.append(std::vector{snapshot(7)}, KeepSnapshots::Always));
            QVERIFY(writeSave(folder, saveOfStep(50), SaveKind::Best));
        }
        std::ofstream(run() / "metrics.jsonl", std::ios::app) << "{\"step\":51,\"ep";
        const auto before = contentsOf(run());
        RunFollower follower(run());
        Told told;
        lookUntilQuiet(follower, told);
        QCOMPARE(told.steps, upTo(50));
        QVERIFY(contentsOf(run()) == before);
    }
};

ATTENTOSCOPE_TEST(TestRunFollower, QCoreApplication);
#include "tst_runfollower.moc"
