// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reproducible/random.h"
#include "tests/support/testprogram.h"

/// The expected numbers are those of NumPy 1.24.
class TestNumpyRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsWhatChoiceDraws() // default_rng(12345).choice(1000, 12)
    {
        NumpyRandom random(12345);
        for (const std::uint32_t expected : {699U, 227U, 788U, 316U, 204U, 797U, 642U, 676U, 988U, 391U, 839U, 332U})
            QCOMPARE(random.below(1000), expected);
    }

    void rejectsWhatWouldFavourSomeNumbers() // default_rng(7).choice(3000000000, 100000), folded into one number
    {
        NumpyRandom random(7);
        std::uint64_t sum = 0;
        for (int draw = 0; draw < 100'000; ++draw)
            sum = sum * 31 + random.below(3'000'000'000U);
        QCOMPARE(sum, std::uint64_t{16053615251335293254ULL});
    }

    void drawsWhatIntegersDrawsOfBools() // default_rng(12345).integers(2, size=40, dtype=bool)
    {
        NumpyRandom random(12345);
        QByteArray coins;
        for (int draw = 0; draw < 40; ++draw)
            coins += random.coin() ? '1' : '0';
        QCOMPARE(coins, QByteArray("1011100110000011111111110100110110110001"));
    }

    void oneChoiceIsNoChoice()
    {
        NumpyRandom random(1);
        QCOMPARE(random.below(1), 0U);
    }
};

ATTENTOSCOPE_TEST(TestNumpyRandom, attentoscope::tests::NoApplication);

#include "tst_numpyrandom.moc"
