// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/runarchive.h"
#include "tests/support/goldenfiles.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

using namespace attentoscope::tests::golden;

namespace {

constexpr qint64 mostBytes = 1'000'000; ///< limit for all files together, because every clone contains them
constexpr double weightTolerance = 1e-5;
/// A relative difference. Other instruction sets and libraries cause at most 6e-7 in five steps. If a run continues
/// without a part of the optimiser's state, the difference is at least 6e-4.
constexpr double lossTolerance = 1e-4;

std::vector<double> numbersOf(const QJsonArray& values)
{
    std::vector<double> numbers;
    for (const auto& value : values)
        numbers.push_back(value.toDouble());
    return numbers;
}

void verifyWords(const std::vector<Token>& actual, const QJsonValue& expected)
{
    QStringList words, expectedWords;
    for (const auto& token : actual)
        words << QString::fromStdString(token.text);
    for (const auto& word : expected.toArray())
        expectedWords << word.toString();
    QCOMPARE(words, expectedWords);
}

void verifyWeights(const AttentionMap& actual, const QJsonValue& expected)
{
    const auto rows = expected.toArray();
    QCOMPARE(actual.rows, std::size_t(rows.size()));
    for (std::size_t row = 0; row < actual.rows; ++row) {
        const auto weights = numbersOf(rows.at(qsizetype(row)).toArray());
        QCOMPARE(actual.columns, weights.size());
        for (std::size_t column = 0; column < weights.size(); ++column)
            QVERIFY2(std::abs(actual.at(row, column) - weights[column]) <= weightTolerance,
                qPrintable(u"row %1, column %2: %3 in place of %4"_s.arg(row)
                        .arg(column)
                        .arg(actual.at(row, column))
                        .arg(weights[column])));
    }
}

void verifyTranslation(Session& session, const QJsonObject& expected)
{
    const auto heads = expected.value(u"heads"_s).toArray();
    TranslationRequest request{.source = expected.value(u"text"_s).toString().toStdString(),
        .beam = expected.value(u"beam"_s).toInt(),
        .heads = heads.isEmpty() ? HeadsAnswer::None : HeadsAnswer::All};
    const auto answer = session.translate(request, {}, {});
    QVERIFY2(answer, answer ? "" : answer.error().message.c_str());
    verifyWords(answer->source, expected.value(u"source"_s));
    verifyWords(answer->target, expected.value(u"target"_s));
    verifyWeights(answer->attention, expected.value(u"attention"_s));
    QCOMPARE(answer->heads.size(), std::size_t(heads.size()));
    for (std::size_t head = 0; head < answer->heads.size(); ++head)
        verifyWeights(answer->heads[head].attention, heads.at(qsizetype(head))[u"attention"_s]);
}

void verifyTranslations(Session& session, const QJsonObject& expected)
{
    const auto translations = expected.value(u"translations"_s).toArray();
    QVERIFY(!translations.isEmpty());
    for (const auto& translation : translations)
        verifyTranslation(session, translation.toObject());
}

} // namespace

/// Runs of earlier versions give the same results as then. tests/reference/make_golden_runs.py makes them.
class TestGoldenRuns : public QObject
{
    Q_OBJECT

private slots:
    void allFilesAreThereAndSmall()
    {
        QStringList found;
        qint64 bytes = 0;
        QDirIterator files(pathOf({}), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            found << files.next().mid(pathOf({}).size());
            bytes += files.fileInfo().size();
        }
        found.removeOne(u"files.txt"_s);
        found.sort();
        QVERIFY(!found.isEmpty());
        QCOMPARE(found, listedFiles());
        QVERIFY2(bytes <= mostBytes, qPrintable(QString::number(bytes)));
    }

    void eachTranslatesAsItDid_data() { addRows(listedWith(u".attentoscope"_s)); }

    void eachTranslatesAsItDid()
    {
        QFETCH(QString, name);
        const auto expected = expectedOf(name);
        const auto session = createSession({.threads = 1});
        const auto opened = session->openRun(unpacked(name), RunDetail::History);
        QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
        const auto step = expected.value(u"step"_s).toInt();
        QCOMPARE(opened->step, std::int64_t(step));
        QCOMPARE(opened->history->steps.size(), std::size_t(step));
        QCOMPARE(opened->snapshots ? int(opened->snapshots->size()) : 0, expected.value(u"pictures"_s).toInt());
        verifyTranslations(*session, expected);
    }

    void eachGoesOnAsItDid_data() { addRows(listedWith(u".attentoscope"_s)); }

    void eachGoesOnAsItDid()
    {
        QFETCH(QString, name);
        const auto expected = expectedOf(name);
        const auto losses = numbersOf(expected.value(u"resumed"_s).toArray());
        QVERIFY(!losses.empty());
        const auto end = expected.value(u"step"_s).toInt() + std::int64_t(losses.size());
        const auto folder = unpacked(name);
        const auto session = createSession({.threads = 1});
        const auto opened = session->openRun(folder, RunDetail::Identity);
        QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
        if (opened->configuration.task == Task::Sentences) {
            const auto data = session->loadDataOfRun(opened->data, {}, {});
            QVERIFY2(data, data ? "" : data.error().message.c_str());
        }
        const auto resumed = session->resumeTraining(folder, {.epochs = 0, .steps = end, .minutes = 0.0}, {});
        QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
        const auto actual = tests::losses(*session);
        QCOMPARE(actual.size(), losses.size());
        for (std::size_t step = 0; step < losses.size(); ++step)
            QVERIFY2(std::abs(actual[step] - losses[step]) <= lossTolerance * losses[step],
                qPrintable(u"step %1: %2 in place of %3"_s.arg(step + 1).arg(actual[step]).arg(losses[step])));
        QCOMPARE(session->openRun(folder, RunDetail::Identity)->step, end);
    }

    void anAverageIsStillOne()
    {
        const auto averages = listedWith(u"/average.attentoscope"_s);
        QVERIFY(!averages.isEmpty());
        for (const auto& name : averages) {
            const auto opened =
                createSession({.threads = 1})->openRun(unpacked(name + u"/average"_s), RunDetail::Identity);
            QVERIFY(opened && opened->mean);
            QCOMPARE(opened->mean->count, std::int64_t(3));
        }
    }

    void twoTranslateTogetherAsTheyDid_data() { addRows(listedWith(u"/together.json"_s)); }

    void twoTranslateTogetherAsTheyDid()
    {
        QFETCH(QString, name);
        const auto expected = expectedOf(name + u"/together"_s);
        std::vector<std::string> folders;
        for (const auto& run : expected.value(u"runs"_s).toArray())
            folders.push_back(unpacked(name + u'/' + run.toString()));
        const auto session = createSession({.threads = 1});
        QVERIFY(session->openTogether(folders));
        verifyTranslations(*session, expected);
    }

    void aFirstRowTogetherIsTheMean_data() { addRows(listedWith(u"/second.attentoscope"_s)); }

    /// The first row does not depend on earlier words. So it is also tested with versions in which two models could not
    /// translate together.
    void aFirstRowTogetherIsTheMean()
    {
        QFETCH(QString, name);
        const auto firstRow = [&](const char* run) {
            const auto translations = expectedOf(name + QLatin1String(run))[u"translations"_s].toArray();
            return numbersOf(translations.at(0)[u"attention"_s][0].toArray());
        };
        const auto recurrent = firstRow("/recurrent");
        const auto second = firstRow("/second");
        const auto session = createSession({.threads = 1});
        QVERIFY(session->openTogether({unpacked(name + u"/recurrent"_s), unpacked(name + u"/second"_s)}));
        TranslationRequest request{.source = "c d a b"};
        const auto answer = session->translate(request, {}, {});
        QVERIFY(answer);
        QCOMPARE(answer->attention.columns, recurrent.size());
        for (std::size_t column = 0; column < recurrent.size(); ++column)
            QVERIFY(std::abs(answer->attention.at(0, column) - (recurrent[column] + second[column]) / 2)
                <= weightTolerance);
    }

private:
    std::string unpacked(const QString& name)
    {
        const auto folder = m_place.filePath(QString::number(++m_runs)).toStdString();
        const auto done = unpackRun(pathOf(name + u".attentoscope"_s).toStdString(), folder);
        if (!done)
            qCritical("%s", done.error().message.c_str());
        return folder;
    }

    QTemporaryDir m_place;
    int m_runs = 0;
};

ATTENTOSCOPE_TEST(TestGoldenRuns, QCoreApplication);
#include "tst_goldenruns.moc"
