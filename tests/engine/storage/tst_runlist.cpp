// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runbin.h"
#include "engine/storage/runlist.h"
#include "tests/engine/storage/faultyfiles.h"
#include "tests/engine/storage/runsamples.h"
#include "tests/support/testprogram.h"

namespace {

/// JSON that is easier to read here: with ' for ".
std::string quoted(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

} // namespace

/// The list of runs, what people write on them, and the bin for deleted ones.
class RunListTest : public QObject
{
    Q_OBJECT

private:
    std::filesystem::path at(const char* name) const
    {
        return std::filesystem::path(m_place->path().toStdString()) / name;
    }

    /// Makes a run with twenty steps, one validation and a save of step 20.
    void makeRun(const char* name) const
    {
        auto folder = RunFolder::create(at(name), sampleIdentity());
        QVERIFY(folder);
        for (int step = 1; step <= 10; ++step)
            QVERIFY(folder->append(StepReport{.step = step, .loss = 30.0 - step}));
        QVERIFY(folder->append(ValidationReport{.step = 10, .loss = 2.5, .bleu = 41.5}));
        for (int step = 11; step <= 20; ++step)
            QVERIFY(folder->append(StepReport{.step = step, .loss = 30.0 - step}));
        QVERIFY(writeSave(*folder, saveOfStep(20), SaveKind::Best));
        folder->setEnded();
    }

    void write(const std::filesystem::path& file, const std::string& text) const
    {
        std::ofstream(file, std::ios::binary) << text;
    }

    std::unique_ptr<QTemporaryDir> m_place;

private slots:
    void init() { m_place = std::make_unique<QTemporaryDir>(); }

    void aRunIsSummarized()
    {
        makeRun("run");
        const auto run = summarizeRun(at("run"));
        QVERIFY(run);
        QCOMPARE(run->folder, at("run").string());
        QCOMPARE(run->preset, std::string("luong-general"));
        QCOMPARE(run->data, std::string("pairs of \"mine\".tsv"));
        QCOMPARE(run->step, std::int64_t(20));
        QCOMPARE(run->loss, std::optional(10.0));
        QCOMPARE(run->validationLoss, std::optional(2.5));
        QCOMPARE(run->bleu, std::optional(41.5));
        QCOMPARE(run->end, RunPast::End::Stopped);
        QVERIFY(run->bytes > 1000);
        QVERIFY(run->label == RunLabel());
        QVERIFY(run->saved.time_since_epoch().count() > 0);
    }

    void aMeanThatWasDiscardedIsNotSummarized()
    {
        makeRun("run");
        auto folder = RunFolder::open(at("run"));
        QVERIFY(folder);
        QVERIFY(folder->append(ValidationReport{.step = 20, .loss = 9.0, .mean = MeanOfSaves{2, 10, 20}}));
        QCOMPARE(summarizeRun(at("run"))->validationLoss, std::optional(2.5));
        QVERIFY(
            folder->append(ValidationReport{.step = 20, .loss = 2.0, .best = true, .mean = MeanOfSaves{2, 10, 20}}));
        QCOMPARE(summarizeRun(at("run"))->validationLoss, std::optional(2.0));
    }

    void aRunSaysWhetherItsBleuIsMeaningful()
    {
        makeRun("run");
        QVERIFY(summarizeRun(at("run"))->isBleuMeaningful);
        {
            auto folder = RunFolder::open(at("run"));
            QVERIFY(folder);
            QVERIFY(folder->append(ValidationReport{.step = 21, .loss = 2.0, .bleu = 0.0, .isBleuMeaningful = false}));
        }
        QVERIFY(!summarizeRun(at("run"))->isBleuMeaningful);
    }

    void theLastValidationIsThatOfItsWeights()
    {
        makeRun("run");
        const auto summaryWith = [&](const ValidationReport& report) {
            auto folder = RunFolder::open(at("run"));
            return folder && folder->append(report) ? *summarizeRun(at("run")) : RunSummary();
        };
        auto mean = ValidationReport{.step = 20, .loss = 3.0, .bleu = 10.0, .mean = MeanOfSaves{3, 1, 20}};
        QCOMPARE(summaryWith({.step = 20, .loss = 2.25, .bleu = 44.0}).validationLoss, std::optional(2.25));
        const auto withoutMean = summaryWith(mean); // the mean was no better, so these weights are not kept
        QCOMPARE(withoutMean.validationLoss, std::optional(2.25));
        QCOMPARE(withoutMean.bleu, std::optional(44.0));
        mean.best = true;
        QCOMPARE(summaryWith(mean).validationLoss, std::optional(3.0));
    }

    void aRunWithoutASaveIsListedToo()
    {
        QVERIFY(RunFolder::create(at("new"), sampleIdentity()));
        const auto run = summarizeRun(at("new"));
        QVERIFY(run);
        QCOMPARE(run->step, std::int64_t(0));
        QVERIFY(!run->loss && !run->bleu);
        QCOMPARE(run->end, RunPast::End::Interrupted);
    }

    void onlyTheEndOfALongHistoryIsRead()
    {
        makeRun("run");
        std::ofstream metrics(at("run") / "metrics.jsonl", std::ios::app);
        for (int line = 0; line < 50'000; ++line)
            metrics << quoted(
                "{'padding':'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'}")
                    << '\n';
        metrics << quoted("{'step':21,'epo"); // the last line is incomplete
        metrics.close();
        const auto run = summarizeRun(at("run"));
        QVERIFY(run);
        QVERIFY(!run->loss); // the loss is beyond the part that is read
    }

    void runsAreFoundInTheFolderAndElsewhereOnce()
    {
        std::filesystem::create_directory(at("runs"));
        makeRun("runs/first");
        makeRun("runs/second");
        makeRun("elsewhere");
        std::filesystem::create_directories(at("runs/no-run"));
        write(at("runs/file"), "text");
        std::filesystem::create_directories(at("runs/broken"));
        write(at("runs/broken/config.json"), "{");
        const std::vector<std::filesystem::path> known{
            at("elsewhere"), at("runs/first"), at("runs/../runs/first"), at("gone")};
        const auto found = listRuns(known, at("runs"));
        QCOMPARE(found.size(), std::size_t(3));
        QVERIFY(found.front().saved >= found.back().saved);
    }

    void aLabelReadsBack()
    {
        makeRun("run");
        const RunLabel label{"erster Versuch – 日本", "with <b>markup</b>\nand a second line"};
        QVERIFY(writeRunLabel(at("run"), label));
        QVERIFY(*readRunLabel(at("run")) == label);
        QVERIFY(summarizeRun(at("run"))->label == label);
        QVERIFY(writeRunLabel(at("run"), {}));
        QVERIFY(!std::filesystem::exists(at("run") / labelFile));
        QVERIFY(*readRunLabel(at("run")) == RunLabel());
    }

    void aLabelThatCannotBeIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        row("empty", "");
        row("no object", "[]");
        row("another version", quoted("{'version':2,'name':'a'}"));
        row("a number for a name", quoted("{'version':1,'name':3}"));
        row("a line end in the name", quoted("{'version':1,'name':'a\\nb'}"));
        row("a control character", quoted("{'version':1,'note':'a\\u001bb'}"));
        row("a number for a note", quoted("{'version':1,'note':3}"));
        row("the delete character", quoted("{'version':1,'name':'a\\u007fb'}"));
        row("a long name", quoted("{'version':1,'name':'") + std::string(500, 'a') + "\"}");
        row("a long note", quoted("{'version':1,'note':'") + std::string(20'000, 'a') + "\"}");
        row("no UTF-8", "{\"version\":1,\"name\":\"\xff\"}");
        row("deep", std::string(30'000, '['));
        row("large", std::string(70'000, ' '));
    }

    void aLabelThatCannotBeIsRefused()
    {
        QFETCH(const QByteArray, text);
        makeRun("run");
        write(at("run") / labelFile, text.toStdString());
        const auto label = readRunLabel(at("run"));
        QVERIFY(!label);
        QCOMPARE(label.error().code, ErrorCode::BadRun);
        QVERIFY(label.error().message.contains(labelFile));
        QVERIFY(summarizeRun(at("run"))->label == RunLabel()); // the run is still listed
    }

    void aLabelMayBeEmptyOrHaveLines()
    {
        makeRun("run");
        write(at("run") / labelFile, quoted("{'version':1}"));
        QVERIFY(*readRunLabel(at("run")) == RunLabel());
        write(at("run") / labelFile, quoted("{'version':1,'note':'one\\n\\ttwo'}"));
        QCOMPARE(readRunLabel(at("run"))->note, std::string("one\n\ttwo"));
    }

    void aLabelThatIsNoTextIsNotWritten()
    {
        makeRun("run");
        const auto refused = writeRunLabel(at("run"), {"\xff", ""});
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains("no text in UTF-8"), refused.error().message.c_str());
        QVERIFY(!std::filesystem::exists(at("run") / labelFile));
    }

    void aLabelThatCannotBeRemovedIsSaid()
    {
        makeRun("run");
        QVERIFY(writeRunLabel(at("run"), {"mine", ""}));
        FaultyFiles files(1, EACCES, FaultyFiles::Duration::Once);
        const auto refused = writeRunLabel(at("run"), {}, files);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unwritable);
        QCOMPARE(readRunLabel(at("run"))->name, std::string("mine"));
    }

    void aLabelIsNotReadThroughALink()
    {
        makeRun("run");
        write(at("secret"), quoted("{'version':1,'name':'secret'}"));
        std::filesystem::create_symlink(at("secret"), at("run") / labelFile);
        QVERIFY(!readRunLabel(at("run")));
        QVERIFY(writeRunLabel(at("run"), {"mine", ""})); // replaces the link
        QCOMPARE(readRunLabel(at("run"))->name, std::string("mine"));
    }

    void aLabelThatIsTooLongIsNotWritten()
    {
        makeRun("run");
        QCOMPARE(writeRunLabel(at("run"), {std::string(500, 'a'), ""}).error().code, ErrorCode::InvalidSetting);
        QCOMPARE(writeRunLabel(at("run"), {"two\nlines", ""}).error().code, ErrorCode::InvalidSetting);
    }

    void whatIsDeletedComesBack()
    {
        makeRun("run");
        QVERIFY(writeRunLabel(at("run"), {"mine", ""}));
        {
            RunBin bin;
            QVERIFY(bin.put(at("run")));
            QVERIFY(!std::filesystem::exists(at("run")));
            QVERIFY(listRuns({}, at("")).empty());
            QCOMPARE(bin.size(), std::size_t(1));
            QCOMPARE(*bin.takeBack(), at("run"));
            QCOMPARE(bin.takeBack().error().code, ErrorCode::NotReady);
        }
        QCOMPARE(summarizeRun(at("run"))->label.name, std::string("mine"));
        QCOMPARE(summarizeRun(at("run"))->end, RunPast::End::Stopped);
        QVERIFY(!std::filesystem::exists(at(".deleted")));
    }

    void aTakenNameIsNotOverwritten()
    {
        makeRun("run");
        RunBin bin;
        QVERIFY(bin.put(at("run")));
        makeRun("run");
        QVERIFY(bin.put(at("run")));
        makeRun("run");
        QCOMPARE(*bin.takeBack(), at("run-2"));
        QCOMPARE(*bin.takeBack(), at("run-3"));
    }

    void whatIsTrainedIsNotDeleted()
    {
        auto folder = RunFolder::create(at("run"), sampleIdentity());
        QVERIFY(folder);
        RunBin bin;
        const auto refused = bin.put(at("run"));
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains("being trained"));
        std::filesystem::create_directory(at("no-run"));
        QCOMPARE(bin.put(at("no-run")).error().code, ErrorCode::BadRun);
        QVERIFY(std::filesystem::exists(at("run")) && std::filesystem::exists(at("no-run")));
    }

    void theBinIsEmptiedAtItsEnd()
    {
        makeRun("run");
        {
            RunBin bin;
            QVERIFY(bin.put(at("run")));
        }
        QVERIFY(!std::filesystem::exists(at(".deleted")));
        QVERIFY(!std::filesystem::exists(at("run")));
    }
};

ATTENTOSCOPE_TEST(RunListTest, QCoreApplication);
#include "tst_runlist.moc"
