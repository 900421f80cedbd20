// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/statisticalaligner.h"
#include "tests/support/testprogram.h"

class CooccurrenceTest : public QObject
{
    Q_OBJECT

private slots:
    void findsTheCellOfEveryCouple()
    {
        EncodedPairs pairs;
        const std::vector<std::pair<std::vector<std::int32_t>, std::vector<std::int32_t>>> sentences{
            {{0, 1, 0}, {3, 3}}, {{2}, {0, 1, 3}}, {{1, 2}, {2, 0}}};
        std::set<std::pair<std::int32_t, std::int32_t>> couples;
        for (const auto& [source, target] : sentences) {
            pairs.source.add(source);
            pairs.target.add(target);
            for (const auto one : source)
                for (const auto other : target)
                    couples.emplace(one, other);
        }
        const Cooccurrence found(pairs, 4, 4); // no pair contains word 3 of the source
        QCOMPARE(found.size(), couples.size());
        for (std::int32_t one = 0; one < 4; ++one)
            for (std::int32_t other = 0; other < 4; ++other) {
                const auto cell = found.find(static_cast<std::size_t>(one), static_cast<std::uint32_t>(other));
                QCOMPARE(cell != Cooccurrence::none, couples.contains({one, other}));
            }
        const auto all = found.cellsOf(pairs, 4);
        std::size_t next = 0;
        for (const auto& [source, target] : sentences)
            for (const auto one : source)
                for (const auto other : target)
                    QCOMPARE(all[next++], found.find(static_cast<std::size_t>(one), static_cast<std::uint32_t>(other)));
        QCOMPARE(next, all.size());
    }
};

ATTENTOSCOPE_TEST(CooccurrenceTest, QCoreApplication);
#include "tst_cooccurrence.moc"
