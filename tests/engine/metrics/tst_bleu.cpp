// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/bleu.h"
#include "tests/support/testprogram.h"

namespace {

struct ScoredCorpus
{
    std::vector<std::string> hypotheses;
    std::vector<std::string> references;
};

struct Expected
{
    double bleu = 0.0;
    double chrf = 0.0;
};

QList<QByteArrayList> table(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<QByteArrayList> rows;
    while (!file.atEnd()) {
        auto line = file.readLine();
        line.chop(line.endsWith('\n') ? 1 : 0);
        rows.append(line.split('\t'));
    }
    return rows;
}

QString dataFile(const char* name)
{
    return QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/engine/metrics/data/") + QLatin1String(name);
}

std::map<std::string, Expected> expectedValues()
{
    std::map<std::string, Expected> values;
    for (const auto& row : table(dataFile("bleuexpected.tsv")))
        values[row[0].toStdString()] = {row[1].toDouble(), row[2].toDouble()};
    return values;
}

std::map<std::string, ScoredCorpus> cases()
{
    std::map<std::string, ScoredCorpus> corpora;
    for (const auto& row : table(dataFile("bleucases.tsv"))) {
        auto& corpus = corpora[row[0].toStdString()];
        corpus.hypotheses.push_back(row[1].toStdString());
        corpus.references.push_back(row[2].toStdString());
    }
    return corpora;
}

std::string thinned(const QByteArray& sentence, int number)
{
    QByteArrayList kept;
    int place = 0;
    for (const auto& word : sentence.simplified().split(' '))
        if ((place++ + number) % 5 != 0)
            kept.append(word);
    return kept.join(' ').toStdString();
}

} // namespace

class BleuTest : public QObject
{
    Q_OBJECT

    static bool near(double value, double wanted) { return std::abs(value - wanted) < 1e-9; }

private slots:
    void agreesWithTheReference_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto& [name, corpus] : cases())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void agreesWithTheReference()
    {
        QFETCH(QString, name);
        const auto corpus = cases().at(name.toStdString());
        const auto wanted = expectedValues().at(name.toStdString());
        const auto words = bleu(corpus.hypotheses, corpus.references);
        const auto letters = chrf(corpus.hypotheses, corpus.references);
        QVERIFY2(near(words, wanted.bleu), qPrintable(QString::number(words, 'g', 12)));
        QVERIFY2(near(letters, wanted.chrf), qPrintable(QString::number(letters, 'g', 12)));
    }

    void agreesWithTheReferenceOnMulti30k()
    {
        const auto rows = table(QStringLiteral(ATTENTOSCOPE_SHARED_DATA "/multi30k/test_2016_flickr.de-en.tsv"));
        if (rows.isEmpty())
            QSKIP("Multi30k is not beside the checkout");
        ScoredCorpus corpus;
        for (const auto& row : rows) {
            corpus.hypotheses.push_back(thinned(row[1], static_cast<int>(corpus.references.size())));
            corpus.references.push_back(row[1].toStdString());
        }
        const auto wanted = expectedValues().at("thinned");
        QVERIFY(near(bleu(corpus.hypotheses, corpus.references), wanted.bleu));
        QVERIFY(near(chrf(corpus.hypotheses, corpus.references), wanted.chrf));
    }

    void bleuByHand()
    {
        // the·cat·sat·on·a·mat against the·cat·sat·on·the·mat. Right are 5 of 6 words ("the" once), 3 of 5 pairs, 2 of
        // 4 triples and 1 of 3 quadruples. Lengths are equal.
        const double one = std::pow(5.0 / 6 * 3.0 / 5 * 2.0 / 4 * 1.0 / 3, 0.25);
        QVERIFY(near(bleu({"the cat sat on a mat"}, {"the cat sat on the mat"}), 100 * one));

        // Right are a·b and c·d: 4 of 6 words and 2 of 5 pairs. No triple and no quadruple is right, so they count as
        // 1/2 match of 4 and 1/4 match of 3. The lengths are six and nine words.
        const double penalty = std::exp(1 - 9.0 / 6);
        const double two = penalty * std::pow(4.0 / 6 * 2.0 / 5 * (0.5 / 4) * (0.25 / 3), 0.25);
        QVERIFY(near(bleu({"a b x c d y"}, {"a b q c d r s t u"}), 100 * two));
    }

    void sentenceBleuByHand()
    {
        // Three words have no quadruple, so the mean is over three orders: 2 of 3 words, 1 of 2 pairs, and half a match
        // of 1 triple, because the triple is wrong.
        QVERIFY(near(sentenceBleu("a b x", "a b c"), 100 * std::cbrt(2.0 / 3 * 1.0 / 2 * (0.5 / 1))));
        QVERIFY(near(sentenceBleu("a", "a"), 100.0));
        QVERIFY(near(sentenceBleu("a", "a b"), 100 * std::exp(1.0 - 2.0)));
        // Long enough for all orders it is BLEU of a corpus of one.
        QVERIFY(near(sentenceBleu("the cat sat on a mat", "the cat sat on the mat"),
            bleu({"the cat sat on a mat"}, {"the cat sat on the mat"})));
        QCOMPARE(sentenceBleu("x y", "a b"), 0.0);
        QCOMPARE(sentenceBleu("", "a b"), 0.0);
    }

    void bleuNeedsFourWords()
    {
        const std::string one = "a", two = "a b", three = "a b c", four = "a b c d", many = "a b c d e f g h i j k l";
        for (const auto& target : {one, two, three})
            QVERIFY(!isBleuMeaningful(std::vector(50, target)));
        QVERIFY(isBleuMeaningful({four, four}));
        QVERIFY(!isBleuMeaningful({many})); // one pair is too little
        QVERIFY(!isBleuMeaningful({}));
        auto mixed = std::vector(20, two);
        mixed.push_back(many); // the 4-grams of this pair alone would decide
        QVERIFY(!isBleuMeaningful(mixed));
        QCOMPARE(longEnoughForBleu(mixed), std::size_t(1));
        QVERIFY(isBleuMeaningful({two, four, three, many}));
        QVERIFY(!isBleuMeaningful({"a\u00a0b c", "   d   e  f "})); // words are what white space separates
    }

    void chrfByHand()
    {
        // "abc" against "abd": 2 of 3 letters, 1 of 2 pairs, 0 of 1 triple; no longer ones on either side.
        // Precision and recall are equal, so F is their mean over three orders.
        QVERIFY(near(chrf({"abc"}, {"abd"}), 100 * (2.0 / 3 + 1.0 / 2) / 3));
        // "ab" against "abcd": precision 1 and 1, recall 2/4 and 1/3; recall counts four times in F2.
        const double recall = (2.0 / 4 + 1.0 / 3) / 2;
        QVERIFY(near(chrf({"ab"}, {"abcd"}), 100 * 5 * recall / (4 + recall)));
    }

    void theCorpusIsNotAMeanOfSentences()
    {
        const std::vector<std::string> hypotheses = {"a b c d", "e f g h i x"};
        const std::vector<std::string> references = {"a b c d", "e f g h i j"};
        const double whole = std::pow(9.0 / 10 * 7.0 / 8 * 5.0 / 6 * 3.0 / 4, 0.25);
        QVERIFY(near(bleu(hypotheses, references), 100 * whole));
    }

    void noSentencesScoreZero()
    {
        QCOMPARE(bleu({}, {}), 0.0);
        QCOMPARE(chrf({}, {}), 0.0);
    }

    void damagedTextIsScored()
    {
        const std::string damaged = "a b \xFF\xC3 d \xE2\x82";
        QVERIFY(near(chrf({damaged}, {damaged}), 100.0));
        QVERIFY(near(bleu({damaged}, {damaged}), 100.0));
        QCOMPARE(characters("\xC3").size(), std::size_t(1));
        QVERIFY(characters("\xE2\x82\xAC") == U"€");
        QVERIFY(characters("\xF0\x9F\x98\x80z") == U"😀z");
    }

    void whatUtf8DoesNotAllowIsDamage_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("overlong") << QByteArray("\xE0\x80\xAF");
        QTest::newRow("overlong of four") << QByteArray("\xF0\x80\x80\xAF");
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80");
        QTest::newRow("above U+10FFFF") << QByteArray("\xF4\x90\x80\x80");
    }

    void whatUtf8DoesNotAllowIsDamage()
    {
        QFETCH(QByteArray, text);
        const auto decoded = characters(text.toStdString());
        QCOMPARE(decoded.size(), static_cast<std::size_t>(text.size()));
        for (const char32_t byte : decoded)
            QVERIFY(byte >= 0xDC80 && byte <= 0xDCFF);
    }
};

ATTENTOSCOPE_TEST(BleuTest, QCoreApplication);
#include "tst_bleu.moc"
