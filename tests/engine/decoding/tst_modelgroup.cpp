// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/types/translation.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

using Model = std::shared_ptr<TranslationModel>;

constexpr std::size_t longest = 3; ///< words of the translations that are enumerated
constexpr int everything = 2'000; ///< wider than there are translations

struct Enumerated
{
    std::string text;
    double ranking = 0.0;
};

void addTargets(const TranslationModel& model, const PreparedSentence& beginning, std::vector<PreparedSentence>& all)
{
    all.push_back(beginning);
    if (beginning.ids.size() == longest)
        return;
    for (std::int32_t id = Vocabulary::end + 1; id < static_cast<std::int32_t>(model.target().size()); ++id) {
        auto next = beginning;
        next.ids.push_back(id);
        next.tokens.push_back({model.target().word(id), false});
        addTargets(model, next, all);
    }
}

/// All translations, best first. The score is the log of the product of the words' probabilities, divided by a length
/// penalty. A word's probability is the mean of what each member gives by itself. The penalty is equation 14 of Wu and
/// others 2016, or a power of the length.
std::vector<Enumerated> enumerate(const std::vector<Model>& members, const PreparedSentence& source,
    double exponent = 0.6, LengthPenaltyKind kind = LengthPenaltyKind::Wu)
{
    std::vector<PreparedSentence> targets;
    addTargets(*members.front(), {}, targets);
    const std::vector<PreparedSentence> sources(targets.size(), source);
    std::vector<std::vector<Translation>> forced;
    for (const auto& member : members)
        forced.push_back(decodeForced(*member, sources, targets));
    std::vector<Enumerated> all;
    for (std::size_t index = 0; index < targets.size(); ++index) {
        // A translation of the greatest length need not end. Its end token then does not count.
        const std::size_t tokens = std::min(targets[index].ids.size() + 1, longest);
        double score = 0.0;
        for (std::size_t token = 0; token < tokens; ++token) {
            double sum = 0.0;
            for (const auto& translations : forced)
                sum += static_cast<double>(translations[index].probabilities[token]);
            score += std::log(sum / static_cast<double>(members.size()));
        }
        const double base = kind == LengthPenaltyKind::Power ? double(tokens) : (5.0 + double(tokens)) / 6.0;
        all.push_back({forced.front()[index].text, score / std::pow(base, exponent)});
    }
    std::ranges::sort(all, std::greater(), &Enumerated::ranking);
    return all;
}

ModelGroup groupOf(const std::vector<Model>& models)
{
    std::vector<TranslationModel*> members;
    for (const auto& model : models)
        members.push_back(model.get());
    return ModelGroup::of(members).value();
}

void verifySame(const Translation& actual, const Translation& expected)
{
    QCOMPARE(actual.text, expected.text);
    QCOMPARE(actual.score, expected.score);
    QCOMPARE(actual.probabilities, expected.probabilities);
    QCOMPARE(actual.attention.isEmpty(), expected.attention.isEmpty());
    if (!expected.attention.isEmpty())
        QCOMPARE(*actual.attention.weights, *expected.attention.weights);
}

} // namespace

/// Models that translate together, length penalties and n-best lists. All are compared with a list of all translations.
class TestModelGroup : public QObject
{
    Q_OBJECT

    static Model modelOf(const char* kind, std::uint64_t seed = 3) { return tinyModel(tinyConfiguration(kind), seed); }

private Q_SLOTS:
    void theMeanIsOfProbabilities()
    {
        const auto first = torch::tensor({0.5, 0.25, 0.25}, torch::kFloat64);
        const auto second = torch::tensor({0.1, 0.2, 0.7}, torch::kFloat64);
        const auto mean = logOfMean({first.log(), second.log()}).exp();
        QVERIFY(torch::allclose(mean, torch::tensor({0.3, 0.225, 0.475}, torch::kFloat64), 1e-12, 1e-12));
        QVERIFY(!meanOfDefined({{}, {}}).defined());
        QVERIFY(torch::equal(meanOfDefined({first, {}}), first)); // a member without attention does not count
    }

    void aModelWithItselfIsThatModel_data()
    {
        addColumns<QString, int>("kind", "beam");
        for (const char* kind : {"general", "additive", "local-p", "none", "multi-head"})
            for (const int beam : {1, 4})
                QTest::addRow("%s %d", kind, beam) << QString(kind) << beam;
    }

    void aModelWithItselfIsThatModel()
    {
        const auto [kind, beam] = fetched<QString, int>();
        const auto model = modelOf(kind.toLatin1());
        std::vector<PreparedSentence> sources;
        for (const char* text : {"a b c", "k", "d e f g h i j", "c c"})
            sources.push_back(prepare(*model, model->source(), text));
        const DecodingOptions options{.beam = beam};
        const auto alone = searchTranslations(*model, sources, options, {}, {});
        const auto copy = modelOf(kind.toLatin1());
        for (const auto& group : {groupOf({model, model}), groupOf({model, copy, model})}) {
            const auto together = searchTranslations(group, sources, options, {}, {});
            for (std::size_t index = 0; index < sources.size(); ++index)
                verifySame(together[index], alone[index]);
        }
    }

    void twoModelsFindTheBestOfAll()
    {
        for (const std::uint64_t seed : {3U, 4U, 5U}) {
            const std::vector models{modelOf("additive", seed), modelOf("general", seed + 10)};
            const auto source = prepare(*models.front(), models.front()->source(), "a b c");
            const DecodingOptions options{
                .maximumLength = int(longest), .beam = everything, .beamAnswer = BeamAnswer::Whole};
            const auto found = searchTranslations(groupOf(models), std::vector{source}, options, {}, {}).front();
            const auto all = enumerate(models, source), alone = enumerate({models.front()}, source);
            const auto& hypotheses = found.beam->hypotheses;
            QCOMPARE(hypotheses.size(), all.size());
            QCOMPARE(found.text, all.front().text);
            std::size_t unlike = 0;
            for (std::size_t rank = 0; rank < all.size(); ++rank) {
                QVERIFY(std::abs(hypotheses[rank].ranking - all[rank].ranking) < 1e-4);
                unlike += hypotheses[rank].translation.text != alone[rank].text;
            }
            QVERIFY(unlike > all.size() / 2); // otherwise the test would not show the effect of the mean
        }
    }

    /// The second model has a table of eight positions, the first one has none. The words are fixed, so that no model
    /// ends the translation before.
    void theShortestTableLimitsTheTranslation()
    {
        auto limited = tinyTransformer();
        limited.positions = Positions::Learned;
        limited.maximumPositions = 8;
        const std::vector models{modelOf(multiHeadId), tinyModel(limited)};
        const std::vector source{prepare(*models.front(), models.front()->source(), "a b c d e")};
        const auto words = std::make_shared<PreparedConstraints>();
        for (std::size_t place = 0; place < 12; ++place)
            words->words.emplace(place, SettledWord{Vocabulary::firstWord, "a", ChosenBy::Person});
        for (const int beam : {1, 3}) {
            const DecodingOptions options{.beam = beam, .constraints = words};
            const auto found = searchTranslations(groupOf(models), source, options, {}, {}).front();
            QCOMPARE(found.target.size(), std::size_t(8));
            QCOMPARE(found.end, TranslationEnd::MaximumLength);
        }
    }

    void rowsAreMeansOfRows()
    {
        const std::vector models{modelOf("additive"), modelOf("local-p", 8), modelOf("none", 9)};
        const auto& model = *models.front();
        const std::vector source{prepare(model, model.source(), "a b c d e")};
        const auto together = searchTranslations(groupOf(models), source, {}, {}, {}).front();
        PreparedSentence words;
        for (const auto& token : together.target)
            if (!token.special) {
                words.ids.push_back(model.target().id(token.text));
                words.tokens.push_back({token.text, token.attached});
            }
        const auto first = decodeForced(*models[0], source, std::vector{words}).front().attention;
        const auto second = decodeForced(*models[1], source, std::vector{words}).front().attention;
        QVERIFY(together.attention.rows > 1);
        QVERIFY(together.attention.centres.empty());
        for (std::size_t row = 0; row < together.attention.rows; ++row)
            for (std::size_t column = 0; column < together.attention.columns; ++column)
                QVERIFY(std::abs(together.attention.at(row, column)
                            - 0.5F * (first.at(row, column) + second.at(row, column)))
                    < 1e-6F);
    }

    void givenWordsHaveTheMeanProbability()
    {
        const std::vector models{modelOf("additive"), modelOf("general", 8)};
        const auto& model = *models.front();
        const std::vector source{prepare(model, model.source(), "a b c d e")};
        const std::vector target{prepare(model, model.target(), "b a c")};
        const auto together = decodeForced(groupOf(models), source, target).front();
        const auto first = decodeForced(*models[0], source, target).front();
        const auto second = decodeForced(*models[1], source, target).front();
        QCOMPARE(together.probabilities.size(), std::size_t(4));
        for (std::size_t token = 0; token < 4; ++token)
            QVERIFY(std::abs(together.probabilities[token]
                        - 0.5F * (first.probabilities[token] + second.probabilities[token]))
                < 1e-6F);
    }

    void aLengthPenaltyRanksAsItsFormula_data()
    {
        addColumns<double, LengthPenaltyKind>("exponent", "kind");
        for (const double exponent : {0.0, 0.6, 1.0, 4.0}) {
            QTest::addRow("Wu, %g", exponent) << exponent << LengthPenaltyKind::Wu;
            QTest::addRow("power, %g", exponent) << exponent << LengthPenaltyKind::Power;
        }
    }

    void aLengthPenaltyRanksAsItsFormula()
    {
        const auto [exponent, kind] = fetched<double, LengthPenaltyKind>();
        auto configuration = tinyConfiguration("additive");
        configuration.lengthPenaltyKind = kind;
        for (const std::uint64_t seed : {3U, 4U, 5U}) {
            const auto model = tinyModel(configuration, seed);
            const auto source = prepare(*model, model->source(), "a b c");
            DecodingOptions options{.maximumLength = int(longest), .beam = everything, .lengthPenalty = exponent};
            const auto found = searchTranslations(*model, std::vector{source}, options, {}, {}).front();
            const auto all = enumerate({model}, source, exponent, kind);
            QCOMPARE(found.text, all.front().text);
            options.beamAnswer = BeamAnswer::Whole;
            const auto whole = searchTranslations(*model, std::vector{source}, options, {}, {}).front();
            for (std::size_t rank = 0; rank < all.size(); ++rank)
                QVERIFY(std::abs(whole.beam->hypotheses[rank].ranking - all[rank].ranking) < 1e-4);
        }
    }

    /// Both penalties of a search that is stopped before it has a word.
    void aSearchWithoutAWordHasARanking()
    {
        std::stop_source stop;
        stop.request_stop();
        for (const auto kind : {LengthPenaltyKind::Wu, LengthPenaltyKind::Power}) {
            auto configuration = tinyConfiguration("additive");
            configuration.lengthPenaltyKind = kind;
            const auto model = tinyModel(configuration);
            const std::vector source{prepare(*model, model->source(), "a b c")};
            const DecodingOptions options{.beam = 3, .beamAnswer = BeamAnswer::Whole};
            const auto found = searchTranslations(*model, source, options, {}, stop.get_token()).front();
            QCOMPARE(found.end, TranslationEnd::Cancelled);
            QCOMPARE(found.beam->hypotheses.front().ranking, 0.0);
        }
    }

    void aLargerLengthPenaltyGivesLongerTranslations()
    {
        std::vector<std::size_t> words; // number of words of all translations, for each exponent
        for (const double exponent : {0.0, 0.6, 5.0}) {
            words.push_back(0);
            for (const std::uint64_t seed : {3U, 4U, 5U, 6U, 7U}) {
                const auto model = modelOf("additive", seed);
                const auto source = prepare(*model, model->source(), "a b c");
                const DecodingOptions options{
                    .maximumLength = int(longest), .beam = everything, .lengthPenalty = exponent};
                words.back() += searchTranslations(*model, std::vector{source}, options, {}, {}).front().target.size();
            }
        }
        QVERIFY(std::ranges::is_sorted(words));
        QVERIFY(words.front() < words.back());
    }

    void theBestAreInOrderAndDistinct()
    {
        for (const double exponent : {0.0, 0.6, 2.0}) {
            const auto model = modelOf("general", 6);
            const auto source = prepare(*model, model->source(), "a b c");
            DecodingOptions options{.maximumLength = int(longest), .beam = everything, .lengthPenalty = exponent};
            const auto best = searchTranslations(*model, std::vector{source}, options, {}, {}).front();
            options.beamAnswer = BeamAnswer::Whole;
            const auto whole = searchTranslations(*model, std::vector{source}, options, {}, {}).front();
            const auto all = enumerate({model}, source, exponent);
            const auto& hypotheses = whole.beam->hypotheses;
            QCOMPARE(hypotheses.size(), all.size());
            QCOMPARE(hypotheses.front().translation.text, best.text);
            std::set<std::string> texts;
            for (std::size_t rank = 0; rank < all.size(); ++rank) {
                QVERIFY(std::abs(hypotheses[rank].ranking - all[rank].ranking) < 1e-4);
                QVERIFY(rank == 0 || hypotheses[rank].ranking <= hypotheses[rank - 1].ranking);
                texts.insert(hypotheses[rank].translation.text);
            }
            QCOMPARE(texts.size(), all.size());
        }
    }

    void modelsThatDifferAreRefused()
    {
        const auto first = modelOf("general");
        const auto with = [&](const Vocabulary& source, const Vocabulary& target, Configuration configuration) {
            const auto other = TranslationModel::make(configuration, source, target, Spacing()).value();
            const auto group = ModelGroup::of({first.get(), other.get()});
            return group ? std::string() : group.error().message.text();
        };
        const auto& own = first->configuration();
        QCOMPARE(with(letters(12), letters(9), own), std::string());
        QVERIFY(with(letters(11), letters(9), own).contains("source vocabularies differ"));
        const auto others = Vocabulary::fromWords({"a", "b", "c", "d", "x", "f", "g", "h", "i"}).value();
        const auto target = with(letters(12), others, own);
        QVERIFY2(target.contains("target vocabularies differ") && target.contains("\"e\"") && target.contains("\"x\""),
            target.c_str());
        auto changed = own;
        changed.model.sourceMarkers = SourceMarkers::StartAndEnd;
        QVERIFY(with(letters(12), letters(9), changed).contains("source_markers"));
        changed = own;
        changed.data.lowercase = true;
        QVERIFY(with(letters(12), letters(9), changed).contains("lowercase"));
    }

    void trainingGoesOnAsBefore()
    {
        const auto model = modelOf("general");
        model->network().train();
        {
            const GroupEvaluationMode mode(groupOf({model, model}));
            QVERIFY(!model->network().is_training());
            QVERIFY(!torch::GradMode::is_enabled());
        }
        QVERIFY(model->network().is_training());
        QVERIFY(torch::GradMode::is_enabled());
    }
};

ATTENTOSCOPE_TEST(TestModelGroup, QCoreApplication);
#include "tst_modelgroup.moc"
