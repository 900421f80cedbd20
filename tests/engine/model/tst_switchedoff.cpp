// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/model/switchedoff.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

#include <stdexcept>

namespace {

using Sentences = std::vector<PreparedSentence>;

Sentences sentencesOf(const TranslationModel& model, const Vocabulary& side, const std::vector<const char*>& texts)
{
    Sentences sentences;
    for (const char* text : texts)
        sentences.push_back(prepare(model, side, text));
    return sentences;
}

/// Translates in all ways of decoding: greedily in a batch, with a beam, with a forced row of attention, and along
/// given words.
std::vector<Translation> allOf(TranslationModel& model)
{
    const auto sources = sentencesOf(model, model.source(), {"a b c d e", "k l", "f g h"});
    const auto targets = sentencesOf(model, model.target(), {"a b c", "d", "e f"});
    auto all = searchTranslations(model, sources, {.maximumLength = 9, .heads = HeadsAnswer::All}, {}, {});
    const auto add = [&](const std::vector<Translation>& more) { all.insert(all.end(), more.begin(), more.end()); };
    add(searchTranslations(model, sources, {.maximumLength = 9, .beam = 3, .heads = HeadsAnswer::All}, {}, {}));
    add(decodeForced(model, sources, targets, HeadsAnswer::All));
    const Sentences one{sources.front()};
    DecodingOptions forcedRow{.maximumLength = 4};
    forcedRow.constraints = prepare(model, {.words = {}, .rows = {{.position = 1, .column = 2}}}, one.front()).value();
    add(searchTranslations(model, one, forcedRow, {}, {}));
    return all;
}

void readNothingOf(TranslationModel& model, const AttentionHead& head)
{
    const std::string name = std::string(head.kind == HeadKind::Encoder ? "encoder" : "decoder") + ".layers."
        + std::to_string(head.layer - 1) + (head.kind == HeadKind::Cross ? ".multihead_attn" : ".self_attn")
        + ".out_proj.weight";
    const torch::NoGradGuard guard;
    auto weight = model.network().named_parameters()[name]; // (D, D), a column for each number of the contexts
    const auto size = weight.size(1) / model.sizes().transformer.heads;
    weight.narrow(1, (head.head - 1) * size, size).zero_();
}

double differenceOf(const std::vector<Translation>& one, const std::vector<Translation>& other)
{
    double largest = 0.0;
    for (std::size_t index = 0; index < one.size(); ++index) {
        if (one[index].probabilities.size() != other[index].probabilities.size())
            return 1.0;
        for (std::size_t word = 0; word < one[index].probabilities.size(); ++word)
            largest = std::max(largest,
                static_cast<double>(std::abs(one[index].probabilities[word] - other[index].probabilities[word])));
    }
    return largest;
}

/// Whether all are equal to the last bit.
bool areSame(const std::vector<Translation>& one, const std::vector<Translation>& other)
{
    return std::ranges::equal(one, other, [](const Translation& left, const Translation& right) {
        return left.text == right.text && left.score == right.score && left.probabilities == right.probabilities
            && *left.attention.weights == *right.attention.weights;
    });
}

} // namespace

/// Switching a head off gives the same as a model in which no map reads that head.
class TestSwitchedOff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheModelThatReadsNothingOfTheHead_data()
    {
        addColumns<AttentionHead, ModelConfiguration>("head", "configuration");
        auto reference = tinyTransformer();
        reference.recurrent = RecurrentPath::Reference;
        for (const auto& [name, configuration] : {std::pair("pre", tinyTransformer()),
                 std::pair("post", tinyTransformer(NormPlace::Post)), std::pair("reference", reference)}) {
            QTest::addRow("encoder, %s", name) << AttentionHead{HeadKind::Encoder, 1, 2} << configuration;
            QTest::addRow("cross, %s", name) << AttentionHead{HeadKind::Cross, 2, 1} << configuration;
            QTest::addRow("decoder, %s", name) << AttentionHead{HeadKind::Decoder, 1, 2} << configuration;
        }
    }

    void isTheModelThatReadsNothingOfTheHead()
    {
        const auto [head, configuration] = fetched<AttentionHead, ModelConfiguration>();
        auto expected = tinyModel(configuration);
        readNothingOf(*expected, head);
        auto model = tinyModel(configuration);
        const auto whole = allOf(*model);
        const auto off = SwitchedOff::of(*model, {head});
        QVERIFY(off);
        const auto without = allOf(*model);
        QVERIFY(differenceOf(without, allOf(*expected)) < 1e-5);
        QVERIFY(differenceOf(without, whole) > 1e-3);
    }

    void weightsStayVisible()
    {
        auto model = tinyModel(tinyTransformer());
        const auto whole = allOf(*model);
        const AttentionHead first{HeadKind::Encoder, 1, 1}; // the inputs of this head do not depend on the head
        const auto off = SwitchedOff::of(*model, {first});
        const auto without = allOf(*model);
        const auto mapOf = [&](const Translation& translation) {
            return *std::ranges::find(translation.heads, first, &HeadMap::id)->attention.weights;
        };
        QVERIFY(mapOf(without.front()) == mapOf(whole.front()));
    }

    void allIsAsBeforeAfterwards()
    {
        auto model = tinyModel(tinyTransformer());
        const auto before = allOf(*model);
        {
            const auto off = SwitchedOff::of(*model, {{HeadKind::Cross, 1, 1}, {HeadKind::Encoder, 2, 2}});
            QVERIFY(!areSame(allOf(*model), before));
        }
        QVERIFY(areSame(allOf(*model), before));
        try {
            const auto off = SwitchedOff::of(*model, {{HeadKind::Decoder, 2, 1}});
            throw std::runtime_error("as if memory were short");
        } catch (const std::runtime_error&) {
        }
        QVERIFY(areSame(allOf(*model), before));
        QVERIFY(!SwitchedOff::of(*model, {{HeadKind::Cross, 1, 1}, {HeadKind::Cross, 7, 1}}));
        QVERIFY(areSame(allOf(*model), before));
        const auto none = SwitchedOff::of(*model, {});
        QVERIFY(areSame(allOf(*model), before));
    }

    void severalAtOnceAndOneInAnother()
    {
        const AttentionHead one{HeadKind::Cross, 1, 1}, other{HeadKind::Cross, 1, 2}, third{HeadKind::Decoder, 2, 1};
        auto expected = tinyModel(tinyTransformer());
        for (const auto& head : {one, other, third})
            readNothingOf(*expected, head);
        auto model = tinyModel(tinyTransformer());
        const auto off = SwitchedOff::of(*model, {one, third});
        const auto two = allOf(*model);
        {
            const auto more = SwitchedOff::of(*model, {other});
            QVERIFY(differenceOf(allOf(*model), allOf(*expected)) < 1e-5);
        }
        QVERIFY(areSame(allOf(*model), two));
    }

    void whatThereIsNotIsRefused_data()
    {
        QTest::addColumn<AttentionHead>("head");
        QTest::newRow("layer") << AttentionHead{HeadKind::Cross, 3, 1};
        QTest::newRow("head") << AttentionHead{HeadKind::Encoder, 1, 3};
        QTest::newRow("counted from zero") << AttentionHead{HeadKind::Decoder, 0, 1};
    }

    void whatThereIsNotIsRefused()
    {
        QFETCH(const AttentionHead, head);
        auto model = tinyModel(tinyTransformer());
        const auto off = SwitchedOff::of(*model, {head});
        QVERIFY(!off);
        QVERIFY(off.error().code == ErrorCode::InvalidSetting);
        QVERIFY(off.error().message.text().find("layers 1 to 2 and heads 1 to 2") != std::string::npos);
        auto recurrent = tinyModel(tinyConfiguration("general"));
        const auto none = SwitchedOff::of(*recurrent, {head});
        QVERIFY(!none && none.error().code == ErrorCode::InvalidSetting);
        QVERIFY(SwitchedOff::of(*recurrent, {}));
    }
};

ATTENTOSCOPE_TEST(TestSwitchedOff, QCoreApplication);
#include "tst_switchedoff.moc"
