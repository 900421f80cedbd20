// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/corpus.h"
#include "engine/session/loadedmodel.h"
#include "engine/session/rundescription.h"
#include "engine/settings/presets.h"
#include "engine/storage/savestore.h"
#include "engine/training/trainingloop.h"
#include "tests/engine/storage/faultyfiles.h"
#include "tests/support/testprogram.h"

namespace {

/// A disk with limited room for the contents of one folder.
class SmallDisk : public FileSystem
{
public:
    explicit SmallDisk(std::filesystem::path folder) : m_folder(std::move(folder)) { }

    std::uint64_t capacity = UINT64_MAX;
    std::atomic<std::size_t> largestWrite = SIZE_MAX; ///< limits single writes, so that lines fit and weights do not
    std::atomic<int> refused = 0; ///< writes
    std::uint64_t used() const
    {
        std::uint64_t bytes = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(m_folder))
            bytes += entry.is_regular_file() ? entry.file_size() : 0;
        return bytes;
    }
    ssize_t write(int descriptor, const std::byte* bytes, std::size_t size) override
    {
        if (size <= largestWrite && (capacity == UINT64_MAX || used() + size <= capacity))
            return FileSystem::write(descriptor, bytes, size);
        ++refused;
        errno = ENOSPC;
        return -1;
    }
    int sync(int) override { return 0; }

private:
    std::filesystem::path m_folder;
};

/// A small model that is trained into a folder.
struct Trained
{
    Trained(FileSystem& files, const std::filesystem::path& path, const std::vector<KeyValue>& more = {})
    {
        std::vector<KeyValue> settings{
            {"hidden_size", "12"}, {"embedding_size", "8"}, {"batch_size", "16"}, {"validation_epochs", "100"}};
        settings.insert(settings.end(), more.begin(), more.end());
        const auto configuration = configure("luong-general", settings);
        DataRequest data{.sample = "reverse", .samplePairs = 200};
        const auto corpus = std::make_shared<const Corpus>(loadCorpus(data, configuration->data, {}, {}).value());
        const auto identity = identityOf(*configuration, *corpus);
        model = LoadedModel::make(identity).value();
        auto folder = RunFolder::create(path, identity, files).value();
        TrainingParts parts{
            model->makeTask(corpus, nullptr).value(), std::move(folder), {}, {.steps = 1'000}, {{"a b c", "c b a"}}};
        run = TrainingLoop::make(std::move(parts)).value();
    }

    std::shared_ptr<LoadedModel> model;
    std::unique_ptr<TrainingLoop> run;
};

} // namespace

/// A training on a full disk. The test checks the messages and their number, and that training ends well once there is
/// room.
class TestFullDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isSaidOnceAndEndsWhenThereIsRoom()
    {
        const QTemporaryDir place;
        FullDisk files;
        files.isFull = false;
        const Trained trained(files, place.filePath(u"run"_s).toStdString());
        const auto& run = trained.run;

        files.isFull = true;
        QStringList told;
        bool wasWatched = false;
        // From here on, not every step is kept, so most pictures write nothing.
        for (std::int64_t step = 0; step < 160 || !wasWatched; step = run->position().step) {
            const auto reports = run->advance(std::chrono::milliseconds(0), {});
            QVERIFY2(reports, reports ? "" : reports.error().message.c_str());
            wasWatched = wasWatched || (step > 110 && !reports->snapshots.empty());
            if (step > 110)
                for (const auto& failure : reports->saveFailures)
                    told << QString::fromStdString(failure.message);
            else if (step == 0)
                // one for the log, one for the watched sentences
                QCOMPARE(reports->saveFailures.size(), std::size_t(2));
        }
        QCOMPARE(told, QStringList());

        const auto refused = run->finish(TrainingEnd::Stopped);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unwritable);
        files.isFull = false;
        const auto ended = run->finish(TrainingEnd::Stopped);
        QVERIFY2(ended, ended ? "" : ended.error().message.c_str());
        QCOMPARE(ended->saves.back().step, run->position().step);
    }

    /// On a disk that is nearly full, one line fits and the next does not.
    void isSaidOnceWhereSomeLinesFit()
    {
        const QTemporaryDir place;
        FullDisk files;
        files.isFull = false;
        const Trained trained(files, place.filePath(u"run"_s).toStdString());
        QStringList told;
        for (int step = 0; step < 40; ++step) {
            files.isFull = step % 2 == 0;
            const auto reports = trained.run->advance(std::chrono::milliseconds(0), {});
            QVERIFY2(reports, reports ? "" : reports.error().message.c_str());
            for (const auto& failure : reports->saveFailures)
                told << QString::fromStdString(failure.message);
        }
        QCOMPARE(told.filter(u"metrics.jsonl"_s).size(), 1);
        QVERIFY(told.filter(u"snapshots.jsonl"_s).size() <= 1);
        files.isFull = false;
    }

    void eachSaveThatLacksRoomIsNotToldAnew()
    {
        const QTemporaryDir place;
        const auto path = std::filesystem::path(place.filePath(u"run"_s).toStdString());
        SmallDisk files(path);
        const Trained trained(files, path, {{"autosave_seconds", "0.1"}});
        QStringList told;
        files.largestWrite = 1'000;
        const auto begin = std::chrono::steady_clock::now();
        while (std::chrono::steady_clock::now() - begin < std::chrono::milliseconds(700) && told.size() < 4) {
            const auto reports = trained.run->advance(std::chrono::milliseconds(0), {});
            QVERIFY2(reports, reports ? "" : reports.error().message.c_str());
            for (const auto& failure : reports->saveFailures)
                told << QString::fromStdString(failure.message);
        }
        QVERIFY2(told.filter(u"safetensors"_s).size() == 1, qPrintable(told.join(QLatin1Char('\n'))));
        QVERIFY(!trained.run->save()); // each request to save is answered with an error
        files.largestWrite = SIZE_MAX;
        QVERIFY(trained.run->save());
    }

    /// The failure of an earlier save comes first. Training is paused, so nobody has asked for it.
    void anEarlierFailureIsNotThatOfThisSave()
    {
        const QTemporaryDir place;
        const auto path = std::filesystem::path(place.filePath(u"run"_s).toStdString());
        SmallDisk files(path);
        const Trained trained(files, path, {{"validation_epochs", "1"}});
        files.largestWrite = 1'000;
        Result<TrainingReports> reports;
        do {
            reports = trained.run->advance(std::chrono::milliseconds(0), {});
            QVERIFY2(reports, reports ? "" : reports.error().message.c_str());
        } while (reports->validations.empty()); // the first one is the best, which is saved in the background
        QTRY_VERIFY(files.refused > 0);
        files.largestWrite = SIZE_MAX;
        const auto saved = trained.run->save();
        QVERIFY2(saved, saved ? "" : saved.error().message.c_str());
        QCOMPARE(saved->step, trained.run->position().step);
        QVERIFY(!saved->best);
        reports = trained.run->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports && reports->saveFailures.empty());
        QCOMPARE(reports->saves.size(), std::size_t(1)); // the best one, which was tried again
        QVERIFY(reports->saves.front().best);
    }

    /// Saves that were finished since the last reports are told, even if the last save fails at first.
    void aFailedEndForgetsNoSave()
    {
        const QTemporaryDir place;
        const auto path = std::filesystem::path(place.filePath(u"run"_s).toStdString());
        SmallDisk files(path);
        const Trained trained(files, path, {{"validation_epochs", "1"}});
        Result<TrainingReports> reports;
        do {
            reports = trained.run->advance(std::chrono::milliseconds(0), {});
            QVERIFY2(reports, reports ? "" : reports.error().message.c_str());
        } while (reports->validations.empty());
        QVERIFY(trained.run->save()); // waits for the best one, and is told itself
        files.largestWrite = 1'000;
        trained.run->setLimit({.steps = 900}); // something new to save
        const auto refused = trained.run->finish(TrainingEnd::Stopped);
        QVERIFY(!refused && refused.error().code == ErrorCode::Unwritable);
        files.largestWrite = SIZE_MAX;
        const auto ended = trained.run->finish(TrainingEnd::Stopped);
        QVERIFY2(ended, ended ? "" : ended.error().message.c_str());
        QCOMPARE(ended->saves.size(), std::size_t(2));
        QVERIFY(ended->saves.front().best && !ended->saves.back().best);
    }

    void theOldestSaveMakesRoomForTheLast()
    {
        const QTemporaryDir place;
        const auto path = std::filesystem::path(place.filePath(u"run"_s).toStdString());
        SmallDisk files(path);
        const Trained trained(files, path);
        for (int save = 0; save < 3; ++save) {
            QVERIFY(trained.run->advance(std::chrono::milliseconds(0), {}));
            QVERIFY(trained.run->save());
        }
        const auto before = SaveFolders(path).steps();
        QCOMPARE(before.size(), std::size_t(3));
        QVERIFY(trained.run->advance(std::chrono::milliseconds(0), {}));
        files.capacity = files.used() + 4'096; // enough for the metrics, but not for a save
        const auto ended = trained.run->finish(TrainingEnd::Stopped);
        QVERIFY2(ended, ended ? "" : ended.error().message.c_str());
        const auto after = SaveFolders(path).steps();
        QCOMPARE(after.back(), trained.run->position().step);
        QVERIFY(std::ranges::find(after, before.back()) != after.end()); // the one that was current
        QVERIFY(std::ranges::find(after, before.front()) == after.end());
    }
};

ATTENTOSCOPE_TEST(TestFullDisk, QCoreApplication);
#include "tst_fulldisk.moc"
