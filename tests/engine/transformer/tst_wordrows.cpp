// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/wordrows.h"
#include "tests/support/testprogram.h"

namespace {

torch::Tensor lengthsOf(const std::vector<std::int64_t>& lengths)
{
    return torch::tensor(lengths, torch::kInt64);
}

/// (B, T, 2), no number twice.
torch::Tensor numbers(std::int64_t sentences, std::int64_t steps)
{
    return torch::arange(1, 2 * sentences * steps + 1, torch::kFloat32).view({sentences, steps, 2});
}

/// Zeros where a sentence has ended.
torch::Tensor withoutPadding(const torch::Tensor& tensor, const std::vector<std::int64_t>& lengths)
{
    auto result = tensor.clone();
    for (std::int64_t sentence = 0; sentence < tensor.size(0); ++sentence)
        for (std::int64_t step = lengths[static_cast<std::size_t>(sentence)]; step < tensor.size(1); ++step)
            result[sentence][step].zero_();
    return result;
}

const std::vector<std::int64_t> lengths{3, 0, 4, 1};

} // namespace

/// Words as rows of a matrix, against loops over positions.
class TestWordRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreTakenAndPlaced()
    {
        const auto rows = WordRows::of(lengthsOf(lengths), 4);
        const auto tensor = numbers(4, 4), matrix = rows.taken(tensor);
        std::int64_t row = 0;
        for (std::int64_t sentence = 0; sentence < 4; ++sentence)
            for (std::int64_t step = 0; step < lengths[static_cast<std::size_t>(sentence)]; ++step)
                QVERIFY(torch::equal(matrix[row++], tensor[sentence][step]));
        QVERIFY(matrix.narrow(0, row, matrix.size(0) - row).eq(0.0).all().item<bool>());
        QVERIFY(torch::equal(rows.placed(matrix), withoutPadding(tensor, lengths)));
        QVERIFY(torch::equal(rows.lengths(), lengthsOf(lengths)));
        const auto ids = torch::arange(16, torch::kInt64).view({4, 4});
        QVERIFY(torch::equal(rows.taken(ids).narrow(0, 0, 4), torch::tensor({0, 1, 2, 8}, torch::kInt64)));
    }

    void paddingIsLeftOut()
    {
        const auto rows = WordRows::of(lengthsOf({40, 1, 1, 1}), 40);
        QVERIFY(rows.hasPadding());
        QCOMPARE(rows.taken(numbers(4, 40)).size(0), 64); // 43 words, in multiples of 32
    }

    void gradientsGoBackToTheirWords()
    {
        const auto rows = WordRows::of(lengthsOf(lengths), 4);
        const auto tensor = numbers(4, 4).requires_grad_(true);
        const auto factors = 0.5 * numbers(4, 4);
        (rows.placed(rows.taken(tensor) * 3.0) * factors).sum().backward();
        QVERIFY(torch::equal(tensor.grad(), 3.0 * withoutPadding(factors, lengths)));
    }

    void sentencesOfOneLengthAreNotCopied()
    {
        const auto rows = WordRows::of(lengthsOf({4, 4}), 4);
        const auto tensor = numbers(2, 4), matrix = rows.taken(tensor);
        QVERIFY(!rows.hasPadding());
        QCOMPARE(matrix.data_ptr<float>(), tensor.data_ptr<float>());
        QVERIFY(torch::equal(rows.placed(matrix), tensor));
    }

    void selectedSentencesShareTheMatrix()
    {
        const auto rows = WordRows::of(lengthsOf(lengths), 4);
        const auto matrix = rows.taken(numbers(4, 4)), wanted = torch::tensor({2, 0, 2}, torch::kInt64);
        const auto selected = rows.selected(wanted);
        QCOMPARE(selected.rows().rows, matrix.size(0));
        QVERIFY(torch::equal(selected.placed(matrix), rows.placed(matrix).index_select(0, wanted)));
    }
};

ATTENTOSCOPE_TEST(TestWordRows, QCoreApplication);
#include "tst_wordrows.moc"
