// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/sentence.h"
#include "engine/reproducible/random.h"
#include "tests/support/testprogram.h"
#include "wordpair.h"

namespace {

QSet<QString> set(const char* words)
{
    const QStringList list = QString::fromUtf8(words).split(QChar(' '));
    return QSet<QString>(list.begin(), list.end());
}

// What a reader of French would notice, written down without the grammar that made the sentences: features of word
// forms are listed here once more, by hand. A function whose name ends with Fault returns what is wrong, or an empty
// text.

bool isVocal(const QString& word)
{
    static const QString vowels = QString::fromUtf8("aeiouhâàéèêîôœ");
    return vowels.contains(word.at(0));
}

/// Features are a set of letters: m f for the gender, s p for the number; a word may have several.
using Features = QHash<QString, QString>;

void add(Features& features, const char* words, const char* marks)
{
    for (const QString& word : set(words))
        features[word] += QLatin1String(marks);
}

const Features& nounFeatures()
{
    static const Features features = [] {
        Features made;
        add(made, "homme garçon roi acteur enfant père frère oncle chien chat cheval oiseau âne éléphant gâteau œuf",
            "ms");
        add(made, "citron abricot livre chapeau arbre jardin hôtel hôpital château", "ms");
        add(made, "hommes garçons rois acteurs enfants pères frères oncles chiens chats chevaux oiseaux ânes", "mp");
        add(made,
            "éléphants gâteaux œufs citrons abricots livres chapeaux lits arbres jardins hôtels hôpitaux châteaux",
            "mp");
        add(made, "femme fille reine actrice mère sœur tante grenouille araignée pomme lettre histoire clé", "fs");
        add(made, "fleur assiette image horloge table chaise maison école église", "fs");
        add(made, "femmes filles reines actrices mères sœurs tantes grenouilles araignées pommes oranges lettres",
            "fp");
        add(made, "histoires clés fleurs assiettes images horloges tables chaises maisons écoles églises", "fp");
        return made;
    }();
    return features;
}

/// The marks of a determiner or adjective are the combinations it goes with: "ms" "fs" "mp" "fp" as M F X Y.
const Features& companionFeatures()
{
    static const Features features = [] {
        Features made;
        add(made,
            "un ce cet le petit grand vieux vieil beau bel bon vert bleu blanc noir heureux fatigué fort cher du au",
            "M");
        add(made,
            "une cette la petite grande vieille belle bonne verte bleue blanche noire heureuse fatiguée forte chère",
            "F");
        add(made, "ma sa", "F");
        add(made, "petits grands vieux beaux bons verts bleus blancs noirs heureux fatigués forts chers", "X");
        add(made,
            "petites grandes vieilles belles bonnes vertes bleues blanches noires heureuses fatiguées fortes chères",
            "Y");
        add(made, "les ces mes ses nos leurs deux trois des aux jeunes rouges tristes riches célèbres étranges calmes",
            "XY");
        add(made, "jeune rouge triste riche célèbre étrange calme l' notre leur chaque mon son", "MF");
        add(made, "de d'", "MFXY");
        return made;
    }();
    return features;
}

QChar combination(const QString& noun)
{
    const QString marks = nounFeatures().value(noun);
    if (marks.isEmpty())
        return {};
    const bool feminine = marks.contains(QChar('f')), plural = marks.contains(QChar('p'));
    return QLatin1Char(plural ? (feminine ? 'Y' : 'X') : (feminine ? 'F' : 'M'));
}

int checked = 0;

QString disagreement(const QString& noun, const QString& companion)
{
    const QString marks = companionFeatures().value(companion);
    if (marks.isEmpty())
        return {};
    ++checked;
    return marks.contains(combination(noun)) ? QString() : companion + QLatin1String(" with ") + noun;
}

/// The adjective after "est", with negation and degree passed over.
QString predicateOf(const QStringList& words, qsizetype at)
{
    static const QSet<QString> passed = set("ne n' est sont pas jamais très trop aussi");
    bool copula = false;
    for (; at < words.size() && passed.contains(words[at]); ++at)
        copula = copula || words[at] == QLatin1String("est") || words[at] == QLatin1String("sont");
    return copula && at < words.size() ? words[at] : QString();
}

bool isAdjective(const QString& word)
{
    static const QSet<QString> others = set(
        "un une ce cet cette le la l' les ces ma sa mon son mes ses notre nos leur leurs deux trois des du au aux de d' chaque");
    return companionFeatures().contains(word) && !others.contains(word);
}

/// Elision, and the forms that masculine and feminine words take before a vowel.
QString elisionFault(const QStringList& words)
{
    static const QSet<QString> full = set("le la je ne de que me ma sa ce beau");
    static const QSet<QString> elided = set("l' j' n' d' qu' m' c' cet bel vieil");
    for (qsizetype at = 0; at + 1 < words.size(); ++at) {
        const bool vowel = isVocal(words[at + 1]);
        const bool predicate = words[at] == QLatin1String("beau") && !nounFeatures().contains(words[at + 1]);
        if ((vowel && full.contains(words[at]) && !predicate) || (!vowel && elided.contains(words[at])))
            return words[at] + QChar(' ') + words[at + 1];
    }
    return elided.contains(words.last()) ? words.last() : QString();
}

/// "ne" has its second half, contractions are made, nothing is left open.
QString functionWordFault(const QStringList& words)
{
    bool open = false;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const QString& word = words[at];
        const bool opens = word == QLatin1String("ne") || word == QLatin1String("n'");
        const bool closes = word == QLatin1String("pas") || word == QLatin1String("jamais");
        if ((opens && open) || (closes && !open))
            return word;
        open = (open || opens) && !closes;
        const bool preposition = word == QLatin1String("de") || word == QString::fromUtf8("à");
        if (preposition && (words[at + 1] == QLatin1String("le") || words[at + 1] == QLatin1String("les")))
            return word + QChar(' ') + words[at + 1];
    }
    return open ? QStringLiteral("ne without pas") : QString();
}

/// Determiners and adjectives around a noun, and adjectives after "est" and "sont", agree with the noun.
QString agreementFault(const QStringList& words)
{
    for (qsizetype at = 0; at < words.size(); ++at) {
        const QString& noun = words[at];
        if (combination(noun).isNull())
            continue;
        qsizetype first = at;
        while (first > 0 && isAdjective(words[first - 1]))
            --first;
        first = std::max<qsizetype>(first - 1, 0);
        qsizetype last = at;
        while (last + 1 < words.size() && isAdjective(words[last + 1]))
            ++last;
        QStringList companions = words.sliced(first, at - first) + words.sliced(at + 1, last - at);
        companions << predicateOf(words, last + 1);
        for (const QString& companion : companions) {
            if (const QString fault = disagreement(noun, companion); !fault.isEmpty())
                return fault;
        }
    }
    return {};
}

/// How many nouns with an agreeing word agreementFault() has looked at: a check that never applies shows nothing.
int agreementsChecked()
{
    return checked;
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

    void elision() { checkFrench(elisionFault); }
    void negation() { checkFrench(functionWordFault); }

    void agreement()
    {
        checkFrench(agreementFault);
        QVERIFY(agreementsChecked() > 30'000);
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
