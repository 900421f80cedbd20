// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/dissector.h"

#include "engine/decoding/decodinginput.h"
#include "engine/model/attention/termlist.h"
#include "engine/model/evaluationmode.h"
#include "engine/model/forcedheads.h"
#include "engine/model/sourcelimit.h"
#include "engine/settings/attentionkinds.h"
#include "engine/types/constraints.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace attentoscope {

namespace {

/// The input and results of one head in a row of its map with S columns. D is the size of the model, d the size of the
/// head.
struct HeadPass
{
    torch::Tensor row; ///< (D), input of the query
    torch::Tensor columns; ///< (S, D), input of keys and values
    torch::Tensor query; ///< (d)
    torch::Tensor keys, values; ///< (S, d)
    torch::Tensor outputMap; ///< (D, d), reads this head's context
    torch::Tensor output; ///< (D): output of all heads of the layer, with the bias
};

/// Records the input of one layer's heads while it lives.
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

/// Reads target words one by one, up to the row of a cross head. For other heads, also reads the later words, because
/// these heads need them.
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

/// Joins the tensors (T, D) of consecutive calls.
torch::Tensor inOrder(const std::vector<torch::Tensor>& calls)
{
    return torch::cat(calls, 0).cpu();
}

/// Sends the words of the translation through a Transformer again. Rows that were forced for all heads are forced
/// again. Only the requested row of a cross head is free. ForcedHeads forces rows of single heads. Head and cell must
/// exist.
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

Result<void> checkHead(const ModelConfiguration& model, const std::optional<AttentionHead>& head)
{
    if (!head)
        return failure(ErrorCode::InvalidSetting,
            "This heatmap is the mean of several heads, and a mean has no arithmetic of its own. Choose one head in the "
            "heads view (Ctrl+H).");
    if (hasHead(model, *head))
        return {};
    return failure(ErrorCode::BadData,
        Message("There is no head {} in layer {}: this model has {} layers of {} heads. Translate the sentence again.",
            head->head, head->layer, layerCount(model, head->kind), model.heads));
}

Result<void> checkRequest(const ModelConfiguration& model, const DissectionRequest& request)
{
    if (auto checked = checkHead(model, request.head); !checked)
        return checked;
    if (auto checked = checkCell(request); !checked)
        return checked;
    const auto words = [](const std::vector<Token>& tokens) {
        return static_cast<std::size_t>(std::ranges::count(tokens, false, &Token::special));
    };
    if (auto checked = checkSourceLength(model, words(request.translation.source)); !checked)
        return checked;
    if (request.translation.target.size() <= mostSteps(model))
        return {};
    return checkTargetLength(model, words(request.translation.target));
}

/// The tokens of the columns. For heads of the decoder, they are the start token and then the target without its last
/// token.
std::vector<Token> columnTokens(const TranslationModel& model, const DissectionRequest& request)
{
    const auto& [source, target] = std::tie(request.translation.source, request.translation.target);
    if (request.head->kind != HeadKind::Decoder)
        return source;
    std::vector<Token> read{{.text = model.target().word(Vocabulary::start), .special = true}};
    read.insert(read.end(), target.begin(), target.end() - 1);
    return read;
}

/// Whether the decoder reads the column's word only after the row's step.
bool isFuture(const DissectionRequest& request, std::size_t column)
{
    return request.head->kind == HeadKind::Decoder && column > request.row;
}

std::string maskMeaning(const DissectionRequest& request)
{
    if (isFuture(request, request.column))
        return "the mask: the decoder reads this word only after this step, so its weight is exactly 0";
    return request.head->kind == HeadKind::Decoder
        ? "the mask: 0, since the decoder has read this word"
        : "the mask: 0, since it hides padding only, and a sentence by itself has none";
}

torch::Tensor maskOf(const DissectionRequest& request, std::size_t column)
{
    return torch::tensor(isFuture(request, column) ? -std::numeric_limits<float>::infinity() : 0.0F);
}

std::string rowMeaning(HeadKind kind)
{
    return kind == HeadKind::Encoder ? "what this attention reads for the word of the row"
                                     : "what this attention reads at the step that chooses the word of the row";
}

RowArithmetic rowOf(const HeadPass& pass, const DissectionRequest& request)
{
    std::vector<torch::Tensor> masks;
    for (std::int64_t column = 0; column < pass.keys.size(0); ++column)
        masks.push_back(maskOf(request, static_cast<std::size_t>(column)));
    const auto scores = torch::mv(pass.keys, pass.query) / std::sqrt(static_cast<double>(pass.query.size(0)));
    const auto row = scores + torch::stack(masks); // (S)
    const auto weights = numbersOf(row.softmax(-1));
    return {numbersOf(row), weights, {}, weights};
}

/// The terms of a cell. The first part of them ends with the score.
class CellLines
{
public:
    CellLines(const HeadPass& pass, const DissectionRequest& request)
        : m_pass(pass), m_request(request), m_column(static_cast<std::int64_t>(request.column))
    {
    }

    void addScore()
    {
        const auto kind = m_request.head->kind;
        const auto root = torch::tensor(std::sqrt(static_cast<float>(m_pass.query.size(0))));
        const auto row = m_terms.given("x(t)", rowMeaning(kind), m_pass.row);
        const auto query = m_terms.shifted("q(t)", "the query: what the row asks for", m_pass.query, row);
        m_read = m_terms.given("x(j)",
            kind == HeadKind::Cross ? "the annotation: what the encoder gives for the word of the column"
                                    : "what this attention reads for the word of the column",
            m_pass.columns[m_column]);
        const auto key = m_terms.shifted("k(j)", "the key: what the column offers", m_pass.keys[m_column], m_read);
        const auto parts = m_terms.product("q(t) ⊙ k(j)", query, key);
        const auto sum = m_terms.total("q(t) · k(j)", "the sum of the line above", {parts});
        const auto scale = m_terms.given("√d", "the scale: the square root of how many numbers a query has", root);
        const auto scaled = m_terms.divided("q(t) · k(j) / √d", "the scaled product", sum, scale);
        const auto mask = m_terms.given("m(t,j)", maskMeaning(m_request), maskOf(m_request, m_request.column));
        m_score = m_terms.sum("e(t,j)", scaled, mask, "the score");
    }

    void addOutput(float weight, const torch::Tensor& context)
    {
        const auto value = m_terms.shifted("v(j)", "the value: what the column gives", m_pass.values[m_column], m_read);
        const auto share =
            m_terms.given("α(t,j)", "the weight of this cell, from the table above", torch::tensor(weight));
        m_terms.scaled("α(t,j) v(j)", "what this cell adds to the context", value, share);
        const auto sum = m_terms.given("c(t)", "the context of this head, from above", context);
        const auto added = m_terms.projected("W_o c(t)", "what this head adds to the output of its layer's attention",
            torch::mv(m_pass.outputMap, context), sum);
        m_terms.length("|W_o c(t)|", "how much that is", added);
        const auto output =
            m_terms.given("o(t)", "the output: what all heads of the layer add, and the bias", m_pass.output);
        m_terms.length("|o(t)|", "to compare with", output);
    }

    void moveTo(Dissection& dissection)
    {
        auto lines = m_terms.take();
        const auto rest = lines.begin() + static_cast<std::ptrdiff_t>(m_score) + 1;
        dissection.outputTerms.assign(rest, lines.end());
        lines.erase(rest, lines.end());
        dissection.terms = std::move(lines);
    }

private:
    const HeadPass& m_pass;
    const DissectionRequest& m_request;
    std::int64_t m_column;
    TermList m_terms;
    TermList::Index m_read = 0, m_score = 0;
};

/// The forced rows of single heads, except the requested row.
std::vector<ForcedRow> otherRows(const DissectionRequest& request)
{
    auto rows = request.translation.forcedHeads;
    std::erase_if(rows, [&](const ForcedRow& row) { return row.head == request.head && row.position == request.row; });
    return rows;
}

std::optional<std::size_t> forcedColumnOf(const DissectionRequest& request)
{
    const auto own = forcedHeadColumn(request.translation, *request.head, request.row);
    return own || request.head->kind != HeadKind::Cross ? own : forcedColumn(request.translation, request.row);
}

/// Takes a cell of one of a Transformer's heads apart (Vaswani and others 2017, section 3.2):
///   e(t,j) = q(t) · k(j) / √d + m(t,j),   α = softmax(e),   c(t) = Σ α(t,j) v(j)
/// The row of the cell is free here; all other forced rows are forced. It is an error if the request names no head, if
/// the head or cell does not exist, or if the sentence is longer than the model can read.
Result<Dissection> dissectHead(TranslationModel& model, const DissectionRequest& request)
{
    if (auto checked = checkRequest(model.configuration().model, request); !checked)
        return std::unexpected(checked.error());
    const auto& translation = request.translation;
    const auto forced =
        ForcedHeads::of(model, otherRows(request), {translation.source.size(), translation.target.size()});
    if (!forced)
        return std::unexpected(forced.error());
    const auto pass = headPass(model, request);
    const auto kind = request.head->kind;
    Dissection dissection{.id = request.id,
        .step = model.step,
        .translationStep = translation.step,
        .kind = multiHeadId,
        .equation = headEquation(),
        .row = request.row,
        .column = request.column,
        .head = request.head,
        .columnTokens = columnTokens(model, request),
        .rowToken = (kind == HeadKind::Encoder ? translation.source : translation.target)[request.row],
        .forcedColumn = forcedColumnOf(request),
        .arithmetic = rowOf(pass, request),
        .stepEquations = equationsAroundHeads(model.configuration().model)};
    for (std::int64_t column = 0; column < pass.values.size(0); ++column)
        dissection.annotations.push_back(numbersOf(pass.values[column]));
    const auto context = torch::mv(pass.values.t(), torch::tensor(dissection.arithmetic.weights)); // (d)
    dissection.context = numbersOf(context);
    CellLines lines(pass, request);
    lines.addScore();
    lines.addOutput(dissection.arithmetic.weights[request.column], context);
    lines.moveTo(dissection);
    return dissection;
}

} // namespace

Result<void> checkCell(const DissectionRequest& request)
{
    const auto source = request.translation.source.size(), target = request.translation.target.size();
    const auto kind = request.head ? request.head->kind : HeadKind::Cross;
    const auto rows = kind == HeadKind::Encoder ? source : target;
    const auto columns = kind == HeadKind::Decoder ? target : source;
    if (request.row < rows && request.column < columns)
        return {};
    return failure(ErrorCode::BadData,
        Message("There is no cell in row {}, column {}: the map has {} rows and {} columns.", request.row + 1,
            request.column + 1, rows, columns));
}

namespace {

constexpr std::int64_t likelyWords = 5;

/// One step of one sentence, which can be computed several times.
class StepInQuestion
{
public:
    StepInQuestion(TranslationModel& model, const DissectionRequest& request) : m_decoder(model.network().decoder())
    {
        const std::vector source{sentenceOf(model.source(), request.translation.source)};
        const auto target = sentenceOf(model.target(), request.translation.target);
        const auto tensors = BatchTensors::from(makeBatch(model, source, {}));
        const auto encoded = model.network().encoder().forward(tensors.source, tensors.sourceLengths);
        m_memory = m_decoder.memory(encoded);
        m_before = m_decoder.start(encoded);
        std::int64_t word = Vocabulary::start;
        for (std::size_t row = 0; row < request.row; ++row) {
            forceAsIn(request.translation, row);
            m_decoder.forward(torch::full({1, 1}, word, torch::kInt64), m_before, m_memory);
            word = target.ids.at(row);
        }
        m_memory.forcedColumn.reset();
        m_word = torch::full({1, 1}, word, torch::kInt64);
    }

    const AttentionMemory& memory() const { return m_memory; }

    /// The decoder's query in this step.
    AttentionQuery query()
    {
        AttentionQuery asked;
        m_memory.asked = &asked;
        take();
        m_memory.asked = nullptr;
        return asked;
    }

    /// The top recurrent layer's computation in this step.
    RecurrentStep recurrentStep()
    {
        RecurrentStep step;
        auto state = m_before;
        state.recurrent.record = &step;
        m_decoder.forward(m_word, state, m_memory);
        return step;
    }

    DecoderOutput take()
    {
        auto state = m_before;
        return m_decoder.forward(m_word, state, m_memory);
    }

    /// Logits (V) of this step, with its own context or with the given one (1, 1, A).
    torch::Tensor logits(const torch::Tensor& context = {})
    {
        m_memory.otherContext = context;
        const auto output = take();
        m_memory.otherContext.reset();
        return m_decoder.logits(output.readouts)[0][0].cpu();
    }

private:
    void forceAsIn(const Translation& translation, std::size_t row)
    {
        m_memory.forcedColumn.reset();
        if (const auto column = forcedColumn(translation, row))
            m_memory.forcedColumn = static_cast<std::int64_t>(*column);
    }

    Decoder& m_decoder;
    AttentionMemory m_memory;
    DecoderState m_before;
    torch::Tensor m_word; ///< (1, 1)
};

std::vector<LikelyWord> wordsOf(const TranslationModel& model, StepInQuestion& step)
{
    const auto logits = step.logits(), probabilities = logits.softmax(-1);
    const auto without = step.logits(step.memory().annotations.mean(1, /*keepdim=*/true));
    auto choosable = logits.clone();
    // Padding and the start token are never chosen.
    choosable.narrow(0, Vocabulary::padding, 2).fill_(-std::numeric_limits<double>::infinity());
    const auto likeliest = std::get<1>(choosable.topk(std::min(likelyWords, logits.size(0))));
    std::vector<LikelyWord> words;
    for (std::int64_t place = 0; place < likeliest.size(0); ++place) {
        const auto id = likeliest[place].item<std::int64_t>();
        words.push_back({targetToken(model, Vocabulary::start, static_cast<std::int32_t>(id)),
            probabilities[id].item<double>(), logits[id].item<double>(), without[id].item<double>()});
    }
    return words;
}

/// The equation of a gate: a sigmoid or tanh of input and state, each times its matrix, such as W_i x(t) + U_i s(t−1) +
/// b_i.
std::string gateEquation(const char* letter, const char* function, bool isNormalized)
{
    const std::string name(letter);
    const auto product = [&](const std::string& text) { return isNormalized ? "LN(" + text + ")" : text; };
    return name + "(t) = " + function + "(" + product("W_" + name + " x(t)") + " + " + product("U_" + name + " s(t−1)")
        + " + b_" + name + ")";
}

std::string equationsOf(const RecurrentStep& step)
{
    const bool isNormalized = step.normalization == LayerNormalization::On;
    const auto gate = [&](const char* letter, const char* function) {
        return gateEquation(letter, function, isNormalized) + "\n";
    };
    if (step.cell == CellKind::Lstm)
        return gate("i", "sigmoid") + gate("f", "sigmoid") + gate("g", "tanh") + gate("o", "sigmoid")
            + "m(t) = f(t) ⊙ m(t−1) + i(t) ⊙ g(t)\ns(t) = o(t) ⊙ tanh(" + (isNormalized ? "LN(m(t))" : "m(t)") + ")";
    const std::string read = isNormalized ? "LN(W_n x(t))" : "W_n x(t)";
    if (step.cell == CellKind::Gru)
        return gate("r", "sigmoid") + gate("z", "sigmoid") + "n(t) = tanh(" + read + " + b_n + r(t) ⊙ ("
            + (isNormalized ? "LN(U_n s(t−1))" : "U_n s(t−1)") + " + d_n))\ns(t) = (1 − z(t)) ⊙ n(t) + z(t) ⊙ s(t−1)";
    return gate("r", "sigmoid") + gate("z", "sigmoid") + "n(t) = tanh(" + read + " + "
        + (isNormalized ? "LN(U_n (r(t) ⊙ s(t−1)))" : "U_n (r(t) ⊙ s(t−1))")
        + " + b_n)\ns(t) = (1 − z(t)) ⊙ s(t−1) + z(t) ⊙ n(t)";
}

std::vector<DissectionTerm> termsOf(const RecurrentStep& step)
{
    TermList terms;
    const auto x = terms.given("x(t)", "what the decoder's top layer reads", step.input);
    const auto s = terms.given("s(t−1)", "its state before the step", step.hidden);
    const auto gate = [&](std::size_t index, const char* symbol, const char* meaning,
                          std::vector<TermList::Index> from) {
        return terms.computed(symbol, meaning, step.gates.at(index), std::move(from));
    };
    if (step.cell == CellKind::Lstm) {
        const auto m = terms.given("m(t−1)", "its memory before the step, often written c", step.memory);
        const auto i = gate(0, "i(t)", "the input gate: how much new content the memory takes in", {x, s});
        const auto f = gate(1, "f(t)", "the forget gate: how much of the memory stays", {x, s});
        const auto g = gate(2, "g(t)", "the new content", {x, s});
        const auto o = gate(3, "o(t)", "the output gate: how much of the memory the state shows", {x, s});
        const auto next = terms.computed("m(t)", "the memory after the step", step.nextMemory, {f, m, i, g});
        terms.computed("s(t)", "the state after the step", step.nextHidden, {o, next});
        return terms.take();
    }
    const auto r = gate(0, "r(t)", "the reset gate: how much of the state the new content reads", {x, s});
    const auto z = gate(1, "z(t)",
        step.cell == CellKind::Gru ? "the update gate: how much of the state stays"
                                   : "the update gate: how much of the state is replaced",
        {x, s});
    const auto n = gate(2, "n(t)", "the new content", {x, s, r});
    terms.computed("s(t)", "the state after the step", step.nextHidden, {z, s, n});
    return terms.take();
}

/// Adds the terms of the decoder's step after the terms of the score.
void addStep(Dissection& dissection, const RecurrentStep& step)
{
    dissection.stepEquations = equationsOf(step);
    dissection.outputTerms = termsOf(step);
    for (auto& term : dissection.outputTerms)
        for (auto& operand : term.operands)
            operand += dissection.terms.size();
}

Result<void> check(const TranslationModel& model, const DissectionRequest& request)
{
    if (rowSumOf(model.configuration().model) == RowSum::None)
        return failure(ErrorCode::InvalidSetting,
            "This model has no attention, so there is no weight to take apart. Choose another preset.");
    if (request.head)
        return failure(ErrorCode::BadData,
            "This model has no heads, so it did not make this picture. Translate the sentence again.");
    return checkCell(request);
}

} // namespace

Result<Dissection> dissect(TranslationModel& model, const DissectionRequest& request)
{
    if (model.configuration().model.architecture == Architecture::Transformer)
        return dissectHead(model, request);
    if (auto checked = check(model, request); !checked)
        return std::unexpected(checked.error());
    const EvaluationMode mode(model.network());
    StepInQuestion step(model, request);
    const auto query = step.query();
    auto& attention = *model.network().decoder().attention();
    Dissection dissection{.id = request.id,
        .step = model.step,
        .translationStep = request.translation.step,
        .kind = model.configuration().model.attention,
        .equation = kindOf(model.configuration().model)->equation,
        .row = request.row,
        .column = request.column,
        .columnTokens = request.translation.source,
        .rowToken = request.translation.target[request.row],
        .forcedColumn = forcedColumn(request.translation, request.row),
        .terms = attention.explainScore(query, step.memory(), static_cast<std::int64_t>(request.column)),
        .arithmetic = attention.explainRow(query, step.memory()),
        .words = wordsOf(model, step)};
    for (std::int64_t word = 0; word < step.memory().annotations.size(1); ++word)
        dissection.annotations.push_back(numbersOf(step.memory().annotations[0][word]));
    dissection.context = numbersOf(attention.attend(query, step.memory()).context);
    addStep(dissection, step.recurrentStep());
    return dissection;
}

} // namespace attentoscope
