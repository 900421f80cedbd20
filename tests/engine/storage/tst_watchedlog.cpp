// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/encodings.h"
#include "engine/storage/recordlog.h"
#include "engine/storage/records.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"

namespace {

WatchedSnapshot snapshotOf(std::int64_t step, const std::string& sentence = "we sleep .")
{
    WatchedSnapshot snapshot{
        .step = step, .translation = {}, .epoch = double(step) / 7.0, .sentence = {sentence, "nous."}};
    auto& translation = snapshot.translation;
    translation = translationWith("we \"日本\" <eos>", "nous .", {0.1F, 0.2F, 0.7F, 1e-7F, 2.0F / 3.0F, 1.0F / 3.0F});
    translation.step = step;
    translation.source.front().unknown = true;
    translation.target.back().attached = true;
    translation.text = "nous.";
    translation.forced = true;
    translation.probabilities = {0.1F, 1.0F / 3.0F};
    translation.score = -2.5;
    return snapshot;
}

/// A snapshot of a Transformer.
WatchedSnapshot snapshotWithHeads(
    std::int64_t step, std::size_t words, const HeadShape& shape, std::size_t sentence = 0)
{
    WatchedSnapshot snapshot{.step = step,
        .translation = translationWithHeads(words, words, shape),
        .sentence = {"sentence " + std::to_string(sentence), {}}};
    snapshot.heads = keptHeads(snapshot.translation);
    snapshot.translation.heads.clear();
    return snapshot;
}

std::vector<std::int64_t> stepsOf(const std::vector<WatchedSnapshot>& snapshots)
{
    std::vector<std::int64_t> steps;
    for (const auto& snapshot : snapshots)
        steps.push_back(snapshot.step);
    return steps;
}

} // namespace

/// The watched sentences that a run folder remembers.
class WatchedLogTest : public QObject
{
    Q_OBJECT

    static std::string base64Of(const WatchedSnapshot& snapshot) { return base64(*snapshot.heads.weights); }

    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path logPath() const
    {
        return std::filesystem::path(m_folder->path().toStdString()) / snapshotsFile;
    }
    std::filesystem::path folder() const { return (m_folder->path() + u"/watched"_s).toStdString(); }
    QString file() const { return m_folder->path() + u"/watched/snapshots.jsonl"_s; }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void readsBackWhatItWrote()
    {
        auto given = snapshotOf(12);
        given.translation.attention.centres = {0.25F, 1.5F};
        given.translation.attention.windowRadius = 2.0F;
        auto own = snapshotOf(12, "i am tired");
        own.sentence.target.reset();
        own.translation.forced = false;
        own.translation.score = -std::numeric_limits<double>::infinity();
        {
            WatchedLog log(systemFiles(), logPath());
            QVERIFY(log.append({given, own}, KeepSnapshots::BySchedule));
        }
        const auto read = readSnapshots(logPath());
        QVERIFY(read);
        QCOMPARE(read->size(), std::size_t(2));
        const auto& first = read->front();
        QCOMPARE(first.step, std::int64_t(12));
        QCOMPARE(first.epoch, 12.0 / 7.0);
        QCOMPARE(first.sentence, given.sentence);
        QCOMPARE(first.translation.step, std::int64_t(12));
        QCOMPARE(*first.translation.attention.weights, *given.translation.attention.weights);
        QCOMPARE(first.translation.attention.centres, given.translation.attention.centres);
        QCOMPARE(first.translation.attention.windowRadius, 2.0F);
        QCOMPARE(first.translation.probabilities, given.translation.probabilities);
        QCOMPARE(first.translation.score, -2.5);
        QCOMPARE(first.translation.source[1].text, std::string("\"日本\""));
        QVERIFY(first.translation.source[0].unknown && first.translation.source[2].special);
        QVERIFY(first.translation.target[1].attached && first.translation.forced);
        QVERIFY(!read->back().sentence.target && !read->back().translation.forced);
        QVERIFY(!std::isfinite(read->back().translation.score));
    }

    void keepsTheFirstStepsAndThenAShare()
    {
        WatchedLog log(systemFiles(), logPath());
        for (std::int64_t step = 1; step <= 5'000; ++step)
            QVERIFY(log.append({snapshotOf(step)}, step == 4'321 ? KeepSnapshots::Always : KeepSnapshots::BySchedule));
        const auto read = readSnapshots(logPath());
        QVERIFY(read);
        const auto steps = stepsOf(*read);
        for (std::int64_t step = 1; step <= 100; ++step)
            QVERIFY(std::ranges::binary_search(steps, step));
        QVERIFY(std::ranges::binary_search(steps, std::int64_t(4'321)));
        QVERIFY2(steps.size() < 350, qPrintable(QString::number(steps.size())));
        QVERIFY(5'000 - steps.back() <= 100);
    }

    void whatTheScheduleLeftOutCanStillBeKept()
    {
        WatchedLog log(systemFiles(), logPath());
        QVERIFY(log.appendLeftOut()); // nothing was left out
        QVERIFY(log.append({snapshotOf(1'000)}, KeepSnapshots::BySchedule));
        QVERIFY(log.appendLeftOut()); // the picture has been written already
        for (const std::int64_t step : {1'001, 1'002})
            QVERIFY(log.append({snapshotOf(step)}, KeepSnapshots::BySchedule));
        for (int time = 0; time < 2; ++time)
            QVERIFY(log.appendLeftOut());
        QCOMPARE(stepsOf(*readSnapshots(logPath())), (std::vector<std::int64_t>{1'000, 1'002}));
        QVERIFY(log.append({snapshotOf(1'003)}, KeepSnapshots::BySchedule));
        QVERIFY(log.cutAfter(1'002));
        QVERIFY(log.appendLeftOut()); // the picture was later than the step from which the run continues
        QCOMPARE(stepsOf(*readSnapshots(logPath())), (std::vector<std::int64_t>{1'000, 1'002}));
    }

    void headsReadBackAsTheyWereKept()
    {
        const auto given = snapshotWithHeads(3, 5, {});
        const auto read = parseRecord<WatchedSnapshot>(recordLine(given));
        QVERIFY(read);
        QCOMPARE(read->heads.counts, given.heads.counts);
        QCOMPARE(*read->heads.weights, *given.heads.weights);
        QVERIFY(read->translation.heads.empty());
        QVERIFY(parseRecord<WatchedSnapshot>(recordLine(snapshotOf(3)))->heads.isEmpty());
    }

    /// Ten sentences of 20 words through a training, all heads of three layers of eight.
    void headsStayWithinTheirSpace()
    {
        constexpr std::uint64_t space = 96U << 20U;
        std::vector<WatchedSnapshot> snapshots;
        for (std::size_t sentence = 0; sentence < 10; ++sentence)
            snapshots.push_back(snapshotWithHeads(0, 20, {3, 8}, sentence));
        WatchedLog log(systemFiles(), logPath());
        const auto append = [&](std::int64_t step, KeepSnapshots keep) {
            for (auto& snapshot : snapshots)
                snapshot.step = step;
            return log.append(snapshots, keep).has_value();
        };
        for (std::int64_t step = 1; step <= 10'000'000; step += std::max<std::int64_t>(1, step / 500))
            QVERIFY(append(step, KeepSnapshots::BySchedule));
        const auto size = static_cast<std::uint64_t>(QFileInfo(file()).size());
        QVERIFY2(size > space / 2 && size <= space, qPrintable(QString::number(size)));
        auto read = readSnapshots(logPath());
        QVERIFY(read);
        QVERIFY(std::ranges::none_of(*read, [](const auto& snapshot) { return snapshot.heads.isEmpty(); }));
        const auto steps = stepsOf(*read);
        for (const std::int64_t step : {1, 2, 3, 4, 5, 10})
            QVERIFY2(std::ranges::binary_search(steps, step), qPrintable(QString::number(step)));
        QVERIFY2(steps.size() > 2'000 && steps.back() > 5'000'000, qPrintable(QString::number(steps.size())));
        // Beyond that space, the best steps are kept without heads. A resumed run knows how much was written.
        for (std::int64_t step = 10'000'001; step < 10'000'080; ++step)
            QVERIFY(append(step, KeepSnapshots::Always));
        QVERIFY(static_cast<std::uint64_t>(QFileInfo(file()).size()) < space + (8U << 20U));
        WatchedLog resumed(systemFiles(), logPath());
        QVERIFY(resumed.cutAfter(20'000'000));
        QVERIFY(resumed.append({snapshotWithHeads(20'000'000, 20, {3, 8})}, KeepSnapshots::Always));
        read = readSnapshots(logPath());
        QVERIFY(read && read->back().step == 20'000'000 && read->back().heads.isEmpty());
    }

    void aResumedRunGoesOnFromItsSave()
    {
        {
            WatchedLog log(systemFiles(), logPath());
            for (std::int64_t step = 1; step <= 20; ++step)
                QVERIFY(log.append({snapshotOf(step), snapshotOf(step, "i am tired")}, KeepSnapshots::BySchedule));
        }
        QFile torn(file());
        QVERIFY(torn.open(QIODevice::Append));
        torn.write("{\"step\": 21, \"epo");
        torn.close();
        WatchedLog log(systemFiles(), logPath());
        QVERIFY(log.cutAfter(15));
        QVERIFY(log.append({snapshotOf(16)}, KeepSnapshots::BySchedule));
        const auto read = readSnapshots(logPath());
        QVERIFY(read);
        QCOMPARE(read->size(), std::size_t(31));
        QCOMPARE(read->back().step, std::int64_t(16));
        QVERIFY(std::ranges::is_sorted(stepsOf(*read)));
    }

    void aFolderThatIsGoneIsMadeAnew()
    {
        WatchedLog log(systemFiles(), logPath());
        QVERIFY(readSnapshots(logPath()) && readSnapshots(logPath())->empty());
        QVERIFY(log.cutAfter(3));
        QVERIFY(!QDir(m_folder->path() + u"/watched"_s).exists());
        QVERIFY(log.append({snapshotOf(1)}, KeepSnapshots::BySchedule));
        QCOMPARE(readSnapshots(logPath())->size(), std::size_t(1));
    }

    void followsNoLink()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(u"elsewhere"_s));
        QVERIFY(QFile::link(m_folder->path() + u"/elsewhere"_s, m_folder->path() + u"/watched"_s));
        WatchedLog log(systemFiles(), logPath());
        QVERIFY(log.append({snapshotOf(1)}, KeepSnapshots::Always));
        QVERIFY(QDir(m_folder->path() + u"/elsewhere"_s).isEmpty());
    }

    void linesThatAreNoneAreRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("not JSON") << QByteArray("we sleep");
        QTest::newRow("a list") << QByteArray("[1, 2]");
        QTest::newRow("other keys") << QByteArray("{\"step\": 1, \"loss\": 2.0}");
        auto line = QByteArray::fromStdString(recordLine(snapshotOf(1))).trimmed();
        QTest::newRow("a word too many") << QByteArray(line).replace("\"nous\",", "\"nous\",\"nous\",");
        QTest::newRow("a short row") << QByteArray(line).replace("0.1,0.2,0.7", "0.1,0.2");
        QTest::newRow("words as weights") << QByteArray(line).replace("0.1,0.2,0.7", "\"a\",\"b\",\"c\"");
        const auto heads = QByteArray::fromStdString(recordLine(snapshotWithHeads(1, 3, {1, 1}))).trimmed();
        const auto text = "\"weights\":\"" + QByteArray::fromStdString(base64Of(snapshotWithHeads(1, 3, {1, 1})));
        QVERIFY(heads.contains(text) && parseRecord<WatchedSnapshot>(heads.toStdString()));
        QTest::newRow("weights of heads too few") << QByteArray(heads).replace(text, text.chopped(4));
        QTest::newRow("weights of heads too many") << QByteArray(heads).replace(text, text + "AAAA");
        QTest::newRow("weights of heads are no letters") << QByteArray(heads).replace(text, text.chopped(1) + "-");
        QTest::newRow("heads that their weights contradict")
            << QByteArray(heads).replace("\"heads\":1,", "\"heads\":2,");
        QTest::newRow("layers beyond all numbers")
            << QByteArray(heads).replace("\"encoder_layers\":1", "\"encoder_layers\":18446744073709551615");
        QTest::newRow("layers below zero")
            << QByteArray(heads).replace("\"encoder_layers\":1", "\"encoder_layers\":-1");
        const auto row = [&](const char* name, const char* from, const char* to) {
            QVERIFY2(line.contains(from), name);
            QTest::newRow(name) << QByteArray(line).replace(from, to);
        };
        row("an epoch below zero", "\"epoch\":", "\"epoch\":-1,\"was\":");
        row("an epoch beyond all numbers", "\"epoch\":", "\"epoch\":1e300,\"was\":");
        row("a step below zero", "\"step\":1", "\"step\":-1");
        row("a step beyond all numbers", "\"step\":1", "\"step\":1000000000000001");
        row("a mark below zero", "\"target_marks\":[0", "\"target_marks\":[-1");
        row("a probability too many", "\"probabilities\":[", "\"probabilities\":[0.5,");
        row("a row for no word", "\"attention\":[", "\"attention\":[[0.1,0.2,0.7],");
        QTest::newRow("a centre too few")
            << QByteArray(line).chopped(1) + ",\"window\":{\"centres\":[1],\"radius\":2}}";
        QTest::newRow("heads are no object") << QByteArray(line).chopped(1) + ",\"heads\":[1]}";
        QTest::newRow("rows are no lists") << QByteArray(line).replace("[[0.1,0.2,0.7]", "[1");
    }

    void linesThatAreNoneAreRefused()
    {
        QFETCH(QByteArray, line);
        QVERIFY(!parseRecord<WatchedSnapshot>(line.toStdString()));
        QVERIFY(QDir(m_folder->path()).mkdir(u"watched"_s));
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(QByteArray::fromStdString(recordLine(snapshotOf(1))) + line + "\n");
        out.close();
        const auto read = readSnapshots(logPath());
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::BadRun);
        QVERIFY(read.error().message.find("line 2") != std::string::npos);
    }
};

ATTENTOSCOPE_TEST(WatchedLogTest, QCoreApplication);
#include "tst_watchedlog.moc"
