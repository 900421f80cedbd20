// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "packedsamples.h"

#include "engine/storage/archive/runchecker.h"
#include "engine/storage/averagerun.h"
#include "engine/storage/files/sums.h"
#include "engine/storage/runbin.h"
#include "engine/storage/runlist.h"
#include "engine/storage/vocabularyfile.h"
#include "engine/types/programversion.h"
#include "tests/support/testprogram.h"

#include <random>

/// Damage to a file of a run is found, named, and never used.
class SumsTest : public QObject
{
    Q_OBJECT

    using Path = std::filesystem::path;

    static QByteArray bytesOf(const Path& file)
    {
        QFile open(QString::fromStdString(file.string()));
        return open.open(QIODevice::ReadOnly) ? open.readAll() : QByteArray();
    }

    static void write(const Path& file, const QByteArray& bytes)
    {
        std::ofstream(file, std::ios::binary).write(bytes.constData(), bytes.size());
    }

    /// The plain files of a run, without its lock.
    static std::vector<Path> filesOf(const Path& run)
    {
        std::vector<Path> files;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(run))
            if (entry.is_regular_file() && !entry.is_symlink() && entry.path().filename() != ".lock")
                files.push_back(entry.path());
        std::ranges::sort(files);
        return files;
    }

    /// The bytes and the time of writing of each file.
    static std::map<Path, std::pair<QByteArray, std::filesystem::file_time_type>> stateOf(const Path& run)
    {
        std::map<Path, std::pair<QByteArray, std::filesystem::file_time_type>> state;
        for (const auto& file : filesOf(run))
            state[file] = {bytesOf(file), std::filesystem::last_write_time(file)};
        return state;
    }

    static QByteArray flipped(QByteArray bytes, qsizetype place, int bit)
    {
        bytes[place] = static_cast<char>(bytes[place] ^ (1 << bit));
        return bytes;
    }

    static QByteArray textOf(const std::vector<StoredTensor>& tensors)
    {
        QByteArray text;
        for (const auto& tensor : tensors)
            text += QByteArray::fromStdString(tensor.name)
                + QByteArray(reinterpret_cast<const char*>(tensor.bytes.data()), qsizetype(tensor.bytes.size()));
        return text;
    }

    /// The results of translating with a run and of resuming it. A result is empty if that is refused.
    struct Taken
    {
        QByteArray translation;
        QByteArray training;
    };
    static Taken takenFrom(const Path& run)
    {
        const auto opened = RunFolder::open(run);
        if (!opened)
            return {};
        const auto config = QByteArray::fromStdString(configToJson(configOf(opened->identity())));
        const auto vocabularies = QByteArray::fromStdString(*vocabularyToText(opened->identity().source)
            + *vocabularyToText(opened->identity().target)
            + spacingToText(opened->identity().targetSpacing, opened->identity().target.size()));
        Taken taken;
        if (const auto best = opened->readModel(WhichSave::Best))
            taken.translation = config + vocabularies + textOf(best->tensors);
        const auto save = opened->read(WhichSave::Current);
        const auto history = opened->readMetrics();
        if (save && history)
            taken.training = config + vocabularies + textOf(save->model.tensors) + textOf(save->state.tensors)
                + QByteArray::number(qlonglong(save->position.step)) + QByteArray::number(history->steps.size());
        return taken;
    }

    static int flips()
    {
        const int asked = qEnvironmentVariableIntValue("ATTENTOSCOPE_FLIPPED_BITS");
        return asked > 0 ? asked : 150;
    }

    static std::mt19937_64 seeded()
    {
        const auto asked = qEnvironmentVariable("ATTENTOSCOPE_SEED").toULongLong();
        const auto seed = asked > 0 ? asked : std::random_device()();
        qInfo() << "ATTENTOSCOPE_SEED =" << seed;
        return std::mt19937_64(seed);
    }

    Path sampleRun()
    {
        const auto run = Path(m_folder->path().toStdString()) / "run";
        {
            auto folder = wholeRun(run, "/home/somebody/pairs.tsv", TokenizerKind::Bpe);
            folder.append(HeadReport{.step = 3, .pairs = 2, .heads = {{.head = {HeadKind::Cross, 1, 1}}}}).value();
            folder.setEnded();
        }
        writeRunLabel(run, {"first try", "what I want to remember"}).value();
        return run;
    }

    Path at(const char* name) const { return Path(m_folder->path().toStdString()) / name; }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void sumsAreThoseOfXxhsum()
    {
        // The expected sums are from xxhsum 0.8.1: printf 'hello\n' | xxhsum -H2, seq 1 1000 | xxhsum -H2
        QCOMPARE(sumOf("hello\n"), "6bba86c7e069f56d5a10b435f1c8e49c");
        std::string numbers;
        for (int number = 1; number <= 1000; ++number)
            numbers += std::to_string(number) + "\n";
        QCOMPARE(sumOf(numbers), "8527d9296fb8f4a6764aaaecde28829e");
        ContentSum pieces;
        for (std::size_t at = 0; at < numbers.size(); at += 7)
            pieces.add(std::string_view(numbers).substr(at, 7));
        QCOMPARE(pieces.text(), sumOf(numbers));
    }

    void anObjectWithItsSumStaysJson()
    {
        const auto line = QByteArray::fromStdString(withOwnSum("{\"step\":3}\n"));
        const auto object = QJsonDocument::fromJson(line).object();
        QCOMPARE(object["step"].toInt(), 3);
        // The expected sum is from xxhsum 0.8.1: printf '{"step":3' | xxhsum -H3
        QCOMPARE(object["sum"].toString(), "e6b1bd250226ac67");
        QCOMPARE(ownSumOf("{\"step\":3}"), OwnSum::None);
        for (qsizetype place = 0; place < line.size(); ++place)
            for (int bit = 0; bit < 8; ++bit)
                QVERIFY(ownSumOf(flipped(line, place, bit).toStdString()) != OwnSum::Right
                    || place == line.size() - 1); // the end of the sum is the end of the line
    }

    void aWholeRunHasNoFault()
    {
        const auto run = sampleRun();
        const auto check = checkRun(run);
        QVERIFY2(check, check ? "" : check.error().message.c_str());
        for (const auto& fault : check->faults)
            QFAIL(fault.what.c_str());
        QCOMPARE(check->withoutSum, 0U);
        QCOMPARE(check->files, filesOf(run).size());
        QVERIFY(!check->previous);
        packRun(run, at("run.attentoscope"), PackedData::LeftOut).value();
        const auto packed = checkRun(at("run.attentoscope"));
        QVERIFY(packed && packed->faults.empty() && packed->withoutSum == 0 && packed->files > 10);
        unpackRun(at("run.attentoscope"), at("copy")).value();
        const auto copy = checkRun(at("copy"));
        for (const auto& fault : copy->faults)
            QFAIL(fault.what.c_str());
        QCOMPARE(copy->withoutSum, 0U);
        QCOMPARE(copy->files, filesOf(at("copy")).size());
    }

    void aFlippedBitIsToldAndNeverUsed()
    {
        const auto run = sampleRun();
        auto files = filesOf(run);
        std::erase_if(files, [](const Path& file) { return std::filesystem::file_size(file) == 0; });
        const auto whole = takenFrom(run);
        QVERIFY(!whole.translation.isEmpty() && !whole.training.isEmpty());
        auto random = seeded();
        for (int round = 0; round < flips(); ++round) {
            // In every other round a place is chosen by file, so that small files are hit too.
            std::vector<std::uintmax_t> sizes;
            for (const auto& file : files)
                sizes.push_back(round % 2 == 0 ? 1 : std::filesystem::file_size(file));
            const auto& file = files[std::discrete_distribution<std::size_t>(sizes.begin(), sizes.end())(random)];
            const auto bytes = bytesOf(file);
            const auto place = qsizetype(random() % std::size_t(bytes.size()));
            const int bit = static_cast<int>(random() % 8);
            write(file, flipped(bytes, place, bit));
            const auto where =
                QStringLiteral("%1, byte %2, bit %3").arg(QString::fromStdString(file.string())).arg(place).arg(bit);
            const auto name = file.lexically_relative(run).string();
            const auto check = checkRun(run);
            // A damaged version may look like that of a later program. The whole run is then refused.
            const bool isTold = check
                ? std::ranges::any_of(check->faults, [&](const RunFault& fault) { return fault.file == name; })
                : check.error().message.contains(name);
            QVERIFY2(isTold, qPrintable(where));
            const auto taken = takenFrom(run);
            QVERIFY2(taken.translation.isEmpty() || taken.translation == whole.translation, qPrintable(where));
            QVERIFY2(taken.training.isEmpty() || taken.training == whole.training, qPrintable(where));
            write(file, bytes);
        }
        QVERIFY(checkRun(run)->faults.empty());
    }

    void aFlippedBitOfAPackedRunIsToldAndRefused()
    {
        const auto file = at("run.attentoscope");
        packRun(sampleRun(), file, PackedData::LeftOut).value();
        const auto bytes = bytesOf(file);
        auto random = seeded();
        for (int round = 0; round < flips(); ++round) {
            const auto place = qsizetype(random() % std::size_t(bytes.size()));
            const int bit = static_cast<int>(random() % 8);
            write(file, flipped(bytes, place, bit));
            const auto where = QStringLiteral("byte %1, bit %2").arg(place).arg(bit);
            const auto check = checkRun(file);
            QVERIFY2(check && !check->faults.empty() && !check->faults.front().file.empty(), qPrintable(where));
            QVERIFY2(!unpackRun(file, at("copy")), qPrintable(where));
        }
    }

    void damageInTheSumsIsToldAsSuch()
    {
        const auto run = sampleRun();
        for (const char* name : {"sums", "saves/3/sums"}) {
            const auto bytes = bytesOf(run / name);
            write(run / name, flipped(bytes, 3, 1));
            const auto check = checkRun(run);
            QCOMPARE(check->faults.size(), std::size_t(1));
            QCOMPARE(check->faults.front().file, name);
            QVERIFY(check->faults.front().what.contains("does not hold the sums that were written into it"));
            write(run / name, bytes);
        }
    }

    void damageInAVocabularyIsNotBlamedOnTheData()
    {
        const auto run = sampleRun();
        const auto bytes = bytesOf(run / "vocab.source.txt");
        write(run / "vocab.source.txt", flipped(bytes, bytes.size() - 3, 0));
        const auto opened = RunFolder::open(run);
        QVERIFY(!opened && opened.error().code == ErrorCode::BadRun);
        QVERIFY(opened.error().message.contains("vocab.source.txt"));
        QVERIFY(opened.error().message.contains("do not match the checksum"));
    }

    void aRecordWithAWrongSumIsNamedByItsLine()
    {
        const auto run = sampleRun();
        auto bytes = bytesOf(run / "metrics.jsonl");
        bytes.replace(bytes.indexOf("\"loss\":2", bytes.indexOf('\n')), 8, "\"loss\":3");
        write(run / "metrics.jsonl", bytes);
        const auto history = RunFolder::open(run)->readMetrics();
        QVERIFY(!history && history.error().message.contains("line 2 does not match the checksum"));
    }

    void filesWithoutSumsAreReadAsBefore()
    {
        const auto run = sampleRun();
        for (const char* name : {"sums", "saves/2/sums", "saves/3/sums"})
            std::filesystem::remove(run / name);
        write(run / "current", "3\n");
        write(run / "best", "2\n");
        const auto whole = takenFrom(run);
        QVERIFY(!whole.translation.isEmpty() && !whole.training.isEmpty());
        const auto check = checkRun(run);
        QVERIFY(check->faults.empty());
        QVERIFY(check->withoutSum >= 10);
    }

    void thePreviousSaveIsOfferedAndLosesNothing()
    {
        const auto run = sampleRun();
        const auto model = run / "saves/3/model.safetensors";
        const auto damaged = flipped(bytesOf(model), 2000, 5);
        QVERIFY(!usePreviousSave(run)); // nothing is damaged yet
        write(model, damaged);
        const auto before = stateOf(run);
        const auto refused = RunFolder::open(run)->read(WhichSave::Current);
        QVERIFY(!refused && refused.error().message.contains("The save of step 2 is whole."));
        QCOMPARE(checkRun(run)->previous, std::optional<std::int64_t>(2));
        QVERIFY(stateOf(run) == before); // offering changes nothing

        const auto used = usePreviousSave(run);
        QVERIFY2(used, used ? "" : used.error().message.c_str());
        QCOMPARE(*used, 2);
        QCOMPARE(RunFolder::open(run)->read(WhichSave::Current)->position.step, 2);
        QCOMPARE(bytesOf(run / "saves/.damaged-3/model.safetensors"), damaged);
        QCOMPARE(bytesOf(run / "current"), QByteArray::fromStdString(saveNameText(2)));
        for (const auto& [file, state] : before)
            if (file.parent_path().filename() != "3" && file.filename() != "current")
                QVERIFY2(bytesOf(file) == state.first, file.c_str());
        QVERIFY(checkRun(run)->faults.empty());

        auto folder = *RunFolder::open(run); // training goes on, and what was put aside stays
        QVERIFY(folder.takeLock());
        QVERIFY(writeSave(folder, *folder.read(WhichSave::Current)));
        QCOMPARE(bytesOf(run / "saves/.damaged-3/model.safetensors"), damaged);
    }

    void theBestSaveBeforeADamagedOneIsNamedAgain_data()
    {
        QTest::addColumn<int>("kept");
        QTest::newRow("kept") << 1;
        QTest::newRow("no longer kept") << 0;
    }

    void theBestSaveBeforeADamagedOneIsNamedAgain()
    {
        QFETCH(int, kept);
        const auto run = sampleRun();
        {
            auto folder = *RunFolder::open(run); // step 1 is the best until step 3
            QVERIFY(folder.takeLock());
            for (const std::int64_t step : {1, 2, 3}) {
                auto save = saveOfStep(step);
                save.position.bestStep = step == 2 ? 1 : step;
                QVERIFY(writeSave(folder, save, step == 2 ? SaveKind::Plain : SaveKind::Best));
            }
        }
        if (kept == 0)
            std::filesystem::remove_all(run / "saves/1");
        write(run / "saves/3/model.safetensors", "damaged");
        QCOMPARE(usePreviousSave(run).value(), 2);
        QCOMPARE(SaveFolders(run).named(WhichSave::Best), kept > 0 ? std::optional<std::int64_t>(1) : std::nullopt);
    }

    void aDamagedBestSaveDoesNotTranslateAsAnother()
    {
        const auto run = sampleRun();
        write(run / "best", flipped(bytesOf(run / "best"), 0, 0));
        const auto model = RunFolder::open(run)->readModel(WhichSave::Best);
        QVERIFY(!model && model.error().message.contains("best"));
    }

    void aRunOfALaterVersionIsRefusedAndNotTouched()
    {
        const auto run = sampleRun();
        auto config = bytesOf(run / "config.json");
        config.replace("\"format_version\": 1", "\"format_version\": 2");
        config.replace(QByteArray("\"program_version\": \"") + programVersion, "\"program_version\": \"9.8");
        write(run / "config.json", config);
        write(run / "sums", "sums of another kind\n");
        const auto before = stateOf(run);
        const auto isRefused = [](const auto& result) {
            return !result && result.error().code == ErrorCode::BadRun
                && result.error().message.contains("was written by Attentoscope 9.8 with format version 2");
        };
        QVERIFY(isRefused(RunFolder::open(run)));
        QVERIFY(isRefused(checkRun(run)));
        QVERIFY(isRefused(usePreviousSave(run)));
        QVERIFY(isRefused(RunFolder::remove(run)));
        QVERIFY(isRefused(RunBin().put(run)));
        QVERIFY(isRefused(summarizeRun(run)));
        QVERIFY(isRefused(readRunRecord(run, RunDetail::History)));
        QVERIFY(isRefused(packRun(run, at("run.attentoscope"), PackedData::LeftOut)));
        QVERIFY(isRefused(averageRun({.run = run, .output = at("mean")})));
        QVERIFY(stateOf(run) == before);
        QVERIFY(!std::filesystem::exists(at("run.attentoscope")));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

ATTENTOSCOPE_TEST(SumsTest, QCoreApplication);
#include "tst_sums.moc"
