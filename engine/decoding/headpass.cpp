// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/headpass.h"

#include "engine/decoding/preparedconstraints.h"
#include "engine/model/evaluationmode.h"
#include "engine/model/forcedheads.h"

namespace attentoscope {

namespace {

/// The heads of one layer, which are watched as long as this lives.
class WatchedHeads
{
public:
    WatchedHeads(Seq2SeqImpl& network, const AttentionHead& head)
        : m_heads(attentionOfLayer(network, head.kind, head.layer))
    {
        m_heads->watch(&m_trace);
    }
    ~WatchedHeads() { m_heads->watch(nullptr); }
    WatchedHeads(const WatchedHeads&) = delete;
    WatchedHeads& operator=(const WatchedHeads&) = delete;

    const AttentionTrace& trace() const { return m_trace; }
    /// (D, D)
    torch::Tensor outputMap() const { return m_heads->named_parameters()["out_proj.weight"].detach().cpu(); }

private:
    AttentionTrace m_trace;
    std::shared_ptr<MultiHeadAttentionImpl> m_heads;
};

/// Reads target words one by one, up to the row of a cross head; the other heads need what comes after it too.
void readTarget(TranslationModel& model, const EncodedSource& encoded, const DissectionRequest& request)
{
    const bool isCross = request.head->kind == HeadKind::Cross;
    const auto& translation = request.translation;
    const auto target = sentenceOf(model.target(), translation.target);
    auto& decoder = model.network().decoder();
    auto memory = decoder.memory(encoded);
    auto state = decoder.start(encoded);
    const std::size_t rows = isCross ? request.row + 1 : translation.target.size();
    for (std::size_t row = 0; row < rows; ++row) {
        const bool isFree = isCross && row == request.row;
        memory.forcedColumn.reset();
        if (const auto column = forcedColumn(translation, row); column && !isFree)
            memory.forcedColumn = static_cast<std::int64_t>(*column);
        const std::int64_t word = row == 0 ? Vocabulary::start : target.ids.at(row - 1);
        decoder.forward(torch::full({1, 1}, word, torch::kInt64), state, memory);
    }
}

/// Tensors (T, D) of consecutive calls as one.
torch::Tensor inOrder(const std::vector<torch::Tensor>& calls)
{
    return torch::cat(calls, 0).cpu();
}

} // namespace

HeadPass headPass(TranslationModel& model, const DissectionRequest& request)
{
    const EvaluationMode mode(model.network());
    const WatchedHeads watched(model.network(), *request.head);
    const std::vector source{sentenceOf(model.source(), request.translation.source)};
    const auto tensors = BatchTensors::from(makeBatch(model, source, {}));
    const auto encoded = model.network().encoder().forward(tensors.source, tensors.sourceLengths);
    if (request.head->kind != HeadKind::Encoder)
        readTarget(model, encoded, request);
    const auto& trace = watched.trace();
    const auto row = static_cast<std::int64_t>(request.row);
    const auto queries = inOrder(trace.queries); // (T, D)
    const auto memory = trace.keysAndValues.cpu(); // (S, 2D)
    const std::int64_t size = queries.size(1), share = size / model.configuration().model.heads,
                       first = (request.head->head - 1) * share;
    return {.row = inOrder(trace.rows)[row],
        .columns = inOrder(trace.columns),
        .query = queries[row].narrow(0, first, share),
        .keys = memory.narrow(1, first, share),
        .values = memory.narrow(1, size + first, share),
        .outputMap = watched.outputMap().narrow(1, first, share),
        .output = inOrder(trace.outputs)[row]};
}

} // namespace attentoscope
