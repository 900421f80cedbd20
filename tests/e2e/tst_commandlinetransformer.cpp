// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

namespace {

QJsonObject firstOf(const Outcome& outcome)
{
    return QJsonDocument::fromJson(outcome.out).array()[0].toObject();
}

QJsonObject objectOf(const Outcome& outcome)
{
    return QJsonDocument::fromJson(outcome.out).object();
}

QList<QByteArray> linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n') : QList<QByteArray>();
}

/// The lowest error rate of all cross heads.
double lowestRate(const QJsonArray& heads)
{
    double lowest = 2.0;
    for (const auto& head : heads)
        if (const auto rate = head.toObject()[u"aer"_s]; rate.isDouble())
            lowest = std::min(lowest, rate.toDouble());
    return lowest;
}

} // namespace

/// A Transformer as a script sees it: its heads, beside what every model has.
class TestCommandLineTransformer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const Outcome training = m_place.train(
            "run", words("--sample reverse --preset transformer-tiny --as-preset --steps 20 --set embedding_size=16"));
        QVERIFY2(training.code == 0, training.err);
    }

    void headsComeOnlyWhereTheyAreAskedFor()
    {
        const auto without = firstOf(onRun("translate", words("--json abc")));
        QVERIFY(!without.contains(u"heads"_s));
        auto with = firstOf(onRun("translate", words("--json --heads abc")));
        QVERIFY(with.contains(u"heads"_s));
        with.remove(u"heads"_s);
        QCOMPARE(with, without);
    }

    void everyHeadHasItsWords_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("greedy") << "";
        QTest::newRow("beam") << "--beam 3";
    }

    void everyHeadHasItsWords()
    {
        QFETCH(const QString, options);
        const auto arguments = words("--json --heads") + options.split(' ', Qt::SkipEmptyParts) + words("a b c d e");
        const auto object = firstOf(onRun("translate", arguments));
        const auto sources = object[u"source"_s].toArray().size();
        const auto targets = object[u"target"_s].toArray().size();
        const auto heads = object[u"heads"_s].toArray();
        QCOMPARE(heads.size(), 3 * 2 * 4);
        for (qsizetype place = 0; place < heads.size(); ++place) {
            const auto head = heads[place].toObject();
            const auto kind = words("encoder cross decoder")[place / 8];
            QCOMPARE(head[u"kind"_s].toString(), kind);
            QCOMPARE(head[u"layer"_s].toInt(), int(place % 8 / 4) + 1);
            QCOMPARE(head[u"head"_s].toInt(), int(place % 4) + 1);
            const auto rows = head[u"attention"_s].toArray();
            QCOMPARE(rows.size(), kind == u"encoder"_s ? sources : targets);
            for (qsizetype row = 0; row < rows.size(); ++row) {
                const auto weights = rows[row].toArray();
                QCOMPARE(weights.size(), kind == u"decoder"_s ? targets : sources);
                double sum = 0.0;
                for (qsizetype column = 0; column < weights.size(); ++column) {
                    sum += weights[column].toDouble();
                    if (kind == u"decoder"_s && column > row)
                        QCOMPARE(weights[column].toDouble(), 0.0);
                }
                QVERIFY(qAbs(sum - 1.0) < 1e-4);
            }
        }
    }

    void headsNeedJson_data()
    {
        QTest::addColumn<QString>("option");
        QTest::newRow("all") << "--heads";
        QTest::newRow("one") << "--head 2.3";
    }

    void headsNeedJson()
    {
        QFETCH(const QString, option);
        const Outcome outcome = onRun("translate", option.split(' ') + words("a b c"));
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains("--json"), outcome.err);
    }

    void erasesWordsAndChangesRows()
    {
        const auto erased = objectOf(onRun("erase", words("--json a b c d")));
        const auto rows = erased[u"target"_s].toArray().size();
        QCOMPARE(erased[u"by"_s].toString(), u"zero"_s);
        QCOMPARE(erased[u"change"_s].toArray().size(), rows);
        QCOMPARE(erased[u"row_tau"_s].toArray().size(), rows);
        QCOMPARE(erased[u"disturbed"_s].toArray(), erased[u"source"_s].toArray());
        QCOMPARE(erased[u"heads"_s].toArray().size(), 2 * 4);
        QVERIFY(erased[u"heads"_s].toArray()[0].toObject().contains(u"tau"_s));
        const auto changed = objectOf(onRun("erase", words("--json --by even --head decoder.1.2 a b c d")));
        QCOMPARE(changed[u"changed_head"_s].toString(), u"decoder.1.2"_s);
        QCOMPARE(changed[u"disturbed"_s].toArray(), changed[u"target"_s].toArray());
        QVERIFY(!changed.contains(u"tau"_s));
        const Outcome text = onRun("erase", words("--by cut a b c d"));
        QVERIFY2(text.code == 0 && text.out.contains("nats"), text.err);
        QCOMPARE(onRun("erase", words("--head cross.1.1 a b")).code, 2);
        QCOMPARE(onRun("erase", words("--by moved --head cross.9.9 a b")).code, 2);
    }

    void normsAreWeightsTimesOneLengthAColumn()
    {
        const auto object = firstOf(onRun("translate", words("--json --heads --norms a b c d")));
        QCOMPARE(object[u"norms"_s].toArray().size(), object[u"attention"_s].toArray().size());
        for (const auto& value : object[u"heads"_s].toArray()) {
            const auto weights = value.toObject()[u"attention"_s].toArray(),
                       norms = value.toObject()[u"norms"_s].toArray();
            QCOMPARE(norms.size(), weights.size());
            const auto last = weights.size() - 1; // a decoder's last row sees every column
            for (qsizetype column = 0; column < weights[last].toArray().size(); ++column) {
                const double length =
                    norms[last].toArray()[column].toDouble() / weights[last].toArray()[column].toDouble();
                QVERIFY(length > 0.0);
                QVERIFY(qAbs(norms[last - 1].toArray()[column].toDouble()
                            - length * weights[last - 1].toArray()[column].toDouble())
                    < 1e-5);
            }
        }
        QCOMPARE(onRun("translate", words("--norms a b")).code, 2);
    }

    void theLastLayerIsTheTranslation()
    {
        const auto layers = objectOf(onRun("layers", words("--json a b c d")))[u"layers"_s].toArray();
        QCOMPARE(layers.size(), 2);
        const auto translation = firstOf(onRun("translate", words("--json a b c d")));
        const auto last = layers[1].toObject();
        QCOMPARE(last[u"score"_s].toDouble(), translation[u"score"_s].toDouble()); // equal to the last bit
        QCOMPARE(last[u"target"_s].toArray(), translation[u"target"_s].toArray());
        const auto atSave = objectOf(onRun("layers", words("--at 20 --json a b c d")));
        QCOMPARE(atSave[u"layers"_s].toArray(), layers);
        QCOMPARE(onRun("layers", words("--at 7 a b")).code, 3);
    }

    void faithfulnessHasANumberForEachCrossHead()
    {
        const auto run = QStringList{m_place.path("run")};
        const auto once = objectOf(runCommand(words("faithfulness --json --sentences 15") + run));
        const auto heads = once[u"heads"_s].toArray();
        QCOMPARE(once[u"sentences"_s].toInt(), 15);
        QCOMPARE(heads.size(), 1 + 2 * 4);
        for (const auto& value : heads) {
            const auto head = value.toObject();
            const double tau = head[u"tau"_s].toDouble(), low = head[u"low"_s].toDouble(),
                         high = head[u"high"_s].toDouble();
            QVERIFY(low <= tau && tau <= high && high <= 1.0 && low >= -1.0 && low < high);
        }
        QCOMPARE(objectOf(runCommand(words("faithfulness --json --sentences 15") + run)), once);
        QVERIFY(objectOf(runCommand(words("faithfulness --json --seed 2 --sentences 15") + run)) != once);
    }

    /// Shuffled weights do not show what the model needs. A seed always gives the same shuffling.
    void shuffledWeightsAreNotFaithful()
    {
        const auto run = QStringList{m_place.path("run")};
        const auto command = words("faithfulness --json --shuffled --sentences 40");
        const auto shuffled = objectOf(runCommand(command + run));
        QVERIFY(shuffled[u"shuffled"_s].toBool());
        for (const auto& value : shuffled[u"heads"_s].toArray())
            QVERIFY2(std::abs(value.toObject()[u"tau"_s].toDouble()) < 0.1, "a shuffled row agrees with erasure");
        QCOMPARE(objectOf(runCommand(command + run)), shuffled);
        QVERIFY(objectOf(runCommand(command + words("--seed 2") + run)) != shuffled);
    }

    /// The weights in memory are those of the newest save, so both measurements agree.
    void savesAreMeasuredAsTheWeightsInMemory()
    {
        const auto run = QStringList{m_place.path("run")};
        const auto measured = objectOf(runCommand(words("faithfulness --json --saves --sentences 15") + run));
        const auto saves = measured[u"saves"_s].toArray();
        QVERIFY(!saves.isEmpty());
        const auto same =
            std::ranges::find_if(saves, [&](const QJsonValue& save) { return save[u"step"_s] == measured[u"step"_s]; });
        QVERIFY(same != saves.end());
        QCOMPARE((*same)[u"heads"_s], measured[u"heads"_s]);
    }

    void evaluatesAlignsAndTranslatesWithABeam()
    {
        const auto data = m_place.writeReverse("test.tsv", 20, 9);
        const Outcome evaluation = onRun("evaluate", words("--json --beam 2 --data") + QStringList{data});
        QVERIFY2(evaluation.code == 0, evaluation.err);
        QVERIFY(QJsonDocument::fromJson(evaluation.out).object()[u"loss"_s].toDouble() > 0.0);
        const Outcome links = onRun("align", words("--data") + QStringList{data});
        QVERIFY2(links.code == 0, links.err);
        QCOMPARE(links.out.count('\n'), 20);
        const Outcome resumed = runCommand(words("train --resume --steps 25 --out") + QStringList{m_place.path("run")});
        QVERIFY2(resumed.code == 0, resumed.err);
    }

    void measuresHeadsAndAlignsByTheBest()
    {
        const auto data = m_place.writeReverse("gold.tsv", 20, 9);
        const auto lines = linesOf(data);
        QByteArray gold;
        for (const auto& line : lines) {
            const auto count = line.left(line.indexOf('\t')).count(' ') + 1;
            for (qsizetype word = 0; word < count; ++word)
                gold += QByteArray::number(word + 1) + '-' + QByteArray::number(count - word) + ' ';
            gold += '\n';
        }
        const auto options = words("--data") + QStringList{data};
        const auto withGold = options + words("--gold") + QStringList{m_place.write("gold.talp", gold)};
        const Outcome evaluation = onRun("evaluate", withGold + words("--json"));
        QVERIFY2(evaluation.code == 0, evaluation.err);
        const auto heads = QJsonDocument::fromJson(evaluation.out).object()[u"heads"_s].toArray();
        QCOMPARE(heads.size(), 24);
        const auto evaluated = QJsonDocument::fromJson(evaluation.out).object()[u"reading"_s].toObject();
        QVERIFY(evaluated[u"aer"_s].isDouble() && evaluated[u"sentences"_s].toInt() > 0);
        QJsonObject best; // the best single head
        for (const auto& value : heads) {
            const auto head = value.toObject();
            const bool isCross = head[u"kind"_s].toString() == u"cross"_s;
            QCOMPARE(head[u"aer"_s].isDouble(), isCross);
            QVERIFY(head[u"previous"_s].isDouble() && head[u"entropy"_s].toDouble() > 0.0);
            const auto isRead = [&](const QString& field) {
                return evaluated[field].isNull() || evaluated[field] == head[field];
            };
            QCOMPARE(head[u"best"_s].toBool(), isCross && isRead(u"layer"_s) && isRead(u"head"_s));
            if (isCross && (best.isEmpty() || head[u"aer"_s].toDouble() < best[u"aer"_s].toDouble()))
                best = head;
        }
        QCOMPARE(best[u"aer"_s].toDouble(), lowestRate(heads));
        const Outcome text = onRun("evaluate", withGold);
        QVERIFY2(text.out.contains("decoder 2.4") && text.out.contains("* aligns best"), text.out);
        const QByteArray said = evaluated[u"text"_s].toString().toUtf8();
        QVERIFY2(text.out.contains("Read off best: " + said), text.out);

        // With gold links, align chooses the same heads as evaluate.
        const Outcome byGold = onRun("align", withGold + words("--json"));
        QCOMPARE(QJsonDocument::fromJson(byGold.out).object()[u"reading"_s].toObject(), evaluated);
        QVERIFY2(byGold.err.contains("Links of cross attention, " + said + ", which aligns best"), byGold.err);

        const auto name = u"%1.%2"_s.arg(best[u"layer"_s].toInt()).arg(best[u"head"_s].toInt());
        const auto links = onRun("align", options + words("--json --head") + QStringList{name});
        const auto byName = QJsonDocument::fromJson(links.out).object()[u"alignments"_s].toArray();
        // The error rate once more, from the links alone: 1 - 2 |A and S| / (|A| + |S|).
        double right = 0.0, all = 0.0;
        for (qsizetype line = 0; line < byName.size(); ++line) {
            const auto count = lines[line].left(lines[line].indexOf('\t')).count(' ') + 1;
            all += double(count) + double(byName[line].toArray().size());
            for (const auto& link : byName[line].toArray())
                right += link.toArray()[0].toInt() + link.toArray()[1].toInt() + 1 == count ? 2.0 : 0.0;
        }
        QVERIFY(qAbs(1.0 - right / all - best[u"aer"_s].toDouble()) < 1e-9);

        // Without gold and statistical links, align uses the choice of the run's last validation. Its pairs have links
        // of their own.
        const Outcome known = onRun("align", options + words("--json"));
        const auto ofRun = QJsonDocument::fromJson(known.out).object()[u"reading"_s].toObject();
        QVERIFY2(known.err.contains("Links of cross attention, " + ofRun[u"text"_s].toString().toUtf8()
                     + ", which aligns best in this run"),
            known.err);
        const Outcome mean = onRun("align", options + words("--json --head mean"));
        QVERIFY(!QJsonDocument::fromJson(mean.out).object().contains(u"head"_s) && mean.err.isEmpty());
        const QString kept = m_place.path("run/heads.jsonl");
        QVERIFY(QFile::rename(kept, kept + u"~"_s));
        const Outcome unknown = onRun("align", options + words("--json"));
        QVERIFY(QFile::rename(kept + u"~"_s, kept));
        QCOMPARE(unknown.out, mean.out);
        QVERIFY2(unknown.err.contains("the mean of the last layer's heads"), unknown.err);

        const Outcome missing = onRun("align", options + words("--head 3.1"));
        QCOMPARE(missing.code, 2);
        QVERIFY2(missing.err.contains("layers 1 to 2 and heads 1 to 4"), missing.err);
    }

    void measuresAgainstStatisticsOfTheTrainingPairs()
    {
        qputenv("XDG_CACHE_HOME", m_place.path("cache").toUtf8());
        const auto data = m_place.writeReverse("statistical.tsv", 20, 9);
        const auto train = m_place.writeReverse("pairs.tsv", 800, 4);
        const auto text = words("--data") + QStringList{data} + words("--statistical");
        const auto valuesOf = [&](const QStringList& more) {
            const Outcome outcome =
                runCommand(words("evaluate --json --model") + QStringList{m_place.path("filed")} + text + more);
            return QJsonDocument::fromJson(outcome.out).object();
        };
        const Outcome training = runCommand(words("train --preset transformer-tiny --steps 5 --set embedding_size=16 "
                                                  "--seed 1 --data")
            + QStringList{train} + words("--out") + QStringList{m_place.path("filed")});
        QVERIFY2(training.code == 0, training.err);
        const auto values = valuesOf({});
        QCOMPARE(values[u"links"_s].toString(), u"statistical"_s);
        QVERIFY(values[u"aer"_s].isDouble() && lowestRate(values[u"heads"_s].toArray()) < 1.0);
        // The statistical links find the reversal, so most links between equal places are wrong.
        QVERIFY(values[u"aer_diagonal"_s].toDouble() > 0.5);
        const Outcome shown = runCommand(words("evaluate --model") + QStringList{m_place.path("filed")} + text);
        QVERIFY2(shown.out.contains("not gold"), shown.out);

        // If there are both kinds of links, the gold ones count.
        QByteArray gold;
        for (qsizetype line = 0; line < linesOf(data).size(); ++line)
            gold += "1-1\n";
        const auto byGold = valuesOf(words("--gold") + QStringList{m_place.write("one.talp", gold)});
        QCOMPARE(byGold[u"links"_s].toString(), u"gold"_s);

        QVERIFY(QFile::rename(train, train + u"~"_s));
        QVERIFY(valuesOf({})[u"error"_s].toObject()[u"message"_s].toString().contains(u"pairs.tsv"_s));
    }

    /// Links that are learned before a training measure its heads and change no weight.
    void trainsWithStatisticalLinks()
    {
        qputenv("XDG_CACHE_HOME", m_place.path("cache").toUtf8());
        const auto data = m_place.writeReverse("linked.tsv", 400, 4);
        const auto train = [&](const char* out, const QStringList& more) {
            return runCommand(words("train --preset transformer-tiny --steps 5 --set embedding_size=16 --seed 1 --data")
                + QStringList{data} + words("--out") + QStringList{m_place.path(out)} + more);
        };
        const Outcome with = train("linked", words("--statistical"));
        QVERIFY2(with.code == 0, with.err);
        const Outcome without = train("unlinked", {});
        QVERIFY2(without.code == 0, without.err);
        const auto weights = u"/saves/5/model.safetensors"_s;
        QVERIFY(bytesOf(m_place.path("linked") + weights) == bytesOf(m_place.path("unlinked") + weights));
        const auto measured = bytesOf(m_place.path("linked/heads.jsonl"));
        QVERIFY2(measured.contains("\"links\":\"statistical\"") && measured.contains("\"reading\":"), measured);
        QVERIFY(!bytesOf(m_place.path("unlinked/heads.jsonl")).contains("\"links\""));
        const Outcome aligned = runCommand(
            words("align --json --model") + QStringList{m_place.path("linked")} + words("--data") + QStringList{data});
        QVERIFY2(aligned.err.contains("agrees best with statistical links in this run"), aligned.err);

        const Outcome taught = train("taught", words("--set alignment_weight=1"));
        QVERIFY2(taught.code == 0, taught.err);
        const auto byThem = bytesOf(m_place.path("taught/heads.jsonl"));
        QVERIFY2(byThem.contains("\"links\":\"statistical\"") && byThem.contains("\"reading\":"), byThem);
    }

    void attentionIsThatOfTheChosenHead()
    {
        const auto mapOf = [](const QJsonObject& translation, const QString& name) {
            for (const auto& value : translation[u"heads"_s].toArray()) {
                const auto head = value.toObject();
                const auto own = u"%1.%2.%3"_s.arg(head[u"kind"_s].toString())
                                     .arg(head[u"layer"_s].toInt())
                                     .arg(head[u"head"_s].toInt());
                if (own == name)
                    return head[u"attention"_s].toArray();
            }
            return QJsonArray();
        };
        const auto name = u"attention_head"_s, attention = u"attention"_s;
        const auto chosen = firstOf(onRun("translate", words("--json --heads --head 1.3 a b c")));
        QCOMPARE(chosen[name].toString(), u"cross.1.3"_s);
        QVERIFY(!chosen[attention].toArray().isEmpty());
        QCOMPARE(chosen[attention].toArray(), mapOf(chosen, u"cross.1.3"_s));
        const auto best =
            firstOf(onRun("translate", words("--json --heads a b c"))); // the run knows its own gold links
        QVERIFY(best[name].toString().startsWith(u"cross."_s));
        QCOMPARE(best[attention].toArray(), mapOf(best, best[name].toString()));
        const auto mean = firstOf(onRun("translate", words("--json --heads --head mean a b c")));
        QVERIFY(!mean.contains(name));
        const auto first = mean[attention].toArray()[0].toArray();
        double sum = 0.0;
        for (const QString head : {"cross.2.1", "cross.2.2", "cross.2.3", "cross.2.4"})
            sum += mapOf(mean, head)[0].toArray()[0].toDouble();
        QVERIFY(qAbs(first[0].toDouble() - sum / 4.0) < 1e-5);
        const Outcome missing = onRun("translate", words("--json --head 3.1 a b c"));
        QCOMPARE(missing.code, 2);
        QVERIFY2(missing.err.contains("layers 1 to 2 and heads 1 to 4"), missing.err);
    }

    void headsAreSwitchedOff()
    {
        const auto off = words("--off cross.2.3 --off encoder.1.1");
        const auto whole = firstOf(onRun("translate", words("--json a b c d")));
        const auto without = firstOf(onRun("translate", words("--json") + off + words("a b c d")));
        QVERIFY(!whole.contains(u"switched_off"_s));
        QCOMPARE(without[u"switched_off"_s].toArray(), QJsonArray({u"cross.2.3"_s, u"encoder.1.1"_s}));
        QVERIFY(without[u"score"_s] != whole[u"score"_s]);

        const auto data = words("--data") + QStringList{m_place.writeReverse("off.tsv", 12, 9)};
        const auto evaluated = [&](const QStringList& more) {
            const Outcome outcome = onRun("evaluate", data + words("--json") + more);
            return QJsonDocument::fromJson(outcome.out).object();
        };
        const auto all = evaluated(words("--each-head-off"));
        const auto heads = all[u"heads"_s].toArray();
        QCOMPARE(heads.size(), 24);
        const auto alone = evaluated(words("--off cross.2.3"));
        const auto head = heads[8 + 6].toObject();
        QVERIFY(head[u"aer"_s].isNull());
        const auto measures = head[u"without"_s].toObject();
        QCOMPARE(measures[u"loss"_s], alone[u"loss"_s]);
        QCOMPARE(measures[u"bleu"_s], alone[u"bleu"_s]);
        QVERIFY(alone[u"loss"_s] != all[u"loss"_s]);
        const Outcome text = onRun("evaluate", data + words("--each-head-off --off cross.2.3"));
        QVERIFY2(text.out.contains("BLEU off") && text.out.contains("switched off"), text.out);
        const auto against = evaluated(words("--off cross.2.3 --against") + QStringList{m_place.path("run")});
        QCOMPARE(against[u"loss"_s], alone[u"loss"_s]);
    }

    void headsThatThereAreNotAreRefused_data()
    {
        addColumns<QString, QString>("head", "message");
        QTest::newRow("no head") << "cross.3.1" << "layers 1 to 2 and heads 1 to 4";
        QTest::newRow("no kind") << "2.3" << "KIND.LAYER.HEAD";
    }

    void headsThatThereAreNotAreRefused()
    {
        const auto [head, message] = fetched<QString, QString>();
        const Outcome outcome = onRun("translate", words("--off") + QStringList{head} + words("a b"));
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(message.toUtf8()), outcome.err);
    }

    void rowsAreForced()
    {
        const auto rows = words("--force cross.2.3:1:2 --force 2:4 --force encoder.1.1:3:1");
        const auto free = firstOf(onRun("translate", words("--json a b c d")));
        const auto forced = firstOf(onRun("translate", words("--json --heads") + rows + words("a b c d")));
        QVERIFY(!free.contains(u"forced"_s));
        QCOMPARE(forced[u"forced"_s].toArray(), QJsonArray({u"2:4"_s, u"cross.2.3:1:2"_s, u"encoder.1.1:3:1"_s}));
        QVERIFY(forced[u"score"_s] != free[u"score"_s]);
        QCOMPARE(forced[u"attention"_s].toArray()[1].toArray()[3].toDouble(), 1.0);
        const auto weight = [&](int head, int row, int column) {
            const auto map = forced[u"heads"_s].toArray()[head].toObject()[u"attention"_s];
            return map.toArray()[row].toArray()[column].toDouble();
        };
        QCOMPARE(weight(0, 2, 0), 1.0);
        QCOMPARE(weight(8 + 4 + 2, 0, 1), 1.0);
        QVERIFY(weight(8 + 4 + 1, 0, 1) < 1.0);
        QCOMPARE(weight(8 + 4 + 1, 1, 3), 1.0);
    }

    void rowsThatThereAreNotAreRefused_data()
    {
        addColumns<QString, QString>("row", "message");
        QTest::newRow("no head") << "cross.3.1:1:1" << "layers 1 to 2 and heads 1 to 4";
        QTest::newRow("no column") << "cross.1.1:1:9" << "no column 9";
        QTest::newRow("no column of all") << "1:9" << "no source token 9";
        QTest::newRow("no row of the encoder") << "encoder.1.1:9:1" << "no row 9";
        QTest::newRow("no row of the target") << "cross.1.1:40:1" << "Row 40 cannot be forced";
        QTest::newRow("the future") << "decoder.1.1:1:2" << "only later";
        QTest::newRow("no form") << "cross.1.1" << "[HEAD:]ROW:COLUMN";
        QTest::newRow("counted from zero") << "0:1" << "[HEAD:]ROW:COLUMN";
    }

    void rowsThatThereAreNotAreRefused()
    {
        const auto [row, message] = fetched<QString, QString>();
        const Outcome outcome = onRun("translate", words("--force") + QStringList{row} + words("a b"));
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(message.toUtf8()), outcome.err);
    }

private:
    Outcome onRun(const char* command, const QStringList& more) const
    {
        return runCommand(QStringList{QLatin1String(command), u"--model"_s, m_place.path("run")} + more);
    }

    Workplace m_place;
};

ATTENTOSCOPE_TEST(TestCommandLineTransformer, QCoreApplication);
#include "tst_commandlinetransformer.moc"
