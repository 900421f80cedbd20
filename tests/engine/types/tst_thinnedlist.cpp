// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/thinnedlist.h"
#include "tests/support/testprogram.h"

/// Lists of which only every n-th entry is kept.
class TestThinnedList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void halvesKeepTheFirstAndTheLast()
    {
        const auto halved = [](std::vector<int> all) {
            halve(all);
            return all;
        };
        QCOMPARE(halved({}), std::vector<int>());
        QCOMPARE(halved({1, 2}), std::vector<int>({1, 2}));
        QCOMPARE(halved({1, 2, 3}), std::vector<int>({1, 3}));
        QCOMPARE(halved({1, 2, 3, 4}), std::vector<int>({1, 4}));
        QCOMPARE(halved({1, 2, 3, 4, 5, 6}), std::vector<int>({1, 3, 6}));
    }

    void itKeepsAnEvenGridAndTheLast()
    {
        for (const std::size_t most : {2U, 5U, 8U}) {
            ThinnedList<int> thinned(most);
            for (int added = 1; added <= 200; ++added) {
                thinned.add(added);
                const auto list = thinned.list();
                QVERIFY(list.size() <= most + 1);
                QCOMPARE(list.front(), 1);
                QCOMPARE(list.back(), added);
                for (std::size_t index = 0; index + 1 < list.size(); ++index)
                    QCOMPARE(list[index], 1 + static_cast<int>(index * thinned.every()));
            }
            QVERIFY(thinned.every() * most >= 200 / 2);
        }
    }

    void itGoesOnFromAnEarlierList()
    {
        ThinnedList<int> thinned(4, {1, 3, 5, 7, 9, 11}, 2);
        QCOMPARE(thinned.every(), std::size_t(4));
        QCOMPARE(thinned.list(), std::vector<int>({1, 5, 11}));
        thinned.add(12);
        thinned.add(13);
        QCOMPARE(thinned.list(), std::vector<int>({1, 5, 11, 12, 13}));
        QCOMPARE(std::move(thinned).list(), std::vector<int>({1, 5, 11, 12, 13}));
    }
};

ATTENTOSCOPE_TEST(TestThinnedList, QCoreApplication);
#include "tst_thinnedlist.moc"
