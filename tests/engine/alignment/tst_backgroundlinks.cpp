// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/backgroundlinks.h"
#include "engine/alignment/statisticallinks.h"
#include "engine/corpus/tokens/textpipeline.h"
#include "tests/support/testprogram.h"

namespace {

using State = LinkLearningState;
using Effort = BackgroundLinks::Effort;

std::shared_ptr<const Corpus> frenchCorpus(std::size_t pairs, TokenizerKind tokenizer = TokenizerKind::Words)
{
    DataRequest request;
    request.sample = "tiny-french";
    request.samplePairs = pairs;
    DataConfiguration configuration;
    configuration.tokenizer = tokenizer;
    return std::make_shared<const Corpus>(valueOf(loadCorpus(request, configuration, {}, {})));
}

const LinkCache nothingKept(std::nullopt);

/// Waits until the links are learned, or cannot be learned.
State endOf(const BackgroundLinks& links)
{
    [&] { QTRY_VERIFY_WITH_TIMEOUT(links.look().state != State::Learning, 200'000); }();
    return links.look().state;
}

bool areSame(const GoldAlignment& one, const GoldAlignment& other)
{
    return one.sure == other.sure && one.possible == other.possible && one.kind == other.kind;
}

std::vector<Token> tokensOf(const DataConfiguration& configuration, const std::string& text)
{
    std::vector<Token> tokens{{.text = "<sos>", .special = true}};
    for (const auto& token : TextPipeline(configuration).tokens(text))
        tokens.push_back({.text = token.text, .attached = token.attached});
    return tokens;
}

} // namespace

/// Links are learned beside everything else.
class TestBackgroundLinks : public QObject
{
    Q_OBJECT

private slots:
    void theyAreThoseThatAreLearnedAtOnce()
    {
        const auto corpus = frenchCorpus(300);
        BackgroundLinks links(nothingKept);
        QVERIFY(links.look().state == State::None && !links.links());
        links.begin(corpus, Effort::Quick);
        QVERIFY(endOf(links) == State::Ready);
        const auto found = links.links();
        const auto aligner = valueOf(StatisticalAligner::learn(trainingWords(*corpus), {2, {}, {}}));
        QVERIFY(found->aligner.tables().forward.cells == aligner.tables().forward.cells);
        for (const auto& [pairs, byLine] :
            {std::pair(&corpus->validation, &found->validation), std::pair(&corpus->test, &found->test)}) {
            const auto wanted =
                heldOutLinks(aligner, {corpus->configuration, corpus->source, corpus->target}, *pairs, {1, {}, {}});
            QCOMPARE(byLine->size(), wanted.size());
            for (std::size_t pair = 0; pair < wanted.size(); ++pair) {
                QVERIFY(areSame(byLine->at(pairs->lines[pair]), wanted[pair]));
                QVERIFY(wanted[pair].kind == LinksKind::Statistical);
            }
        }
    }

    /// A typed sentence gets the same links as the same sentence of the data.
    void anyTranslationCanBeLinked_data()
    {
        addColumns<int>("tokenizer");
        QTest::newRow("words") << static_cast<int>(TokenizerKind::Words);
        QTest::newRow("space") << static_cast<int>(TokenizerKind::Space);
    }
    void anyTranslationCanBeLinked()
    {
        const auto [tokenizer] = fetched<int>();
        const auto corpus = frenchCorpus(300, static_cast<TokenizerKind>(tokenizer));
        BackgroundLinks links(nothingKept);
        links.begin(corpus, Effort::Quick);
        QVERIFY(endOf(links) == State::Ready);
        for (std::size_t pair = 0; pair < corpus->validation.text.size(); ++pair) {
            Translation translation;
            translation.source = tokensOf(corpus->configuration, corpus->validation.text[pair].source);
            translation.target = tokensOf(corpus->configuration, corpus->validation.text[pair].target);
            const auto found = linksOfTranslation(links.links()->aligner, corpus->configuration.tokenizer, translation);
            QVERIFY(areSame(found, links.links()->validation.at(corpus->validation.lines[pair])));
        }
    }

    void otherPairsEndThem()
    {
        BackgroundLinks links(nothingKept);
        links.begin(frenchCorpus(300), Effort::Any);
        QVERIFY(endOf(links) == State::Ready);
        links.forget();
        QVERIFY(links.look().state == State::None && !links.links());
        links.begin(frenchCorpus(400), Effort::Any);
        QVERIFY(endOf(links) == State::Ready && links.links());
    }

    void learningCanBeCancelledAndBegunAgain()
    {
        const auto corpus = frenchCorpus(2'000);
        BackgroundLinks links(nothingKept);
        links.begin(corpus, Effort::Any);
        QVERIFY(links.look().state == State::Learning);
        links.cancel();
        QVERIFY(links.look().state == State::Cancelled && !links.links());
        links.begin(frenchCorpus(300), Effort::Any);
        QVERIFY(endOf(links) == State::Ready);
        links.cancel(); // learning has ended, so cancelling has no effect
        QVERIFY(links.look().state == State::Ready && links.links());
    }

    void slowOnesWaitForThePerson()
    {
        const auto corpus = frenchCorpus(300);
        BackgroundLinks links(nothingKept, secondsToLearn(*corpus) / 2);
        links.begin(corpus, Effort::Quick);
        QVERIFY(endOf(links) == State::Slow);
        links.begin(corpus, Effort::Any);
        QVERIFY(endOf(links) == State::Ready);
    }

    void whatIsKeptIsNeverSlow()
    {
        QTemporaryDir place;
        const auto corpus = frenchCorpus(250);
        const LinkCache cache(place.filePath("links").toStdString());
        for (const auto effort : {Effort::Any, Effort::Quick}) {
            BackgroundLinks links(cache, 0.0);
            links.begin(corpus, effort);
            QVERIFY(endOf(links) == State::Ready);
        }
    }

    void aCacheThatCannotBeWrittenCostsANotice()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        BackgroundLinks links(LinkCache(file.fileName().toStdString() + "/links"));
        links.begin(frenchCorpus(300), Effort::Any);
        QVERIFY(endOf(links) == State::Ready && links.links());
        QCOMPARE(links.look().notices.size(), std::size_t{1});
        QVERIFY(links.look().notices.front().text().contains("not kept"));
    }
};

ATTENTOSCOPE_TEST(TestBackgroundLinks, QCoreApplication);
#include "tst_backgroundlinks.moc"
