// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/presets.h"
#include "engine/unshuffle/vectordecoder.h"
#include "tests/support/dissectionchecks.h"
#include "tests/support/testprogram.h"

namespace {

constexpr std::size_t width = 2;

std::vector<double> weightsNamed(VectorModel& model, const char* name)
{
    const auto flat = model.network().named_parameters()[name].detach().flatten().contiguous();
    const auto* data = flat.data_ptr<float>();
    return {data, data + flat.numel()};
}

std::vector<double> product(const std::vector<double>& matrix, const std::array<double, width>& vector)
{
    std::vector<double> result;
    for (std::size_t row = 0; row < matrix.size() / width; ++row)
        result.push_back(matrix[row * width] * vector[0] + matrix[row * width + 1] * vector[1]);
    return result;
}

std::array<double, width> numbersIn(const std::string& label)
{
    std::array<double, width> numbers{};
    if (std::sscanf(label.c_str(), "[%lf,%lf]", &numbers[0], &numbers[1]) != 2)
        qFatal("no vector");
    return numbers;
}

/// W s, U x, their sum, its tanh, v, v times it, and the score, as the article's formula has them.
struct PlainScore
{
    std::vector<double> asked, offered, sum, squeezed, parts;
    double score = 0.0;
};

PlainScore plainScore(VectorModel& model, const std::string& state, const std::string& input)
{
    PlainScore plain{product(weightsNamed(model, "W.weight"), numbersIn(state)),
        product(weightsNamed(model, "U.weight"), numbersIn(input)), {}, {}, {}};
    const auto v = weightsNamed(model, "v.weight");
    for (std::size_t index = 0; index < v.size(); ++index) {
        plain.sum.push_back(plain.asked[index] + plain.offered[index]);
        plain.squeezed.push_back(std::tanh(plain.sum[index]));
        plain.parts.push_back(v[index] * plain.squeezed[index]);
        plain.score += plain.parts[index];
    }
    return plain;
}

Translation putInOrder(VectorModel& model)
{
    return decodeVectors(model, readVectors("3 1 4 2").value(), 0, {}, {});
}

VectorModel modelWith(const char* recipe)
{
    return VectorModel(configure("unshuffle", {{"recipe", recipe}, {"seed", "3"}}).value());
}

} // namespace

/// Each number in the dissections of the model of vectors. The test computes it again from the weights with plain
/// loops.
class TestVectorDissector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNumberIsThatOfThePlainFormula_data()
    {
        QTest::addColumn<QByteArray>("recipe");
        QTest::newRow("robust") << QByteArray("robust");
        QTest::newRow("article") << QByteArray("article");
    }

    void everyNumberIsThatOfThePlainFormula()
    {
        QFETCH(QByteArray, recipe);
        auto model = modelWith(recipe.constData());
        const auto picture = putInOrder(model);
        for (std::size_t row = 0; row < picture.target.size(); ++row)
            for (std::size_t column = 0; column < picture.source.size(); ++column) {
                const auto dissected = dissectVectors(model, {7, picture, row, column});
                QVERIFY2(dissected, dissected ? "" : dissected.error().message.c_str());
                QCOMPARE(dissected->id, std::uint64_t(7));
                const auto state = row == 0 ? std::string("[0,1]") : picture.target[row - 1].text;
                const auto plain = plainScore(model, state, picture.source[column].text);
                const auto& terms = dissected->terms;
                QCOMPARE(terms.size(), std::size_t(9));
                const std::vector<std::pair<std::size_t, std::vector<double>>> lines{{2, plain.asked},
                    {3, plain.offered}, {4, plain.sum}, {5, plain.squeezed}, {7, plain.parts}, {8, {plain.score}}};
                for (const auto& [line, numbers] : lines)
                    QCOMPARE(difference(terms[line].numbers, numbers, terms[line].symbol.c_str()), QString());
                QCOMPARE(faultOf(*dissected), QString());
                QVERIFY(std::abs(dissected->arithmetic.weights[column] - picture.attention.at(row, column)) < 1e-6);
            }
    }

    void outputsBelowZeroAreStatesToo()
    {
        auto model = modelWith("robust");
        auto picture = putInOrder(model);
        picture.target[0].text = "[-2,1]";
        const auto dissected = dissectVectors(model, {1, picture, 1, 2});
        QVERIFY(dissected);
        QCOMPARE(dissected->terms.front().numbers, (std::vector<float>{-2.0f, 1.0f}));
    }

    void refusesACellThatIsNotThere()
    {
        auto model = modelWith("robust");
        const auto dissected = dissectVectors(model, {1, putInOrder(model), 40, 0});
        QVERIFY(!dissected);
        QVERIFY(dissected.error().message.find("row 41") != std::string::npos);
    }

    void refusesThePictureOfASentence()
    {
        auto model = modelWith("robust");
        Translation picture;
        picture.source = {{.text = "le"}, {.text = "chat"}};
        picture.target = {{.text = "cat"}};
        const auto dissected = dissectVectors(model, {1, picture, 0, 0});
        QVERIFY(!dissected);
        QVERIFY(dissected.error().message.find("\"le\"") != std::string::npos);
    }
};

ATTENTOSCOPE_TEST(TestVectorDissector, attentoscope::tests::NoApplication);
#include "tst_vectordissector.moc"
