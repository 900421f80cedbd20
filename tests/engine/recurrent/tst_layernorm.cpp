// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

using Numbers = std::vector<double>;

constexpr std::size_t inputSize = 4, hiddenSize = 3;

Numbers numbersOf(const torch::Tensor& tensor)
{
    const auto flat = tensor.detach().to(torch::kFloat64).flatten().contiguous();
    return {flat.data_ptr<double>(), flat.data_ptr<double>() + flat.numel()};
}

/// Rows `first` to `first + count` of a matrix times a vector.
Numbers product(const Numbers& matrix, const Numbers& vector, std::size_t first, std::size_t count)
{
    Numbers result(count, 0.0);
    for (std::size_t row = 0; row < count; ++row)
        for (std::size_t column = 0; column < vector.size(); ++column)
            result[row] += matrix[(first + row) * vector.size() + column] * vector[column];
    return result;
}

/// Mean 0 and variance 1, times the gains from `first` on, plus the biases from `first` on.
Numbers normalized(Numbers numbers, const Numbers& gains, const Numbers& biases, std::size_t first)
{
    double mean = 0.0, variance = 0.0;
    for (const double number : numbers)
        mean += number / static_cast<double>(numbers.size());
    for (const double number : numbers)
        variance += (number - mean) * (number - mean) / static_cast<double>(numbers.size());
    for (std::size_t index = 0; index < numbers.size(); ++index)
        numbers[index] =
            (numbers[index] - mean) / std::sqrt(variance + 1e-5) * gains[first + index] + biases[first + index];
    return numbers;
}

double logistic(double x)
{
    return 1.0 / (1.0 + std::exp(-x));
}

/// One layer in one direction, as the paper has it.
struct PlainLayer
{
    CellKind cell;
    std::map<std::string, Numbers> weights;

    Numbers fromInput(const Numbers& input, std::size_t first, std::size_t count) const
    {
        return normalized(product(weights.at("weight_ih_l0"), input, first, count), weights.at("gain_ih_l0"),
            weights.at("bias_ih_l0"), first);
    }

    Numbers fromState(const Numbers& state, std::size_t first, std::size_t count) const
    {
        return normalized(product(weights.at("weight_hh_l0"), state, first, count), weights.at("gain_hh_l0"),
            weights.at("bias_hh_l0"), first);
    }

    void lstm(const Numbers& input, Numbers& hidden, Numbers& memory) const
    {
        const auto x = fromInput(input, 0, 4 * hiddenSize), s = fromState(hidden, 0, 4 * hiddenSize);
        for (std::size_t unit = 0; unit < hiddenSize; ++unit) {
            const auto sum = [&](std::size_t gate) {
                return x[gate * hiddenSize + unit] + s[gate * hiddenSize + unit];
            };
            memory[unit] = logistic(sum(1)) * memory[unit] + logistic(sum(0)) * std::tanh(sum(2));
        }
        const auto shown = normalized(memory, weights.at("gain_cell_l0"), weights.at("bias_cell_l0"), 0);
        for (std::size_t unit = 0; unit < hiddenSize; ++unit)
            hidden[unit] = logistic(x[3 * hiddenSize + unit] + s[3 * hiddenSize + unit]) * std::tanh(shown[unit]);
    }

    void gated(const Numbers& input, Numbers& hidden) const
    {
        const auto x = fromInput(input, 0, 2 * hiddenSize), s = fromState(hidden, 0, 2 * hiddenSize);
        Numbers reset(hiddenSize), z(hiddenSize), read = hidden;
        for (std::size_t unit = 0; unit < hiddenSize; ++unit) {
            reset[unit] = logistic(x[unit] + s[unit]);
            z[unit] = logistic(x[hiddenSize + unit] + s[hiddenSize + unit]);
            if (cell == CellKind::Gru2014)
                read[unit] *= reset[unit];
        }
        const auto ownInput = fromInput(input, 2 * hiddenSize, hiddenSize);
        const auto ownState = fromState(read, 2 * hiddenSize, hiddenSize);
        for (std::size_t unit = 0; unit < hiddenSize; ++unit) {
            const double candidate = cell == CellKind::Gru ? std::tanh(ownInput[unit] + reset[unit] * ownState[unit])
                                                           : std::tanh(ownInput[unit] + ownState[unit]);
            const double kept = cell == CellKind::Gru ? z[unit] : 1.0 - z[unit];
            hidden[unit] = kept * hidden[unit] + (1.0 - kept) * candidate;
        }
    }
};

RecurrentStack stackOf(CellKind cell, torch::Dtype type)
{
    const RecurrentOptions options{cell, inputSize, hiddenSize, 1, false, LayerNormalization::On, 0.0, {}};
    auto random = std::make_shared<ModelRandom>(9);
    RecurrentStack stack(options, random);
    const torch::NoGradGuard guard;
    for (auto& weight : stack->parameters())
        weight.uniform_(-0.9, 0.9, random->generator());
    stack->to(type);
    return stack;
}

} // namespace

/// Layer normalisation in recurrent layers against the paper's equations in plain loops.
class TestLayerNorm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPlainLoops_data() { cells(); }

    void agreesWithPlainLoops()
    {
        QFETCH(int, cell);
        auto stack = stackOf(CellKind(cell), torch::kFloat32);
        PlainLayer plain{CellKind(cell), {}};
        for (const auto& item : stack->named_parameters())
            plain.weights[item.key()] = numbersOf(item.value());
        const auto input = torch::arange(5.0 * inputSize).mul(0.7).sin().reshape({5, 1, inputSize}).to(torch::kFloat32);
        const auto states = stack->forward(input, {}).states;
        Numbers hidden(hiddenSize, 0.0), memory(hiddenSize, 0.0);
        for (std::int64_t step = 0; step < input.size(0); ++step) {
            if (CellKind(cell) == CellKind::Lstm)
                plain.lstm(numbersOf(input[step]), hidden, memory);
            else
                plain.gated(numbersOf(input[step]), hidden);
            const auto actual = numbersOf(states[step]);
            for (std::size_t unit = 0; unit < hiddenSize; ++unit)
                QVERIFY2(std::abs(actual[unit] - hidden[unit]) < 2e-6,
                    qPrintable(u"step %1: %2, %3"_s.arg(step).arg(actual[unit]).arg(hidden[unit])));
        }
    }

    void gradientsAreThoseOfFiniteDifferences_data() { cells(); }

    void gradientsAreThoseOfFiniteDifferences()
    {
        QFETCH(int, cell);
        auto stack = stackOf(CellKind(cell), torch::kFloat64);
        const auto input = torch::arange(12.0 * inputSize, torch::kFloat64).mul(0.7).sin().reshape({4, 3, inputSize});
        const auto lengths = torch::tensor({4, 1, 3});
        const auto loss = [&] {
            const auto states = stack->forward(input, {}, lengths).states;
            return (states * torch::arange(states.numel()).reshape(states.sizes()).cos()).sum();
        };
        loss().backward();
        for (const auto& item : stack->named_parameters()) {
            auto weight = item.value();
            const torch::NoGradGuard guard;
            auto place = weight.view(-1)[weight.numel() / 2];
            const double kept = place.item<double>(), distance = 1e-5;
            place.fill_(kept + distance);
            const double above = loss().item<double>();
            place.fill_(kept - distance);
            const double below = loss().item<double>();
            place.fill_(kept);
            const double expected = (above - below) / (2.0 * distance);
            const double actual = weight.grad().view(-1)[weight.numel() / 2].item<double>();
            QVERIFY2(std::abs(actual - expected) < 1e-6 * (1.0 + std::abs(expected)), item.key().c_str());
        }
    }

    void gainsBeginAtOne()
    {
        auto configuration = tinyConfiguration("general");
        configuration.layerNormalization = LayerNormalization::On;
        auto model = tinyModel(configuration);
        int gains = 0;
        for (const auto& item : model->network().named_parameters())
            if (item.key().find("gain_") != std::string::npos) {
                QVERIFY(item.value().eq(1.0).all().item<bool>());
                ++gains;
            }
        QCOMPARE(gains, 2 * 2 * 3); // encoder and decoder, two layers, three gains each
    }

private:
    static void cells()
    {
        QTest::addColumn<int>("cell");
        QTest::newRow("lstm") << int(CellKind::Lstm);
        QTest::newRow("gru") << int(CellKind::Gru);
        QTest::newRow("gru-2014") << int(CellKind::Gru2014);
    }
};

ATTENTOSCOPE_TEST(TestLayerNorm, QCoreApplication);
#include "tst_layernorm.moc"
