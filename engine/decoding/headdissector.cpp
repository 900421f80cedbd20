// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/headdissector.h"

#include "engine/decoding/checkcell.h"
#include "engine/decoding/headpass.h"
#include "engine/decoding/preparedconstraints.h"
#include "engine/model/attention/termlist.h"
#include "engine/model/forcedheads.h"
#include "engine/model/sourcelimit.h"
#include "engine/settings/multiheadkind.h"
#include "engine/types/forcedrows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace attentoscope {

namespace {

Result<void> checkHead(const ModelConfiguration& model, const std::optional<AttentionHead>& head)
{
    if (!head)
        return failure(ErrorCode::InvalidSetting,
            "This heatmap is the mean of several heads, and a mean has no arithmetic of its own. Choose one head in the "
            "heads view (Ctrl+H).");
    if (head->layer >= 1 && head->layer <= model.layers && head->head >= 1 && head->head <= model.heads)
        return {};
    return failure(ErrorCode::BadData,
        Message("There is no head {} in layer {}: this model has {} layers of {} heads. Translate the sentence again.",
            head->head, head->layer, model.layers, model.heads));
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

/// The tokens of the columns: the decoder's heads read the start token, then the target without its last token.
std::vector<Token> columnTokens(const TranslationModel& model, const DissectionRequest& request)
{
    const auto& [source, target] = std::tie(request.translation.source, request.translation.target);
    if (request.head->kind != HeadKind::Decoder)
        return source;
    std::vector<Token> read{{.text = model.target().word(Vocabulary::start), .special = true}};
    read.insert(read.end(), target.begin(), target.end() - 1);
    return read;
}

/// Whether the decoder reads the word of the column only after the step of the row.
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

/// The lines of a cell. The first of them end at the score.
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

/// Rows of single heads that were forced, but for the one that is taken apart.
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

} // namespace

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
        .arithmetic = rowOf(pass, request)};
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

} // namespace attentoscope
