// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultyfiles.h"
#include "packedsamples.h"

#include "engine/storage/archive/archiveentries.h"
#include "engine/storage/archive/zip.h"
#include "tests/support/testprogram.h"
#include "tests/support/zipsamples.h"

#include <latch>
#include <tuple>

#include <sys/stat.h>

/// A run as one file: its contents, and what it leaves out. Opening gives a complete run or nothing.
class RunArchiveTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void whatIsUnpackedIsTheRun()
    {
        const auto run = wholeRun(at("run"));
        const auto packed = packRun(at("run"), file(), PackedData::LeftOut);
        QVERIFY2(packed, packed ? "" : packed.error().message.c_str());
        QCOMPARE(packed->run, "run");
        QCOMPARE(packed->preset, "luong-general");
        QCOMPARE(packed->step, 3);
        QCOMPARE(packed->dataName, "pairs.tsv");
        QCOMPARE(packed->trainingPairs, run.identity().trainingPairs);
        const auto unpacked = unpackRun(file(), at("copy"));
        QVERIFY2(unpacked, unpacked ? "" : unpacked.error().message.c_str());
        QCOMPARE(unpacked->step, 3);
        QVERIFY(unpacked->data == PackedData::LeftOut);

        const auto copy = RunFolder::open(at("copy"));
        QVERIFY(copy);
        QCOMPARE(copy->identity().source.words(), run.identity().source.words());
        QCOMPARE(copy->identity().dataFingerprint, run.identity().dataFingerprint);
        QVERIFY(copy->identity().kernels && copy->identity().kernels == run.identity().kernels);
        QCOMPARE(markOf(copy->readModel(WhichSave::Current)->tensors.front()), 3.0F);
        QCOMPARE(markOf(copy->readModel(WhichSave::Best)->tensors.front()), 2.0F);
        QCOMPARE(copy->readPosition(WhichSave::Current)->step, 3);
        QCOMPARE(copy->readMetrics()->steps.size(), std::size_t(3));
        QCOMPARE(copy->readWatched()->size(), std::size_t(3));
        QCOMPARE(copy->savedSteps(), (std::vector<std::int64_t>{2, 3})); // the newest and the best
        QCOMPARE(QFile::symLinkTarget(pathOf("copy/model.safetensors")), pathOf("copy/saves/3/model.safetensors"));
        QCOMPARE(names(""), (QStringList{"copy", "run", "run.attentoscope"}));
    }

    void foldersOfTheSenderStayThere()
    {
        wholeRun(at("run"));
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        for (const auto& entry : readZip(file()))
            QVERIFY2(!QByteArray::fromStdString(entry.bytes).contains("somebody"), entry.name.c_str());
        QVERIFY(unpackRun(file(), at("copy")));
        QCOMPARE(RunFolder::open(at("copy"))->identity().data.source, "pairs.tsv");
    }

    void dataComesAlongWhereItIsAsked()
    {
        put("pairs.tsv", "one\teins\n");
        savedRun(at("run"), identityOfData(pairs()));
        QVERIFY(packRun(at("run"), file(), PackedData::Included));
        const auto unpacked = unpackRun(file(), at("copy"));
        QVERIFY2(unpacked, unpacked ? "" : unpacked.error().message.c_str());
        QVERIFY(unpacked->data == PackedData::Included);
        const auto copy = RunFolder::open(at("copy"));
        QCOMPARE(copy->identity().data.source, at("copy/packed-data/source"));
        QFile data(QString::fromStdString(copy->identity().data.source));
        QVERIFY(data.open(QIODevice::ReadOnly));
        QCOMPARE(data.readAll(), "one\teins\n");
        QVERIFY(RunFolder::remove(at("copy")));
        QVERIFY(!QDir(pathOf("copy")).exists());
    }

    void subwordModelsComeAlongWithData()
    {
        put("pairs.tsv", QByteArray("the newest house\tthe widest house\n").repeated(200));
        auto request = pairs();
        request.settings = {{"tokenizer", "bpe"}, {"subword_vocabulary", "24"}};
        const auto run = savedRun(at("run"), identityOfData(request));
        for (const auto data : {PackedData::LeftOut, PackedData::Included}) {
            QVERIFY(packRun(at("run"), file(), data));
            QVERIFY(unpackRun(file(), at("copy")));
            const auto copy = RunFolder::open(at("copy"));
            QVERIFY2(copy, copy ? "" : copy.error().message.c_str());
            QCOMPARE(copy->identity().subwords.source->bytes(), run.identity().subwords.source->bytes());
            QVERIFY(RunFolder::remove(at("copy")));
            QVERIFY(QFile::remove(QString::fromStdString(file())));
        }
    }

    void foldersOfSubwordModelsStayThere()
    {
        put("pairs.tsv", QByteArray("the newest house\tthe widest house\n").repeated(200));
        auto request = pairs();
        request.settings = {{"tokenizer", "bpe"}, {"subword_vocabulary", "24"}};
        auto identity = identityOfData(request);
        identity.configuration.data.subwordModel = "/home/somebody/secret/a.model";
        identity.configuration.data.targetSubwordModel = "/home/somebody/secret/b.model";
        identity.data.settings.push_back({"subword_model", "/home/somebody/secret/a.model"});
        identity.data.settings.push_back({"target_subword_model", "/home/somebody/secret/b.model"});
        savedRun(at("run"), identity);
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        for (const auto& entry : readZip(file()))
            QVERIFY2(!QByteArray::fromStdString(entry.bytes).contains("somebody"), entry.name.c_str());
        QVERIFY(unpackRun(file(), at("copy")));
        QCOMPARE(RunFolder::open(at("copy"))->identity().configuration.data.subwordModel, "a.model");
    }

    void linksAreNotPacked_data()
    {
        QTest::addColumn<QString>("name"); // this becomes a link to the same item elsewhere
        for (const char* name : {"config.json", "metrics.jsonl", "watched/snapshots.jsonl", "watched",
                 "vocab.source.txt", "spacing.target.txt", "saves/3/state.safetensors", "saves/2/model.safetensors"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void linksAreNotPacked()
    {
        QFETCH(const QString, name);
        wholeRun(at("run"));
        const auto place = pathOf("run/") + name;
        QVERIFY(QFile::rename(place, pathOf("elsewhere")));
        QVERIFY(QFile::link(pathOf("elsewhere"), place));
        const auto packed = packRun(at("run"), file(), PackedData::LeftOut);
        QVERIFY(!packed);
        QCOMPARE(packed.error().code, ErrorCode::BadRun);
        QVERIFY2(packed.error().message.contains("is a link"), packed.error().message.c_str());
        QCOMPARE(names(""), (QStringList{"elsewhere", "run"}));
    }

    void aPipeIsNotWaitedFor()
    {
        wholeRun(at("run"));
        QVERIFY(QFile::remove(pathOf("run/metrics.jsonl")));
        QCOMPARE(::mkfifo(at("run/metrics.jsonl").c_str(), 0600), 0);
        QVERIFY(!packRun(at("run"), file(), PackedData::LeftOut));
    }

    void onlyTheRunsOwnDataArePacked()
    {
        put("pairs.tsv", "one\teins\ntwo\tzwei\n");
        put("other.tsv", "my secret\tstays here\n");
        put("note.txt", "no pairs at all\n");
        const auto identity = identityOfData(pairs());
        for (const char* name : {"other.tsv", "note.txt", "run"}) {
            auto named = identity;
            named.data.source = at(name);
            savedRun(at("run"), named);
            const auto packed = packRun(at("run"), file(), PackedData::Included);
            QVERIFY2(!packed, name);
            QVERIFY2(packed.error().message.contains(name), packed.error().message.c_str());
            QVERIFY(!QFile::exists(QString::fromStdString(file())));
            QVERIFY(RunFolder::remove(at("run")));
        }
    }

    void onlyTheRunsOwnValidationFileIsPacked()
    {
        put("pairs.tsv", "one\teins\ntwo\tzwei\n");
        put("valid.tsv", "two\tzwei\n");
        put("other.tsv", "my secret\tstays here\n");
        auto request = pairs();
        request.validation = at("valid.tsv");
        auto identity = identityOfData(request);
        savedRun(at("run"), identity);
        QVERIFY(packRun(at("run"), file(), PackedData::Included));
        QVERIFY(unpackRun(file(), at("copy")));
        QCOMPARE(RunFolder::open(at("copy"))->identity().data.validation, at("copy/packed-data/validation"));
        identity.data.validation = at("other.tsv");
        savedRun(at("foreign"), identity);
        const auto packed = packRun(at("foreign"), at("foreign.attentoscope"), PackedData::Included);
        QVERIFY(!packed);
        QVERIFY2(packed.error().message.contains("other.tsv"), packed.error().message.c_str());
    }

    void aLinkIsNotPackedAsData()
    {
        put("pairs.tsv", "one\teins\n");
        auto identity = identityOfData(pairs());
        QVERIFY(QFile::link(pathOf("pairs.tsv"), pathOf("link.tsv")));
        identity.data.source = at("link.tsv");
        savedRun(at("run"), identity);
        const auto packed = packRun(at("run"), file(), PackedData::Included);
        QVERIFY(!packed);
        QVERIFY2(packed.error().message.contains("is a link"), packed.error().message.c_str());
    }

    void pathsOfTheSenderBecomeNames()
    {
        rewriteEntry("config.json", [](QByteArray& text) {
            text.replace("\"pairs.tsv\"", "\"/etc/hostname\"");
            text.replace("\"target\": \"\"", "\"target\": \"../../secret/..\"");
        });
        QVERIFY(unpackRun(file(), at("copy")));
        const auto data = RunFolder::open(at("copy"))->identity().data;
        QCOMPARE(data.source, "hostname");
        QCOMPARE(data.target, "");
    }

    void whatIsToldIsWhatIsThere()
    {
        rewriteEntry("about.json", [](QByteArray& text) {
            text.replace("\"step\": 3", "\"step\": 77");
            text.replace("\"included\": false", "\"included\": true");
            text.replace("\"training_pairs\": 29000", "\"training_pairs\": 5");
            text.replace("\"luong-general\"", "\"telepathy\"");
        });
        const auto unpacked = unpackRun(file(), at("copy"));
        QVERIFY2(unpacked, unpacked ? "" : unpacked.error().message.c_str());
        QCOMPARE(unpacked->step, 3);
        QCOMPARE(unpacked->trainingPairs, std::size_t(29'000));
        QCOMPARE(unpacked->preset, "luong-general");
        QVERIFY(unpacked->data == PackedData::LeftOut);
    }

    void aRunThatCannotBeReadIsNotUnpacked_data()
    {
        addColumns<std::string, QByteArray>("entry", "bytes");
        QTest::newRow("words") << std::string("vocab.source.txt") << QByteArray("the\nthe\n\n");
        QTest::newRow("spacing") << std::string("spacing.target.txt") << QByteArray("beside\n");
        QTest::newRow("state") << std::string("saves/3/state.safetensors") << QByteArray("no state");
        QTest::newRow("state of the best") << std::string("saves/2/state.safetensors") << QByteArray("no state");
    }

    void aRunThatCannotBeReadIsNotUnpacked()
    {
        const auto [entry, bytes] = fetched<std::string, QByteArray>();
        rewriteEntry(entry, [&](QByteArray& text) { text = bytes; });
        const auto unpacked = unpackRun(file(), at("copy"));
        QVERIFY(!unpacked);
        QCOMPARE(unpacked.error().code, ErrorCode::BadRun);
        QVERIFY2(unpacked.error().message.contains("In it: "), unpacked.error().message.c_str());
        QVERIFY2(!unpacked.error().message.contains(at("copy")), unpacked.error().message.c_str());
        QVERIFY(!QDir(pathOf("copy")).exists());
    }

    void anArchiveThatChangesMeanwhileIsRefused()
    {
        wholeRun(at("run"));
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        const auto contents = archiveContents(file(), {});
        QVERIFY(contents);
        const auto readFirst = [&](const ArchiveContents& said) {
            ZipReader zip(file(), unusableZip);
            const auto entry = zip.next();
            return readEntry(zip, file(), said, **entry, [](std::string_view) -> Result<void> { return {}; });
        };
        QVERIFY(readFirst(*contents));
        const auto gone = readFirst({});
        QVERIFY(!gone && gone.error().message.contains("changed while it was unpacked"));
        for (const int difference : {-1, 1}) {
            auto other = *contents;
            for (auto& [name, size] : other.sizes)
                size += static_cast<std::uint64_t>(difference);
            const auto refused = readFirst(other);
            QVERIFY(!refused && refused.error().message.contains("gives a wrong size"));
        }
        std::filesystem::remove(file());
        QVERIFY(!ZipReader(file(), unusableZip).next());
    }

    void aDirectoryIsOfTheWholeFile_data()
    {
        addColumns<QByteArray, bool>("bytes", "isRead");
        const auto end = [](quint16 here, quint16 entries, quint32 length, quint32 begin) {
            QByteArray record("PK\5\6\0\0\0\0", 8);
            for (const auto& [size, value] :
                {std::pair(2, quint32(here)), {2, entries}, {4, length}, {4, begin}, {2, 0}})
                for (int byte = 0; byte < size; ++byte)
                    record += static_cast<char>(value >> (8 * byte));
            return record;
        };
        QTest::newRow("nothing packed") << end(0, 0, 0, 0) << true;
        QTest::newRow("nothing behind bytes") << QByteArray(30, 'x') + end(0, 0, 0, 30) << true;
        QTest::newRow("a part of several") << end(0, 1, 0, 0) << false;
        QTest::newRow("a begin beyond the file") << end(0, 0, 0, 1000) << false;
        QTest::newRow("a length beyond the file") << end(0, 0, 1000, 0) << false;
        QTest::newRow("bytes between it and its end") << QByteArray(30, 'x') + end(0, 0, 0, 29) << false;
        QTest::newRow("cut off") << end(0, 0, 0, 0).chopped(1) << false;
    }

    void aDirectoryIsOfTheWholeFile()
    {
        const auto [bytes, isRead] = fetched<QByteArray, bool>();
        QVERIFY(!zipDirectoryBytes(file())); // the directory is not there
        put("run.attentoscope", bytes);
        QCOMPARE(zipDirectoryBytes(file()).has_value(), isRead);
    }

    void anAboutThatCannotBeUsedIsRefused_data()
    {
        addColumns<QByteArray, QByteArray>("from", "to");
        const auto row = [](const char* name, const char* from, const char* to) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to);
        };
        row("no step", "\"step\"", "\"stop\"");
        row("no data", "\"data\"", "\"date\"");
        row("a name that is a number", "\"name\": ", "\"name\": 3, \"was\": ");
        row("pairs below zero", "\"training_pairs\": ", "\"training_pairs\": -1, \"was\": ");
        row("words as a text", "\"source_words\": ", "\"source_words\": \"many\", \"was\": ");
        row("half a word", "\"target_words\": ", "\"target_words\": 0.5, \"was\": ");
        row("values within values", "\"name\": ", "\"name\": [[[]]], \"was\": ");
        row("no JSON", "{", "");
    }

    void anAboutThatCannotBeUsedIsRefused()
    {
        const auto [from, to] = fetched<QByteArray, QByteArray>();
        rewriteEntry("about.json", [&](QByteArray& text) { text.replace(from, to); });
        const auto unpacked = unpackRun(file(), at("copy"));
        QVERIFY(!unpacked);
        QCOMPARE(unpacked.error().code, ErrorCode::BadRun);
        QVERIFY2(unpacked.error().message.contains("another version"), unpacked.error().message.c_str());
    }

    void namesThatNoSaveHasAreRefused()
    {
        wholeRun(at("run"));
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        const auto entries = readZip(file());
        for (const char* name :
            {"saves/1", "saves//model.safetensors", "saves/1x/model.safetensors", "saves/1/other.safetensors",
                "saves/1234567890123456789/model.safetensors", "saves/00/state.safetensors"}) {
            auto more = entries;
            more.push_back({name, "x"});
            writeZip(file(), more);
            const auto unpacked = unpackRun(file(), at("copy"));
            QVERIFY2(!unpacked && unpacked.error().message.contains("belongs to no run"), name);
        }
    }

    void foldersOfAnArchiveAreMadeAsFilesNeedThem()
    {
        wholeRun(at("run"));
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        auto entries = readZip(file());
        entries.insert(entries.begin(), {"elsewhere/", "", AE_IFDIR});
        writeZip(file(), entries);
        const auto unpacked = unpackRun(file(), at("copy"));
        QVERIFY2(unpacked, unpacked ? "" : unpacked.error().message.c_str());
        QVERIFY(!QDir(pathOf("copy/elsewhere")).exists());
    }

    void nobodyIsAskedForAPassword()
    {
        wholeRun(at("run"));
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        writeZip(file(), readZip(file())); // leaves out the sums, which would be wrong
        auto bytes = contents();
        bytes[bytes.indexOf("PK\3\4") + 6] = 1;
        bytes[bytes.indexOf("PK\1\2") + 8] = 1;
        put("run.attentoscope", bytes);
        const auto unpacked = unpackRun(file(), at("copy"));
        QVERIFY(!unpacked);
        QVERIFY2(unpacked.error().message.contains("locked with a password"), unpacked.error().message.c_str());
    }

    /// After the directory come its record in 64 bits, the record's place, and the record in 32 bits.
    void aDirectoryInSixtyFourBitsIsOfOnePiece_data()
    {
        addColumns<int, int, quint64, bool>("place", "size", "number", "isRead");
        const auto row = [](const char* name, int place, int size, quint64 number, bool isRead) {
            QTest::newRow(name) << place << size << number << isRead;
        };
        row("as it is written", 0, 4, 0x06064b50, true);
        row("no room for the entries here", 76 + 8, 2, 0xFFFF, true);
        row("no room for the entries", 76 + 10, 2, 0xFFFF, true);
        row("no room for the length", 76 + 12, 4, 0xFFFFFFFF, true);
        row("no room for the begin", 76 + 16, 4, 0xFFFFFFFF, true);
        row("another mark", 0, 4, 0x07064b50, false);
        row("another length of the record", 4, 8, 45, false);
        row("another disk", 16, 4, 1, false);
        row("another number here", 24, 8, 7, false);
        row("another number of entries", 32, 8, 7, false);
        row("another length", 40, 8, 7, false);
        row("another begin", 48, 8, 7, false);
        row("a begin beyond the file", 48, 8, quint64(1) << 40, false);
        row("the record on another disk", 56 + 4, 4, 1, false);
        row("two disks", 56 + 16, 4, 2, false);
        row("the record is elsewhere", 56 + 8, 8, 10, false);
        row("the record is beyond the file", 56 + 8, 8, 10'000, false);
        row("other entries in 32 bits", 76 + 8, 2, 7, false);
        row("another count in 32 bits", 76 + 10, 2, 7, false);
        row("another length in 32 bits", 76 + 12, 4, 7, false);
        row("another begin in 32 bits", 76 + 16, 4, 7, false);
        row("the end on another disk", 76 + 4, 2, 1, false);
        row("a comment", 76 + 20, 2, 1, false);
    }

    void aDirectoryInSixtyFourBitsIsOfOnePiece()
    {
        const auto [place, size, number, isRead] = fetched<int, int, quint64, bool>();
        constexpr int begin = 100, length = 46; // begin and length of the directory
        QByteArray records(56 + 20 + 22, '\0');
        const auto set = [&](int at, int bytes, quint64 value) {
            for (int byte = 0; byte < bytes; ++byte, value >>= 8)
                records[at + byte] = static_cast<char>(value & 0xFF);
        };
        for (const auto& [at, bytes, value] : {std::tuple(0, 4, 0x06064b50), {4, 8, 44}, {24, 8, 1}, {32, 8, 1},
                 {40, 8, length}, {48, 8, begin}, {56, 4, 0x07064b50}, {64, 8, begin + length}, {72, 4, 1},
                 {76, 4, 0x06054b50}, {84, 2, 1}, {86, 2, 1}, {88, 4, length}, {92, 4, begin}})
            set(at, bytes, static_cast<quint64>(value));
        set(place, size, number);
        put("run.attentoscope", QByteArray(begin + length, 'x') + records);
        const auto bytes = zipDirectoryBytes(file());
        QCOMPARE(bytes.has_value(), isRead);
        if (isRead)
            QCOMPARE(*bytes, std::uint64_t(length + records.size()));
    }

    void numbersOfAboutAreInTheirRange_data()
    {
        QTest::addColumn<QByteArray>("step");
        for (const char* step : {"1e300", "-5", "3.5", "18446744073709551615", "\"3\"", "null"})
            QTest::newRow(step) << QByteArray(step);
    }

    void numbersOfAboutAreInTheirRange()
    {
        QFETCH(const QByteArray, step);
        rewriteEntry("about.json", [&](QByteArray& text) { text.replace("\"step\": 3", "\"step\": " + step); });
        const auto unpacked = unpackRun(file(), at("copy"));
        QVERIFY(!unpacked);
        QCOMPARE(unpacked.error().code, ErrorCode::BadRun);
    }

    void twoIntoOnePlaceGiveOneWholeRun()
    {
        wholeRun(at("run"));
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        for (int round = 0; round < 8; ++round) {
            std::array<Result<ArchiveSummary>, 2> done;
            {
                std::latch both(2);
                const auto unpack = [&](std::size_t which) {
                    FaultyFiles files;
                    both.arrive_and_wait();
                    done[which] = unpackRun(file(), at("copy"), {}, {}, {}, files);
                };
                const std::jthread first([&] { unpack(0); });
                const std::jthread second([&] { unpack(1); });
            }
            QVERIFY(done[0] || done[1]);
            for (const auto& one : done)
                QVERIFY2(
                    one || one.error().message.contains("is there already"), one ? "" : one.error().message.c_str());
            QVERIFY(RunFolder::open(at("copy")));
            QCOMPARE(names(""), (QStringList{"copy", "run", "run.attentoscope"}));
            QVERIFY(RunFolder::remove(at("copy")));
        }
    }

    void whatAKilledProgramLeftIsRemoved()
    {
        wholeRun(at("run"));
        QVERIFY(QDir().mkpath(pathOf(".copy.0123456789abcdef.unpacking/saves")));
        put(".run.attentoscope.0123456789abcdef.packing", "half");
        QVERIFY(QDir().mkpath(pathOf(".copy.mine.unpacking")));
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        QVERIFY(unpackRun(file(), at("copy")));
        QCOMPARE(names(""), (QStringList{".copy.mine.unpacking", "copy", "run", "run.attentoscope"}));
    }

    void aNameThatFillsThePathIsUnpacked()
    {
        wholeRun(at("run"));
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        QVERIFY(unpackRun(file(), at(std::string(255, 'n').c_str())));
    }

    void dataThatIsGoneIsSaid()
    {
        wholeRun(at("run"));
        const auto packed = packRun(at("run"), file(), PackedData::Included);
        QVERIFY(!packed);
        QVERIFY(packed.error().message.contains("/home/somebody/pairs.tsv"));
        QVERIFY(!QFile::exists(QString::fromStdString(file())));
    }

    void whatWasTrainedSinceTheSaveIsLeftOut()
    {
        auto run = wholeRun(at("run"));
        QVERIFY(run.append(StepReport{.step = 4, .epoch = 0.6, .loss = 1.0}));
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        QVERIFY(unpackRun(file(), at("copy")));
        QCOMPARE(RunFolder::open(at("copy"))->readMetrics()->steps.size(), std::size_t(3));
    }

    /// A program trains the run while its data is compared.
    void whatIsPackedIsOfOneMoment()
    {
        put("pairs.tsv", "one\teins\n");
        auto run = savedRun(at("run"), identityOfData(pairs()));
        bool isTrained = false;
        const auto train = [&](double) {
            if (std::exchange(isTrained, true))
                return;
            QVERIFY(run.append(StepReport{.step = 4, .epoch = 0.6, .loss = 1.0}));
            auto save = run.read(WhichSave::Current).value();
            save.position.step = 4;
            QVERIFY(writeSave(run, save));
        };
        const auto packed = packRun(at("run"), file(), PackedData::Included, train);
        QVERIFY2(packed, packed ? "" : packed.error().message.c_str());
        QCOMPARE(packed->step, 4);
        QVERIFY(unpackRun(file(), at("copy")));
        const auto copy = RunFolder::open(at("copy"));
        QCOMPARE(copy->savedSteps(), (std::vector<std::int64_t>{2, 4}));
        QCOMPARE(copy->readPosition(WhichSave::Current)->step, 4);
        QCOMPARE(copy->readMetrics()->steps.size(), std::size_t(4));
    }

    void progressGrowsToOneAndStopping()
    {
        wholeRun(at("run"));
        std::vector<double> told;
        const auto note = [&](double done) { told.push_back(done); };
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut, note));
        QVERIFY(std::ranges::is_sorted(told) && told.back() > 0.99 && told.back() <= 1.0);
        told.clear();
        QVERIFY(unpackRun(file(), at("copy"), note));
        QVERIFY(std::ranges::is_sorted(told) && told.back() == 1.0);

        std::stop_source stop;
        stop.request_stop();
        const auto packed = packRun(at("run"), at("other.attentoscope"), PackedData::LeftOut, {}, stop.get_token());
        QCOMPARE(packed.error().code, ErrorCode::Cancelled);
        QCOMPARE(unpackRun(file(), at("other"), {}, stop.get_token()).error().code, ErrorCode::Cancelled);
        QCOMPARE(names(""), (QStringList{"copy", "run", "run.attentoscope"}));
    }

    void aFolderThatIsThereStays()
    {
        wholeRun(at("run"));
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        const auto refused = unpackRun(file(), at("run"));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unwritable);
        QVERIFY(refused.error().message.contains("is there already"));
        QVERIFY(QDir().mkdir(pathOf("empty")));
        QVERIFY(unpackRun(file(), at("empty") + "/"));
        QVERIFY(RunFolder::open(at("empty")));
    }

    void freeNamesAreFound()
    {
        QCOMPARE(freeRunFolder(at(""), "/mail/french.attentoscope"), std::filesystem::path(at("french")));
        QVERIFY(QDir().mkdir(pathOf("french")));
        QCOMPARE(freeRunFolder(at(""), "/mail/french.attentoscope"), std::filesystem::path(at("french-2")));
        QCOMPARE(freeRunFolder(at(""), "/mail/run.zip"), std::filesystem::path(at("run.zip")));
        QCOMPARE(freeRunFolder(at(""), ".attentoscope"), std::filesystem::path(at("run")));
        QCOMPARE(freeRunFolder(at(""), "...attentoscope"), std::filesystem::path(at("run..")));
    }

    void aFullDiskLeavesNothing()
    {
        wholeRun(at("run"));
        FaultyFiles packing;
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut, {}, {}, packing));
        FaultyFiles unpacking;
        QVERIFY(unpackRun(file(), at("copy"), {}, {}, {}, unpacking));
        QVERIFY(QDir(pathOf("copy")).removeRecursively());
        for (int call = 1; call <= packing.calls(); ++call) {
            FaultyFiles files(call, ENOSPC, FaultyFiles::Duration::Once);
            const auto packed = packRun(at("run"), at("full.attentoscope"), PackedData::LeftOut, {}, {}, files);
            QVERIFY(packed || packed.error().code == ErrorCode::Unwritable);
            QVERIFY2(packed || packed.error().message.contains("No space left"),
                packed ? "" : packed.error().message.c_str());
            if (packed) // once the file has its name, a later failure does not undo it
                QVERIFY(unpackRun(at("full.attentoscope"), at("again")));
            QDir(pathOf("again")).removeRecursively();
            QFile::remove(pathOf("full.attentoscope"));
        }
        for (int call = 1; call <= unpacking.calls(); ++call) {
            FaultyFiles files(call, ENOSPC, FaultyFiles::Duration::Once);
            const auto unpacked = unpackRun(file(), at("copy"), {}, {}, {}, files);
            // The run is complete, or does not exist.
            QVERIFY2(!QDir(pathOf("copy")).exists() || RunFolder::open(at("copy")), qPrintable(QString::number(call)));
            QVERIFY(unpacked || unpacked.error().code == ErrorCode::Unwritable);
            QDir(pathOf("copy")).removeRecursively();
        }
    }

    void everyTruncationIsRefused()
    {
        wholeRun(at("run"));
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        const auto whole = contents();
        for (qsizetype size = 0; size < whole.size(); size += 7) {
            put("cut.attentoscope", whole.first(size));
            const auto unpacked = unpackRun(at("cut.attentoscope"), at("copy"), {}, {}, {}, m_files);
            QVERIFY2(!unpacked && unpacked.error().code == ErrorCode::BadRun, qPrintable(QString::number(size)));
            QVERIFY(!QDir(pathOf("copy")).exists());
        }
    }

    void flippedBitsAreRefusedOrHarmless()
    {
        wholeRun(at("run"));
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        const auto whole = contents();
        int refused = 0;
        for (qsizetype place = 0; place < whole.size(); place += 11) {
            auto flipped = whole;
            flipped[place] = static_cast<char>(flipped[place] ^ (1 << (place % 8)));
            put("flipped.attentoscope", flipped);
            const auto unpacked = unpackRun(at("flipped.attentoscope"), at("copy"), {}, {}, {}, m_files);
            refused += unpacked ? 0 : 1;
            QVERIFY(unpacked || unpacked.error().code == ErrorCode::BadRun);
            QVERIFY(!unpacked || RunFolder::open(at("copy")));
            QDir(pathOf("copy")).removeRecursively();
            QCOMPARE(names(""), (QStringList{"flipped.attentoscope", "run", "run.attentoscope"}));
        }
        QVERIFY(refused > 20); // the archive's checksums find changes within files
    }

private:
    DataRequest pairs() const
    {
        return {.source = at("pairs.tsv"),
            .target = {},
            .validation = {},
            .sample = {},
            .samplePairs = 0,
            .seed = 1,
            .settings = {{"tokenizer", "space"}}};
    }
    /// Packs a run, and changes what is in one of the files.
    void rewriteEntry(const std::string& name, const std::function<void(QByteArray&)>& change) const
    {
        wholeRun(at("run"));
        QVERIFY(packRun(at("run"), file(), PackedData::LeftOut));
        auto entries = readZip(file());
        const auto found = std::ranges::find(entries, name, &ZipSample::name);
        auto bytes = QByteArray::fromStdString(found->bytes);
        change(bytes);
        QVERIFY(bytes.toStdString() != found->bytes);
        found->bytes = bytes.toStdString();
        writeZip(file(), entries);
    }
    std::string at(const char* name) const { return m_folder->filePath(name).toStdString(); }
    QString pathOf(const char* name) const { return m_folder->filePath(name); }
    std::string file() const { return at("run.attentoscope"); }
    QByteArray contents() const
    {
        QFile archive(QString::fromStdString(file()));
        return archive.open(QIODevice::ReadOnly) ? archive.readAll() : QByteArray();
    }
    void put(const char* name, const QByteArray& bytes) const
    {
        QFile target(m_folder->filePath(name));
        QVERIFY(target.open(QIODevice::WriteOnly | QIODevice::Truncate));
        target.write(bytes);
    }
    QStringList names(const char* folder) const
    {
        return QDir(pathOf(folder)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    FaultyFiles m_files; ///< without faults: it does not sync
};

ATTENTOSCOPE_TEST(RunArchiveTest, QCoreApplication);
#include "tst_runarchive.moc"
