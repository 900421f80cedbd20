// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "frenchchecker.h"

#include <QHash>
#include <QSet>

namespace frenchchecker {

namespace {

QSet<QString> set(const char* words)
{
    const QStringList list = QString::fromUtf8(words).split(QChar(' '));
    return QSet<QString>(list.begin(), list.end());
}

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

/// The features of a determiner or adjective are the genders and numbers with which it agrees. M, F, X and Y stand for
/// "ms", "fs", "mp" and "fp".
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

/// The adjective after "est". Negation and words of degree are skipped.
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

} // namespace

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

int agreementsChecked()
{
    return checked;
}

} // namespace frenchchecker
