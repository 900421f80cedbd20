// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/spacinglearner.h"
#include "engine/corpus/tokens/tokenizer.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "tests/engine/corpus/joinedtokens.h"
#include "tests/support/testprogram.h"

class TestSpacing : public QObject
{
    Q_OBJECT

private slots:
    void attaches()
    {
        using enum Spacing::Attachment;
        const Spacing spacing({None, None, None, None, None, Before, After, Both});
        QVERIFY(!spacing.attaches(4, 4));
        QVERIFY(spacing.attaches(4, 5));
        QVERIFY(!spacing.attaches(5, 4));
        QVERIFY(spacing.attaches(6, 4));
        QVERIFY(!spacing.attaches(4, 6));
        QVERIFY(spacing.attaches(7, 4));
        QVERIFY(spacing.attaches(4, 7));
        QVERIFY(!spacing.attaches(-1, 100));
        QVERIFY(!Spacing().attaches(4, 5));
    }

    void learns_data()
    {
        addColumns<int, std::vector<std::string>, std::string>("kind", "sentences", "text");
        const auto row = [](const char* name, std::vector<std::string> sentences, const char* text,
                             TokenizerKind kind = TokenizerKind::Words) {
            QTest::newRow(name) << static_cast<int>(kind) << sentences << std::string(text);
        };
        const std::vector<std::string> english{
            "Go home.", "I see, he said.", "Home (again).", "He is home, I see (him)."};
        row("full stop and comma", english, "He see, home.");
        row("brackets", english, "He (I) said.");
        row("last word of a sentence is free", {"He runs.", "I like igloos.", "A dog runs fast."}, "igloos like runs");
        const std::vector<std::string> french{"L'homme dort.", "Un homme rit.", "Il va à l'hôpital.", "De l'eau !",
            "Une eau claire.", "L'hôpital.", "Elle aime l'école.", "Il voit l'arbre.", "L'ami rit."};
        row("elision", french, "Il rit à l'homme.");
        row("seen after an elision only", french, "Un hôpital rit.");
        row("space before the mark", french, "L'homme !");
        row("hyphens", {"est-ce lui", "va-t-il là", "il est là", "ce lui va"}, "est-t-ce là il");
        const std::vector<std::string> signs{"He said \"C++\" at 12:30.", "It costs $5.50 (3-4 weeks), 'that' is all.",
            "See http://example.org/a?b=c of the ’90s!"};
        row("signs as they were", signs, signs[0].c_str());
        row("signs as they were, second", signs, signs[1].c_str());
        row("signs as they were, third", signs, signs[2].c_str());
        row("tokenised text", {"he is home ."}, "is he .", TokenizerKind::Space);
    }

    void learns()
    {
        const auto [kind, sentences, text] = fetched<int, std::vector<std::string>, std::string>();
        const auto reached = [&](const std::string& wanted) {
            return rewritten(static_cast<TokenizerKind>(kind), sentences, wanted);
        };
        QVERIFY2(reached(text) == text, reached(text).c_str());
    }

    void charactersNeedNoLearning()
    {
        const auto tokenizer = makeTokenizer(TokenizerKind::Characters);
        const auto vocabulary = Vocabulary::fromWords({"▁", "s", "o", "n", "à", "l"}).value();
        const Spacing spacing = markedSpacing(vocabulary);
        auto tokens = tokenizer->split("son sol là");
        for (std::size_t i = 1; i < tokens.size(); ++i)
            QCOMPARE(
                spacing.attaches(vocabulary.id(tokens[i - 1].text), vocabulary.id(tokens[i].text)), tokens[i].attached);
    }

    void nothingToLearnFrom()
    {
        const Spacing spacing = learnSpacing({}, {}, 6);
        QCOMPARE(spacing.attachments(), std::vector<Spacing::Attachment>(6, Spacing::Attachment::None));
    }

private:
    /// Learns spacing from sentences, and writes `text` again from its words alone.
    static std::string rewritten(TokenizerKind kind, const std::vector<std::string>& sentences, const std::string& text)
    {
        const auto tokenizer = makeTokenizer(kind);
        WordTable table;
        EncodedSentences encoded;
        std::vector<bool> attached;
        const auto idOf = [&table](const std::string& word) { return table.id(word) + Vocabulary::firstWord; };
        for (const auto& sentence : sentences) {
            std::vector<std::int32_t> ids;
            for (const auto& token : tokenizer->split(sentence)) {
                ids.push_back(idOf(token.text));
                attached.push_back(token.attached);
            }
            encoded.add(ids);
        }
        const Spacing spacing = learnSpacing(encoded, attached, table.size() + Vocabulary::firstWord);
        auto tokens = tokenizer->split(text);
        for (std::size_t i = 1; i < tokens.size(); ++i)
            tokens[i].attached = spacing.attaches(idOf(tokens[i - 1].text), idOf(tokens[i].text));
        return joinTokens(tokens);
    }
};

ATTENTOSCOPE_TEST(TestSpacing, attentoscope::tests::NoApplication);
#include "tst_spacing.moc"
