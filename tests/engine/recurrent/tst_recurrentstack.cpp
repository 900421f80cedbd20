// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/vectormath.h"
#include "engine/recurrent/recurrentstack.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

struct Outcome
{
    torch::Tensor states, hidden, inputGradient;
    std::vector<torch::Tensor> gradients;
};

Outcome run(RecurrentPath path, CellKind cell, bool bidirectional, const torch::Tensor& lengths)
{
    RecurrentOptions options{cell, 5, 7, 2, bidirectional, LayerNormalization::Off, 0.0, {path}};
    auto random = std::make_shared<ModelRandom>(5);
    RecurrentStack stack(options, random);
    for (auto& weight : stack->parameters()) {
        const torch::NoGradGuard guard;
        weight.uniform_(-0.7, 0.7, random->generator());
    }
    auto input = torch::empty({6, lengths.size(0), 5}).uniform_(-1.0, 1.0, random->generator()).requires_grad_();
    auto initial = stack->zeros(lengths.size(0));
    for (auto* state : {&initial.hidden, &initial.cell})
        if (state->defined())
            state->uniform_(-1.0, 1.0, random->generator()).requires_grad_();
    const auto output = stack->forward(input, initial, lengths);
    const auto shape = torch::arange(output.states.numel()).reshape(output.states.sizes()).sin();
    auto loss = (output.states * shape).sum() + output.last.hidden.square().sum();
    if (output.last.cell.defined())
        loss = loss + output.last.cell.sin().sum();
    loss.backward();
    Outcome outcome{output.states.detach(), output.last.hidden.detach(), input.grad(), {}};
    for (const auto& weight : stack->parameters())
        outcome.gradients.push_back(weight.grad());
    for (const auto& state : {initial.hidden, initial.cell})
        if (state.defined())
            outcome.gradients.push_back(state.grad());
    return outcome;
}

} // namespace

/// The fused layers against LibTorch's, and padded batches against single sentences.
class TestRecurrentStack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fusedAgreesWithReference_data()
    {
        addColumns<int, bool, QString>("cell", "bidirectional", "lengths");
        const std::pair<const char*, CellKind> cells[] = {
            {"lstm", CellKind::Lstm}, {"gru", CellKind::Gru}, {"gru-2014", CellKind::Gru2014}};
        for (const auto& [name, cell] : cells)
            for (const bool bidirectional : {false, true})
                for (const char* lengths : {"equal", "ragged", "longest first"})
                    QTest::addRow("%s %s %s", name, bidirectional ? "both ways" : "one way", lengths)
                        << static_cast<int>(cell) << bidirectional << QString(lengths);
    }

    void fusedAgreesWithReference()
    {
        const auto [cell, bidirectional, lengths] = fetched<int, bool, QString>();
        const std::map<QString, std::vector<std::int64_t>> known{
            {"equal", {6, 6, 6, 6}}, {"ragged", {6, 1, 4, 3}}, {"longest first", {6, 4, 3, 1}}};
        // Enough sentences that whole groups of them are over.
        const auto ends = torch::tensor(known.at(lengths)).repeat_interleave(12);
        const auto reference = run(RecurrentPath::Reference, static_cast<CellKind>(cell), bidirectional, ends);
        const auto fused = run(RecurrentPath::Fused, static_cast<CellKind>(cell), bidirectional, ends);
        QVERIFY(relativeDifference(fused.states, reference.states) < 1e-5);
        QVERIFY(relativeDifference(fused.hidden, reference.hidden) < 1e-5);
        QVERIFY(relativeDifference(fused.inputGradient, reference.inputGradient) < 1e-5);
        for (std::size_t index = 0; index < fused.gradients.size(); ++index)
            QVERIFY(relativeDifference(fused.gradients[index], reference.gradients[index]) < 1e-5);
    }

    void gateFunctionsAreAccurate()
    {
        for (float x = -95.0f; x < 95.0f; x += 0.37f) {
            QVERIFY(std::abs(sigmoid(x) - 1.0 / (1.0 + std::exp(-static_cast<double>(x)))) < 3e-7);
            QVERIFY(std::abs(hyperbolicTangent(x) - std::tanh(static_cast<double>(x))) < 3e-7);
        }
    }
};

ATTENTOSCOPE_TEST(TestRecurrentStack, QCoreApplication);
#include "tst_recurrentstack.moc"
