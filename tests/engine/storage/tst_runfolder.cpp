// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultyfiles.h"
#include "runsamples.h"

#include "engine/settings/settings.h"
#include "tests/support/testprogram.h"

class RunFolderTest : public QObject
{
    Q_OBJECT

    static QString messageOf(const Error& error) { return QString::fromStdString(error.message); }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void identityReadsBack()
    {
        const auto identity = sampleIdentity();
        QVERIFY(RunFolder::create(run(), identity, m_files));
        const auto opened = RunFolder::open(run(), m_files);
        QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
        const auto& read = opened->identity();
        const auto wanted = settingValues(identity.configuration);
        const auto values = settingValues(read.configuration);
        for (std::size_t at = 0; at < wanted.size(); ++at)
            QCOMPARE(values[at].value, wanted[at].value);
        QVERIFY(read.source.words() == identity.source.words());
        QVERIFY(read.target.words() == identity.target.words());
        QVERIFY(read.targetSpacing.attachments() == identity.targetSpacing.attachments());
        QCOMPARE(read.data.source, identity.data.source);
        QCOMPARE(read.data.settings.size(), std::size_t(2));
        QCOMPARE(read.dataFingerprint, identity.dataFingerprint);
        QCOMPARE(read.trainingPairs, identity.trainingPairs);
        QCOMPARE(opened->path(), run());
    }

    void whereARunLiesTheNextGetsANumber()
    {
        const auto first = RunFolder::createNumbered(run(), sampleIdentity(), m_files);
        QVERIFY(first);
        QCOMPARE(first->path(), run());
        const auto beside = [this](const char* number) {
            return run().parent_path() / (run().filename().string() + number);
        };
        std::filesystem::create_directory(beside("-2"));
        const auto lock = RunLock::take(beside("-2")); // held by a program that has not written its config yet
        QVERIFY(lock);
        const auto second = RunFolder::createNumbered(run() / "", sampleIdentity(), m_files);
        QVERIFY(second);
        QCOMPARE(second->path(), beside("-3"));
        QVERIFY(std::filesystem::exists(second->path() / "config.json"));
        QVERIFY(!RunFolder::create(run(), sampleIdentity(), m_files));
    }

    void filesLieWhereTheyAreLookedFor()
    {
        auto folder = RunFolder::create(run(), sampleIdentity(), m_files);
        QVERIFY(folder);
        QVERIFY(folder->append(StepReport{.step = 1}));
        QVERIFY(writeSave(*folder, saveOfStep(120)));
        QCOMPARE(text("vocab.target.txt"), QByteArray("<pad>\n<sos>\n<eos>\n<unk>\nle\nchat\nl'\n.\n"));
        QCOMPARE(text("spacing.target.txt"), QByteArray("none\nnone\nnone\nnone\nnone\nnone\nafter\nbefore\n"));
        QCOMPARE(text("current"), QByteArray("120\n50312e1d3391b408dbec6f1a77ce8b17\n")); // printf '120\n' | xxhsum -H2
        QVERIFY(QDir(at("watched")).exists());
        QVERIFY(QFile::exists(at("saves/120/state.safetensors")));
        QVERIFY(std::filesystem::read_symlink(run() / "model.safetensors") == "saves/120/model.safetensors");
        QVERIFY(readSafetensors((run() / "model.safetensors").string()));
        QCOMPARE(QDir(at("")).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot | QDir::Hidden),
            QStringList({".lock", "config.json", "current", "metrics.jsonl", "model.safetensors", "saves",
                "spacing.target.txt", "sums", "vocab.source.txt", "vocab.target.txt", "watched"}));
    }

    void aSaveReadsBack()
    {
        auto folder = RunFolder::create(run(), sampleIdentity(), m_files);
        QVERIFY(folder);
        QVERIFY(!folder->hasSave());
        QVERIFY(folder->append(StepReport{.step = 1, .loss = 2.0}));
        const auto save = saveOfStep(7);
        QVERIFY(writeSave(*folder, save, SaveKind::Best));
        QVERIFY(folder->hasSave());
        const auto read = RunFolder::open(run(), m_files)->read(WhichSave::Current);
        QVERIFY(read);
        const auto& position = read->position;
        QVERIFY(position.step == 7 && position.epoch == 0 && position.batchInEpoch == 7 && position.bestStep == 7
            && position.validationsSinceBest == 1 && position.seconds == save.position.seconds
            && position.bestLoss == save.position.bestLoss && position.learningRate == save.position.learningRate);
        QCOMPARE(position.metricsBytes, static_cast<std::uint64_t>(text("metrics.jsonl").size()));
        QVERIFY(position.metricsBytes > 0);
        QCOMPARE(read->model.tensors.size(), std::size_t(2));
        QCOMPARE(read->model.metadata.at("format"), "pt");
        QVERIFY(read->model.find("decoder.bias")->bytes == save.model.find("decoder.bias")->bytes);
        QVERIFY(read->state.metadata == save.state.metadata);
        QVERIFY(read->state.find("adam.first")->bytes == save.state.find("adam.first")->bytes);
        QCOMPARE(folder->readPosition(WhichSave::Best)->step, 7);
    }

    void aLossThatIsNotFiniteReadsBack()
    {
        auto folder = RunFolder::create(run(), sampleIdentity(), m_files);
        auto save = saveOfStep(3);
        save.position.bestLoss = std::numeric_limits<double>::infinity();
        QVERIFY(writeSave(*folder, save));
        QVERIFY(folder->readPosition(WhichSave::Current)->bestLoss == save.position.bestLoss);
    }

    void theLastThreeAndTheBestAreKept()
    {
        auto folder = RunFolder::create(run(), sampleIdentity(), m_files);
        for (std::int64_t step = 10; step <= 70; step += 10)
            QVERIFY(writeSave(*folder, saveOfStep(step), step == 20 ? SaveKind::Best : SaveKind::Plain));
        QCOMPARE(saves(), QStringList({"20", "50", "60", "70"}));
        QCOMPARE(text("best"), QByteArray::fromStdString(saveNameText(20)));
        QCOMPARE(markOf(*folder->readModel(WhichSave::Best)->find("decoder.bias")), 20.0F);
        QCOMPARE(markOf(*folder->readModel(WhichSave::Current)->find("decoder.bias")), 70.0F);
    }

    void bestFallsBackToCurrent()
    {
        auto folder = RunFolder::create(run(), sampleIdentity(), m_files);
        QVERIFY(writeSave(*folder, saveOfStep(5)));
        QVERIFY(writeSave(*folder, saveOfStep(9)));
        QCOMPARE(folder->read(WhichSave::Best)->position.step, 9);
    }

    /// The program was killed before the first save had its name. It was killed again before the second save had one.
    void withoutANameTheNewestSaveCounts()
    {
        auto folder = RunFolder::create(run(), sampleIdentity(), m_files);
        for (const std::int64_t step : {5, 9, 10}) {
            QVERIFY(writeSave(*folder, saveOfStep(step)));
            QVERIFY(QFile::remove(at("current")));
            const auto opened = RunFolder::open(run(), m_files);
            QVERIFY(opened->hasSave());
            const auto read = opened->read(WhichSave::Current);
            QVERIFY2(read, read ? "" : read.error().message.c_str());
            QCOMPARE(read->position.step, step);
        }
    }

    void theSameStepIsSavedTwice()
    {
        auto folder = RunFolder::create(run(), sampleIdentity(), m_files);
        QVERIFY(writeSave(*folder, saveOfStep(5), SaveKind::Best));
        QVERIFY(writeSave(*folder, saveOfStep(5, 0.25F)));
        QCOMPARE(markOf(*folder->readModel(WhichSave::Current)->find("decoder.bias")), 5.25F);
        QCOMPARE(markOf(*folder->readModel(WhichSave::Best)->find("decoder.bias")), 5.25F);
        QCOMPARE(saves(), QStringList({"5"}));
    }

    void savesOfATakenBackTrainingGo()
    {
        auto folder = RunFolder::create(run(), sampleIdentity(), m_files);
        for (std::int64_t step = 10; step <= 30; step += 10)
            QVERIFY(writeSave(*folder, saveOfStep(step)));
        QVERIFY(writeSave(*folder, saveOfStep(15)));
        QCOMPARE(saves(), QStringList({"10", "15"}));
    }

    void leftoversOfAnInterruptedSaveGo()
    {
        {
            auto folder = RunFolder::create(run(), sampleIdentity(), m_files);
            QVERIFY(writeSave(*folder, saveOfStep(5)));
            QVERIFY(writeSave(*folder, saveOfStep(6)));
        }
        QVERIFY(QDir().mkpath(at("saves/.tmp-9")));
        QVERIFY(QDir().rename(at("saves/6"), at("saves/.old-6"))); // killed between two renames
        QVERIFY(QDir().mkpath(at("saves/.old-5")));
        auto folder = RunFolder::open(run(), m_files);
        QVERIFY(folder);
        QCOMPARE(folder->read(WhichSave::Current)->position.step, 6);
        QVERIFY(QDir(at("saves/.tmp-9")).exists()); // reading changes nothing
        QVERIFY(writeSave(*folder, saveOfStep(7)));
        QCOMPARE(saves(), QStringList({"5", "6", "7"}));
    }

    void aFolderWithARunIsRefused()
    {
        QVERIFY(RunFolder::create(run(), sampleIdentity(), m_files));
        const auto config = text("config.json");
        const auto again = RunFolder::create(run(), sampleIdentity(), m_files);
        QVERIFY(!again);
        QVERIFY2(messageOf(again.error()).contains("--resume"), qPrintable(messageOf(again.error())));
        QCOMPARE(text("config.json"), config);
    }

    void anEmptyFolderAndAHalfMadeRunAreTaken()
    {
        QVERIFY(QDir().mkpath(at("saves")));
        put("vocab.source.txt", "half");
        QVERIFY(RunFolder::create(run(), sampleIdentity(), m_files));
        QVERIFY(RunFolder::open(run(), m_files));
    }

    void foldersThatCannotBeMadeAreNamed()
    {
        put("../file", "x");
        const auto onFile = RunFolder::create(run().parent_path() / "file", sampleIdentity(), m_files);
        QVERIFY(!onFile);
        QCOMPARE(onFile.error().code, ErrorCode::Unwritable);
        const auto belowFile = RunFolder::create(run().parent_path() / "file" / "run", sampleIdentity(), m_files);
        QVERIFY(!belowFile);
        QCOMPARE(belowFile.error().code, ErrorCode::Unwritable);
        QVERIFY(messageOf(belowFile.error()).contains("file/run"));
    }

    void damagedRunsAreRefused_data()
    {
        addColumns<QString, QByteArray, QString>("file", "contents", "told");
        const QByteArray missing("(remove)");
        QTest::newRow("no config") << "config.json" << missing << "is no run";
        QTest::newRow("other version") << "config.json" << QByteArray(R"({"format_version":99})") << "version 99";
        QTest::newRow("large config") << "config.json" << QByteArray(2'000'000, ' ') << "2,000,000 bytes";
        QTest::newRow("no source words") << "vocab.source.txt" << missing << "is missing";
        QTest::newRow("no target words") << "vocab.target.txt" << missing << "is missing";
        QTest::newRow("no spacing") << "spacing.target.txt" << missing << "is missing";
        QTest::newRow("empty vocabulary") << "vocab.target.txt" << QByteArray() << "special tokens";
        QTest::newRow("other words first") << "vocab.target.txt" << QByteArray("a\nb\nc\nd\ne\n") << "special tokens";
        QTest::newRow("word twice") << "vocab.target.txt" << QByteArray("<pad>\n<sos>\n<eos>\n<unk>\na\nb\na\nd\n")
                                    << "\"a\"";
        QTest::newRow("empty word") << "vocab.target.txt" << QByteArray("<pad>\n<sos>\n<eos>\n<unk>\na\n\nc\nd\n")
                                    << "empty line";
        QTest::newRow("torn vocabulary") << "vocab.target.txt" << QByteArray("<pad>\n<sos>\n<eos>\n<unk>\nle\nch")
                                         << "ends within line 6";
        QTest::newRow("short spacing") << "spacing.target.txt" << QByteArray("none\nnone\n") << "2 lines";
        QTest::newRow("other spacing") << "spacing.target.txt" << QByteArray("none\n").repeated(7) + "nine\n"
                                       << "\"nine\" in line 8";
    }

    void damagedRunsAreRefused()
    {
        const auto [file, contents, told] = fetched<QString, QByteArray, QString>();
        QVERIFY(RunFolder::create(run(), sampleIdentity(), m_files));
        QVERIFY(QFile::remove(at(file)));
        if (contents != "(remove)")
            put(file, contents);
        const auto opened = RunFolder::open(run(), m_files);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::BadRun);
        const auto message = messageOf(opened.error());
        QVERIFY2(message.contains(file) && message.contains(told), qPrintable(message));
    }

    void aMissingFolderIsNotFound()
    {
        const auto opened = RunFolder::open("/no/such/run");
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::FileNotFound);
        QVERIFY(messageOf(opened.error()).contains("/no/such/run"));
    }

    void damagedSavesAreRefused_data()
    {
        addColumns<QString, QByteArray, QString>("file", "contents", "told");
        QTest::newRow("path for a name") << "current" << QByteArray("../../elsewhere\n") << "names no save";
        QTest::newRow("number with a zero") << "current" << QByteArray("05\n") << "names no save";
        QTest::newRow("negative step") << "current" << QByteArray("-5\n") << "names no save";
        QTest::newRow("name of nothing") << "current" << QByteArray("99\n") << "Other saves are there: 5, 6.";
        QTest::newRow("no model") << "saves/6/model.safetensors" << QByteArray("(remove)") << "is missing";
        QTest::newRow("no state") << "saves/6/state.safetensors" << QByteArray("(remove)") << "is missing";
        QTest::newRow("state of no position")
            << "saves/6/state.safetensors" << QByteArray("\x02\0\0\0\0\0\0\0{}", 10) << "position.";
        QTest::newRow("torn model") << "saves/6/model.safetensors" << QByteArray("\x30") << "cut short";
    }

    void damagedSavesAreRefused()
    {
        const auto [file, contents, told] = fetched<QString, QByteArray, QString>();
        auto folder = RunFolder::create(run(), sampleIdentity(), m_files);
        QVERIFY(writeSave(*folder, saveOfStep(5)));
        QVERIFY(writeSave(*folder, saveOfStep(6)));
        QVERIFY(QFile::remove(at(file)));
        if (contents != "(remove)")
            put(file, contents);
        const auto read = RunFolder::open(run(), m_files)->read(WhichSave::Current);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::BadRun);
        QVERIFY2(messageOf(read.error()).contains(told), qPrintable(messageOf(read.error())));
        QVERIFY(messageOf(read.error()).contains(m_folder->path()));
    }

    void truncatedTensorsAreRefused()
    {
        auto folder = RunFolder::create(run(), sampleIdentity(), m_files);
        QVERIFY(writeSave(*folder, saveOfStep(5)));
        for (const QString file : {"saves/5/model.safetensors", "saves/5/state.safetensors"}) {
            const auto whole = text(file);
            for (int part = 0; part < 16; ++part) {
                put(file, whole.first(whole.size() * part / 16));
                const auto read = folder->read(WhichSave::Current);
                QVERIFY(!read && read.error().code == ErrorCode::BadRun);
                QVERIFY(messageOf(read.error()).contains(file));
            }
            put(file, whole);
            QVERIFY(folder->read(WhichSave::Current));
        }
    }

    void aSavesFolderThatIsALinkIsNotWrittenInto()
    {
        QVERIFY(RunFolder::create(run(), sampleIdentity(), m_files));
        QVERIFY(QDir().rmdir(at("saves")));
        QVERIFY(QDir().mkpath(at("../elsewhere/12")));
        QVERIFY(QFile::link(at("../elsewhere"), at("saves")));
        auto folder = RunFolder::open(run(), m_files);
        QVERIFY(folder);
        QVERIFY(!writeSave(*folder, saveOfStep(5)));
        QVERIFY(QDir(at("../elsewhere/12")).exists());
        QVERIFY(!QDir(at("../elsewhere/5")).exists());
    }

    void metricsFollowTheSaves()
    {
        auto folder = RunFolder::create(run(), sampleIdentity(), m_files);
        QVERIFY(folder->append(StepReport{.step = 1, .loss = 3.0}));
        QVERIFY(folder->append(ValidationReport{.step = 1, .loss = 2.5, .best = true}));
        QVERIFY(writeSave(*folder, saveOfStep(1), SaveKind::Best));
        QVERIFY(folder->append(StepReport{.step = 2, .loss = 2.0}));
        QCOMPARE(folder->readMetrics()->steps.size(), std::size_t(2));

        auto resumed = RunFolder::open(run(), m_files);
        QVERIFY(resumed->truncateMetrics(resumed->readPosition(WhichSave::Current)->metricsBytes));
        const auto history = resumed->readMetrics();
        QVERIFY(history);
        QCOMPARE(history->steps.size(), std::size_t(1));
        QCOMPARE(history->validations.size(), std::size_t(1));
        QVERIFY(history->validations[0].best);
    }

    void aRunWithoutSpacingHasAnEmptyTable()
    {
        auto identity = sampleIdentity();
        identity.targetSpacing = Spacing();
        QVERIFY(RunFolder::create(run(), identity, m_files));
        QCOMPARE(text("spacing.target.txt"), QByteArray());
        QVERIFY(RunFolder::open(run(), m_files)->identity().targetSpacing.attachments().empty());
    }

private:
    std::filesystem::path run() const { return m_folder->filePath("run").toStdString(); }
    QString at(const QString& name) const { return m_folder->filePath("run/" + name); }
    QStringList saves() const
    {
        return QDir(at("saves")).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::Hidden, QDir::Name);
    }
    QByteArray text(const QString& name) const { return bytesOf(at(name)); }
    void put(const QString& name, const QByteArray& bytes) const
    {
        QDir().mkpath(at(""));
        QFile::remove(QFileInfo(at(name)).dir().filePath("sums"));
        QVERIFY(putFile(at(name), bytes));
    }

    FaultyFiles m_files; // without faults; they do not wait for the disk
    std::unique_ptr<QTemporaryDir> m_folder;
};

ATTENTOSCOPE_TEST(RunFolderTest, QCoreApplication);
#include "tst_runfolder.moc"
