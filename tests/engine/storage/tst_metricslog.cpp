// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultyfiles.h"

#include "engine/storage/recordlog.h"
#include "engine/storage/records.h"
#include "tests/support/testprogram.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

StepReport stepReport(std::int64_t step)
{
    return {.step = step,
        .epoch = static_cast<double>(step) / 3.0,
        .loss = 2.0 / 3.0,
        .targetTokensPerSecond = 1234.5678,
        .learningRate = 1e-3,
        .gradientNorm = 0.1,
        .seconds = 1.0 / 7.0};
}

ValidationReport validationReport(std::int64_t step)
{
    return {.step = step,
        .epoch = 1.0,
        .seconds = 2.5,
        .loss = 1.0 / 9.0,
        .perplexity = std::exp(1.0 / 9.0),
        .bleu = 33.3,
        .best = true};
}

} // namespace

class MetricsLogTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void linesHaveTheKeysOfTheContract()
    {
        MetricsLog log(systemFiles(), path());
        QVERIFY(log.append(stepReport(1)));
        QVERIFY(log.append(validationReport(1)));
        const auto lines = contents().split('\n');
        QCOMPARE(lines.size(), 3);
        const auto step = QJsonDocument::fromJson(lines[0]).object();
        QCOMPARE(step.keys(),
            QStringList({"epoch", "gradient_norm", "learning_rate", "loss", "seconds", "step", "sum",
                "target_tokens_per_second"}));
        QCOMPARE(step["loss"].toDouble(), 2.0 / 3.0);
        const auto validation = QJsonDocument::fromJson(lines[1]).object();
        QCOMPARE(validation.keys(),
            QStringList({"best", "epoch", "seconds", "step", "sum", "valid_bleu", "valid_loss", "valid_perplexity"}));
    }

    void aBleuThatSaysNothingIsMarked()
    {
        auto unmeasured = validationReport(1);
        unmeasured.isBleuMeaningful = false;
        for (const auto& report : {validationReport(1), unmeasured}) {
            const auto read = parseRecord<MetricsEntry>(recordLine(report));
            QVERIFY(read);
            QCOMPARE(std::get<ValidationReport>(*read).isBleuMeaningful, report.isBleuMeaningful);
        }
    }

    void aValidationByAPersonIsMarked()
    {
        auto asked = validationReport(1);
        asked.isByPerson = true;
        for (const auto& report : {validationReport(1), asked}) {
            const auto line = recordLine(report);
            QCOMPARE(QByteArray::fromStdString(line).contains("by_person"), report.isByPerson);
            const auto read = parseRecord<MetricsEntry>(line);
            QVERIFY(read);
            QCOMPARE(std::get<ValidationReport>(*read).isByPerson, report.isByPerson);
        }
    }

    void attentionReadsBackWhereItWasMeasured()
    {
        MetricsLog log(systemFiles(), path());
        auto measured = validationReport(1);
        measured.attention = AttentionMeasures{1.0 / 3.0, 2.0 / 7.0, 5.5};
        QVERIFY(log.append(measured));
        QVERIFY(log.append(validationReport(2)));
        const auto read = readMetrics(path());
        QVERIFY(read);
        QCOMPARE(read->validations.size(), std::size_t(2));
        const auto& attention = read->validations[0].attention;
        QVERIFY(attention && attention->entropy == 1.0 / 3.0 && attention->fullestColumn == 2.0 / 7.0
            && attention->scoreDistance == 5.5);
        QVERIFY(!read->validations[1].attention);
    }

    void numbersReadBackExactly()
    {
        MetricsLog log(systemFiles(), path());
        for (std::int64_t step = 1; step <= 3; ++step)
            QVERIFY(log.append(stepReport(step)));
        QVERIFY(log.append(validationReport(3)));
        QVERIFY(log.append(
            ChangeReport{.step = 3, .epoch = 1.0, .seconds = 1.0 / 7.0, .key = "learning_rate", .value = 1e-4 / 3.0}));
        const auto read = readMetrics(path());
        QVERIFY(read);
        QCOMPARE(read->changes.size(), std::size_t(1));
        QCOMPARE(read->changes[0].key, std::string("learning_rate"));
        QVERIFY(read->changes[0].value == 1e-4 / 3.0 && read->changes[0].seconds == 1.0 / 7.0);
        QCOMPARE(read->steps.size(), std::size_t(3));
        QCOMPARE(read->validations.size(), std::size_t(1));
        const auto wanted = stepReport(2);
        const auto& step = read->steps[1];
        QVERIFY(step.step == 2 && step.epoch == wanted.epoch && step.loss == wanted.loss
            && step.targetTokensPerSecond == wanted.targetTokensPerSecond && step.learningRate == wanted.learningRate
            && step.gradientNorm == wanted.gradientNorm && step.seconds == wanted.seconds);
        const auto& validation = read->validations[0];
        QVERIFY(validation.best && validation.step == 3 && validation.bleu == 33.3 && validation.loss == 1.0 / 9.0
            && validation.perplexity == std::exp(1.0 / 9.0) && validation.epoch == 1.0 && validation.seconds == 2.5);
    }

    void numbersThatAreNotFiniteAreNull()
    {
        MetricsLog log(systemFiles(), path());
        auto report = stepReport(1);
        report.loss = std::numeric_limits<double>::quiet_NaN();
        report.gradientNorm = std::numeric_limits<double>::infinity();
        QVERIFY(log.append(report));
        QVERIFY(contents().contains("\"loss\":null"));
        QVERIFY(contents().contains("\"gradient_norm\":null"));
        const auto read = readMetrics(path());
        QVERIFY(read);
        QVERIFY(std::isnan(read->steps[0].loss) && std::isnan(read->steps[0].gradientNorm));
    }

    void aTornLineIsLeftOutAndCutOff()
    {
        {
            MetricsLog log(systemFiles(), path());
            QVERIFY(log.append(stepReport(1)));
        }
        const auto whole = contents();
        for (qsizetype torn = 1; torn < whole.size(); torn += 7) {
            put(whole + whole.first(torn));
            const auto read = readMetrics(path());
            QVERIFY(read);
            QCOMPARE(read->steps.size(), std::size_t(1));
            MetricsLog log(systemFiles(), path());
            QVERIFY(log.append(stepReport(2)));
            const auto both = readMetrics(path());
            QVERIFY(both);
            QCOMPARE(both->steps.size(), std::size_t(2));
            QCOMPARE(both->steps[1].step, 2);
        }
        put("{\"step\":");
        MetricsLog log(systemFiles(), path());
        QVERIFY(log.append(stepReport(5)));
        QCOMPARE(readMetrics(path())->steps.size(), std::size_t(1));
    }

    void aDamagedLineIsNamed()
    {
        MetricsLog log(systemFiles(), path());
        QVERIFY(log.append(stepReport(1)));
        const auto whole = contents();
        for (const QByteArray& line : {QByteArray("hello"), QByteArray("{}"), QByteArray(""), QByteArray("[1]"),
                 QByteArray("{\"step\":\"x\"}"), QByteArray(100'000, '[')}) {
            put(whole + line + "\n" + whole);
            const auto read = readMetrics(path());
            QVERIFY(!read);
            QCOMPARE(read.error().code, ErrorCode::BadRun);
            QVERIFY(read.error().message.find("line 2") != std::string::npos);
            QVERIFY(read.error().message.find(path()) != std::string::npos);
        }
    }

    void numbersThatCannotBeAreRefused_data()
    {
        addColumns<QByteArray, QByteArray>("from", "to");
        QTest::newRow("epoch") << QByteArray("\"epoch\":1") << QByteArray("\"epoch\":1e300");
        QTest::newRow("seconds") << QByteArray("\"seconds\":1") << QByteArray("\"seconds\":-1");
        QTest::newRow("rate") << QByteArray("\"value\":0.5") << QByteArray("\"value\":1e300");
        QTest::newRow("negative rate") << QByteArray("\"value\":0.5") << QByteArray("\"value\":-1e300");
        QTest::newRow("other setting") << QByteArray("learning_rate\",\"value\":0.5")
                                       << QByteArray("something\",\"value\":1e16");
        QTest::newRow("name") << QByteArray("learning_rate") << QByteArray(65, 'x');
    }

    void numbersThatCannotBeAreRefused()
    {
        const auto [from, to] = fetched<QByteArray, QByteArray>();
        const QByteArray line(R"({"step":1,"epoch":1,"seconds":1,"changed":"learning_rate","value":0.5})"
                              "\n");
        put(line);
        QVERIFY(readMetrics(path()));
        QVERIFY(line.contains(from));
        put(QByteArray(line).replace(from, to));
        QVERIFY(!readMetrics(path()));
    }

    void aLossThatNoFloatHoldsIsNoNumber()
    {
        MetricsLog log(systemFiles(), path());
        auto report = stepReport(1);
        report.loss = 1e300;
        report.gradientNorm = 1e38;
        QVERIFY(log.append(report));
        const auto read = readMetrics(path());
        QVERIFY(read);
        QVERIFY(std::isnan(read->steps[0].loss));
        QCOMPARE(read->steps[0].gradientNorm, 1e38);
    }

    void aFileThatCannotBeReadIsNoShorterHistory()
    {
        // A file that every system has, and whose first byte no program may read.
        const auto read = readMetrics("/proc/self/mem");
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::BadRun);
        QVERIFY2(read.error().message.contains("cannot be read"), read.error().message.c_str());
    }

    void aFileThatMayNotBeReadIsNamedWithTheReason()
    {
        put("{}\n");
        QVERIFY(QFile::setPermissions(QString::fromStdString(path()), {}));
        const auto own = ::geteuid();
        constexpr uid_t nobody = 65534;
        if (own == 0) { // root may read everything
            QVERIFY(QFile::setPermissions(
                m_folder->path(), QFile::ReadOther | QFile::ExeOther | QFile::ReadGroup | QFile::ExeGroup));
            QCOMPARE(::seteuid(nobody), 0);
        }
        const auto read = readMetrics(path());
        const auto text = readTextFile(path(), 100);
        if (own == 0)
            QCOMPARE(::seteuid(own), 0);
        for (const auto& error : {read ? Error() : read.error(), text ? Error() : text.error()})
            QVERIFY2(
                error.message.contains("Permission denied") && error.message.contains("chmod"), error.message.c_str());
    }

    void whatIsMissingOfASaveIsSaid()
    {
        put("one\ntwo\n");
        QVERIFY(!missingMetrics(path(), 0));
        QVERIFY(!missingMetrics(path(), 4));
        QVERIFY(!missingMetrics(path(), 8));
        QVERIFY(missingMetrics(path(), 6)->contains("was edited"));
        QVERIFY(missingMetrics(path(), 1'000)->contains("has 8 of the 1,000 bytes"));
        QVERIFY(missingMetrics(path() + "x", 8)->contains("is gone"));
    }

    void noFileIsNoHistory()
    {
        const auto read = readMetrics("/no/such/metrics.jsonl");
        QVERIFY(read);
        QVERIFY(read->steps.empty() && read->validations.empty());
    }

    void truncatingTakesLinesBack()
    {
        MetricsLog log(systemFiles(), path());
        QVERIFY(log.append(stepReport(1)));
        const auto length = log.handOver();
        QVERIFY(length);
        QCOMPARE(*length, static_cast<std::uint64_t>(contents().size()));
        QVERIFY(log.append(stepReport(2)));
        QVERIFY(log.truncate(*length));
        QVERIFY(log.append(stepReport(3)));
        auto read = readMetrics(path());
        QVERIFY(read);
        QCOMPARE(read->steps.size(), std::size_t(2));
        QCOMPARE(read->steps[1].step, 3);
        QVERIFY(log.truncate(1'000'000));
        QCOMPARE(readMetrics(path())->steps.size(), std::size_t(2));
    }

    void truncatingWithinALineTakesTheLineBack()
    {
        LineLog log(systemFiles(), path());
        QVERIFY(log.append("one\ntwo\nthree\n"));
        QVERIFY(log.truncate(6));
        QCOMPARE(contents(), QByteArray("one\n"));
        QVERIFY(log.append("four\n"));
        QCOMPARE(contents(), QByteArray("one\nfour\n"));
        QVERIFY(!log.takeLoss());
    }

    void aFileThatOthersRemoveOrCutIsBegunAnewAndTold()
    {
        LineLog log(systemFiles(), path());
        QVERIFY(log.append("one\n"));
        QVERIFY(QFile::remove(QString::fromStdString(path())));
        QVERIFY(log.append("two\n"));
        QCOMPARE(contents(), QByteArray("two\n"));
        QVERIFY(log.takeLoss());
        QVERIFY(!log.takeLoss());
        QVERIFY(log.append("three\n"));
        QVERIFY(QFile::resize(QString::fromStdString(path()), 6)); // cuts the file within "three"
        QVERIFY(log.append("four\n"));
        QCOMPARE(contents(), QByteArray("two\nfour\n"));
        QVERIFY(log.takeLoss());
        QCOMPARE(*log.handOver(), std::uint64_t(9));
    }

    void ofAVeryLongRunEachNthStepIsRead()
    {
        MetricsLog log(systemFiles(), path());
        for (std::int64_t step = 1; step <= 1'003; ++step)
            QVERIFY(log.append(stepReport(step)));
        const auto all = readMetrics(path());
        QCOMPARE(all->steps.size(), std::size_t(1'003));
        QCOMPARE(all->every, std::size_t(1));
        const auto some = readMetrics(path(), {}, 100);
        QCOMPARE(some->every, std::size_t(16));
        QVERIFY(some->steps.size() <= 100 && some->steps.size() > 50);
        QCOMPARE(some->steps.front().step, std::int64_t(1));
        QCOMPARE(some->steps[1].step, std::int64_t(17));
        QCOMPARE(some->steps.back().step, std::int64_t(1'003));
        for (std::size_t index = 1; index < some->steps.size(); ++index)
            QVERIFY(some->steps[index].step > some->steps[index - 1].step);
    }

    void validationsWithoutNumberAreRefused()
    {
        MetricsLog log(systemFiles(), path());
        for (std::int64_t step = 1; step <= 11; ++step)
            QVERIFY(log.append(ValidationReport{.step = step, .loss = 1.0}));
        QCOMPARE(readMetrics(path(), {}, 100, 11)->validations.size(), std::size_t(11));
        const auto refused = readMetrics(path(), {}, 100, 10);
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains("more than 10 validations"), refused.error().message.c_str());
    }

    /// A stranger can easily make a file with a hole of many MiB. An earlier version searched it byte by byte.
    void aFileWithoutLinesIsNoLog()
    {
        QVERIFY(LineLog(systemFiles(), path()).append("one\n"));
        std::filesystem::resize_file(path(), 60U << 20U);
        QVERIFY(LineLog(systemFiles(), path()).append("two\n"));
        QCOMPARE(contents(), QByteArray("one\ntwo\n"));
        std::filesystem::resize_file(path(), 70U << 20U);
        const auto refused = LineLog(systemFiles(), path()).append("three\n");
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::BadRun);
        QVERIFY2(refused.error().message.contains("no line end"), refused.error().message.c_str());
    }

    void aPipeIsNoFile()
    {
        QCOMPARE(::mkfifo(path().c_str(), 0600), 0);
        const auto unread = LineLog(systemFiles(), path()).append("one\n");
        QVERIFY(!unread);
        const int reader = ::open(path().c_str(), O_RDONLY | O_NONBLOCK);
        const auto read = LineLog(systemFiles(), path()).append("one\n");
        ::close(reader);
        QVERIFY(!read);
        QVERIFY2(read.error().message.contains("is a pipe"), read.error().message.c_str());
    }

    void whatAFullDiskDoesNotTakeIsBounded()
    {
        FullDisk files;
        LineLog log(files, path());
        const std::string line(1'023, 'x');
        for (int count = 0; count < 6'000; ++count)
            QVERIFY(!log.append(line + "\n"));
        QVERIFY(contents().isEmpty());
        files.isFull = false;
        QVERIFY(log.append("last\n"));
        QCOMPARE(contents().size() % 1'024, 0); // only whole lines are there
        QCOMPARE(contents().size() / 1'024, qsizetype(LineLog::longestPending / 1'024));
        QVERIFY(log.append("next\n"));
        QVERIFY(contents().endsWith("x\nnext\n"));
    }

    void aFullDiskTearsNoLine()
    {
        // Half of the second line is written, then the disk has room again. The other half comes with the third line.
        FaultyFiles files(3, ENOSPC, FaultyFiles::Duration::Once); // the calls are open, write, write
        MetricsLog log(files, path());
        QVERIFY(log.append(stepReport(1)));
        const auto failed = log.append(stepReport(2));
        QVERIFY(!failed);
        QCOMPARE(failed.error().code, ErrorCode::Unwritable);
        QVERIFY(failed.error().message.find("metrics.jsonl") != std::string::npos);
        QVERIFY(log.append(stepReport(3)));
        const auto read = readMetrics(path());
        QVERIFY(read);
        QCOMPARE(read->steps.size(), std::size_t(3));
        QCOMPARE(read->steps[1].step, 2);
        QCOMPARE(*log.handOver(), static_cast<std::uint64_t>(contents().size()));
    }

    void linksAreNotFollowed()
    {
        const auto elsewhere = m_folder->filePath("elsewhere");
        QVERIFY(QFile(elsewhere).open(QIODevice::WriteOnly));
        QVERIFY(QFile::link(elsewhere, QString::fromStdString(path())));
        MetricsLog log(systemFiles(), path());
        QVERIFY(!log.append(stepReport(1)));
        QCOMPARE(QFile(elsewhere).size(), 0);
    }

private:
    std::string path() const { return m_folder->filePath("metrics.jsonl").toStdString(); }
    QByteArray contents() const { return bytesOf(QString::fromStdString(path())); }
    void put(const QByteArray& bytes) const { QVERIFY(putFile(QString::fromStdString(path()), bytes)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

ATTENTOSCOPE_TEST(MetricsLogTest, QCoreApplication);
#include "tst_metricslog.moc"
