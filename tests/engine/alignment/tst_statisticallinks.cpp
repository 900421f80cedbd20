// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/statisticallinks.h"
#include "engine/metrics/alignment.h"
#include "tests/support/testprogram.h"
#include "tests/support/textondisk.h"

namespace {

using Links = std::vector<AlignmentLink>;

/// Lines of a small language whose words follow each other in the same order.
QByteArray lines(int count)
{
    const char* const words[][2] = {{"one", "un"}, {"two", "deux"}, {"three", "trois"}, {"four", "quatre"}};
    QByteArray text;
    for (int line = 0; line < count; ++line) {
        QByteArray source, target;
        for (int place = 0; place < 3; ++place) {
            const auto* const* word = words[(line * 7 + place * (line % 3 + 1)) % 4];
            source += QByteArray(word[0]) + ' ';
            target += QByteArray(word[1]) + ' ';
        }
        text += source.trimmed() + '\t' + target.trimmed() + '\n';
    }
    return text;
}

/// Links the file without keeping the result.
Result<AlignedPairs> linked(const FileLinksRequest& request)
{
    return linksOfFile(request, {2, {}, {}}, LinkCache(std::nullopt));
}

Corpus corpusWith(const std::vector<KeyValue>& settings, DataConfiguration configuration)
{
    DataRequest request;
    request.sample = "tiny-french";
    request.samplePairs = 4'000;
    request.settings = settings;
    return valueOf(loadCorpus(request, configuration, {}, {}));
}

} // namespace

class StatisticalLinksTest : public QObject
{
    Q_OBJECT

private slots:
    void linesStayInStep()
    {
        const TextOnDisk file(lines(300) + "only one side\n" + "two\tdeux\n", u"pairs.tsv"_s);
        const auto aligned = valueOf(linked({.data = {.source = file.path()}}));
        QCOMPARE(aligned.links.size(), std::size_t{302});
        QVERIFY((aligned.links[0] == Links{{0, 0}, {1, 1}, {2, 2}}));
        QVERIFY(aligned.links[300].empty());
        QVERIFY((aligned.links[301] == Links{{0, 0}}));
        QCOMPARE(aligned.notices.size(), std::size_t{1});
        QVERIFY(aligned.notices[0].text().contains("line 301"));
    }

    void endlessSentencesAreNamed()
    {
        QByteArray endless = "one";
        for (int word = 0; word < 1'000; ++word)
            endless += " one";
        const TextOnDisk file(lines(50) + endless + "\tun\n", u"pairs.tsv"_s);
        const auto aligned = valueOf(linked({.data = {.source = file.path()}}));
        QVERIFY(aligned.links[50].empty());
        QCOMPARE(aligned.notices.size(), std::size_t{1});
        QVERIFY(aligned.notices[0].text().contains("line 51"));
    }

    void theTokenizerSaysWhatAWordIs()
    {
        QByteArray text;
        for (const auto& line : lines(300).split('\n'))
            if (!line.isEmpty())
                text += QByteArray(line).replace('\t', "!\t") + "!\n";
        const TextOnDisk file(text, u"pairs.tsv"_s);
        const auto spaces = valueOf(linked({.data = {.source = file.path()}}));
        const auto tokens = valueOf(linked({.data = {.source = file.path()}, .tokenizer = TokenizerKind::Words}));
        QVERIFY((spaces.links[0] == Links{{0, 0}, {1, 1}, {2, 2}}));
        QVERIFY((tokens.links[0] == Links{{0, 0}, {1, 1}, {2, 2}, {3, 3}}));
    }

    void filesThatAlignRefusesAreRefused()
    {
        const auto missing = linked({.data = {.source = "/no/such/file"}});
        QVERIFY(!missing);
        const TextOnDisk file("a\nb\nc\td\n", u"pairs.tsv"_s);
        const auto malformed = linked({.data = {.source = file.path()}});
        QVERIFY(!malformed && malformed.error().code == ErrorCode::BadData);
    }

    void heldOutLinksCountWordsBetweenSpaces_data()
    {
        addColumns<int, double>("tokenizer", "most");
        QTest::addRow("words") << static_cast<int>(TokenizerKind::Words) << 0.10;
        QTest::addRow("space") << static_cast<int>(TokenizerKind::Space) << 0.10;
        QTest::addRow("pieces") << static_cast<int>(TokenizerKind::Bpe) << 0.10;
    }
    /// The pairs were not learned from. Links of the grammar count words between spaces.
    void heldOutLinksCountWordsBetweenSpaces()
    {
        const auto [tokenizer, most] = fetched<int, double>();
        DataConfiguration configuration;
        configuration.tokenizer = static_cast<TokenizerKind>(tokenizer);
        configuration.subwordVocabulary = 200;
        const auto corpus = corpusWith({}, configuration);
        const auto aligner = valueOf(StatisticalAligner::learn(trainingWords(corpus), {2, {}, {}}));
        const auto links =
            heldOutLinks(aligner, {corpus.configuration, corpus.source, corpus.target}, corpus.validation, {2, {}, {}});
        QCOMPARE(links.size(), corpus.validation.text.size());
        const auto gold = valueOf(goldLinks({.file = {}, .data = corpus.summary.request}));
        AlignmentErrorRate rate;
        for (std::size_t pair = 0; pair < links.size(); ++pair) {
            auto all = links[pair].sure;
            all.insert(all.end(), links[pair].possible.begin(), links[pair].possible.end());
            rate.add(all, gold[corpus.validation.lines[pair] - 1]);
        }
        QVERIFY2(rate.value() <= most, qPrintable(QString::number(rate.value())));
    }
};

ATTENTOSCOPE_TEST(StatisticalLinksTest, QCoreApplication);
#include "tst_statisticallinks.moc"
