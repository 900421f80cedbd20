// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/decoding/translationdraft.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

const std::vector<std::string> texts{"a b c", "k", "d e f g h i j", "c c", "l a", "b d f h"};

std::vector<PreparedSentence> sourcesOf(const TranslationModel& model)
{
    std::vector<PreparedSentence> sources;
    for (const auto& text : texts)
        sources.push_back(prepare(model, model.source(), text));
    return sources;
}

void compare(const Translation& actual, const Translation& expected)
{
    QCOMPARE(actual.text, expected.text);
    QCOMPARE(actual.end, expected.end);
    QVERIFY(std::abs(actual.score - expected.score) < 1e-4);
    QCOMPARE(actual.attention.rows, expected.attention.rows);
    for (std::size_t index = 0; index < actual.attention.rows * actual.attention.columns; ++index)
        QVERIFY(std::abs((*actual.attention.weights)[index] - (*expected.attention.weights)[index]) < 1e-5f);
}

constexpr BeamEnd beamEnds[] = {BeamEnd::Narrowing, BeamEnd::UntilFull, BeamEnd::UntilWorse};

struct Depth
{
    std::size_t open = 0, ended = 0;
};

/// The number of words at each depth of a beam's tree. End tokens are counted separately.
std::vector<Depth> depthsOf(const Beam& beam)
{
    std::vector<Depth> depths;
    std::vector<std::size_t> of;
    for (const auto& node : beam.nodes) {
        of.push_back(node.parent ? of[*node.parent] + 1 : 0);
        depths.resize(std::max(depths.size(), of.back() + 1));
        ++(node.word.special ? depths[of.back()].ended : depths[of.back()].open);
    }
    return depths;
}

/// The best of all translations with at most `length` words. The end token counts as a word.
struct Best
{
    double ranking = -std::numeric_limits<double>::infinity();
    std::string text;
};

void enumerate(TranslationModel& model, const PreparedSentence& source, std::vector<std::int32_t> ids,
    std::size_t length, Best& best)
{
    PreparedSentence target;
    for (const std::int32_t id : ids) {
        target.tokens.push_back({model.target().word(id), false});
        target.ids.push_back(id);
    }
    const auto forced = decodeForced(model, std::vector{source}, std::vector{target}).front();
    // A translation of the greatest length need not end. Its end token then does not count.
    double score = forced.score;
    std::size_t tokens = ids.size() + 1;
    if (ids.size() == length) {
        score -= std::log(static_cast<double>(forced.probabilities.back()));
        --tokens;
    }
    const double ranking = score / std::pow((5.0 + static_cast<double>(tokens)) / 6.0, 0.6);
    if (ranking > best.ranking && tokens > 0)
        best = {ranking, forced.text};
    if (ids.size() == length)
        return;
    for (std::int32_t id = Vocabulary::end + 1; id < static_cast<std::int32_t>(model.target().size()); ++id) {
        ids.push_back(id);
        enumerate(model, source, ids, length, best);
        ids.pop_back();
    }
}

} // namespace

/// Greedy and beam search are compared with a list of every translation, and with forced decoding.
class TestSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finishedSentencesChangeNothing_data()
    {
        addColumns<QString, int>("kind", "beam");
        for (const char* kind : {"general", "additive", "local-p", "location", "none", "multi-head"})
            for (const int beam : {1, 3})
                QTest::addRow("%s %d", kind, beam) << QString(kind) << beam;
    }

    void finishedSentencesChangeNothing()
    {
        const auto [kind, beam] = fetched<QString, int>();
        const auto model = tinyModel(tinyConfiguration(kind.toStdString()));
        const auto sources = sourcesOf(*model);
        const DecodingOptions options{.beam = beam};
        const auto together = searchTranslations(*model, sources, options, {}, {});
        for (std::size_t index = 0; index < sources.size(); ++index)
            compare(
                together[index], searchTranslations(*model, std::span(&sources[index], 1), options, {}, {}).front());
    }

    void aBeamIsSeldomWorseThanGreedy()
    {
        const auto model = tinyModel(tinyConfiguration("general"));
        const auto sources = sourcesOf(*model);
        const auto greedy = searchTranslations(*model, sources, {.maximumLength = 6}, {}, {});
        int better = 0;
        const auto beam = searchTranslations(*model, sources, {.maximumLength = 6, .beam = 4}, {}, {});
        const auto ranking = [](const Translation& translation) {
            return translation.score / std::pow((5.0 + static_cast<double>(translation.target.size())) / 6.0, 0.6);
        };
        for (std::size_t index = 0; index < sources.size(); ++index)
            better += ranking(beam[index]) >= ranking(greedy[index]) - 1e-9;
        QVERIFY(better >= static_cast<int>(sources.size()) - 1);
    }

    void aWideBeamFindsTheBestOfAll()
    {
        constexpr std::size_t length = 3, everything = 2'000;
        for (const std::uint64_t seed : {3U, 4U, 5U}) {
            auto configuration = tinyConfiguration("additive");
            const auto model = tinyModel(configuration, seed);
            const auto source = prepare(*model, model->source(), "a b c");
            Best best;
            enumerate(*model, source, {}, length, best);
            for (const auto end : beamEnds) {
                configuration.beamEnd = end;
                const auto found = searchTranslations(*tinyModel(configuration, seed), std::vector{source},
                    {.maximumLength = static_cast<int>(length), .beam = static_cast<int>(everything)}, {}, {});
                QCOMPARE(found.front().text, best.text);
            }
        }
    }

    void anEndedTranslationKeepsOrLeavesItsPlace()
    {
        constexpr std::size_t width = 3;
        for (const auto end : beamEnds) {
            auto configuration = tinyConfiguration("general");
            configuration.beamEnd = end;
            std::size_t early = 0; // translations that end while others go on
            for (const std::uint64_t seed : {3U, 4U, 5U, 6U}) {
                const auto model = tinyModel(configuration, seed);
                const auto sources = sourcesOf(*model);
                for (const auto& found : searchTranslations(
                         *model, sources, {.beam = int(width), .beamAnswer = BeamAnswer::Whole}, {}, {})) {
                    const auto depths = depthsOf(*found.beam);
                    std::size_t ended = 0;
                    for (std::size_t depth = 0; depth + 1 < depths.size(); ++depth) {
                        ended += depths[depth].ended;
                        QCOMPARE(depths[depth].open + (end == BeamEnd::Narrowing ? depths[depth].ended : 0), width);
                    }
                    early += ended;
                    const auto most = end == BeamEnd::UntilWorse ? width : 2 * width - 1; // all of a step may end
                    QVERIFY(found.beam->hypotheses.size() <= most);
                }
            }
            QVERIFY(early > 0);
        }
    }

    void attentionIsThatOfTheChosenWords_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"general", "additive", "local-p", "multi-head"})
            QTest::newRow(kind) << QString(kind);
    }

    void attentionIsThatOfTheChosenWords()
    {
        QFETCH(QString, kind);
        int ended = 0;
        for (int round = 0; round < 16; ++round) { // not every model ends its sentences
            const int beam = round % 2 == 0 ? 1 : 4;
            const auto model = tinyModel(tinyConfiguration(kind.toStdString()), static_cast<std::uint64_t>(round));
            const auto sources = sourcesOf(*model);
            const auto translations = searchTranslations(*model, sources, {.beam = beam}, {}, {});
            for (std::size_t index = 0; index < sources.size(); ++index) {
                const auto& translation = translations[index];
                if (translation.end != TranslationEnd::EndToken)
                    continue;
                ++ended;
                const std::vector target{prepare(*model, model->target(), translation.text)};
                auto forced = decodeForced(*model, std::span(&sources[index], 1), target).front();
                if (std::ranges::none_of(translation.target, &Token::unknown))
                    compare(translation, forced);
            }
        }
        QVERIFY(ended > 0);
    }

    void copiedWordIsNeverTheEnd()
    {
        const auto model = tinyModel(tinyConfiguration("additive"));
        const auto source = prepare(*model, model->source(), "a b c");
        const DecoderHeads none;
        const auto copied = [&](const torch::Tensor& weights, const PreparedSentence& sentence) {
            TranslationDraft draft(*model, sentence, {.unknownWords = UnknownWords::CopySource});
            draft.append({Vocabulary::unknown, -1.0}, {weights, {}, none, 0}, {});
            return draft.partial().target.front();
        };
        const auto word = copied(torch::tensor({0.1F, 0.2F, 0.1F, 0.6F}), source);
        QCOMPARE(word.text, std::string("b"));
        QVERIFY(word.unknown);
        QCOMPARE(copied(torch::tensor({1.0F}), PreparedSentence{}).text, model->target().word(Vocabulary::unknown));
    }

    void emptySentencesStayEmpty()
    {
        const auto model = tinyModel(tinyConfiguration("general"));
        const std::vector sources{prepare(*model, model->source(), ""), prepare(*model, model->source(), "a b")};
        for (const int beam : {1, 3}) {
            const auto translations = searchTranslations(*model, sources, {.beam = beam}, {}, {});
            QVERIFY(translations[0].target.empty());
            QVERIFY(!translations[1].target.empty());
            const auto none = searchTranslations(*model, {sources.data(), 1}, {.beam = beam}, {}, {});
            QCOMPARE(none.size(), std::size_t(1));
            QVERIFY(none[0].target.empty());
        }
    }
};

ATTENTOSCOPE_TEST(TestSearch, QCoreApplication);
#include "tst_search.moc"
