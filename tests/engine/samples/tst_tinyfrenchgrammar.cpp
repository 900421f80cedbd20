// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/sentence.h"
#include "engine/reproducible/random.h"
#include "frenchchecker.h"
#include "tests/support/testprogram.h"
#include "wordpair.h"

namespace {

QSet<QString> set(const char* words)
{
    const QStringList list = QString::fromUtf8(words).split(QChar(' '));
    return QSet<QString>(list.begin(), list.end());
}

/// French words linked to an English word, in order.
QStringList linkedTo(const WordPair& pair, const char* english)
{
    QStringList found;
    for (const AlignmentLink& link : pair.links) {
        if (pair.english[link.source] == QLatin1String(english))
            found << pair.french[link.target];
    }
    return found;
}

} // namespace

/// The sample as language: French and English are correct, and links join words that translate each other.
class TinyFrenchGrammarTest : public QObject
{
    Q_OBJECT

    static QString spaced(const QStringList& words) { return QChar(' ') + words.join(QChar(' ')) + QChar(' '); }

private slots:
    void initTestCase()
    {
        Random random(42);
        for (int drawn = 0; drawn < 60'000; ++drawn) {
            const WordPair pair(tinyfrench::drawSentence(random));
            m_pairs.try_emplace(pair.english.join(QChar(' ')), pair);
        }
    }

    void knownSentences_data()
    {
        addColumns<QString, QString>("french", "links");
        const auto add = [](const char* english, const char* french, const char* links) {
            QTest::newRow(english) << QString::fromUtf8(french) << QString::fromUtf8(links);
        };
        add("i see him .", "je le vois .", "1-1 3-2 2-3 4-4");
        add("i love her .", "je l' aime .", "1-1 3-2 2-3 4-4");
        add("they help me .", "ils m' aident .", "1-1 3-2 2-3 4-4");
        add("i arrive .", "j' arrive .", "1-1 2-2 3-3");
        add("she does not sleep .", "elle ne dort pas .", "1-1 3-2 2-3 4-3 3-4 5-5");
        add("he never works .", "il ne travaille jamais .", "1-1 2-2 3-3 2-4 4-5");
        add("i do not wait .", "je n' attends pas .", "1-1 3-2 2-3 4-3 3-4 5-5");
        add("we cannot sing .", "nous ne pouvons pas chanter .", "1-1 2-2 2-3 2-4 3-5 4-6");
        add("they often sleep .", "ils dorment souvent .", "1-1 3-2 2-3 4-4");
        add("he speaks to them .", "il leur parle .", "1-1 3-2 4-2 2-3 5-4");
        add("does she sing ?", "est-ce qu' elle chante ?", "1-1 1-2 2-3 3-4 4-5");
        add("this is a tree .", "c' est un arbre .", "1-1 2-2 3-3 4-4 5-5");
        add("where are the hats ?", "où sont les chapeaux ?", "1-1 2-2 3-3 4-4 5-5");
        add("she goes to the castle .", "elle va au château .", "1-1 2-2 3-3 4-3 5-4 6-5");
        add("i want to eat them .", "je veux les manger .", "1-1 2-2 5-3 3-4 4-4 6-5");
        add("they are very old .", "ils sont très vieux .", "1-1 2-2 3-3 4-4 5-5");
    }

    void knownSentences()
    {
        const auto [french, links] = fetched<QString, QString>();
        const QString english = QString::fromUtf8(QTest::currentDataTag());
        auto found = m_pairs.find(english);
        // If the tables change, the first pairs may no longer contain the sentence.
        Random random(43);
        for (int drawn = 0; found == m_pairs.end() && drawn < 1'000'000; ++drawn) {
            const SamplePair pair = tinyfrench::drawSentence(random);
            if (pair.text.source == english.toStdString())
                found = m_pairs.emplace(english, pair).first;
        }
        QVERIFY2(found != m_pairs.end(), "the grammar does not make this sentence");
        QCOMPARE(found->second.french.join(QChar(' ')), french);
        QStringList made;
        for (const AlignmentLink& link : found->second.links)
            made << QString::number(link.source + 1) + QChar('-') + QString::number(link.target + 1);
        QCOMPARE(made.join(QChar(' ')), links);
    }

    void knownPhrases_data()
    {
        QTest::addColumn<QString>("french");
        const auto add = [](const char* english, const char* french) {
            QTest::newRow(english) << QString::fromUtf8(french);
        };
        add("an old man", "vieil homme");
        add("a beautiful tree", "un bel arbre");
        add("the red house", "la maison rouge");
        add("this bird", "cet oiseau");
        add("white horses", "chevaux blancs");
        add("my school", "mon école");
        add("near the garden", "près du jardin");
        add("near a bed", "près d' un lit");
        add("to the children", "aux enfants");
        add("to the man", "à l' homme");
        add("of the king", "du roi");
        add("because he", "parce qu' il");
        add("some young", "de jeunes");
        add("who sleeps", "qui dort");
        add("that they", "qu' ils");
        add("she is as", "elle est aussi");
        add("any apples", "de pommes");
        add("any oranges", "d' oranges");
        add("gives them", "leur donne");
        add("to help him", "l' aider");
    }

    void knownPhrases()
    {
        QFETCH(QString, french);
        const QString english = QString::fromUtf8(QTest::currentDataTag());
        int found = 0;
        for (const auto& [source, pair] : m_pairs) {
            if (!spaced(pair.english).contains(spaced({english})))
                continue;
            ++found;
            QVERIFY2(spaced(pair.french).contains(spaced({french})), qPrintable(source));
        }
        QVERIFY(found > 0);
    }

    void elision() { checkFrench(frenchchecker::elisionFault); }
    void negation() { checkFrench(frenchchecker::functionWordFault); }

    void agreement()
    {
        checkFrench(frenchchecker::agreementFault);
        QVERIFY(frenchchecker::agreementsChecked() > 30'000);
    }

    /// The French verb has the ending for the English pronoun.
    void verbsAgree()
    {
        const QSet<QString> passed = set("ne n' le la l' les lui leur me m' nous");
        const QSet<QString> singular = set("i he she");
        int seen = 0;
        for (const auto& [source, pair] : m_pairs) {
            for (const AlignmentLink& link : pair.links) {
                const QString& subject = pair.english[link.source];
                auto verb = static_cast<qsizetype>(link.target) + 1;
                while (passed.contains(pair.french.value(verb)))
                    ++verb;
                const QString form = pair.french.value(verb);
                const bool we = form.endsWith("ons"_L1) || form == "sommes"_L1;
                const bool they = form.endsWith("ent"_L1) || form.endsWith("ont"_L1);
                if (subject == "we"_L1)
                    QVERIFY2(we, qPrintable(source));
                else if (subject == "they"_L1)
                    QVERIFY2(they, qPrintable(source));
                else if (singular.contains(subject))
                    QVERIFY2(!we && !they, qPrintable(source));
                else
                    continue;
                ++seen;
            }
        }
        QVERIFY(seen > 15'000);
    }

    void linksJoinTranslations()
    {
        const std::map<const char*, QSet<QString>> translations{
            {"the", set("le la l' les du des au aux")},
            {"a", set("un une de d'")},
            {"not", set("ne n' pas")},
            {"never", set("ne n' jamais")},
            {".", set(".")},
            {"?", set("?")},
            {"red", set("rouge rouges")},
            {"old", set("vieux vieil vieille vieilles")},
            {"houses", set("maisons des de d'")},
            {"apples", set("pommes des de d'")},
            {"sees", set("voit")},
        };
        for (const auto& [source, pair] : m_pairs) {
            for (const auto& [english, french] : translations) {
                const QStringList linked = linkedTo(pair, english);
                QVERIFY2(linked.size() >= pair.english.count(QLatin1String(english)), qPrintable(source));
                QVERIFY2(french.contains(QSet<QString>(linked.begin(), linked.end())), qPrintable(source));
            }
        }
    }

    void englishArticles()
    {
        for (const auto& [source, pair] : m_pairs) {
            for (qsizetype at = 0; at + 1 < pair.english.size(); ++at) {
                const bool vowel = u"aeiou"_s.contains(pair.english[at + 1].at(0));
                QVERIFY2(pair.english[at] != "a"_L1 || !vowel, qPrintable(source));
                QVERIFY2(pair.english[at] != "an"_L1 || vowel, qPrintable(source));
            }
        }
    }

private:
    void checkFrench(QString (*fault)(const QStringList&))
    {
        for (const auto& [source, pair] : m_pairs) {
            const QString wrong = fault(pair.french);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong + " in"_L1 + spaced(pair.french)));
        }
    }

    std::map<QString, WordPair> m_pairs; ///< pairs by their English sentence
};

ATTENTOSCOPE_TEST(TinyFrenchGrammarTest, attentoscope::tests::NoApplication);
#include "tst_tinyfrenchgrammar.moc"
