// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "corpusfixture.h"
#include "engine/corpus/subwordlearning.h"
#include "engine/corpus/tokens/textpipeline.h"
#include "engine/corpus/tokens/tokenizer.h"
#include "tests/engine/corpus/joinedtokens.h"
#include "tests/engine/subwordfile.h"
#include "tests/support/testprogram.h"

#include <sentencepiece_processor.h>

namespace {

std::vector<std::string> sentences()
{
    std::vector<std::string> all;
    const char* words[] = {
        "lower", "lowest", "newer", "newest", "wider", "widest", "été", "l'hôpital", "house", "houses"};
    for (int i = 0; i < 600; ++i)
        all.push_back(
            std::string("the ") + words[i % 10] + " is " + words[i * 7 % 10] + " than " + words[i * 3 % 10] + '.');
    return all;
}

SharedSubwords learned(TokenizerKind kind, int size = 60)
{
    auto model = learnSubwords(kind, size, sentences());
    if (!model)
        qFatal("%s %s", model.error().message.c_str(), model.error().detail.c_str());
    return *model;
}

void addKinds()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("BPE") << static_cast<int>(TokenizerKind::Bpe);
    QTest::newRow("unigram") << static_cast<int>(TokenizerKind::Unigram);
}

} // namespace

/// Subword models: they are learned, are read from files that may be hostile, and their pieces are joined again.
class TestSubwords : public QObject
{
    Q_OBJECT

private slots:
    void textComesBack_data() { addKinds(); }

    void textComesBack()
    {
        QFETCH(int, kind);
        const auto model = learned(static_cast<TokenizerKind>(kind));
        const auto tokenizer = makeTokenizer(model->kind(), model);
        for (const auto& text : sentences())
            QCOMPARE(joinTokens(tokenizer->split(text)), text);
        QCOMPARE(joinTokens(tokenizer->split("  two\u00A0 wide\thouses ")), "two wide houses"s);
        QVERIFY(tokenizer->split(" \t ").empty());
    }

    void sameTextSamePieces_data() { addKinds(); }

    void sameTextSamePieces()
    {
        QFETCH(int, kind);
        QCOMPARE(
            learned(static_cast<TokenizerKind>(kind))->bytes(), learned(static_cast<TokenizerKind>(kind))->bytes());
    }

    void cutsAsSentencePieceDoes_data() { addKinds(); }

    void cutsAsSentencePieceDoes()
    {
        QFETCH(int, kind);
        const auto model = learned(static_cast<TokenizerKind>(kind));
        sentencepiece::SentencePieceProcessor theirs;
        QVERIFY(theirs.LoadFromSerializedProto(model->bytes()).ok());
        const auto ours = makeTokenizer(model->kind(), model);
        auto texts = sentences();
        std::uint32_t state = 7;
        for (int round = 0; round < 3'000; ++round) {
            auto& text = texts.emplace_back();
            for (int at = 0; at < 25; ++at) {
                state = state * 1'664'525U + 1'013'904'223U;
                const char* letters[] = {
                    "n", "e", "w", "s", "t", "i", "d", "r", "h", "o", "u", "é", "l'", " ", "日", "z"};
                text += letters[state >> 28];
            }
        }
        for (const auto& text : texts) {
            std::vector<std::string> pieces;
            for (const auto& token : ours->split(text))
                pieces.push_back(token.text);
            QVERIFY2(pieces == theirs.EncodeAsPieces(text), text.c_str());
        }
    }

    void longWordsTakeNoLongTime()
    {
        QElapsedTimer timer;
        timer.start();
        std::string word;
        while (word.size() < 1'000'000)
            word += "newest日";
        for (const auto kind : {TokenizerKind::Bpe, TokenizerKind::Unigram})
            QVERIFY(learned(kind)->cut(word).size() > 100'000);
        QVERIFY2(timer.elapsed() < 20'000, "words of a million bytes take too long");
    }

    void learningCanBeCancelled()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto model = learnSubwords(TokenizerKind::Bpe, 60, sentences(), stop.get_token());
        QVERIFY(!model);
        QCOMPARE(model.error().code, ErrorCode::Cancelled);
    }

    void rareWordsAreWrittenFromKnownPieces()
    {
        const auto model = learned(TokenizerKind::Bpe);
        const auto words = model->words();
        const auto pieces = model->cut("whitest");
        QVERIFY(pieces.size() > 1);
        for (const auto& one : pieces)
            QVERIFY2(std::ranges::find(words, one) != words.end(), one.c_str());
    }

    void unknownLettersStandForThemselves()
    {
        const auto model = learned(TokenizerKind::Unigram);
        const auto tokenizer = makeTokenizer(model->kind(), model);
        QCOMPARE(joinTokens(tokenizer->split("the 日本 house 😀")), "the 日本 house 😀"s);
        const auto vocabulary = Vocabulary::fromWords(model->words()).value();
        QCOMPARE(vocabulary.id("日本"), Vocabulary::unknown);
    }

    void piecesOfAWordAreOneWord()
    {
        const auto model = learned(TokenizerKind::Bpe, 40);
        const auto tokens = makeTokenizer(model->kind(), model)->split("the newest houses");
        QVERIFY(tokens.size() > 3);
        QCOMPARE(wordOfToken(tokens).back(), std::size_t{2});
    }

    void modelComesBackFromItsBytes_data() { addKinds(); }

    void modelComesBackFromItsBytes()
    {
        QFETCH(int, kind);
        const auto model = learned(static_cast<TokenizerKind>(kind));
        const auto again = SubwordModel::open(m_files.write("pieces.model", model->bytes()));
        QVERIFY(again);
        QCOMPARE((*again)->bytes(), model->bytes());
        QVERIFY((*again)->kind() == model->kind());
        for (const char* word : {"▁newest", "▁houses.", "▁l'hôpital", "▁unheard"})
            QVERIFY((*again)->cut(word) == model->cut(word));
    }

    void corpusHasAllPiecesOfBothSides()
    {
        std::string content;
        for (const auto& sentence : sentences())
            content += sentence + '\t' + sentence + " oui\n";
        DataConfiguration configuration{.tokenizer = TokenizerKind::Bpe, .subwordVocabulary = 50};
        const auto corpus = loadCorpus(requestFor(m_files.write("c.tsv", content)), configuration, {}, {});
        QVERIFY2(corpus.has_value(), corpus ? "" : corpus.error().detail.c_str());
        QVERIFY(corpus->subwords.source && corpus->subwords.target);
        QVERIFY(corpus->subwords.source != corpus->subwords.target);
        QCOMPARE(corpus->source.size(), corpus->subwords.source->words().size() + Vocabulary::firstWord);
        QCOMPARE(corpus->configuration.minimumFrequency, 1);
        QVERIFY(corpus->summary.sourceTokens > 600 * 7);
        // If the data is read again with the run's models, the pairs are the same.
        const auto pairs =
            loadPairs(corpus->summary.request, configuration, corpus->source, corpus->target, {}, {}, corpus->subwords);
        QVERIFY(pairs);
        std::vector<std::int32_t> ids;
        for (const auto& token :
            makeTokenizer(TokenizerKind::Bpe, corpus->subwords.target)->split(pairs->text[5].target))
            ids.push_back(corpus->target.id(token.text));
        QVERIFY(std::ranges::equal(pairs->encoded.target[5], ids));
    }

    void jointPiecesAreTheSameOnBothSides_data() { addKinds(); }

    void jointPiecesAreTheSameOnBothSides()
    {
        QFETCH(int, kind);
        std::string content;
        for (const auto& sentence : sentences())
            content +=
                sentence + " Zuzanna\tZuzanna voit l'oiseau jaune et le chat noir. " + sentence.substr(4, 6) + '\n';
        DataConfiguration configuration{.tokenizer = static_cast<TokenizerKind>(kind), .subwordVocabulary = 90};
        const auto data = requestFor(m_files.write("joint.tsv", content));
        const auto apart = loadCorpus(data, configuration, {}, {});
        configuration.subwordLearning = SubwordLearning::Joint;
        const auto joint = loadCorpus(data, configuration, {}, {});
        QVERIFY2(joint.has_value(), joint ? "" : joint.error().detail.c_str());
        QCOMPARE(joint->subwords.source, joint->subwords.target);
        QVERIFY(joint->source.words() == joint->target.words());
        QVERIFY(apart->source.words() != apart->target.words());
        // The joint vocabulary has pieces of both languages.
        for (const char* letter : {"w", "j"})
            QVERIFY(std::ranges::any_of(joint->source.words(),
                [&](const std::string& word) { return word.find(letter) != std::string::npos; }));
        QVERIFY(joint->source.size() <= 90 + Vocabulary::firstWord);
        // The name has the same ids on both sides.
        const auto cut = joint->subwords.source->cut("▁Zuzanna");
        const auto last = joint->training.source[0].last(cut.size()),
                   first = joint->training.target[0].first(cut.size());
        QVERIFY(std::ranges::equal(last, first));
        QVERIFY(std::ranges::find(first, Vocabulary::unknown) == first.end());
    }

    void filesForBothSides()
    {
        const auto source = m_files.write("source.model", learned(TokenizerKind::Bpe, 40)->bytes());
        const auto target = m_files.write("target.model", learned(TokenizerKind::Bpe, 60)->bytes());
        const auto data = requestFor(m_files.write("d.tsv", "the house\tthe houses\nthe house\tthe houses\n"));
        DataConfiguration configuration{.tokenizer = TokenizerKind::Bpe, .subwordModel = source};
        const auto shared = loadCorpus(data, configuration, {}, {});
        QVERIFY(shared);
        QCOMPARE(shared->subwords.source, shared->subwords.target);
        configuration.targetSubwordModel = target;
        const auto apart = loadCorpus(data, configuration, {}, {});
        QVERIFY(apart);
        QVERIFY(apart->target.size() > apart->source.size());
    }

    void wrongKindIsNamed()
    {
        DataConfiguration configuration;
        configuration.tokenizer = TokenizerKind::Bpe;
        configuration.subwordModel = m_files.write("u.model", learned(TokenizerKind::Unigram)->bytes());
        const auto corpus = loadCorpus(requestFor(m_files.write("d.tsv", "a\tb\n")), configuration, {}, {});
        QVERIFY(!corpus);
        QVERIFY2(mentions(corpus.error().message, "tokenizer=unigram"), corpus.error().message.c_str());
    }

    void tooFewPiecesForTheLetters()
    {
        const auto model = learnSubwords(TokenizerKind::Unigram, 8, sentences());
        QVERIFY(!model);
        QVERIFY2(mentions(model.error().message, "subword_vocabulary (now 8)"), model.error().message.c_str());
    }

    void damagedModelsAreRefusedOrWork()
    {
        const std::string model =
            subwordFileOf({pieceOf("a"), pieceOf("b"), pieceOf("ab", -0.5f), pieceOf("▁"), pieceOf("▁a", -2.0f, 4)});
        const auto tryIt = [](const std::string& bytes) {
            if (const auto read = SubwordModel::fromBytes(bytes, "m"))
                QVERIFY((*read)->cut("ab ba abab xyz ▁").size() > 0);
        };
        for (std::size_t length = 0; length < model.size(); ++length)
            tryIt(model.substr(0, length));
        for (std::size_t at = 0; at < model.size(); ++at)
            for (int bit = 0; bit < 8; ++bit) {
                auto changed = model;
                changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
                tryIt(changed);
            }
    }

    void rubbishIsRefused()
    {
        std::uint32_t state = 1;
        for (int round = 0; round < 2'000; ++round) {
            std::string bytes;
            for (int i = 0; i < 60; ++i) {
                state = state * 1'664'525U + 1'013'904'223U;
                bytes += static_cast<char>(state >> 24);
            }
            const auto read = SubwordModel::fromBytes(bytes, "m");
            QVERIFY(!read || !(*read)->words().empty());
        }
    }

    void whatIsTooLargeIsRefused()
    {
        const auto large = SubwordModel::fromBytes(std::string(longestSubwordModel + 1, 'x'), "m");
        QVERIFY(!large);
        QVERIFY2(mentions(large.error().message, "m is larger than 16,777,216 bytes"), large.error().message.c_str());
        std::vector<std::string> pieces;
        for (std::size_t piece = 0; piece < mostPieces; ++piece)
            pieces.push_back(pieceOf(std::to_string(piece)));
        const auto many = SubwordModel::fromBytes(subwordFileOf(pieces), "m");
        QVERIFY(!many);
        QVERIFY2(mentions(many.error().message, "more than 500,000 pieces"), many.error().message.c_str());
    }

private:
    CorpusFixture m_files;
};

ATTENTOSCOPE_TEST(TestSubwords, attentoscope::tests::NoApplication);
#include "tst_subwords.moc"
