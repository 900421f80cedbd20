// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/tokenizer.h"
#include "engine/metrics/patternsums.h"
#include "tests/support/testprogram.h"

namespace {

std::vector<Token> tokensOf(const QJsonValue& texts)
{
    std::vector<Token> tokens;
    for (const auto& value : texts.toArray()) {
        const auto text = value.toString().toStdString();
        tokens.push_back({.text = text, .special = text == "<sos>" || text == "<eos>"});
    }
    return tokens;
}

AttentionMap mapOf(const QJsonValue& rows)
{
    std::vector<float> weights;
    for (const auto& row : rows.toArray())
        for (const auto& weight : row.toArray())
            weights.push_back(static_cast<float>(weight.toDouble()));
    const auto count = static_cast<std::size_t>(rows.toArray().size());
    return {count, weights.size() / count, std::make_shared<const std::vector<float>>(std::move(weights))};
}

HeadKind kindOf(const QString& name)
{
    return name == "encoder"_L1 ? HeadKind::Encoder : name == "cross"_L1 ? HeadKind::Cross : HeadKind::Decoder;
}

Translation translationOf(const QJsonObject& sentence)
{
    Translation translation{.source = tokensOf(sentence[u"source"_s]), .target = tokensOf(sentence[u"target"_s])};
    translation.attention = mapOf(sentence[u"attention"_s]);
    for (const auto& value : sentence[u"heads"_s].toArray()) {
        const auto head = value.toObject();
        translation.heads.push_back(
            {{kindOf(head[u"kind"_s].toString()), head[u"layer"_s].toInt(), head[u"head"_s].toInt()},
                mapOf(head[u"rows"_s])});
    }
    return translation;
}

bool isNear(double one, double other)
{
    return std::abs(one - other) < 1e-9;
}

/// "places" is [[place, mean, rows], …].
bool areNear(const std::vector<PlaceWeights>& measured, const QJsonArray& places)
{
    return std::ranges::equal(measured, places, [](const PlaceWeights& one, const QJsonValue& value) {
        const auto other = value.toArray();
        return one.place == other[0].toInt() && isNear(one.mean(), other[1].toDouble()) && one.rows == other[2].toInt();
    });
}

} // namespace

/// The expected numbers are from tests/reference/make_head_patterns.py, which uses numpy.
class TestPatternSums : public QObject
{
    Q_OBJECT

    QJsonObject m_expected;
    std::vector<Translation> m_sentences;
    HeadPatterns m_patterns;

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/reference/fixtures/head-patterns.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_expected = QJsonDocument::fromJson(file.readAll()).object();
        for (const auto& sentence : m_expected[u"sentences"_s].toArray())
            m_sentences.push_back(translationOf(sentence.toObject()));
        QCOMPARE(m_sentences.size(), std::size_t(3));
        for (const auto& sentence : m_sentences)
            addSentence(m_patterns, sentence);
    }

    void divergenceIsNumpys()
    {
        QCOMPARE(m_patterns.likeness.size(), std::size_t(3));
        for (const auto& kind : m_patterns.likeness) {
            const auto expected = m_expected[u"likeness"_s][QLatin1String(headKindName(kind.kind))];
            QCOMPARE(kind.rows, expected[u"rows"_s].toInt());
            QCOMPARE(kind.heads.size(), std::size_t(3));
            for (int one = 0; one < 3; ++one)
                for (int other = 0; other < 3; ++other) {
                    const double numpys = expected[u"divergence"_s][one][other].toDouble();
                    QVERIFY(isNear(kind.divergence(std::size_t(one), std::size_t(other)), numpys));
                    QVERIFY(one == other || numpys > 0.05);
                }
        }
    }

    void averagesAreNumpys()
    {
        const auto expected = m_expected[u"averages"_s].toArray();
        QCOMPARE(m_patterns.averages.size(), static_cast<std::size_t>(expected.size()));
        for (qsizetype head = 0; head < expected.size(); ++head) {
            const auto& measured = m_patterns.averages[static_cast<std::size_t>(head)];
            QCOMPARE(measured.rows, expected[head][u"rows"_s].toInt());
            double sum = 0.0;
            for (std::size_t of = 0; of < wordClasses; ++of) {
                const auto numbers = expected[head][u"classes"_s][QLatin1String(wordClassNames[of])];
                QVERIFY(isNear(measured.shareOf(WordClass(of)), numbers[0].toDouble()));
                QVERIFY(isNear(measured.evenShareOf(WordClass(of)), numbers[1].toDouble()));
                sum += measured.shareOf(WordClass(of));
            }
            QVERIFY(isNear(sum, 1.0));
            QVERIFY(areNear(measured.distances, expected[head][u"distances"_s].toArray()));
            QVERIFY(areNear(measured.positions, expected[head][u"positions"_s].toArray()));
        }
    }

    void partsAddUpToTheWhole()
    {
        HeadPatterns all;
        for (const auto& sentence : m_sentences) {
            HeadPatterns part;
            addSentence(part, sentence);
            append(all, part);
        }
        for (std::size_t kind = 0; kind < 3; ++kind) {
            QCOMPARE(all.likeness[kind].rows, m_patterns.likeness[kind].rows);
            QVERIFY(std::ranges::equal(all.likeness[kind].sums, m_patterns.likeness[kind].sums, isNear));
        }
        for (std::size_t head = 0; head < all.averages.size(); ++head) {
            const auto &one = all.averages[head], &other = m_patterns.averages[head];
            QCOMPARE(one.rows, other.rows);
            QVERIFY(std::ranges::equal(one.classes, other.classes, isNear));
            QVERIFY(std::ranges::equal(one.distances, other.distances, [](const auto& left, const auto& right) {
                return left.place == right.place && left.rows == right.rows && isNear(left.sum, right.sum);
            }));
        }
    }

    void rowsThatAreNoNumbersDoNotCount()
    {
        auto broken = m_sentences.front();
        std::vector<float> weights(broken.heads.front().attention.weights->size(), std::nanf(""));
        broken.heads.front().attention.weights = std::make_shared<const std::vector<float>>(weights);
        HeadPatterns patterns;
        addSentence(patterns, broken);
        QCOMPARE(patterns.likeness[0].rows, 0);
        QCOMPARE(patterns.likeness[0].divergence(0, 1), 0.0);
        QCOMPARE(patterns.averages[1].rows, 0);
        QVERIFY(patterns.averages[2].rows > 0);
    }

    void tooManyHeadsAreNotCompared()
    {
        Translation translation{.source = m_sentences.front().source, .target = m_sentences.front().target};
        for (int head = 1; head <= static_cast<int>(mostComparedHeads) + 1; ++head)
            translation.heads.push_back({{HeadKind::Cross, 1, head}, m_sentences.front().attention});
        HeadPatterns patterns;
        addSentence(patterns, translation);
        QVERIFY(patterns.likeness.empty());
        QCOMPARE(patterns.averages.size(), translation.heads.size() + 1);
        QVERIFY(patterns.averages.back().rows > 0);
    }

    void classesFollowFromTheFirstCharacter()
    {
        using enum WordClass;
        for (const auto& [text, expected] :
            std::vector<std::pair<const char*, WordClass>>{{".", Punctuation}, {"▁", Punctuation}, {"“", Punctuation},
                {"€", Punctuation}, {"3,5", Number}, {"①", Number}, {"▁12", Number}, {"Été", Capital},
                {"▁Yes", Capital}, {"yes", Other}, {"日", Other}, {"", Other}, {"\xFF", Other}})
            QVERIFY2(wordClassOf(text) == expected, text);
    }
};

ATTENTOSCOPE_TEST(TestPatternSums, QCoreApplication);
#include "tst_patternsums.moc"
