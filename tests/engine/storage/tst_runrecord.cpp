// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runlist.h"
#include "engine/storage/savedmodel.h"
#include "runsamples.h"
#include "tests/support/testprogram.h"

/// Reading a run of another program, which may be training it.
class TestRunRecord : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path run() const { return m_folder->filePath(u"run"_s).toStdString(); }
    RunFolder newRun() const { return RunFolder::create(run(), sampleIdentity()).value(); }
    void addMetrics(const std::string& text) const
    {
        std::ofstream(run() / "metrics.jsonl", std::ios::app | std::ios::binary) << text;
    }
    ComparedModel choice(SaveChoice save, std::int64_t step = 0) const { return {run().string(), save, step}; }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void tellsSettingsAndSaves()
    {
        auto folder = newRun();
        for (const std::int64_t step : {10, 20, 30})
            QVERIFY(writeSave(folder, saveOfStep(step), step == 20 ? SaveKind::Best : SaveKind::Plain));
        const auto record = readRunRecord(run(), RunDetail::Identity);
        QVERIFY(record);
        QCOMPARE(record->preset, std::string("luong-general"));
        QCOMPARE(record->data, std::string("pairs of \"mine\".tsv"));
        QCOMPARE(record->trainingPairs, std::size_t(29'000));
        QCOMPARE(record->saves, (std::vector<std::int64_t>{10, 20, 30}));
        QCOMPARE(record->bestSave, std::optional<std::int64_t>(20));
        QCOMPARE(record->newestSave, std::optional<std::int64_t>(30));
        const auto size = std::ranges::find(record->settings, "hidden_size", &KeyValue::key);
        QVERIFY(size != record->settings.end());
        QCOMPARE(size->value, std::string("32"));
        QVERIFY(record->steps.empty());
    }

    void passesOverRubbish()
    {
        auto folder = newRun();
        QVERIFY(folder.append(StepReport{.step = 1, .loss = 3.0}));
        QVERIFY(writeSave(folder, saveOfStep(1)));
        addMetrics("no json\n\xff\xfe\n{\"step\":\"two\"}\n[1,2]\n\n");
        addMetrics("{\"step\":-5,\"epoch\":0,\"loss\":1,\"target_tokens_per_second\":1,\"learning_rate\":1,"
                   "\"gradient_norm\":1,\"seconds\":1}\n");
        addMetrics(std::string(1'000'000, '[') + "\n");
        addMetrics("{\"step\":2,\"epoch\":0,\"loss\":2.5,\"target_tokens_per_second\":1,\"learning_rate\":1,"
                   "\"gradient_norm\":1,\"seconds\":1}\n");
        addMetrics("{\"step\":2,\"epoch\":0,\"seconds\":1,\"valid_loss\":2.25,\"valid_perplexity\":9,"
                   "\"valid_bleu\":12.5,\"best\":true}\n");
        addMetrics("{\"step\":3,\"epoch\""); // under way
        const auto record = readRunRecord(run(), RunDetail::History);
        QVERIFY(record);
        QCOMPARE(record->steps.size(), std::size_t(2));
        QCOMPARE(record->steps.back().loss, 2.5);
        QCOMPARE(record->validations.size(), std::size_t(1));
        QCOMPARE(record->validations.front().bleu, 12.5);
        QCOMPARE(record->unreadableLines, std::size_t(7));
    }

    void whatWasNotCountedIsPassedOver()
    {
        newRun();
        addMetrics("{\"step\":1,\"epoch\":null,\"loss\":1,\"target_tokens_per_second\":1,\"learning_rate\":1,"
                   "\"gradient_norm\":1,\"seconds\":1}\n");
        addMetrics("{\"step\":2,\"epoch\":1,\"loss\":1,\"target_tokens_per_second\":null,\"learning_rate\":1,"
                   "\"gradient_norm\":1,\"seconds\":null}\n");
        addMetrics("{\"step\":3,\"epoch\":1,\"loss\":1,\"target_tokens_per_second\":null,\"learning_rate\":1,"
                   "\"gradient_norm\":1,\"seconds\":1}\n");
        const auto record = readRunRecord(run(), RunDetail::History);
        QVERIFY(record);
        QCOMPARE(record->unreadableLines, std::size_t(2));
        QCOMPARE(record->steps.size(), std::size_t(1));
        QCOMPARE(record->steps.front().step, std::int64_t(3));
    }

    void withoutAHistoryTheRestIsRead()
    {
        newRun();
        std::filesystem::remove(run() / "metrics.jsonl");
        const auto record = readRunRecord(run(), RunDetail::History);
        QVERIFY(record);
        QVERIFY(record->steps.empty());
        QCOMPARE(record->unreadableLines, std::size_t(0));
        std::filesystem::create_directory(run() / "metrics.jsonl");
        QVERIFY(readRunRecord(run(), RunDetail::History)->steps.empty());
    }

    void aHistoryThatCannotBeReadIsCounted()
    {
        newRun();
        std::filesystem::remove(run() / "metrics.jsonl");
        std::filesystem::create_symlink("/proc/self/mem", run() / "metrics.jsonl"); // no first byte can be read
        const auto record = readRunRecord(run(), RunDetail::History);
        QVERIFY(record);
        QVERIFY(record->steps.empty());
        QCOMPARE(record->unreadableLines, std::size_t(1));
    }

    void whoeverStopsGetsNoHistory()
    {
        auto folder = newRun();
        QVERIFY(folder.append(StepReport{.step = 1, .loss = 3.0}));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(readRunRecord(run(), RunDetail::History, stop.get_token())->steps.empty());
    }

    void aConfigurationThatCannotBeUsedIsAnError()
    {
        newRun();
        for (const std::string& text : {std::string("{\"format_version\": 9}"), std::string(2U << 20U, ' ')}) {
            std::ofstream(run() / "config.json", std::ios::binary) << text;
            const auto record = readRunRecord(run(), RunDetail::Identity);
            QVERIFY(!record);
            QCOMPARE(record.error().code, ErrorCode::BadRun);
            QVERIFY(record.error().message.contains("config.json"));
        }
    }

    void aSampleIsNamedAsWhatItIs()
    {
        auto identity = sampleIdentity();
        identity.data.sample = "dates";
        QVERIFY(RunFolder::create(run(), identity));
        QCOMPARE(readRunRecord(run(), RunDetail::Identity)->data, std::string("dates"));
    }

    void stepsThatWereTakenBackAreLeftOut()
    {
        auto folder = newRun();
        for (const auto& [step, loss] : {std::pair{1, 3.0}, {2, 2.0}, {3, 1.0}, {2, 1.5}})
            QVERIFY(folder.append(StepReport{.step = step, .loss = loss}));
        QVERIFY(writeSave(folder, saveOfStep(1)));
        const auto record = readRunRecord(run(), RunDetail::History);
        QVERIFY(record);
        QCOMPARE(record->steps.size(), std::size_t(2));
        QCOMPARE(record->steps.back().loss, 1.5);
    }

    void theBestValidationOfAStepIsKept()
    {
        auto folder = newRun();
        const auto validate = [&](std::int64_t step, double loss, bool best, std::int64_t mean = 0) {
            ValidationReport report{.step = step, .loss = loss, .best = best};
            if (mean > 0)
                report.mean = MeanOfSaves{mean, 1, step};
            QVERIFY(folder.append(report));
        };
        const auto lossesByStep = [&] {
            std::vector<std::pair<int, double>> losses;
            const auto record = readRunRecord(run(), RunDetail::History);
            for (const auto& validation : record->validations)
                losses.emplace_back(int(validation.step), validation.loss);
            return losses;
        };
        using Losses = std::vector<std::pair<int, double>>;
        QVERIFY(folder.append(StepReport{.step = 10}));
        validate(10, 2.0, true);
        validate(10, 2.5, false, 3); // a mean that is no better
        validate(10, 2.0, false); // asked for by a person
        QCOMPARE(lossesByStep(), (Losses{{10, 2.0}}));
        QVERIFY(readRunRecord(run(), RunDetail::History)->validations.front().best);
        QVERIFY(folder.append(StepReport{.step = 20}));
        validate(20, 3.0, false);
        validate(20, 2.9, false, 3);
        QCOMPARE(lossesByStep(), (Losses{{10, 2.0}, {20, 3.0}}));
        validate(20, 1.5, true, 3); // a mean that is better
        QCOMPARE(lossesByStep(), (Losses{{10, 2.0}, {20, 1.5}}));
        QVERIFY(folder.append(StepReport{.step = 15})); // what came after step 14 was undone
        validate(20, 4.0, false);
        QCOMPARE(lossesByStep(), (Losses{{10, 2.0}, {20, 4.0}}));
    }

    void aMeanThatWasDiscardedIsLeftOut()
    {
        auto folder = newRun();
        QVERIFY(folder.append(ValidationReport{.step = 2, .loss = 2.0, .best = true}));
        QVERIFY(folder.append(ValidationReport{.step = 2, .loss = 3.0, .mean = MeanOfSaves{2, 1, 2}}));
        QVERIFY(writeSave(folder, saveOfStep(2)));
        const auto record = readRunRecord(run(), RunDetail::History);
        QVERIFY(record);
        QCOMPARE(record->validations.size(), std::size_t(1));
        QVERIFY(record->validations[0].best);
    }

    void aFolderThatIsNoRunSaysSo()
    {
        const auto record = readRunRecord(m_folder->path().toStdString(), RunDetail::History);
        QVERIFY(!record);
        QVERIFY(record.error().message.contains("is no run"));
    }

    void readsTheSaveThatIsChosen()
    {
        auto folder = newRun();
        for (const std::int64_t step : {10, 20, 30})
            QVERIFY(writeSave(folder, saveOfStep(step), step == 20 ? SaveKind::Best : SaveKind::Plain));
        const auto read = [&](SaveChoice save, std::int64_t step = 0) {
            return markOf(readSavedModel(choice(save, step))->weights.tensors.front());
        };
        QCOMPARE(read(SaveChoice::Best), 20.0F);
        QCOMPARE(read(SaveChoice::Newest), 30.0F);
        QCOMPARE(read(SaveChoice::Step, 10), 10.0F);
        const auto gone = readSavedModel(choice(SaveChoice::Step, 11));
        QVERIFY(!gone);
        QVERIFY2(gone.error().message.contains("Choose one of 10, 20, 30"), gone.error().message.c_str());
    }

    void withoutABestOneTheNewestIsRead()
    {
        auto folder = newRun();
        QVERIFY(!readSavedModel(choice(SaveChoice::Best)));
        QVERIFY(writeSave(folder, saveOfStep(10)));
        QCOMPARE(readSavedModel(choice(SaveChoice::Best))->place.step, std::int64_t(10));
    }

    void aDamagedSaveIsAnError()
    {
        auto folder = newRun();
        QVERIFY(writeSave(folder, saveOfStep(10)));
        std::filesystem::resize_file(run() / "saves/10/model.safetensors", 20);
        const auto read = readSavedModel(choice(SaveChoice::Newest));
        QVERIFY(!read);
        QVERIFY(read.error().code == ErrorCode::BadRun);
        QVERIFY(read.error().message.contains("model.safetensors"));
    }

    /// The writer removes and replaces files that the reader has just found.
    void readsWhileAnotherOneSaves()
    {
        auto folder = newRun();
        QVERIFY(writeSave(folder, saveOfStep(1), SaveKind::Best));
        std::atomic<bool> done = false;
        std::atomic<int> failures = 0;
        std::thread writer([&] {
            for (std::int64_t step = 2; step < 40; ++step)
                if (!writeSave(folder, saveOfStep(step), step % 5 == 0 ? SaveKind::Best : SaveKind::Plain)
                    || !writeSave(folder, saveOfStep(step)))
                    ++failures;
            done = true;
        });
        std::int64_t newest = 0;
        int reads = 0;
        QStringList problems;
        for (; !done; ++reads) {
            for (const auto which : {SaveChoice::Newest, SaveChoice::Best}) {
                const auto saved = readSavedModel(choice(which));
                if (!saved) {
                    problems << QString::fromStdString(saved.error().message);
                    continue;
                }
                if (markOf(saved->weights.tensors.front()) != static_cast<float>(saved->place.step))
                    problems << u"another step's weights"_s;
                if (which == SaveChoice::Newest) {
                    if (saved->place.step < newest)
                        problems << u"older than before"_s;
                    newest = saved->place.step;
                }
            }
        }
        writer.join();
        QCOMPARE(failures.load(), 0);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        QVERIFY(reads > 0);
    }
};

ATTENTOSCOPE_TEST(TestRunRecord, QCoreApplication);
#include "tst_runrecord.moc"
