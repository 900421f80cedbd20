// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/recordlog.h"
#include "engine/storage/records.h"
#include "engine/types/headfields.h"
#include "tests/samples/trainings.h"
#include "tests/support/testprogram.h"

namespace {

std::vector<std::int64_t> stepsOf(const std::vector<SharedHeadReport>& reports)
{
    std::vector<std::int64_t> steps;
    for (const auto& report : reports)
        steps.push_back(report->step);
    return steps;
}

/// A reading in a line, with these fields.
QByteArray reading(const QByteArray& fields, int rowsLater = 0)
{
    return "\"reading\":{\"end_marks\":\"aside\",\"aer_last_layer\":0.5,\"choosing\":1,\"sentences\":1,\"rows_later\":"
        + QByteArray::number(rowsLater) + ',' + fields + '}';
}

} // namespace

/// The heads that a run folder remembers.
class HeadsLogTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path file() const { return m_folder->filePath(QLatin1String(headsFile)).toStdString(); }
    void append(const std::string& text) const
    {
        QFile log(QString::fromStdString(file().string()));
        QVERIFY(log.open(QIODevice::Append));
        log.write(QByteArray::fromStdString(text));
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void readsBackWhatItWrote()
    {
        auto given = headReport(400, {0.25, 0.125});
        given.heads.front().measures.previous.reset();
        given.heads.front().measures.entropy = 1.0 / 3.0;
        QVERIFY(HeadsLog(systemFiles(), file()).append(given));
        const auto read = readHeads(file());
        QVERIFY(read);
        QCOMPARE(read->size(), std::size_t(1));
        const auto& report = *read->front();
        QCOMPARE(report.step, std::int64_t(400));
        QCOMPARE(report.pairs, std::size_t(100));
        QCOMPARE(report.heads.size(), given.heads.size());
        for (std::size_t head = 0; head < report.heads.size(); ++head) {
            const auto& [id, measures, role, without] = report.heads[head];
            const auto& wanted = given.heads[head].measures;
            QVERIFY(id == given.heads[head].head);
            QVERIFY(std::abs(measures.entropy - wanted.entropy) < 1e-5);
            QCOMPARE(measures.rows, wanted.rows);
            QCOMPARE(measures.previous, wanted.previous);
            QCOMPARE(measures.same, wanted.same);
            QCOMPARE(measures.next, wanted.next);
            QCOMPARE(measures.first, wanted.first);
            QCOMPARE(measures.last, wanted.last);
            QCOMPARE(measures.evenness, wanted.evenness);
            QCOMPARE(measures.firstIsMark, wanted.firstIsMark);
            QCOMPARE(measures.lastIsMark, wanted.lastIsMark);
            QCOMPARE(measures.errorRate, wanted.errorRate);
            QVERIFY(role == roleOf(wanted));
        }
    }

    void whatWasChosenComesBack()
    {
        auto given = headReport(400, {0.25, 0.125});
        given.links = LinksKind::Statistical;
        given.reading = ChosenReading{{2, 0, EndMarks::Aside, 1}, 0.25, 0.5, 40, 39};
        append(recordLine(given));
        const auto reports = valueOf(readHeads(file()));
        const auto& read = reports.front()->reading;
        QVERIFY(read && read->reading == given.reading->reading);
        QCOMPARE(read->errorRate, 0.25);
        QCOMPARE(read->lastLayerRate, 0.5);
        QCOMPARE(read->choosing, std::size_t(40));
        QCOMPARE(read->sentences, std::size_t(39));
        QVERIFY(bestKnownReading(reports) == (BestReading{given.reading->reading, 0.25, 400, LinksKind::Statistical}));
    }

    void everyMeasureHasItsNameInTheLine()
    {
        const auto line = recordLine(headReport(400, {0.25, 0.125}));
        for (const auto& field : headFields)
            QVERIFY2(line.find('"' + std::string(field.name) + "\":") != std::string::npos, field.name);
    }

    void errorRatesOfOlderVersionsAreRead()
    {
        QVERIFY(HeadsLog(systemFiles(), file()).append(headReport(400, {0.25, 0.125})));
        QFile log(QString::fromStdString(file().string()));
        QVERIFY(log.open(QIODevice::ReadWrite));
        auto line = log.readAll();
        QVERIFY(line.contains("\"aer\":0.25"));
        line.replace("\"aer\":", "\"error_rate\":"); // the name until 0.2.0
        line.replace(line.indexOf(",\"sum\":"), line.size(), "}\n"); // lines had no sums
        QVERIFY(log.resize(0) && log.seek(0) && log.write(line) == line.size());
        log.close();
        const auto read = readHeads(file());
        QVERIFY(read && read->size() == 1);
        QCOMPARE(bestKnownReading(*read)->errorRate, 0.25 / 2);
    }

    void aMissingFileAndATornLineAreNoError()
    {
        QVERIFY(readHeads(file())->empty());
        QVERIFY(HeadsLog(systemFiles(), file()).append(headReport(1, {})));
        append("{\"step\":2,\"pai");
        QCOMPARE(readHeads(file())->size(), std::size_t(1));
    }

    void ofOneStepTheLastCounts()
    {
        HeadsLog log(systemFiles(), file());
        for (const double rate : {0.5, 0.25})
            QVERIFY(log.append(headReport(7, {rate, 0.75})));
        const auto read = readHeads(file());
        QVERIFY(read);
        QCOMPARE(read->size(), std::size_t(1));
        QCOMPARE(bestKnownReading(*read)->errorRate, 0.25);
    }

    void aResumedRunGoesOnFromItsSave()
    {
        {
            HeadsLog log(systemFiles(), file());
            for (const std::int64_t step : {10, 20, 30})
                QVERIFY(log.append(headReport(step, {})));
        }
        append("{\"step\":40,");
        HeadsLog log(systemFiles(), file());
        QVERIFY(log.cutAfter(25));
        QVERIFY(log.append(headReport(26, {})));
        QCOMPARE(stepsOf(*readHeads(file())), (std::vector<std::int64_t>{10, 20, 26}));
    }

    void linesThatAreNoneAreRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        auto line = QByteArray::fromStdString(recordLine(headReport(3, {0.25}))).trimmed();
        line = line.left(line.lastIndexOf(",\"sum\"")) + "}"; // a line with a sum would refuse every change
        QVERIFY(parseRecord<HeadReport>(line.toStdString()));
        const auto row = [&](const char* name, const QByteArray& from, const QByteArray& to) {
            QVERIFY2(line.contains(from), name);
            QTest::newRow(name) << QByteArray(line).replace(from, to);
        };
        QTest::newRow("prose") << QByteArray("the heads");
        QTest::newRow("a list") << QByteArray("[1]");
        QTest::newRow("heads as an object") << QByteArray("{\"step\":1,\"pairs\":1,\"heads\":{\"kind\":\"cross\"}}");
        row("a negative step", "\"step\":3", "\"step\":-3");
        row("a kind that there is not", "\"kind\":\"cross\"", "\"kind\":\"other\"");
        row("layer 0", "\"layer\":1", "\"layer\":0");
        row("head 0", "\"head\":1", "\"head\":0");
        row("an entropy below zero", "\"entropy\":", "\"entropy\":-1,\"was\":");
        row("layer 4,000", "\"layer\":1", "\"layer\":4000");
        row("a share above 1", "\"same\":0.125", "\"same\":1.5");
        row("a share that is a word", "\"same\":0.125", "\"same\":\"all\"");
        row("no entropy", "\"entropy\":", "\"entropy\":null,\"was\":");
        row("an endless entropy", "\"entropy\":", "\"entropy\":1e300,\"was\":");
        row("an error rate above 1", "\"aer\":0.25", "\"aer\":2");
        row("links of another kind", "\"links\":\"gold\"", "\"links\":\"other\"");
        row("a reading without a rate", "\"links\":\"gold\"", reading("\"aer\":null,\"layer\":1,\"head\":1"));
        row("a reading two rows later", "\"links\":\"gold\"", reading("\"aer\":0.5,\"layer\":1,\"head\":1", 2));
        row("a head of no layer", "\"links\":\"gold\"", reading("\"aer\":0.5,\"layer\":0,\"head\":1"));
        row("a head twice", "\"kind\":\"decoder\"", "\"kind\":\"cross\"");
        row("another order", "\"kind\":\"encoder\"", "\"kind\":\"decoder\"");
    }

    void linesThatAreNoneAreRefused()
    {
        QFETCH(QByteArray, line);
        QVERIFY(!parseRecord<HeadReport>(line.toStdString()));
        append(recordLine(headReport(1, {})) + line.toStdString() + "\n");
        const auto read = readHeads(file());
        QVERIFY(!read);
        QVERIFY2(read.error().message.text().find("line 2") != std::string::npos, read.error().message.c_str());
        // Training goes on before it.
        HeadsLog log(systemFiles(), file());
        QVERIFY(log.cutAfter(100));
        QVERIFY(log.append(headReport(2, {})));
        QCOMPARE(readHeads(file())->size(), std::size_t(2));
    }

    void stepsThatGoBackAreRefused()
    {
        append(recordLine(headReport(2, {})) + recordLine(headReport(1, {})));
        QVERIFY(!readHeads(file()));
    }

    void aMomentHasTheReportAtItOrBefore()
    {
        const std::vector reports{
            sharedHeadReport(10, {0.5, 0.25}), sharedHeadReport(20, {0.125, 0.25}), sharedHeadReport(30, {})};
        QVERIFY(!headsAt(reports, 9));
        QCOMPARE(headsAt(reports, 10), reports[0]);
        QCOMPARE(headsAt(reports, 29), reports[1]);
        QCOMPARE(headsAt(reports, 1'000), reports[2]);
        QVERIFY(bestKnownReading(reports) == (BestReading{{1, 1}, 0.125, 20})); // the newest has no gold
        QVERIFY(bestKnownReading(reports, 19) == (BestReading{{1, 2}, 0.25, 10}));
        QVERIFY(!bestKnownReading(reports, 9));
        QVERIFY(!bestKnownReading({}));
    }
};

ATTENTOSCOPE_TEST(HeadsLogTest, QCoreApplication);
#include "tst_headslog.moc"
