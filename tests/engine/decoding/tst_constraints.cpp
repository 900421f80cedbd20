// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/model/attention/makeattention.h"
#include "engine/types/translation.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

using Model = std::shared_ptr<TranslationModel>;

constexpr int longestForced = 6;

ModelConfiguration configurationOf(const QString& kind, bool fused)
{
    auto configuration = tinyConfiguration(kind.toStdString());
    configuration.recurrent = fused ? RecurrentPath::Fused : RecurrentPath::Reference;
    return configuration;
}

PreparedSentence sourceOf(const TranslationModel& model)
{
    return prepare(model, model.source(), "a b c d e");
}

Translation decoded(TranslationModel& model, const Constraints& constraints, int beam = 1)
{
    const std::vector sources{sourceOf(model)};
    const DecodingOptions options{.maximumLength = longestForced,
        .beam = beam,
        .alternatives = 5,
        .beamAnswer = BeamAnswer::Whole,
        .constraints = prepare(model, constraints, sources.front()).value()};
    return searchTranslations(model, sources, options, {}, {}).front();
}

/// A model whose translation has more than two steps, and words that can be forced there.
Model modelThatGoesOn(const ModelConfiguration& configuration, Translation& translation)
{
    for (std::uint64_t seed = 1;; ++seed) {
        auto model = tinyModel(configuration, seed);
        translation = decoded(*model, {});
        if (translation.target.size() >= 4 && std::ranges::none_of(translation.target, &Token::unknown))
            return model;
    }
}

/// The first alternative that is not the chosen word and not a special token.
const Alternative& otherWord(const Translation& translation, std::size_t position)
{
    const auto& alternatives = translation.choices[position].alternatives;
    return *std::ranges::find_if(alternatives, [&](const Alternative& alternative) {
        return alternative.word.text != translation.target[position].text && !alternative.word.special
            && !alternative.word.unknown;
    });
}

std::vector<float> rowOf(const Translation& translation, std::size_t row)
{
    if (translation.attention.isEmpty())
        return {};
    const auto first =
        translation.attention.weights->begin() + static_cast<std::ptrdiff_t>(row * translation.attention.columns);
    return {first, first + static_cast<std::ptrdiff_t>(translation.attention.columns)};
}

void compareSteps(const Translation& actual, const Translation& expected, std::size_t from, std::size_t to)
{
    for (std::size_t step = from; step < to; ++step) {
        QCOMPARE(actual.target[step].text, expected.target[step].text);
        QCOMPARE(actual.probabilities[step], expected.probabilities[step]);
        QCOMPARE(rowOf(actual, step), rowOf(expected, step));
    }
}

} // namespace

/// Forced words and rows, for every kind of attention and on both paths.
class TestConstraints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatGreedyChoseChangesNothing_data() { kinds(); }

    void whatGreedyChoseChangesNothing()
    {
        QFETCH(QString, kind);
        QFETCH(bool, fused);
        Translation greedy;
        const auto model = modelThatGoesOn(configurationOf(kind, fused), greedy);
        Constraints constraints;
        for (std::size_t position = 0; position < greedy.target.size(); ++position)
            constraints.words.push_back({position, greedy.target[position].text, ChosenBy::Before});
        const auto again = decoded(*model, constraints);
        QCOMPARE(again.target.size(), greedy.target.size());
        compareSteps(again, greedy, 0, greedy.target.size());
        QCOMPARE(again.score, greedy.score);
        QCOMPARE(again.end, greedy.end);
        QCOMPARE(again.text, greedy.text);
        QVERIFY(std::ranges::all_of(again.choices, [](const auto& one) { return one.chosenBy == ChosenBy::Before; }));
    }

    void aForcedWordChangesOnlyWhatFollows_data() { kinds(); }

    void aForcedWordChangesOnlyWhatFollows()
    {
        QFETCH(QString, kind);
        QFETCH(bool, fused);
        constexpr std::size_t position = 1;
        Translation greedy;
        const auto model = modelThatGoesOn(configurationOf(kind, fused), greedy);
        const auto& other = otherWord(greedy, position);
        const auto forced = decoded(*model, {.words = {{position, other.word.text}}, .rows = {}});
        compareSteps(forced, greedy, 0, position);
        // The step attends to the same places as before. Only its word has changed.
        QCOMPARE(rowOf(forced, position), rowOf(greedy, position));
        QCOMPARE(forced.target[position].text, other.word.text);
        QCOMPARE(forced.probabilities[position], other.probability);
        QCOMPARE(forced.choices[position].chosenBy, ChosenBy::Person);
        QCOMPARE(forced.choices[position + 1].chosenBy, ChosenBy::Model);
        QVERIFY(forced.target.size() > position + 1);
        QVERIFY(forced.probabilities[position + 1] != greedy.probabilities[position + 1]);
        // The rest is what the model gives after these words.
        if (forced.end != TranslationEnd::EndToken || std::ranges::any_of(forced.target, &Token::unknown))
            return;
        const std::vector sources{sourceOf(*model)}, targets{prepare(*model, model->target(), forced.text)};
        const auto expected = decodeForced(*model, sources, targets).front();
        for (std::size_t step = 0; step < expected.target.size(); ++step)
            QVERIFY(std::abs(forced.probabilities[step] - expected.probabilities[step]) < 1e-5f);
    }

    void aForcedRowIsOneHot_data() { kinds(); }

    void aForcedRowIsOneHot()
    {
        QFETCH(QString, kind);
        QFETCH(bool, fused);
        constexpr std::size_t position = 1, column = 4;
        Translation greedy;
        const auto model = modelThatGoesOn(configurationOf(kind, fused), greedy);
        const Constraints constraints{.words = {}, .rows = {{position, column}}};
        if (greedy.attention.isEmpty()) {
            const auto refused = prepare(*model, constraints, sourceOf(*model));
            QVERIFY(!refused);
            QVERIFY(refused.error().message.find("no attention") != std::string::npos);
            return;
        }
        const auto forced = decoded(*model, constraints);
        std::vector<float> expected(greedy.attention.columns, 0.0F);
        expected[column] = 1.0F;
        QCOMPARE(rowOf(forced, position), expected);
        compareSteps(forced, greedy, 0, position);
        QVERIFY(forced.probabilities[position] != greedy.probabilities[position]);
        QCOMPARE(forced.choices[position].forcedColumn, std::optional(column));
        QVERIFY(!forced.choices[position - 1].forcedColumn);
        if (forced.target.size() > position + 1) {
            QVERIFY(!forced.choices[position + 1].forcedColumn);
            QVERIFY(rowOf(forced, position + 1) != expected);
        }
    }

    void theContextOfAForcedRowIsThatAnnotation_data() { kinds(); }

    void theContextOfAForcedRowIsThatAnnotation()
    {
        QFETCH(QString, kind);
        QFETCH(bool, fused);
        const auto configuration = configurationOf(kind, fused);
        const auto attention = makeAttention(sizesOf(configuration, 10, 10), std::make_shared<ModelRandom>(1));
        if (!attention)
            QSKIP("nothing to attend with");
        const torch::NoGradGuard guard;
        for (auto& weight : attention->parameters())
            weight.uniform_(-0.8, 0.8);
        constexpr std::int64_t sentences = 2, words = 7, steps = 3, size = 6;
        AttentionMemory memory{
            torch::randn({sentences, words, size}), {}, torch::zeros({sentences, 1, words}).to(torch::kBool), {}};
        memory.keys = attention->keys(memory.annotations);
        if (fused)
            memory.fused.emplace(memory.annotations, memory.keys, torch::full({sentences}, words, torch::kInt64));
        const AttentionQuery query{
            torch::randn({sentences, steps, size}), torch::randn({sentences, steps, configuration.embeddingSize}), 0};
        const auto free = attention->attend(query, memory);
        memory.forcedColumn = 5;
        const auto forced = attention->attend(query, memory);
        QVERIFY(torch::equal(
            forced.weights, torch::one_hot(torch::full({sentences, steps}, 5), words).to(torch::kFloat32)));
        for (std::int64_t step = 0; step < steps; ++step)
            QVERIFY(torch::equal(forced.context.select(1, step), memory.annotations.select(1, 5)));
        QVERIFY(!torch::allclose(free.context, forced.context));
        QCOMPARE(forced.centres.defined(), free.centres.defined());
        memory.forcedColumn.reset();
        QVERIFY(torch::equal(attention->attend(query, memory).weights, free.weights));
    }

    void alternativesAreTheLikeliestWords_data() { kinds(); }

    void alternativesAreTheLikeliestWords()
    {
        QFETCH(QString, kind);
        QFETCH(bool, fused);
        Translation greedy;
        modelThatGoesOn(configurationOf(kind, fused), greedy);
        QCOMPARE(greedy.choices.size(), greedy.target.size());
        for (std::size_t step = 0; step < greedy.target.size(); ++step) {
            const auto& alternatives = greedy.choices[step].alternatives;
            QCOMPARE(alternatives.size(), std::size_t(5));
            QVERIFY(std::ranges::is_sorted(alternatives, std::greater{}, &Alternative::probability));
            const float sum = std::accumulate(alternatives.begin(), alternatives.end(), 0.0F,
                [](float total, const Alternative& one) { return total + one.probability; });
            QVERIFY(sum <= 1.0F + 1e-6F);
            QCOMPARE(alternatives.front().word.text, greedy.target[step].text);
            QCOMPARE(alternatives.front().probability, greedy.probabilities[step]);
            for (const auto& alternative : alternatives)
                QVERIFY(alternative.word.text != "<pad>" && alternative.word.text != "<sos>");
        }
    }

    void nothingIsToldUnasked()
    {
        const auto model = tinyModel(tinyConfiguration("general"));
        const std::vector sources{sourceOf(*model)};
        for (const int beam : {1, 3}) {
            const auto plain = searchTranslations(*model, sources, {.beam = beam}, {}, {}).front();
            QVERIFY(plain.choices.empty());
            QVERIFY(!plain.beam);
        }
    }

    void forcedEndEndsTheSentence()
    {
        Translation greedy;
        const auto model = modelThatGoesOn(tinyConfiguration("general"), greedy);
        const auto ended = decoded(*model, {.words = {{2, "<eos>"}}, .rows = {}});
        QCOMPARE(ended.target.size(), std::size_t(3));
        QVERIFY(ended.target.back().special);
        QCOMPARE(ended.end, TranslationEnd::EndToken);
    }

    void typedWordsAreCleanedAsTheDataWas()
    {
        Configuration configuration{
            .data = {.tokenizer = TokenizerKind::Space, .lowercase = true}, .model = tinyConfiguration("general")};
        const auto model = TranslationModel::make(configuration, letters(12), letters(9), Spacing()).value();
        const auto constraints = prepare(*model, {.words = {{1, " B d"}}, .rows = {}}, sourceOf(*model)).value();
        QCOMPARE(constraints->wordAt(1)->text, std::string("b"));
        QCOMPARE(constraints->wordAt(1)->id, model->target().id("b"));
        QCOMPARE(constraints->wordAt(2)->id, model->target().id("d"));
        QVERIFY(!constraints->wordAt(0) && !constraints->wordAt(3));
    }

    void unknownWordsAreMarked()
    {
        const auto model = tinyModel(tinyConfiguration("general"));
        const auto forced = decoded(*model, {.words = {{0, "zebra"}}, .rows = {}});
        QVERIFY(forced.target.front().unknown);
        QCOMPARE(forced.target.front().text, std::string("zebra"));
        // Decoding continues from the unknown word, whatever its text.
        const auto unknown = decoded(*model, {.words = {{0, "<unk>"}}, .rows = {}});
        QCOMPARE(unknown.probabilities, forced.probabilities);
    }

    void impossibleConstraintsAreRefused()
    {
        const auto model = tinyModel(tinyConfiguration("general"));
        const auto source = sourceOf(*model);
        for (const auto& constraints :
            {Constraints{.words = {{0, "  "}}, .rows = {}}, Constraints{.words = {}, .rows = {{0, 6}}}}) {
            const auto refused = prepare(*model, constraints, source);
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::InvalidSetting);
        }
        QVERIFY(prepare(*model, {.words = {}, .rows = {{0, 5}}}, source)); // the end marker can be looked at
    }

    void aBeamTellsAllItsHypotheses()
    {
        for (const char* kind : {"general", "additive", "local-p"}) {
            Translation ignored;
            const auto model = modelThatGoesOn(tinyConfiguration(kind), ignored);
            const auto best = decoded(*model, {}, 4);
            QVERIFY(best.beam);
            const auto& [nodes, hypotheses] = *best.beam;
            QVERIFY(hypotheses.size() > 1);
            QVERIFY(std::ranges::is_sorted(hypotheses, std::greater{}, &BeamHypothesis::ranking));
            QCOMPARE(hypotheses.front().translation.text, best.text);
            // The best translation is the same whether the whole beam is requested or not.
            const std::vector sources{sourceOf(*model)};
            const DecodingOptions plain{.maximumLength = longestForced, .beam = 4};
            QCOMPARE(searchTranslations(*model, sources, plain, {}, {}).front().text, best.text);
            QCOMPARE(*hypotheses.front().translation.attention.weights, *best.attention.weights);
            for (std::size_t node = 0; node < nodes.size(); ++node) {
                QVERIFY(nodes[node].parent.value_or(0) <= node);
                const double before = nodes[node].parent ? nodes[*nodes[node].parent].score : 0.0;
                QVERIFY(std::abs(before + std::log(static_cast<double>(nodes[node].probability)) - nodes[node].score)
                    < 1e-5);
                if (!nodes[node].hypothesis)
                    continue;
                // The words on the path to the node are those of the hypothesis.
                const auto& translation = hypotheses[*nodes[node].hypothesis].translation;
                std::optional<std::size_t> at = node;
                for (auto word = translation.target.rbegin(); word != translation.target.rend(); ++word) {
                    QCOMPARE(nodes[*at].word.text, word->text);
                    at = nodes[*at].parent;
                }
                QVERIFY(!at);
                QVERIFY(std::abs(nodes[node].score - translation.score) < 1e-9);
            }
        }
    }

    void aBeamObeysToo()
    {
        Translation greedy;
        const auto model = modelThatGoesOn(tinyConfiguration("general"), greedy);
        const auto other = otherWord(greedy, 1).word.text;
        const Constraints constraints{
            .words = {{0, greedy.target.front().text, ChosenBy::Before}, {1, other}}, .rows = {{2, 3}}};
        const auto best = decoded(*model, constraints, 3);
        for (const auto& [translation, ranking] : best.beam->hypotheses) {
            QVERIFY(translation.target.size() > 1);
            QCOMPARE(translation.target[1].text, other);
            if (translation.target.size() > 2)
                QCOMPARE(rowOf(translation, 2)[3], 1.0F);
        }
    }

private:
    static void kinds()
    {
        addColumns<QString, bool>("kind", "fused");
        for (const auto& row : attentionKinds())
            for (const bool fused : {true, false})
                QTest::addRow("%s %s", row.info.id.c_str(), fused ? "fused" : "reference")
                    << QString::fromStdString(row.info.id) << fused;
    }
};

ATTENTOSCOPE_TEST(TestConstraints, QCoreApplication);
#include "tst_constraints.moc"
