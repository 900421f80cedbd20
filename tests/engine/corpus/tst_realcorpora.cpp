// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "corpusfixture.h"
#include "tests/support/testprogram.h"

/// Counts on published corpora. The publishers' programs give the same numbers.
class TestRealCorpora : public QObject
{
    Q_OBJECT

private slots:
    void multi30k()
    {
        const auto train = sharedData("multi30k/train.de-en.tsv");
        SKIP_WITHOUT(train);
        DataRequest request = requestFor(train);
        request.validation = sharedData("multi30k/val.de-en.tsv");
        DataConfiguration configuration{.tokenizer = TokenizerKind::Space, .minimumFrequency = 2};
        const auto corpus = loadCorpus(request, configuration, {}, {});
        QVERIFY2(corpus.has_value(), corpus ? "" : corpus.error().message.c_str());
        QCOMPARE(corpus->training.size(), std::size_t{29'000});
        QCOMPARE(corpus->validation.encoded.size(), std::size_t{1'014});
        QCOMPARE(corpus->source.size(), std::size_t{7'859});
        QCOMPARE(corpus->target.size(), std::size_t{5'921});
        QCOMPARE(corpus->summary.problemCount, std::size_t{0});
        QCOMPARE(corpus->target.word(Vocabulary::firstWord), std::string("a"));

        configuration.minimumFrequency = 0;
        const auto automatic = loadCorpus(request, configuration, {}, {});
        QVERIFY(automatic);
        QCOMPARE(automatic->fingerprint, corpus->fingerprint);
    }

    void tutorialRecipe()
    {
        const auto path = sharedData("tatoeba/eng-fra.tsv");
        SKIP_WITHOUT(path);
        DataConfiguration configuration{.recipe = DataRecipe::Tutorial, .direction = Direction::Swapped};
        const auto corpus = loadCorpus(requestFor(path), configuration, {}, {});
        QVERIFY2(corpus.has_value(), corpus ? "" : corpus.error().message.c_str());
        QCOMPARE(corpus->summary.pairs, std::size_t{9'054});
        QVERIFY(corpus->summary.sourceLengths.size() <= 10);

        configuration.direction = Direction::AsWritten;
        const auto wrongWay = loadCorpus(requestFor(path), configuration, {}, {});
        QVERIFY(!wrongWay);
        QVERIFY2(mentions(wrongWay.error().message, "76,037 pairs taken out by data_recipe=tutorial"),
            wrongWay.error().message.c_str());
    }

    void tatoeba()
    {
        const auto path = sharedData("tatoeba/eng-fra.tsv");
        SKIP_WITHOUT(path);
        const auto corpus = loadCorpus(requestFor(path), {}, {}, {});
        QVERIFY(corpus);
        QCOMPARE(corpus->summary.lines, std::size_t{76'037});
        QCOMPARE(corpus->summary.pairs, std::size_t{76'037});
        // Chance chose 2,000 pairs for validation. Ten of them have a copy elsewhere, so they are trained on.
        QCOMPARE(corpus->validation.text.size(), std::size_t{1'990});
        const auto id = [&](const char* word) { return corpus->target.id(word); };
        const Spacing& spacing = corpus->targetSpacing;
        QVERIFY(spacing.attaches(id("l'"), id("école")));
        QVERIFY(spacing.attaches(id("est"), id("-")) && spacing.attaches(id("-"), id("ce")));
        QVERIFY(spacing.attaches(id("maison"), id(".")));
        QVERIFY(!spacing.attaches(id("maison"), id("est")));
        QVERIFY(!spacing.attaches(id("une"), id("école")));
        QVERIFY(!spacing.attaches(id("maison"), id("!")));
    }

    void hansards()
    {
        const auto path = sharedData("alignment/hansards.en-fr.tsv");
        SKIP_WITHOUT(path);
        const auto pairs = loadPairs(requestFor(path), {}, {}, {}, {}, {});
        QVERIFY(pairs);
        QCOMPARE(pairs->lineCount, std::size_t{447});
        QCOMPARE(pairs->encoded.size(), std::size_t{447});
    }
};

ATTENTOSCOPE_TEST(TestRealCorpora, attentoscope::tests::NoApplication);
#include "tst_realcorpora.moc"
