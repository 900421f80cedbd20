// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/wordjumps.h"
#include "tests/support/testprogram.h"

class WordJumpsTest : public QObject
{
    Q_OBJECT

private slots:
    /// tests/reference/alignment_reference.py lists all ways in which one sentence can generate the other.
    void posteriorsAndJumpsAreThoseOfAllPaths()
    {
        std::ifstream file(ATTENTOSCOPE_TEST_SOURCES "/engine/alignment/data/chain.txt");
        WordChain chain;
        int rows = 0;
        for (std::size_t states = 0, words = 0; file >> states >> words; ++rows) {
            const auto numbers = [&](std::size_t count) {
                std::vector<float> read(count);
                for (auto& number : read)
                    file >> number;
                return read;
            };
            const float nullShare = numbers(1).front();
            MakingOdds odds;
            odds.words = numbers(words * states);
            odds.none = numbers(words);
            WordJumps::Counts jumps{};
            chain.infer(odds, states, WordJumps(), nullShare, &jumps);
            const auto made = numbers(words * states), none = numbers(words), counted = numbers(WordJumps::kinds);
            for (std::size_t place = 0; place < made.size(); ++place)
                QVERIFY(std::abs(odds.words[place] - made[place]) < 1e-5f);
            for (std::size_t word = 0; word < words; ++word)
                QVERIFY(std::abs(odds.none[word] - none[word]) < 1e-5f);
            for (std::size_t kind = 0; kind < WordJumps::kinds; ++kind)
                QVERIFY(std::abs(static_cast<float>(jumps[kind]) - counted[kind]) < 1e-5f);
        }
        QCOMPARE(rows, 6);
    }

    void aLongSentenceStaysFinite()
    {
        constexpr std::size_t length = 1'000;
        MakingOdds odds{std::vector<float>(length * length, 1e-12f), std::vector<float>(length, 1e-20f)};
        for (std::size_t word = 0; word < length; ++word)
            odds.words[word * length + word] = 1e-3f;
        WordChain().infer(odds, length, WordJumps(), 0.1f);
        for (std::size_t word = 0; word < length; ++word)
            QVERIFY(odds.words[word * length + word] > 0.99f);
    }
};

ATTENTOSCOPE_TEST(WordJumpsTest, QCoreApplication);
#include "tst_wordjumps.moc"
