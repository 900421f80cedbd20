// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

namespace {

/// For each word of the rows or columns, its number in the sentence. None for a mark.
std::vector<std::optional<int>> placesOf(const QJsonArray& tokens)
{
    std::vector<std::optional<int>> places;
    int words = 0;
    for (const auto& token : tokens)
        places.push_back(token.toString().startsWith(u'<') ? std::nullopt : std::optional(words++));
    return places;
}

struct Sum
{
    double weight = 0.0;
    int rows = 0;
};

using Sums = std::map<int, Sum>;

/// Adds one map of `translate --json --heads`.
void add(Sums& distances, Sums& positions, const QJsonObject& translation, const QString& kind, const QJsonArray& map)
{
    const auto source = translation[u"source"_s].toArray();
    auto target = translation[u"target"_s].toArray();
    const auto rows = placesOf(kind == u"encoder"_s ? source : target);
    if (kind == u"decoder"_s) // the decoder reads <sos> and the words before
        target.prepend(u"<sos>"_s);
    const auto columns = placesOf(kind == u"decoder"_s ? target : source);
    for (qsizetype row = 0; row < map.size(); ++row) {
        if (!rows[std::size_t(row)])
            continue;
        const auto weights = map[row].toArray();
        double sum = 0.0;
        for (const auto& weight : weights)
            sum += weight.toDouble();
        for (qsizetype column = 0; column < (kind == u"decoder"_s ? row + 1 : weights.size()); ++column)
            if (const auto place = columns[std::size_t(column)])
                for (auto* cell : {&distances[*rows[std::size_t(row)] - *place], &positions[*place + 1]}) {
                    cell->weight += weights[column].toDouble() / sum;
                    ++cell->rows;
                }
    }
}

bool areEqual(const QJsonArray& list, const QString& name, const Sums& sums)
{
    return std::ranges::equal(list, sums, [&](const QJsonValue& value, const auto& expected) {
        const auto& [place, sum] = expected;
        return value[name].toInt() == place && value[u"rows"_s].toInt() == sum.rows
            && std::abs(value[u"share"_s].toDouble() - sum.weight / sum.rows) < 1e-6;
    });
}

} // namespace

/// `attentoscope-cli heads`: what it says of a small Transformer, by other commands.
class TestCommandLineHeads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The model learns its few pairs by heart. So it has a BLEU that it can lose.
    void initTestCase()
    {
        m_data = m_place.writeReverse("pairs.tsv", 25, 9);
        const Outcome training = runCommand(words("train --preset transformer-tiny --as-preset --steps 150 --seed 1 "
                                                  "--set embedding_size=32 --set dropout=0 --data")
            + QStringList{m_data} + words("--out") + QStringList{m_place.path("run")});
        QVERIFY2(training.code == 0, training.err);
    }

    void likenessIsAMatrixForEachKind()
    {
        const auto values = heads(words("likeness --json --sentences 2"));
        const auto kinds = values[u"kinds"_s].toArray();
        QCOMPARE(kinds.size(), 3);
        double farthest = 0.0;
        for (const auto& kind : kinds) {
            const auto names = kind[u"heads"_s].toArray();
            QCOMPARE(names.size(), 8);
            auto order = kind[u"order"_s].toVariant().toStringList();
            QVERIFY(names[0].toString() == kind[u"kind"_s].toString() + u".1.1"_s);
            std::ranges::sort(order);
            QCOMPARE(order, QJsonValue(names).toVariant().toStringList());
            for (qsizetype one = 0; one < 8; ++one)
                for (qsizetype other = 0; other < 8; ++other) {
                    const double bits = kind[u"divergence"_s][one][other].toDouble();
                    QCOMPARE(bits, kind[u"divergence"_s][other][one].toDouble());
                    QVERIFY(one == other ? bits == 0.0 : bits >= 0.0 && bits <= 1.0);
                    farthest = std::max(farthest, bits);
                }
        }
        QVERIFY(farthest > 0.001);
        QCOMPARE(heads(words("likeness --json --sentences 2 --kind cross"))[u"kinds"_s].toArray()[0], kinds[1]);
    }

    /// Each number is that of heads.jsonl.
    void changesAreThoseOfTheValidations()
    {
        const auto run = m_place.path("on");
        const Outcome training =
            runCommand(words("train --steps 20 --set validation_epochs=1 --from") + QStringList{m_place.path("run")}
                + words("--data") + QStringList{m_data} + words("--out") + QStringList{run});
        QVERIFY2(training.code == 0, training.err);
        QFile file(run + u"/heads.jsonl"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto lines = file.readAll().trimmed().split('\n');
        std::map<int, QJsonArray> reports;
        for (const auto& line : lines) {
            const auto report = QJsonDocument::fromJson(line).object();
            reports[report[u"step"_s].toInt()] = report[u"heads"_s].toArray();
        }
        const Outcome shown = runCommand(words("heads --json") + QStringList{run, u"changes"_s});
        QVERIFY2(shown.code == 0, shown.err);
        const auto values = QJsonDocument::fromJson(shown.out).object();
        QCOMPARE(values[u"step_before"_s].toInt(), 0);
        const auto before = reports.at(0), after = reports.at(values[u"step"_s].toInt());
        const auto heads = values[u"heads"_s].toArray();
        QVERIFY(!heads.isEmpty());
        QCOMPARE(heads.size(), before.size());
        for (qsizetype head = 0; head < heads.size(); ++head)
            for (const auto& name : {u"entropy"_s, u"first"_s}) {
                const auto row = heads[head].toObject();
                const double then = before[head][name].toDouble(), now = after[head][name].toDouble();
                QCOMPARE(row[name + u"_before"_s].toDouble(), then);
                QCOMPARE(row[name].toDouble(), now);
                QVERIFY(std::abs(row[name + u"_change"_s].toDouble() - (now - then)) < 1e-12);
            }
        QVERIFY(runCommand(words("heads --json --kind cross") + QStringList{run, u"changes"_s}).out.size()
            < shown.out.size());
        QVERIFY(runCommand(QStringList{u"heads"_s, run, u"changes"_s}).out.contains("entropy: "));
    }

    /// The averages are computed again from the weights of every sentence.
    void averagesAreThoseOfTheTranslations()
    {
        QByteArray sentences;
        QFile file(m_data);
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const auto& line : file.readAll().trimmed().split('\n'))
            sentences += line.left(line.indexOf('\t')) + '\n';
        const Outcome translated = runCommand(
            words("translate --json --heads --head mean --model") + QStringList{m_place.path("run")}, sentences);
        const auto translations = QJsonDocument::fromJson(translated.out).array();
        QCOMPARE(translations.size(), 25);
        std::map<QString, std::pair<Sums, Sums>> expected; // by name of the head; "" is the whole attention
        for (const auto& value : translations) {
            const auto translation = value.toObject();
            auto& own = expected[{}];
            add(own.first, own.second, translation, u"cross"_s, translation[u"attention"_s].toArray());
            for (const auto& head : translation[u"heads"_s].toArray()) {
                const auto kind = head[u"kind"_s].toString();
                auto& sums =
                    expected[u"%1.%2.%3"_s.arg(kind).arg(head[u"layer"_s].toInt()).arg(head[u"head"_s].toInt())];
                add(sums.first, sums.second, translation, kind, head[u"attention"_s].toArray());
            }
        }
        const auto averages = heads(words("averages --json --data") + QStringList{m_data})[u"averages"_s].toArray();
        QCOMPARE(averages.size(), 1 + 24);
        for (const auto& averaged : averages) {
            const auto name = averaged[u"head"_s].toString();
            const auto& [distances, positions] = expected.at(name);
            QVERIFY2(areEqual(averaged[u"distances"_s].toArray(), u"distance"_s, distances), qPrintable(name));
            QVERIFY2(areEqual(averaged[u"positions"_s].toArray(), u"position"_s, positions), qPrintable(name));
            double all = 0.0, even = 0.0;
            for (const auto& of : averaged[u"classes"_s].toObject()) {
                all += of[u"share"_s].toDouble();
                even += of[u"even"_s].toDouble();
            }
            QVERIFY(std::abs(all - 1.0) < 1e-9 && std::abs(even - 1.0) < 1e-9);
        }
    }

    void averagesAreATable()
    {
        const auto run = words("heads") + QStringList{m_place.path("run")};
        const auto options = words("averages --kind cross --data") + QStringList{m_data};
        const Outcome table = runCommand(run + options + words("--csv"));
        QCOMPARE(table.code, 0);
        const auto lines = QString::fromUtf8(table.out).split(u"\r\n"_s);
        QCOMPARE(lines.front(), u"head,what,place,share,even,rows"_s);
        const auto averages = heads(options + words("--json"))[u"averages"_s].toArray();
        qsizetype count = 2; // lines of output: the names, and the empty one after the last line
        for (const auto& averaged : averages) {
            count += averaged[u"classes"_s].toObject().size() + averaged[u"distances"_s].toArray().size()
                + averaged[u"positions"_s].toArray().size();
            const auto place = averaged[u"positions"_s][0];
            const QString line = averaged[u"head"_s].toString() + u",position,1,"_s;
            const auto found = std::ranges::find_if(lines, [&](const auto& one) { return one.startsWith(line); });
            QVERIFY(found != lines.end());
            QCOMPARE(found->split(',')[3].toDouble(), place[u"share"_s].toDouble());
            QCOMPARE(found->split(',')[5].toInt(), place[u"rows"_s].toInt());
        }
        QCOMPARE(lines.size(), count);
        QCOMPARE(runCommand(run + words("likeness --csv")).code, 2);
        QCOMPARE(runCommand(run + words("averages --csv --json")).code, 2);
    }

    /// BLEU and loss of every point of the curve are those that `evaluate --off` prints.
    void leastSetIsThatOfEvaluate()
    {
        const auto values = heads(words("least-set --json --kind cross --data") + QStringList{m_data});
        const auto curve = values[u"curve"_s].toArray();
        QVERIFY(!curve.empty());
        QVERIFY(values[u"bleu"_s].toDouble() > 1.0);
        QStringList off;
        for (const auto& trial : curve) {
            off << u"--off"_s << trial[u"head"_s].toString();
            const auto evaluated = objectOf(runCommand(words("evaluate --json --model")
                + QStringList{m_place.path("run")} + words("--data") + QStringList{m_data} + off));
            QCOMPARE(trial[u"bleu"_s].toDouble(), evaluated[u"bleu"_s].toDouble());
            QCOMPARE(trial[u"loss"_s].toDouble(), evaluated[u"loss"_s].toDouble());
        }
        const double last = curve.last()[u"bleu"_s].toDouble(), whole = values[u"bleu"_s].toDouble();
        const auto kept = values[u"kept"_s].toArray();
        const bool endsTooLow = last < whole - 0.5;
        QVERIFY(endsTooLow || kept.empty());
        QCOMPARE(kept.size(), 8 - curve.size() + (endsTooLow ? 1 : 0));
        for (qsizetype round = 0; round < curve.size(); ++round) {
            QCOMPARE(curve[round][u"left"_s].toInt(), 8 - 1 - round);
            QVERIFY(round + 1 == curve.size() || curve[round][u"bleu"_s].toDouble() >= whole - 0.5);
        }
    }

    void drawsWithASeed()
    {
        const auto options = words("averages --json --sentences 5 --data") + QStringList{m_data};
        const auto once = heads(options);
        QCOMPARE(once[u"sentences"_s].toInt(), 5);
        QCOMPARE(heads(options), once);
        QVERIFY(heads(options + words("--seed 2")) != once);
    }

    void peopleReadLines()
    {
        const auto run = words("heads") + QStringList{m_place.path("run")};
        const Outcome alike = runCommand(run + words("likeness --kind decoder"));
        QVERIFY2(alike.out.contains("decoder.1.") && alike.out.contains(" bits\nAlike heads together: "), alike.out);
        const Outcome averaged = runCommand(run + words("averages"));
        QVERIFY2(averaged.out.startsWith("attention\n") && averaged.out.contains("distances: "), averaged.out);
    }

    void refusesModelsWithoutHeads()
    {
        const Outcome training =
            m_place.train("recurrent", words("--sample reverse --preset luong-dot --as-preset --steps 1"));
        QVERIFY2(training.code == 0, training.err);
        const auto run = words("heads") + QStringList{m_place.path("recurrent")};
        for (const auto* what : {"likeness", "least-set"}) {
            const Outcome refused = runCommand(run + words(what));
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.err.contains("Transformer"), refused.err);
        }
        const auto averages = objectOf(runCommand(run + words("averages --json")))[u"averages"_s].toArray();
        QCOMPARE(averages.size(), 1);
        QVERIFY(averages[0][u"rows"_s].toInt() > 0);
    }

private:
    QJsonObject heads(const QStringList& options) const
    {
        return objectOf(runCommand(words("heads") + QStringList{m_place.path("run")} + options));
    }
    static QJsonObject objectOf(const Outcome& outcome) { return QJsonDocument::fromJson(outcome.out).object(); }

    Workplace m_place;
    QString m_data;
};

ATTENTOSCOPE_TEST(TestCommandLineHeads, QCoreApplication);
#include "tst_commandlineheads.moc"
