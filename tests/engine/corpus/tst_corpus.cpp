// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "corpusfixture.h"
#include "engine/corpus/corpusnumbering.h"
#include "tests/support/testprogram.h"

namespace {

std::string written(std::span<const std::int32_t> ids, const Vocabulary& vocabulary)
{
    std::string text;
    for (const auto id : ids)
        text += (text.empty() ? "" : " ") + vocabulary.word(id);
    return text;
}

} // namespace

class TestCorpus : public QObject
{
    Q_OBJECT

private slots:
    void smallFile()
    {
        const auto corpus = load("Go on.\tVa !\nGo!\tVa, va !\nHi.\tSalut !\n");
        QVERIFY2(corpus.has_value(), corpus ? "" : corpus.error().message.c_str());
        QCOMPARE(corpus->training.size(), std::size_t{2});
        QCOMPARE(corpus->validation.encoded.size(), std::size_t{1});
        QCOMPARE(corpus->training.source.size(), corpus->training.target.size());
        for (std::size_t i = 0; i < 2; ++i)
            for (const auto id : corpus->training.source[i])
                QVERIFY(id >= Vocabulary::firstWord);
    }

    void directionSwapsSides()
    {
        const std::string content = "one two\teins\nthree\tzwei drei vier\nfive\tsix\n";
        DataConfiguration swapped{.direction = Direction::Swapped};
        const auto corpus = load(content);
        const auto back = load(content, swapped);
        QVERIFY(corpus && back);
        QCOMPARE(corpus->summary.preview[0].source, "one two"s);
        QCOMPARE(back->summary.preview[0].source, "eins"s);
        QCOMPARE(back->summary.preview[0].target, "one two"s);
        QCOMPARE(back->summary.sourceTokens, corpus->summary.targetTokens);
        QCOMPARE(back->source.words(), corpus->target.words());
        QCOMPARE(back->validation.text[0].source, corpus->validation.text[0].target);
    }

    void summaryIsComplete()
    {
        DataConfiguration configuration{.minimumFrequency = 1, .maximumLength = 4};
        const auto corpus =
            load("a b c\td e\nx\ty\t(CC-BY)\n\nf\tg g g\nonly one\na b c d e\tf\nh\ti i i i i i\n", configuration);
        QVERIFY2(corpus.has_value(), corpus ? "" : corpus.error().message.c_str());
        const CorpusSummary& summary = corpus->summary;
        QCOMPARE(summary.name, "data.tsv"s);
        QCOMPARE(summary.request.source, m_files.path("data.tsv"));
        QCOMPARE(summary.lines, std::size_t{7});
        QCOMPARE(summary.pairs, std::size_t{3});
        QCOMPARE(summary.trainingPairs, std::size_t{2});
        QCOMPARE(summary.validationPairs, std::size_t{1});
        QCOMPARE(summary.testPairs, std::size_t{0});
        QCOMPARE(summary.sourceTokens, std::size_t{5});
        QCOMPARE(summary.targetTokens, std::size_t{6});
        QCOMPARE(summary.sourceVocabulary, corpus->source.size());
        QCOMPARE(summary.targetVocabulary, corpus->target.size());
        QCOMPARE(summary.minimumFrequency, 1);
        QCOMPARE(summary.sourceLengths, (std::vector<std::size_t>{0, 2, 0, 1}));
        QCOMPARE(summary.targetLengths, (std::vector<std::size_t>{0, 1, 1, 1}));
        QCOMPARE(summary.preview.size(), std::size_t{3});
        QCOMPARE(summary.validationPreview.size(), std::size_t{1});
        QCOMPARE(summary.problemCount, std::size_t{4});
        QCOMPARE(summary.problems.size(), std::size_t{4});
        QCOMPARE(summary.problems[0].line, std::size_t{3});
        QCOMPARE(summary.problems[1].line, std::size_t{5});
        QVERIFY(mentions(summary.problems[1].message, "Only one field"));
        QVERIFY2(
            mentions(summary.problems[2].message, "5 source and 1 target tokens"), summary.problems[2].message.c_str());
        QVERIFY(mentions(summary.problems[2].message, "(max_length) has 4"));
        QCOMPARE(summary.notices.size(), std::size_t{1});
        QVERIFY(mentions(summary.notices[0], "more than 2 columns"));
        QVERIFY(!summary.hasGoldAlignments);
    }

    void vocabularyIsOfTrainingPairsOnly()
    {
        const auto corpus = load(manyPairs(200));
        QVERIFY(corpus);
        QCOMPARE(corpus->validation.text.size(), std::size_t{10});
        for (std::size_t i = 0; i < corpus->validation.text.size(); ++i) {
            // Only this pair contains its second source word.
            const std::string& text = corpus->validation.text[i].source;
            QCOMPARE(corpus->source.id(text.substr(text.find(' ') + 1)), Vocabulary::unknown);
            QCOMPARE(corpus->validation.encoded.source[i][1], Vocabulary::unknown);
        }
        std::vector<bool> used(corpus->source.size());
        for (std::size_t i = 0; i < corpus->training.size(); ++i)
            for (const auto id : corpus->training.source[i])
                used[static_cast<std::size_t>(id)] = true;
        QCOMPARE(std::accumulate(used.begin(), used.end(), 0),
            static_cast<int>(corpus->source.size()) - Vocabulary::firstWord);
    }

    void validationPairsKeepTextAndLine()
    {
        const auto corpus = load("\n" + manyPairs(100));
        QVERIFY(corpus);
        const TextPairs& validation = corpus->validation;
        QCOMPARE(validation.lineCount, std::size_t{101});
        QCOMPARE(validation.text.size(), std::size_t{5});
        QVERIFY(std::ranges::is_sorted(validation.lines));
        for (std::size_t i = 0; i < validation.text.size(); ++i)
            QVERIFY(validation.text[i].source.ends_with(" b" + std::to_string(validation.lines[i] - 2)));
        QCOMPARE(corpus->summary.validationPreview.size(), std::size_t{5});
        QCOMPARE(corpus->summary.validationPreview[4].source, validation.text[4].source);
    }

    void seedDecides()
    {
        const auto one = load(manyPairs(100), {}, 1);
        const auto again = load(manyPairs(100), {}, 1);
        const auto other = load(manyPairs(100), {}, 2);
        QVERIFY(one && again && other);
        QCOMPARE(one->validation.lines, again->validation.lines);
        QCOMPARE(one->fingerprint, again->fingerprint);
        QVERIFY(one->validation.lines != other->validation.lines);
        QVERIFY(one->fingerprint != other->fingerprint);
    }

    /// There are more pairs than in a chunk. Order, text and ids must fit together across chunks.
    void resultDoesNotDependOnChunks()
    {
        DataConfiguration configuration{.minimumFrequency = 1};
        const auto corpus = load(manyPairs(10'000), configuration);
        QVERIFY(corpus);
        QCOMPARE(corpus->summary.pairs, std::size_t{10'000});
        std::size_t pair = 0, validation = 0;
        for (std::size_t line = 0; line < 10'000; ++line) {
            if (validation < corpus->validation.lines.size() && corpus->validation.lines[validation] == line + 1) {
                ++validation;
                continue;
            }
            QCOMPARE(written(corpus->training.source[pair], corpus->source),
                "a" + std::to_string(line % 97) + " b" + std::to_string(line));
            QCOMPARE(
                written(corpus->training.target[pair], corpus->target), "c" + std::to_string(line % 89) + " , d .");
            ++pair;
        }
        QCOMPARE(pair, corpus->training.size());
    }

    void validationFile()
    {
        DataRequest request = requestFor(m_files.write("train.tsv", "a b\tx\na\ty\n"));
        request.validation = m_files.write("valid.tsv", "a new b\tx\n\ny\tz\nb\ty\n");
        const auto corpus = loadCorpus(request, {}, {}, {});
        QVERIFY2(corpus.has_value(), corpus ? "" : corpus.error().message.c_str());
        QCOMPARE(corpus->training.size(), std::size_t{2});
        QCOMPARE(corpus->validation.encoded.size(), std::size_t{3});
        QCOMPARE(written(corpus->validation.encoded.source[0], corpus->source), "a <unk> b"s);
        QCOMPARE(corpus->validation.lines, (std::vector<std::size_t>{1, 3, 4}));
        QCOMPARE(corpus->summary.pairs, std::size_t{2});
        QCOMPARE(corpus->summary.validationPairs, std::size_t{3});
        QCOMPARE(corpus->summary.problemCount, std::size_t{1});
        QVERIFY(mentions(corpus->summary.problems[0].message, "valid.tsv: "));

        request.validation = m_files.path("nowhere.tsv");
        QCOMPARE(loadCorpus(request, {}, {}, {}).error().code, ErrorCode::FileNotFound);
    }

    void testShare()
    {
        DataConfiguration configuration{.testShare = 0.2};
        const auto corpus = load(manyPairs(100), configuration);
        QVERIFY(corpus);
        QCOMPARE(corpus->training.size(), std::size_t{75});
        QCOMPARE(corpus->validation.encoded.size(), std::size_t{5});
        QCOMPARE(corpus->test.encoded.size(), std::size_t{20});
        QCOMPARE(corpus->test.text.size(), std::size_t{20});
        QCOMPARE(corpus->summary.testPairs, std::size_t{20});
        for (const auto line : corpus->test.lines)
            QVERIFY(std::ranges::find(corpus->validation.lines, line) == corpus->validation.lines.end());
    }

    void onePair()
    {
        const auto corpus = load("\nHello.\tSalut !\n", {});
        QVERIFY2(corpus.has_value(), corpus ? "" : corpus.error().message.c_str());
        QCOMPARE(corpus->training.size(), std::size_t{1});
        QCOMPARE(corpus->validation.encoded.size(), std::size_t{1});
        QCOMPARE(corpus->validation.text[0].target, "Salut !"s);
        QCOMPARE(corpus->validation.lines, std::vector<std::size_t>{2});
        QCOMPARE(corpus->summary.notices.size(), std::size_t{1});
        QVERIFY(mentions(corpus->summary.notices[0], "only one pair"));
    }

    void automaticMinimumFrequency_data()
    {
        addColumns<std::size_t, int, int>("pairs", "setting", "decided");
        QTest::newRow("few pairs") << std::size_t{9'999} << 0 << 1;
        QTest::newRow("many pairs") << std::size_t{10'000} << 0 << 2;
        QTest::newRow("few pairs, set") << std::size_t{100} << 3 << 3;
    }

    void automaticMinimumFrequency()
    {
        const auto [pairs, setting, decided] = fetched<std::size_t, int, int>();
        DataRequest request = requestFor(m_files.write("frequency.tsv", manyPairs(pairs)));
        request.validation = m_files.write("v.tsv", "a\tb\n");
        DataConfiguration configuration{.minimumFrequency = setting};
        const auto corpus = loadCorpus(request, configuration, {}, {});
        QVERIFY(corpus);
        QCOMPARE(corpus->configuration.minimumFrequency, decided);
        QCOMPARE(corpus->summary.minimumFrequency, decided);
        QCOMPARE(corpus->source.id("b7") == Vocabulary::unknown, decided > 1);
    }

    void reservedWordsAreNoticed()
    {
        DataConfiguration configuration{.tokenizer = TokenizerKind::Space};
        DataRequest request = requestFor(m_files.write("reserved.tsv", "a <unk>\tb <eos> <pad>\n"));
        const auto corpus = loadCorpus(request, configuration, {}, {});
        QVERIFY(corpus);
        QCOMPARE(written(corpus->training.target[0], corpus->target), "b <unk> <unk>"s);
        QVERIFY2(mentions(corpus->summary.notices[0], "3 times"), corpus->summary.notices[0].c_str());
    }

    void aVocabularyWithoutWordsIsNoticed()
    {
        DataConfiguration configuration;
        const auto request = requestFor(m_files.write("few.tsv", "a b\tc c c\na b\td c\nb a\tc\n"));
        const auto noticesWith = [&](int frequency) {
            configuration.minimumFrequency = frequency;
            const auto corpus = loadCorpus(request, configuration, {}, {});
            std::string all;
            for (const auto& notice : corpus->summary.notices)
                all += notice.text();
            return all;
        };
        QVERIFY(!mentions(noticesWith(1), "every word is <unk>"));
        QVERIFY2(mentions(noticesWith(50), "no word of either side"), noticesWith(50).c_str());
        QVERIFY2(mentions(noticesWith(3), "no word of the source side"), noticesWith(3).c_str());
    }

    void tokensThatWouldBeCutAreNoticed_data()
    {
        addColumns<std::string, bool>("line", "told");
        const auto row = [](const char* name, const char* line, bool told) {
            QTest::newRow(name) << std::string(line) << told;
        };
        row("plain", "It 's a dog .\tC' est un chien .", false);
        row("entities", "The dog &apos;s ball\tLa balle du chien", true);
        row("quotes of the target", "He said so\tIl dit &quot; oui &quot;", true);
        row("hyphens", "an up @-@ to @-@ date list\tune liste", true);
        row("pieces with @@", "the dog sle@@ eps\tle chien dort", true);
        row("pieces of SentencePiece", "▁the ▁dog\t▁le ▁chien", true);
        row("joiners", "the dog ￭.\tle chien ￭.", true);
        row("an entity within a word", "the R&amp;D team\\tl'équipe R&amp;D", false);
        row("addresses of people", "write to a@b.org\técris à a@b.org", false);
    }

    void tokensThatWouldBeCutAreNoticed()
    {
        const auto [line, told] = fetched<std::string, bool>();
        const auto request = requestFor(m_files.write("tokens.tsv", line + '\n' + line + '\n' + line + '\n'));
        const auto isTold = [&](TokenizerKind kind) {
            const auto corpus = loadCorpus(request, {.tokenizer = kind}, {}, {});
            return std::ranges::any_of(
                corpus->summary.notices, [](const Message& notice) { return notice.contains("set tokenizer=space"); });
        };
        QCOMPARE(isTold(TokenizerKind::Words), told);
        QVERIFY(!isTold(TokenizerKind::Space));
    }

    void spacingIsLearned()
    {
        const auto corpus =
            load("a\tL'homme dort.\nb\tUn homme rit.\nc\tL'eau dort.\nd\tUne eau rit.\ne\tL'eau dort.\n");
        QVERIFY(corpus);
        const auto id = [&](const char* word) { return corpus->target.id(word); };
        QVERIFY(corpus->targetSpacing.attaches(id("dort"), id(".")));
        QVERIFY(corpus->targetSpacing.attaches(id("L'"), id("eau")));
        QVERIFY(!corpus->targetSpacing.attaches(id("eau"), id("dort")));
        QCOMPARE(corpus->targetSpacing.attachments().size(), corpus->target.size());
    }

    void charactersAreWrittenTogether()
    {
        DataConfiguration configuration{.tokenizer = TokenizerKind::Characters};
        const auto corpus = load("a b\tson nez\nc\tton dos\nd\tsont\n", configuration);
        QVERIFY(corpus);
        const auto id = [&](const char* word) { return corpus->target.id(word); };
        QVERIFY(corpus->targetSpacing.attaches(id("n"), id("o")));
        QVERIFY(corpus->targetSpacing.attaches(id("▁"), id("s")));
        QVERIFY(!corpus->targetSpacing.attaches(id("n"), id("▁")));
    }

    void parallelFilesGiveTheSame()
    {
        const auto one = load("a b\tc\nd\te f\ng\th\n");
        const auto two = loadCorpus(
            requestFor(m_files.write("p.a", "a b\nd\ng\n"), m_files.write("p.b", "c\ne f\nh\n")), {}, {}, {});
        QVERIFY(one && two);
        QCOMPARE(one->fingerprint, two->fingerprint);
        QCOMPARE(one->source.words(), two->source.words());
    }

    void sampleLoads()
    {
        DataRequest request{.sample = "tiny-french", .samplePairs = 400};
        const auto corpus = loadCorpus(request, {}, {}, {});
        QVERIFY2(corpus.has_value(), corpus ? "" : corpus.error().message.c_str());
        QCOMPARE(corpus->summary.pairs, std::size_t{400});
        QCOMPARE(corpus->training.size(), std::size_t{380});
        QVERIFY(corpus->summary.hasGoldAlignments);
        QCOMPARE(corpus->summary.problemCount, std::size_t{0});
    }

    void fingerprintFollowsTheTrainingPairs()
    {
        DataConfiguration configuration{.minimumFrequency = 1};
        DataRequest request{.validation = m_files.write("fv.tsv", "a\tb\n")};
        std::vector<std::uint64_t> prints;
        for (const char* content : {"a b\tc\n", "a\tb c\n", "a b\tc\na b\tc\n", "a b c\td\n", "a a\tb\n", "a\tb b\n"}) {
            request.source = m_files.write("f.tsv", content);
            const auto corpus = loadCorpus(request, configuration, {}, {});
            QVERIFY(corpus);
            QVERIFY(std::ranges::find(prints, corpus->fingerprint) == prints.end());
            prints.push_back(corpus->fingerprint);
        }
    }

    void progressAndCancel()
    {
        const DataRequest request = requestFor(m_files.write("big.tsv", manyPairs(30'000)));
        std::vector<double> reports;
        QVERIFY(loadCorpus(request, {}, [&](double done) { reports.push_back(done); }, {}));
        QVERIFY(reports.size() > 3);
        QVERIFY(std::ranges::is_sorted(reports));
        QVERIFY(reports.front() > 0.0);
        QCOMPARE(reports.back(), 1.0);

        std::stop_source stop;
        std::size_t calls = 0;
        const auto stopping = [&](double) {
            ++calls;
            stop.request_stop();
        };
        const auto cancelled = loadCorpus(request, {}, stopping, stop.get_token());
        QVERIFY(!cancelled);
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
        QVERIFY(mentions(cancelled.error().message, "cancelled"));
        QCOMPARE(calls, std::size_t{1});
        QCOMPARE(loadPairs(request, {}, {}, {}, {}, stop.get_token()).error().code, ErrorCode::Cancelled);
    }

    void loadPairsKeepsLongPairsAndLines()
    {
        DataConfiguration configuration{.maximumLength = 2};
        const auto vocabulary = Vocabulary::fromWords({"a", "b"}).value();
        const auto path = m_files.write("long.tsv", "a a a a a a\tb\n\na\t\nb\tb b b\n  \na\tc\nb\ta\n");
        const auto pairs = loadPairs(requestFor(path), configuration, vocabulary, vocabulary, {}, {});
        QVERIFY2(pairs.has_value(), pairs ? "" : pairs.error().message.c_str());
        QCOMPARE(pairs->lines, (std::vector<std::size_t>{1, 4, 6, 7}));
        QCOMPARE(pairs->lineCount, std::size_t{7});
        QCOMPARE(pairs->encoded.size(), std::size_t{4});
        QCOMPARE(pairs->encoded.source[0].size(), std::size_t{6});
        QCOMPARE(pairs->text[3].target, "a"s);
    }

    void loadPairsUsesTheGivenVocabulary()
    {
        DataConfiguration configuration{.direction = Direction::Swapped, .lowercase = true};
        const auto source = Vocabulary::fromWords({"y", "x"}).value();
        const auto target = Vocabulary::fromWords({"a", "b"}).value();
        const auto pairs =
            loadPairs(requestFor(m_files.write("given.tsv", "B zz A\tX y\n")), configuration, source, target, {}, {});
        QVERIFY(pairs);
        QCOMPARE(written(pairs->encoded.source[0], source), "x y"s);
        QCOMPARE(written(pairs->encoded.target[0], target), "b <unk> a"s);
        QCOMPARE(pairs->text[0].source, "X y"s);
    }

    /// A notice counts the pairs that are both trained on and measured. Other pairs do not count.
    void pairsOfTrainingAreCounted()
    {
        const auto told = [](const Result<Corpus>& corpus) {
            return std::ranges::count_if(
                corpus->summary.notices, [](const Message& notice) { return mentions(notice, "are in training too"); });
        };
        DataConfiguration configuration{.lowercase = true, .testShare = 0.2};
        std::string content;
        for (int copy = 0; copy < 10; ++copy)
            // both lines are equal after normalisation
            content += copy % 2 == 0 ? "A b\tC d\nE\tF\n" : "a  b\tc d\ne\tf\n";
        const auto same = requestFor(m_files.write("copies.tsv", content));
        const auto copies = loadCorpus(same, configuration, SplitRule::EachPair, {}, {});
        QVERIFY(copies);
        QCOMPARE(told(copies), 2); // notices for validation and for test
        QCOMPARE(told(loadCorpus(same, configuration, {}, {})), 0);
        QCOMPARE(told(load(manyPairs(200), configuration)), 0);
        QCOMPARE(told(load("a\tb\n")), 0); // a corpus of one pair has its own notice
        DataRequest request = requestFor(m_files.write("t.tsv", "a\tb\nc\td\n"));
        request.validation = m_files.write("v.tsv", "a\tb\na\td\na\tb\nx\ty\n");
        const auto withFile = loadCorpus(request, {}, {}, {});
        QVERIFY2(mentions(withFile->summary.notices.back(), "2 of the 4"), withFile->summary.notices.back().c_str());
        // Unknown words are not compared, because <unk> may stand for any word.
        configuration = {.minimumFrequency = 3};
        request = requestFor(m_files.write("t.tsv", "a b\tc d\na b\tc d\na b\tc d\nx y\tz z\n"));
        request.validation = m_files.write("v.tsv", "q r\ts t\n");
        QCOMPARE(told(loadCorpus(request, configuration, {}, {})), 0);
    }

    void copiesStayOnOneSide_data()
    {
        addColumns<int, int>("different", "copies");
        QTest::addColumn<int>("single"); // number of pairs without a copy
        QTest::addColumn<std::size_t>("validation"); // number of pairs; at least two of them are different
        QTest::newRow("all repeat, as in the report") << 16 << 15 << 0 << std::size_t(30);
        QTest::newRow("all stand twice") << 100 << 2 << 0 << std::size_t(10);
        QTest::newRow("half of them repeat") << 10 << 10 << 100 << std::size_t(10);
        QTest::newRow("few stand once") << 20 << 10 << 3 << std::size_t(13);
        QTest::newRow("most are copies") << 4 << 3'000 << 700 << std::size_t(0);
    }

    void copiesStayOnOneSide()
    {
        QFETCH(int, different);
        QFETCH(int, copies);
        QFETCH(int, single);
        QFETCH(std::size_t, validation);
        std::string content;
        for (int copy = 0; copy < copies; ++copy)
            for (int pair = 0; pair < different; ++pair)
                content += (copy % 2 == 0 ? "a" : "A") + std::to_string(pair) + "\tb\n";
        for (int pair = 0; pair < single; ++pair)
            content += "c" + std::to_string(pair) + "\td\n";
        DataConfiguration configuration{.lowercase = true, .maximumVocabulary = 0};
        for (const std::uint64_t seed : {1, 2, 3}) {
            const auto corpus = load(content, configuration, seed);
            QVERIFY(corpus);
            if (validation > 0)
                QCOMPARE(corpus->validation.encoded.size(), validation);
            QCOMPARE(corpus->training.size() + corpus->validation.encoded.size(),
                static_cast<std::size_t>(different * copies + single));
            QCOMPARE(countIn(corpus->training, corpus->validation.encoded), std::size_t(0));
            std::set<std::string> texts;
            for (const auto& pair : corpus->validation.text)
                texts.insert(pair.source);
            QVERIFY(texts.size() > 1);
            QVERIFY(std::ranges::is_sorted(corpus->validation.lines));
        }
    }

    void withoutCopiesTheSplitIsWhatItWas()
    {
        DataConfiguration configuration{.testShare = 0.1};
        const auto request = requestFor(m_files.write("apart.tsv", manyPairs(500)));
        const auto together = loadCorpus(request, configuration, SplitRule::CopiesTogether, {}, {});
        const auto each = loadCorpus(request, configuration, SplitRule::EachPair, {}, {});
        QVERIFY(together && each);
        QCOMPARE(together->fingerprint, each->fingerprint);
        QCOMPARE(together->validation.lines, each->validation.lines);
        QCOMPARE(together->test.lines, each->test.lines);
    }

    void onePairAgainAndAgainIsSplitAnyway()
    {
        std::string content;
        for (int copy = 0; copy < 40; ++copy)
            content += "a\tb\n";
        const auto corpus = load(content);
        QVERIFY(corpus);
        QCOMPARE(corpus->training.size(), std::size_t(38));
        QVERIFY2(mentions(corpus->summary.notices.back(), "2 of the 2"), corpus->summary.notices.back().c_str());
    }

private:
    Result<Corpus> load(
        const std::string& content, const DataConfiguration& configuration = {}, std::uint64_t seed = 1) const
    {
        DataRequest request = requestFor(m_files.write("data.tsv", content));
        request.seed = seed;
        return loadCorpus(request, configuration, {}, {});
    }

    static std::string manyPairs(std::size_t count)
    {
        std::string content;
        for (std::size_t i = 0; i < count; ++i)
            content +=
                "a" + std::to_string(i % 97) + " b" + std::to_string(i) + "\tc" + std::to_string(i % 89) + ", d .\n";
        return content;
    }

    CorpusFixture m_files;
};

ATTENTOSCOPE_TEST(TestCorpus, attentoscope::tests::NoApplication);
#include "tst_corpus.moc"
