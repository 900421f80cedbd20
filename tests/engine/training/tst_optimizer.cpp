// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/tensors.h"
#include "engine/storage/files/safetensors.h"
#include "engine/training/optimizer.h"
#include "tests/support/testprogram.h"

namespace {

class Fixture
{
public:
    Fixture()
        : m_stored(
              readSafetensors(std::string(ATTENTOSCOPE_TEST_SOURCES) + "/reference/fixtures/adamw.safetensors").value())
    {
        for (const char* name : {"matrix", "bias"})
            parameters.emplace_back(name, tensor(std::string("first.") + name).requires_grad_());
    }

    torch::Tensor tensor(const std::string& name) const
    {
        return fromStored(m_stored, name, torch::empty(m_stored.find(name)->shape)).value();
    }

    /// Makes all steps of the fixture. Returns the largest difference of any weight from PyTorch's at any step.
    double train(double decay)
    {
        TrainingConfiguration configuration{.weightDecay = decay};
        const auto optimizer = makeOptimizer(configuration, parameters);
        const auto rates = tensor("rates");
        double largest = 0.0;
        for (std::int64_t step = 0; step < rates.size(0); ++step) {
            for (auto& [name, weight] : parameters)
                weight.mutable_grad() = tensor("gradient." + std::to_string(step) + "." + name);
            optimizer->step(rates[step].item<double>(), 1.0);
            for (const auto& [name, weight] : parameters) {
                const auto expected = tensor("after." + std::to_string(step) + "." + name);
                largest = std::max(largest, (weight.detach() - expected).abs().max().item<double>());
            }
        }
        return largest;
    }

    NamedParameters parameters;

private:
    StoredTensors m_stored;
};

} // namespace

/// Optimisers against PyTorch's: tests/reference/make_optimizer_fixtures.py wrote the numbers.
class TestOptimizer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decaysWeightsAsAdamW()
    {
        Fixture fixture;
        const double difference = fixture.train(fixture.tensor("decay").item<double>());
        QVERIFY2(difference < 5e-6, std::to_string(difference).c_str()); // PyTorch rounds 1 − β₂ in another way
    }

    void withoutDecayItIsAdam() { QVERIFY(Fixture().train(0.0) > 0.01); }
};

ATTENTOSCOPE_TEST(TestOptimizer, QCoreApplication);
#include "tst_optimizer.moc"
