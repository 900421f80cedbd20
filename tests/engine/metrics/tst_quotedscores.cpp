// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/quotedscores.h"

#include "tests/support/testprogram.h"

namespace {

QList<QByteArrayList> rowsOf(const char* name)
{
    QFile file(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/engine/metrics/data/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no file %s", name);
    QList<QByteArrayList> rows;
    while (!file.atEnd())
        rows.append(file.readLine().chopped(1).split('\t'));
    return rows;
}

struct TwoSystems
{
    EvaluationReport first;
    EvaluationReport second;
    std::vector<std::string> references;
};

/// The scores of two runs.
std::map<QByteArray, TwoSystems> outputs()
{
    std::map<QByteArray, TwoSystems> all;
    for (const auto& row : rowsOf("quotedcases.tsv")) {
        auto& systems = all[row[0]];
        const auto line = systems.references.size() + 1;
        systems.first.pairs.push_back({line, row[1].toStdString(), row[3].toStdString()});
        systems.second.pairs.push_back({line, row[2].toStdString(), row[3].toStdString()});
        systems.references.push_back(row[3].toStdString());
    }
    return all;
}

const QuotedScore* scoreOf(const EvaluationReport& report, ComparedText text, const char* metric, const char* letters)
{
    for (const auto& score : report.scores)
        if (score.text == text && score.signature.starts_with(metric)
            && score.signature.contains(std::string("|case:") + letters + '|'))
            return &score;
    return nullptr;
}

bool agree(double value, const QByteArray& expected, double tolerance = 1e-5)
{
    return std::abs(value - expected.toDouble()) < tolerance;
}

constexpr const char* ours = "version:attentoscope-";

} // namespace

class TestQuotedScores : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Scores, intervals and p-values as sacreBLEU computes them: see tests/reference/quoted_scores_reference.py.
    void agreesWithTheReference()
    {
        int scores = 0;
        auto all = outputs();
        QCOMPARE(all.size(), std::size_t(5));
        for (auto& [name, systems] : all) {
            quoteScores(systems.first, systems.references, {});
            quoteScores(systems.second, systems.references, {});
            quoteAgainst(systems.first, systems.second, {}, {});
        }
        for (const auto& row : rowsOf("quotedexpected.tsv")) {
            const auto& report = all.at(row[0]).first;
            const bool joined = row[1] == "detokenized";
            const auto* score = scoreOf(report, joined ? ComparedText::Detokenized : ComparedText::Given,
                row[2].constData(), row[3].constData());
            if (!score) { // without detokenising, the characters are those of the given text
                QVERIFY2(joined && row[2] == "chrF2" && !report.detokenizedTranslations, row[0]);
                continue;
            }
            ++scores;
            const auto where = row.join(' ') + ": " + QByteArray::number(score->value);
            QVERIFY2(agree(score->value, row[4]), where);
            QVERIFY2(agree(score->mean, row[5]) && agree(score->halfWidth, row[6]), where);
            QVERIFY2(agree(score->against->value, row[7]), where);
            QVERIFY2(agree(score->against->bootstrap, row[8]), where);
            QVERIFY2(agree(score->against->randomization, row[9]), where);
        }
        QVERIFY(scores >= 30);
    }

    void signaturesHaveTheFormOfSacrebleu()
    {
        EvaluationReport report{.pairs = {{1, "a b c d e .", "a b c d e ."}}};
        quoteScores(report, {"a b c d e ."}, {});
        QCOMPARE(report.scores.size(), std::size_t(8));
        const auto starts = [&](std::size_t index, const std::string& text) {
            return report.scores[index].signature.starts_with(text + ours);
        };
        QVERIFY(starts(0, "BLEU|nrefs:1|bs:1000|seed:12345|case:mixed|eff:no|tok:none|smooth:exp|"));
        QVERIFY(starts(1, "BLEU|nrefs:1|bs:1000|seed:12345|case:lc|eff:no|tok:none|smooth:exp|"));
        QVERIFY(starts(2, "chrF2|nrefs:1|bs:1000|seed:12345|case:mixed|eff:yes|nc:6|nw:0|space:no|"));
        QVERIFY(starts(5, "BLEU|nrefs:1|bs:1000|seed:12345|case:lc|eff:no|tok:13a|smooth:exp|"));
        QCOMPARE(report.scores[0].value, 100.0);
        QCOMPARE(report.scores[0].words, std::size_t(6));
        QCOMPARE(report.scores[4].referenceWords, std::size_t(6)); // 13a cuts the full stop off again
    }

    /// Koehn 2004: all samples of equal sentences are equal, and equal systems do not differ.
    void equalSentencesHaveNoWidth()
    {
        EvaluationReport report;
        for (std::size_t line = 1; line <= 20; ++line)
            report.pairs.push_back({line, "the cat sat on a mat", "the cat sat on the mat"});
        const std::vector<std::string> references(20, "the cat sat on the mat");
        quoteScores(report, references, {});
        auto same = report;
        quoteAgainst(same, report, {}, {});
        QVERIFY(report.scores[0].halfWidth < 1e-9);
        QVERIFY(std::abs(report.scores[0].mean - report.scores[0].value) < 1e-9);
        QCOMPARE(same.scores[0].against->randomization, 1.0);
        QCOMPARE(same.scores[0].against->bootstrap, 1.0);
    }

    void normalisedReferencesHaveScoresOfTheirOwn()
    {
        EvaluationReport report{.pairs = {{1, "the cat sat on the mat", "The  Cat sat on the mat"}}};
        quoteScores(report, {"the cat sat on the mat"}, {});
        QVERIFY(scoreOf(report, ComparedText::Given, "BLEU", "mixed")->value < 100.0);
        QCOMPARE(scoreOf(report, ComparedText::Given, "BLEU", "lc")->value, 100.0);
        QCOMPARE(scoreOf(report, ComparedText::Normalized, "BLEU", "mixed")->value, 100.0);
        EvaluationReport other{.pairs = {{1, "the cat", "the   cat"}}};
        quoteScores(other, {"the cat"}, {});
        QVERIFY(!scoreOf(other, ComparedText::Normalized, "BLEU", "mixed")); // white space is no word
    }

    void translationsThatTellNothingAreTakenAsTheReferences()
    {
        EvaluationReport report{.pairs = {{1, "the man", "the man &apos;s dog ."}}};
        quoteScores(report, {"the man &apos;s dog ."}, {});
        QVERIFY(report.detokenizedReferences && report.detokenizedTranslations);
        EvaluationReport text{.pairs = {{1, "the man .", "The man."}}};
        quoteScores(text, {"The man."}, {});
        QVERIFY(!text.detokenizedReferences && text.detokenizedTranslations);
    }

    void cutsWordsAsMtevalDoes_data()
    {
        addColumns<QString, QString>("text", "words");
        const auto row = [](const char* text, const char* words) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(words);
        };
        row("Hello, world.", "Hello , world .");
        row("3.50 and 13,000, no", "3.50 and 13,000 , no");
        row("1987-1989 well-known", "1987 - 1989 well-known");
        row("it's R&amp;B &quot;x&quot; &lt;y&gt;", "it's R & B \" x \" < y >");
        row("a..b ...", "a . . b . . .");
        row(".5 5. a.5 5.a", ". 5 5 . a . 5 5 . a");
        row("über-alt: „so“ 5,€", "über-alt : „so“ 5 , €");
        row("x<skipped>y \t z", "xy z");
    }

    void cutsWordsAsMtevalDoes()
    {
        const auto [text, words] = fetched<QString, QString>();
        const auto cut = QString::fromStdString(tokenized13a(text.toStdString()));
        QCOMPARE(cut.simplified(), words);
    }
};

ATTENTOSCOPE_TEST(TestQuotedScores, attentoscope::tests::NoApplication);

#include "tst_quotedscores.moc"
