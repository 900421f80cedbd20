// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/sentencelimit.h"
#include "engine/model/sourcelimit.h"
#include "tests/support/testprogram.h"

namespace {

ModelConfiguration location(int positions)
{
    return ModelConfiguration{.attention = "location", .attentionPositions = positions};
}

std::shared_ptr<const Corpus> corpusOfLengths(const std::vector<std::size_t>& lengths)
{
    auto corpus = std::make_shared<Corpus>();
    for (const std::size_t length : lengths) {
        const std::vector<std::int32_t> ids(length, 7);
        corpus->training.source.add(ids);
        corpus->training.target.add(ids);
        corpus->validation.encoded.source.add(ids);
        corpus->validation.encoded.target.add(ids);
        corpus->validation.text.push_back({std::to_string(length), {}});
        corpus->validation.lines.push_back(corpus->validation.text.size());
    }
    return corpus;
}

} // namespace

/// Kinds with a fixed number of positions take short sources only, and say so.
class TestSourceLimit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void otherKindsTakeAnyLength()
    {
        QVERIFY(!longestSource(ModelConfiguration{}));
        QVERIFY(checkSourceLength(ModelConfiguration{}, mostSentenceTokens)); // the longest sentence of all
        QVERIFY(!checkSourceLength(ModelConfiguration{}, mostSentenceTokens + 1));
        const auto corpus = corpusOfLengths({3, 90});
        QVERIFY(sourceLimitNotes(*corpus, ModelConfiguration{}).empty());
        QCOMPARE(withinSourceLimit(corpus, ModelConfiguration{}).value().get(), corpus.get());
    }

    void markersTakePositionsToo()
    {
        auto configuration = location(10);
        QCOMPARE(*longestSource(configuration), std::size_t(9));
        configuration.sourceMarkers = SourceMarkers::StartAndEnd;
        QCOMPARE(*longestSource(configuration), std::size_t(8));
        configuration.sourceMarkers = SourceMarkers::None;
        QCOMPARE(*longestSource(configuration), std::size_t(10));
    }

    void refusalNamesTheLimit()
    {
        QVERIFY(checkSourceLength(location(10), 9));
        QVERIFY(!checkSourceLength(location(10), 10));
        const auto refused = checkSourceLength(location(10), 14);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::BadData);
        QVERIFY(refused.error().message.find("14") != std::string::npos);
        QVERIFY(refused.error().message.find("attention_positions=10") != std::string::npos);
    }

    void aPairIsTakenIfBothSidesFit()
    {
        QVERIFY(takesPair(ModelConfiguration{}, 1, mostSentenceTokens));
        QVERIFY(!takesPair(ModelConfiguration{}, 1, mostSentenceTokens + 1));
        QVERIFY(!takesPair(ModelConfiguration{}, mostSentenceTokens + 1, 1));
        QVERIFY(!takesPair(ModelConfiguration{}, 0, 1) && !takesPair(ModelConfiguration{}, 1, 0));
        const ModelConfiguration table{
            .architecture = Architecture::Transformer, .positions = Positions::Learned, .maximumPositions = 10};
        QVERIFY(takesPair(table, 9, 9));
        QVERIFY(!takesPair(table, 10, 9) && !takesPair(table, 9, 10));
    }

    void longPairsAreLeftOut()
    {
        const auto corpus = corpusOfLengths({3, 9, 10, 2});
        const auto kept = withinSourceLimit(corpus, location(10)).value();
        const auto notes = sourceLimitNotes(*corpus, location(10));
        QCOMPARE(notes.size(), std::size_t(2));
        QVERIFY(notes[0].starts_with("1 of 4 training pairs"));
        QVERIFY(notes[1].starts_with("1 of 4 validation pairs"));
        QVERIFY(sourceLimitNotes(*kept, location(10)).empty());
        QCOMPARE(kept->training.size(), std::size_t(3));
        QCOMPARE(kept->training.source[2].size(), std::size_t(2));
        QCOMPARE(kept->validation.text.size(), std::size_t(3));
        QCOMPARE(kept->validation.text[2].source, std::string("2"));
        QCOMPARE(kept->validation.lines[2], std::size_t(4));
    }

    void longPairsOfTheSecondFileAreLeftOut()
    {
        for (const auto& lengths : std::vector<std::vector<std::size_t>>{{3, 30, 12}, {30, 12}}) {
            auto corpus = std::make_shared<Corpus>(*corpusOfLengths({3}));
            corpus->alsoValidation = corpusOfLengths(lengths)->validation;
            const auto notes = sourceLimitNotes(*corpus, location(10));
            QCOMPARE(notes.size(), std::size_t(1));
            QVERIFY(notes[0].starts_with("2 of " + std::to_string(lengths.size()) + " pairs of the second"));
            const auto kept = withinSourceLimit(corpus, location(10)).value();
            QCOMPARE(kept->training.size(), std::size_t(1));
            QCOMPARE(kept->alsoValidation.text.size(), lengths.size() - 2);
            QCOMPARE(kept->alsoValidation.encoded.size(), lengths.size() - 2);
        }
    }

    void nothingLeftIsAnError()
    {
        const auto refused = withinSourceLimit(corpusOfLengths({30, 12}), location(10));
        QVERIFY(!refused);
        QVERIFY(refused.error().message.find("attention_positions") != std::string::npos);
    }

    void aTableOfPositionsLimitsBothSides_data()
    {
        QTest::addColumn<Positions>("positions");
        QTest::newRow("learned") << Positions::Learned;
        QTest::newRow("fixed") << Positions::FixedTable;
    }

    void aTableOfPositionsLimitsBothSides()
    {
        QFETCH(Positions, positions);
        ModelConfiguration configuration{.architecture = Architecture::Transformer};
        QVERIFY(!longestSource(configuration) && !longestTarget(configuration)); // sinusoids have no end
        configuration.positions = positions;
        configuration.maximumPositions = 10;
        QCOMPARE(*longestSource(configuration), std::size_t(9)); // nine words and the end mark
        QCOMPARE(*longestTarget(configuration), std::size_t(9)); // nine words and the start token
        QVERIFY(checkTargetLength(configuration, 9));
        for (const auto& refused : {checkSourceLength(configuration, 12), checkTargetLength(configuration, 12)}) {
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::BadData);
            QVERIFY(refused.error().message.find("has 12 tokens") != std::string::npos);
            QVERIFY(refused.error().message.find("max_positions=10 leaves room for 9 source and 9 target tokens")
                != std::string::npos);
        }
        auto corpus = std::make_shared<Corpus>(*corpusOfLengths({3, 4}));
        corpus->training.source.add(std::vector<std::int32_t>(3, 7));
        corpus->training.target.add(std::vector<std::int32_t>(10, 7)); // the target alone is too long
        QVERIFY(sourceLimitNotes(*corpus, configuration).front().starts_with("1 of 3 training pairs"));
        QCOMPARE(withinSourceLimit(corpus, configuration).value()->training.size(), std::size_t(2));
        const auto nothing = withinSourceLimit(corpusOfLengths({30}), configuration);
        QVERIFY(!nothing);
        QVERIFY(nothing.error().message.find("a larger max_positions") != std::string::npos);
    }
};

ATTENTOSCOPE_TEST(TestSourceLimit, QCoreApplication);
#include "tst_sourcelimit.moc"
