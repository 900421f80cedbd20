// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultyfiles.h"
#include "packedsamples.h"

#include "tests/support/zipsamples.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace attentoscope;
using namespace attentoscope::tests;

/// A run as one file: what is in it, what is not, and that whoever opens one gets a whole run or nothing.
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
        QCOMPARE(copy->saves(), (std::vector<std::int64_t>{2, 3})); // the newest and the best
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
        wholeRun(at("run"), at("pairs.tsv"));
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
        put("pairs.tsv", "the house\tthe house\n");
        const auto run = wholeRun(at("run"), at("pairs.tsv"), TokenizerKind::Bpe);
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
        QVERIFY(!packRun(at("run"), at("other.attentoscope"), PackedData::LeftOut, {}, stop.get_token()));
        QVERIFY(!unpackRun(file(), at("other"), {}, stop.get_token()));
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
            if (packed) // what fails after the file has its name takes nothing back
                QVERIFY(unpackRun(at("full.attentoscope"), at("again")));
            QDir(pathOf("again")).removeRecursively();
            QFile::remove(pathOf("full.attentoscope"));
        }
        for (int call = 1; call <= unpacking.calls(); ++call) {
            FaultyFiles files(call, ENOSPC, FaultyFiles::Duration::Once);
            const auto unpacked = unpackRun(file(), at("copy"), {}, {}, {}, files);
            // A run is there as a whole, or not at all.
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
        QVERIFY(refused > 20); // checksums see what lies in the files
    }

private:
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

QTEST_GUILESS_MAIN(RunArchiveTest)
#include "tst_runarchive.moc"
