// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/dissector.h"
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/model/forcedheads.h"
#include "engine/model/switchedoff.h"
#include "engine/types/constraints.h"
#include "tests/support/plaintransformer.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

#include <stdexcept>

using Rows = std::vector<ForcedRow>;

namespace {

constexpr double tolerance = 2e-5; // float32 through two layers
constexpr const char* sentence = "a d b f";

const AttentionHead encoder{HeadKind::Encoder, 1, 2}, cross{HeadKind::Cross, 1, 1}, decoder{HeadKind::Decoder, 1, 2};

std::vector<PreparedSentence> sourceOf(const TranslationModel& model)
{
    return {prepare(model, model.source(), sentence)};
}

/// Forces all of these rows while the returned object lives, for every decoding.
ForcedHeads forced(TranslationModel& model, const Rows& rows)
{
    return ForcedHeads::of(model, rows, {sourceTokens(model, sourceOf(model).front()).size()}).value();
}

DecodingOptions optionsWith(const TranslationModel& model, const Rows& rows, int beam = 1)
{
    DecodingOptions options{.maximumLength = 5, .beam = beam, .heads = HeadsAnswer::All};
    options.constraints = prepare(model, {.words = {}, .rows = rows}, sourceOf(model).front()).value();
    return options;
}

Translation decoded(TranslationModel& model, const Rows& rows, int beam = 1)
{
    const auto guard = forced(model, rows);
    return searchTranslations(model, sourceOf(model), optionsWith(model, rows, beam), {}, {}).front();
}

std::vector<std::int32_t> idsOf(const Vocabulary& vocabulary, const std::vector<Token>& tokens)
{
    std::vector<std::int32_t> ids;
    for (const auto& token : tokens)
        ids.push_back(token.special ? Vocabulary::end : vocabulary.id(token.text));
    return ids;
}

PlainTransformer plainPass(TranslationModel& model, const Translation& translation, const Rows& rows)
{
    auto read = idsOf(model.target(), translation.target);
    read.insert(read.begin(), Vocabulary::start);
    read.pop_back();
    std::map<std::size_t, std::size_t> ofAll;
    Rows ofHeads;
    for (const auto& row : rows)
        if (row.head)
            ofHeads.push_back(row);
        else
            ofAll.emplace(row.position, row.column);
    PlainTransformer plain(model);
    plain.run(idsOf(model.source(), translation.source), read, ofAll, ofHeads);
    return plain;
}

/// Describes the first cell of a head that differs from the plain formula; empty if there is none.
QString faultOf(const Translation& translation, const PlainTransformer& plain)
{
    for (const auto& [id, map] : translation.heads) {
        const auto& head = plain.attention(id.kind, id.layer).heads[static_cast<std::size_t>(id.head) - 1];
        for (std::size_t row = 0; row < map.rows; ++row)
            for (std::size_t column = 0; column < map.columns; ++column)
                if (std::abs(static_cast<double>(map.at(row, column)) - head.weights[row][column]) > tolerance)
                    return u"%1, row %2, column %3: %4, not %5"_s.arg(QString::fromStdString(headText(id)))
                        .arg(row)
                        .arg(column)
                        .arg(map.at(row, column))
                        .arg(head.weights[row][column]);
    }
    return {};
}

/// The outputs of a layer's attention while a sentence is decoded: a row for each step, (T, D).
torch::Tensor outputsOf(TranslationModel& model, const AttentionHead& head, const Rows& rows)
{
    const auto attention = attentionOfLayer(model.network(), head.kind, head.layer);
    AttentionTrace trace;
    attention->watch(&trace);
    decoded(model, rows);
    attention->watch(nullptr);
    return torch::cat(trace.outputs, 0);
}

const AttentionMap& mapOf(const Translation& translation, const AttentionHead& head)
{
    return std::ranges::find(translation.heads, head, &HeadMap::id)->attention;
}

double differenceOf(const AttentionMap& one, const AttentionMap& other, std::size_t rows)
{
    double largest = 0.0;
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < std::min(one.columns, other.columns); ++column)
            largest = std::max(largest, std::abs(static_cast<double>(one.at(row, column) - other.at(row, column))));
    return largest;
}

/// Whether both are equal to the last bit.
bool areSame(const Translation& one, const Translation& other)
{
    return one.text == other.text && one.score == other.score && one.probabilities == other.probabilities
        && std::ranges::equal(one.heads, other.heads, [](const HeadMap& left, const HeadMap& right) {
               return *left.attention.weights == *right.attention.weights;
           });
}

void addModels()
{
    auto reference = tinyTransformer();
    reference.recurrent = RecurrentPath::Reference;
    auto unmarked = tinyTransformer();
    unmarked.sourceMarkers = SourceMarkers::None;
    for (const auto& [name, configuration] :
        {std::pair("pre", tinyTransformer()), std::pair("post", tinyTransformer(NormPlace::Post)),
            std::pair("reference", reference), std::pair("no markers", unmarked)}) {
        QTest::addRow("encoder, %s", name) << configuration << Rows{{1, 3, encoder}};
        QTest::addRow("cross, %s", name) << configuration << Rows{{1, 2, cross}};
        QTest::addRow("decoder, %s", name) << configuration << Rows{{2, 1, decoder}};
        QTest::addRow("first row, %s", name) << configuration << Rows{{0, 0, decoder}, {0, 3, cross}, {0, 2, encoder}};
        QTest::addRow("last layer, %s", name)
            << configuration
            << Rows{{0, 1, AttentionHead{HeadKind::Encoder, 2, 1}}, {3, 0, AttentionHead{HeadKind::Cross, 2, 2}},
                   {3, 3, AttentionHead{HeadKind::Decoder, 2, 1}}};
        QTest::addRow("several rows, %s", name)
            << configuration << Rows{{0, 1, cross}, {1, 1, cross}, {1, 2, AttentionHead{HeadKind::Cross, 1, 2}}};
    }
}

} // namespace

/// Rows of single heads that are forced, against plain loops over the model's weights.
class TestForcedHeads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allHeadsAreThoseOfThePlainFormula_data()
    {
        addColumns<ModelConfiguration, Rows>("configuration", "rows");
        addModels();
    }

    void allHeadsAreThoseOfThePlainFormula()
    {
        const auto [configuration, rows] = fetched<ModelConfiguration, Rows>();
        const auto model = tinyModel(configuration);
        const auto translation = decoded(*model, rows);
        QVERIFY(translation.target.size() > 3);
        const auto plain = plainPass(*model, translation, rows);
        QCOMPARE(faultOf(translation, plain), QString());
        for (const auto& row : rows) {
            QCOMPARE(mapOf(translation, *row.head).at(row.position, row.column), 1.0F);
            const auto outputs = outputsOf(*model, *row.head, rows);
            const auto& expected = plain.attention(row.head->kind, row.head->layer).outputs;
            QCOMPARE(outputs.size(0), static_cast<std::int64_t>(expected.size()));
            for (std::size_t place = 0; place < expected.size(); ++place)
                QVERIFY((outputs[static_cast<std::int64_t>(place)] - torch::tensor(expected[place]))
                            .abs()
                            .max()
                            .item<double>()
                    < tolerance);
        }
        const auto free = decoded(*model, {});
        QVERIFY(free.score != translation.score);
        QVERIFY(!faultOf(free, plain).isEmpty());
    }

    void theOthersOfTheLayerDoNotNoticeIt()
    {
        const auto model = tinyModel(tinyTransformer());
        const auto free = decoded(*model, {});
        const AttentionHead beside{HeadKind::Cross, 1, 2}, above{HeadKind::Cross, 2, 2};
        const auto forcedFirst = decoded(*model, {{0, 3, cross}});
        for (std::size_t column = 0; column < free.source.size(); ++column) {
            QCOMPARE(mapOf(forcedFirst, beside).at(0, column), mapOf(free, beside).at(0, column));
            QCOMPARE(mapOf(forcedFirst, cross).at(0, column), column == 3 ? 1.0F : 0.0F);
        }
        QVERIFY(*mapOf(forcedFirst, encoder).weights == *mapOf(free, encoder).weights);
        QVERIFY(differenceOf(mapOf(forcedFirst, above), mapOf(free, above), 1) > 1e-4);
        // Steps before the forced one do not change.
        const auto forcedLater = decoded(*model, {{2, 0, cross}});
        QVERIFY(differenceOf(mapOf(forcedLater, above), mapOf(free, above), 2) == 0.0);
        QVERIFY(differenceOf(mapOf(forcedLater, cross), mapOf(free, cross), 2) == 0.0);
    }

    void everyWayOfDecodingAgrees_data()
    {
        addColumns<ModelConfiguration, Rows>("configuration", "rows");
        addModels();
    }

    void everyWayOfDecodingAgrees()
    {
        const auto [configuration, rows] = fetched<ModelConfiguration, Rows>();
        const auto model = tinyModel(configuration);
        const auto guard = forced(*model, rows);
        for (const int beam : {1, 3}) {
            const auto translation =
                searchTranslations(*model, sourceOf(*model), optionsWith(*model, rows, beam), {}, {}).front();
            const std::vector words{sentenceOf(model->target(), translation.target)};
            const auto whole = decodeForced(*model, sourceOf(*model), words, HeadsAnswer::All).front();
            for (std::size_t step = 0; step < translation.target.size(); ++step)
                QVERIFY(std::abs(translation.probabilities[step] - whole.probabilities[step]) < 1e-5F);
            for (const auto& [id, map] : translation.heads)
                QVERIFY2(differenceOf(map, mapOf(whole, id), map.rows) < tolerance, headText(id).c_str());
        }
    }

    void aHeadsOwnRowCountsMoreThanThatOfAll()
    {
        const auto model = tinyModel(tinyTransformer());
        const Rows rows{{1, 2}, {1, 0, cross}};
        const auto translation = decoded(*model, rows);
        QCOMPARE(faultOf(translation, plainPass(*model, translation, rows)), QString());
        QCOMPARE(mapOf(translation, cross).at(1, 0), 1.0F);
        QCOMPARE(mapOf(translation, {HeadKind::Cross, 1, 2}).at(1, 2), 1.0F);
        QVERIFY(forcedRows(translation) == rows);
    }

    void aHeadThatIsOffAddsNothingThoughItIsForced()
    {
        const auto model = tinyModel(tinyTransformer());
        const auto off = SwitchedOff::of(*model, {cross}).value();
        const auto free = decoded(*model, {}), both = decoded(*model, {{1, 2, cross}});
        QCOMPARE(both.score, free.score);
        QCOMPARE(mapOf(both, cross).at(1, 2), 1.0F);
    }

    void allIsAsBeforeAfterwards()
    {
        const auto model = tinyModel(tinyTransformer());
        const auto before = decoded(*model, {});
        const Rows rows{{1, 2, cross}, {0, 1, encoder}, {2, 0, decoder}};
        QVERIFY(!areSame(decoded(*model, rows), before));
        QVERIFY(areSame(decoded(*model, {}), before));
        try {
            const auto guard = forced(*model, rows);
            throw std::runtime_error("as if memory were short");
        } catch (const std::runtime_error&) {
        }
        QVERIFY(areSame(decoded(*model, {}), before));
        QVERIFY(!ForcedHeads::of(*model, {{1, 2, cross}, {1, 2, AttentionHead{HeadKind::Cross, 7, 1}}}, {5}));
        QVERIFY(areSame(decoded(*model, {}), before));
        const auto outer = decoded(*model, {{1, 2, cross}});
        {
            const auto guard = forced(*model, {{1, 2, cross}});
            decoded(*model, {{1, 0, cross}, {0, 1, cross}});
            QCOMPARE(decoded(*model, {}).score, outer.score);
        }
        QVERIFY(areSame(decoded(*model, {}), before));
    }

    void aTranslationNamesWhatWasForced()
    {
        const auto model = tinyModel(tinyTransformer());
        const Rows reached{{3, 1, encoder}, {1, 2, cross}}, beyond{{40, 2, cross}};
        auto all = reached;
        all.insert(all.end(), beyond.begin(), beyond.end());
        for (const int beam : {1, 2})
            QVERIFY(decoded(*model, all, beam).forcedHeads == reached);
        QVERIFY(decoded(*model, {{1, 1, cross}, {1, 2, cross}}).forcedHeads == Rows({{1, 2, cross}})); // the last one
        QCOMPARE(mapOf(decoded(*model, {{1, 1, cross}, {1, 2, cross}}), cross).at(1, 2), 1.0F);
        QVERIFY(decoded(*model, {}).forcedHeads.empty());
    }

    void aCellIsTakenApartAsIfItsRowWereFree_data()
    {
        QTest::addColumn<ForcedRow>("row");
        QTest::newRow("encoder") << ForcedRow{1, 3, encoder};
        QTest::newRow("cross") << ForcedRow{1, 3, cross};
        QTest::newRow("decoder") << ForcedRow{2, 0, decoder};
    }

    void aCellIsTakenApartAsIfItsRowWereFree()
    {
        QFETCH(const ForcedRow, row);
        const auto model = tinyModel(tinyTransformer());
        const Rows others{{0, 1, AttentionHead{HeadKind::Encoder, 1, 1}},
            {1, 0, AttentionHead{HeadKind::Decoder, 1, 1}}, {0, 1, AttentionHead{HeadKind::Cross, 1, 2}}};
        auto rows = others;
        rows.push_back(row);
        const auto translation = decoded(*model, rows);
        const DissectionRequest request{1, translation, row.position, 0, row.head};
        const auto shown = dissect(*model, request).value();
        QVERIFY(shown.forcedColumn == row.column);
        const auto plain = plainPass(*model, translation, others); // all other rows are forced, and this one is free
        const auto& expected =
            plain.attention(row.head->kind, row.head->layer).heads[static_cast<std::size_t>(row.head->head) - 1];
        for (std::size_t column = 0; column < shown.arithmetic.weights.size(); ++column)
            QVERIFY(
                std::abs(static_cast<double>(shown.arithmetic.weights[column]) - expected.weights[row.position][column])
                < tolerance);
        auto elsewhere = request;
        elsewhere.row = row.position + 1;
        QVERIFY(!dissect(*model, elsewhere).value().forcedColumn);
        // The other head is computed while that row is forced.
        auto above = request;
        above.head = AttentionHead{HeadKind::Cross, 2, 1};
        above.row = 3;
        const auto withAll = dissect(*model, above).value();
        const auto plainOfAll = plainPass(*model, translation, rows);
        const auto& head = plainOfAll.attention(HeadKind::Cross, 2).heads.front();
        for (std::size_t column = 0; column < withAll.arithmetic.weights.size(); ++column)
            QVERIFY(std::abs(static_cast<double>(withAll.arithmetic.weights[column]) - head.weights[3][column])
                < tolerance);
        QVERIFY(areSame(decoded(*model, rows), translation)); // afterwards nothing stays forced or free
    }

    void whatThereIsNotIsRefused_data()
    {
        addColumns<QString, ForcedRow, QString>("kind", "row", "told");
        const QString heads = "multi-head";
        QTest::newRow("layer") << heads << ForcedRow{0, 0, AttentionHead{HeadKind::Cross, 3, 1}}
                               << "no head 3.1 whose attention could be forced: the model has layers 1 to 2";
        QTest::newRow("head") << heads << ForcedRow{0, 0, AttentionHead{HeadKind::Encoder, 1, 0}} << "no head 1.0";
        QTest::newRow("row of the encoder") << heads << ForcedRow{6, 0, encoder} << "no row 7 of encoder.1.2";
        QTest::newRow("column of the encoder") << heads << ForcedRow{0, 6, encoder} << "no column 7";
        QTest::newRow("source token") << heads << ForcedRow{0, 6, cross} << "no column 7 to force row 1 of cross.1.1";
        QTest::newRow("row of a given target") << heads << ForcedRow{3, 0, cross} << "no row 4 of cross.1.1";
        QTest::newRow("the future")
            << heads << ForcedRow{1, 2, decoder}
            << "onto column 3: the decoder reads that word only later. Choose a column up to 2.";
        QTest::newRow("a model without heads") << "general" << ForcedRow{0, 0, cross} << "only a Transformer has them";
    }

    void whatThereIsNotIsRefused()
    {
        const auto [kind, row, told] = fetched<QString, ForcedRow, QString>();
        const auto model = tinyModel(tinyConfiguration(kind.toStdString()));
        const auto refused = ForcedHeads::of(*model, {row}, {6, 3});
        QVERIFY(!refused);
        QVERIFY(refused.error().code == ErrorCode::InvalidSetting);
        QVERIFY2(QString::fromStdString(refused.error().message).contains(told), refused.error().message.c_str());
        QVERIFY(ForcedHeads::of(*model, {{0, 0}}, {6, 3})); // a row of all heads is not refused; it is forced elsewhere
    }
};

ATTENTOSCOPE_TEST(TestForcedHeads, QCoreApplication);
#include "tst_forcedheads.moc"
