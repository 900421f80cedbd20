// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/readwords.h"
#include "tests/support/testprogram.h"

#include <random>

namespace {

torch::Tensor placed(const ReadWords& words)
{
    return words.rows().placed(words.matrix());
}

std::vector<std::int64_t> randomRows(std::mt19937& random, std::int64_t available)
{
    std::vector<std::int64_t> rows(1 + random() % 7);
    for (auto& row : rows)
        row = static_cast<std::int64_t>(random() % static_cast<std::uint32_t>(available));
    return rows;
}

} // namespace

/// While decoding, keys and values are kept. The test compares them with tensors that are joined and copied at every
/// step.
class TestReadWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatWasReadWhateverIsSelected_data()
    {
        QTest::addColumn<bool>("hasGradients");
        QTest::newRow("without gradients") << false;
        QTest::newRow("with gradients") << true;
    }

    void keepsWhatWasReadWhateverIsSelected()
    {
        QFETCH(bool, hasGradients);
        const torch::AutoGradMode mode(hasGradients);
        std::mt19937 random(5);
        for (int round = 0; round < 20; ++round) {
            ReadWords words;
            torch::Tensor expected;
            std::int64_t sentences = 1 + random() % 6, next = 0;
            for (int step = 0; step < 70; ++step) { // further than the memory that is made at first
                const std::int64_t count = 1 + random() % 2, numbers = sentences * count * 3;
                const auto further = torch::arange(next, next + numbers, torch::kFloat32).view({sentences, count, 3});
                next += numbers;
                words.append(further);
                expected = expected.defined() ? torch::cat({expected, further}, 1) : further;
                QVERIFY(torch::equal(placed(words), expected));
                if (random() % 2 == 0)
                    continue;
                const auto rows = torch::tensor(randomRows(random, sentences), torch::kInt64);
                words.select(rows);
                expected = expected.index_select(0, rows);
                sentences = rows.size(0);
                QVERIFY(torch::equal(placed(words), expected));
            }
        }
    }

    void aCopyGoesOnByItself()
    {
        const torch::NoGradGuard guard;
        ReadWords words;
        words.append(torch::ones({2, 1, 3}));
        auto other = words;
        words.append(torch::full({2, 1, 3}, 2.0f));
        other.append(torch::full({2, 1, 3}, 3.0f));
        QCOMPARE(placed(words)[0][1][0].item<float>(), 2.0f);
        QCOMPARE(placed(other)[0][1][0].item<float>(), 3.0f);
        auto third = words;
        third.select(torch::tensor({1, 1}, torch::kInt64));
        QVERIFY(torch::equal(placed(words)[0][0], torch::ones({3})));
    }
};

ATTENTOSCOPE_TEST(TestReadWords, QCoreApplication);
#include "tst_readwords.moc"
