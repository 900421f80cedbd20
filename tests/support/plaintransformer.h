// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/constraints.h"
#include "tests/support/testprogram.h"

/// A Transformer (Vaswani and others 2017) for one sentence. It needs only a model's weights, and uses plain loops over
/// double.
namespace attentoscope::tests {

using Numbers = std::vector<double>;
using Matrix = std::vector<Numbers>; ///< rows

struct PlainHead
{
    Matrix queries, keys, values;
    Matrix scores; ///< scaled, before the mask
    Matrix weights;
    Matrix contexts;
    Matrix added; ///< what the head adds to the outputs
};

struct PlainAttention
{
    Matrix rows, columns; ///< inputs of the queries; inputs of keys and values
    std::vector<PlainHead> heads;
    Matrix outputs;
};

inline Matrix plus(Matrix one, const Matrix& other)
{
    for (std::size_t row = 0; row < one.size(); ++row)
        for (std::size_t index = 0; index < one[row].size(); ++index)
            one[row][index] += other[row][index];
    return one;
}

class PlainTransformer
{
public:
    explicit PlainTransformer(TranslationModel& model) : m_model(model.configuration().model)
    {
        for (const auto& parameter : model.network().named_parameters())
            m_weights.emplace(parameter.key(), rowsOf(parameter.value()));
    }

    /// Takes the source ids with markers, and the tokens that the decoder reads. `forced` has the forced rows of all
    /// cross heads, and `heads` those of single heads.
    void run(const std::vector<std::int32_t>& source, const std::vector<std::int32_t>& read,
        const std::map<std::size_t, std::size_t>& forced, const std::vector<ForcedRow>& heads = {})
    {
        m_forcedHeads = heads;
        auto words = placed("encoder", source);
        for (int layer = 1; layer <= m_model.layers; ++layer) {
            const auto path = "encoder.layers." + std::to_string(layer - 1);
            words = joined(path + ".norm1", words, [&](const Matrix& in) {
                return attend({HeadKind::Encoder, layer, 1}, path + ".self_attn", in, in, {});
            });
            words = joined(path + ".norm2", words, [&](const Matrix& in) { return fed(path, in); });
        }
        const auto annotations = m_model.finalNorm ? normed("encoder.norm", words) : words;
        words = placed("decoder", read);
        const int decoderLayers = m_model.decoderLayers > 0 ? m_model.decoderLayers : m_model.layers;
        for (int layer = 1; layer <= decoderLayers; ++layer) {
            const auto path = "decoder.layers." + std::to_string(layer - 1);
            words = joined(path + ".norm1", words, [&](const Matrix& in) {
                return attend({HeadKind::Decoder, layer, 1}, path + ".self_attn", in, in, {});
            });
            words = joined(path + ".norm2", words, [&](const Matrix& in) {
                return attend({HeadKind::Cross, layer, 1}, path + ".multihead_attn", in, annotations, forced);
            });
            words = joined(path + ".norm3", words, [&](const Matrix& in) { return fed(path, in); });
        }
    }

    const PlainAttention& attention(HeadKind kind, int layer) const { return m_attentions.at({kind, layer, 1}); }

private:
    static Matrix rowsOf(const torch::Tensor& tensor)
    {
        const auto matrix = tensor.detach().to(torch::kFloat64).reshape({tensor.size(0), -1}).contiguous();
        const auto* data = matrix.data_ptr<double>();
        Matrix rows;
        for (std::int64_t row = 0; row < matrix.size(0); ++row)
            rows.emplace_back(data + row * matrix.size(1), data + (row + 1) * matrix.size(1));
        return rows;
    }

    /// Multiplies rows `first` to `first + count` of a matrix by each vector, and adds the bias.
    Matrix mapped(const std::string& weight, const std::string& bias, const Matrix& inputs, std::size_t first,
        std::size_t count) const
    {
        Matrix outputs;
        for (const auto& input : inputs) {
            outputs.emplace_back();
            for (std::size_t row = first; row < first + count; ++row) {
                double sum = m_weights.at(bias)[row][0];
                for (std::size_t index = 0; index < input.size(); ++index)
                    sum += m_weights.at(weight)[row][index] * input[index];
                outputs.back().push_back(sum);
            }
        }
        return outputs;
    }

    Matrix placed(const std::string& side, const std::vector<std::int32_t>& ids) const
    {
        const auto size = static_cast<double>(m_model.embeddingSize);
        const auto table = m_weights.find(side + ".positions.weight");
        Matrix words;
        for (std::size_t place = 0; place < ids.size(); ++place) {
            auto word = m_weights.at(side + ".embedding.weight").at(static_cast<std::size_t>(ids[place]));
            if (side == "decoder" && place == 0 && m_model.startVector == StartVector::Zero)
                word.assign(word.size(), 0.0);
            for (std::size_t index = 0; index < word.size(); ++index) {
                const double angle =
                    static_cast<double>(place) / std::pow(10'000.0, static_cast<double>(index - index % 2) / size);
                const double wave = index % 2 == 0 ? std::sin(angle) : std::cos(angle);
                word[index] =
                    word[index] * std::sqrt(size) + (table == m_weights.end() ? wave : table->second.at(place)[index]);
            }
            words.push_back(word);
        }
        return words;
    }

    Matrix normed(const std::string& path, Matrix words) const
    {
        for (auto& word : words) {
            const auto size = static_cast<double>(word.size());
            double mean = 0.0, variance = 0.0;
            for (const double number : word)
                mean += number / size;
            for (const double number : word)
                variance += (number - mean) * (number - mean) / size;
            for (std::size_t index = 0; index < word.size(); ++index)
                word[index] =
                    (word[index] - mean) / std::sqrt(variance + 1e-5) * m_weights.at(path + ".weight")[index][0]
                    + m_weights.at(path + ".bias")[index][0];
        }
        return words;
    }

    template <typename SubLayer>
    Matrix joined(const std::string& norm, const Matrix& words, const SubLayer& subLayer) const
    {
        return m_model.norm == NormPlace::Post ? normed(norm, plus(words, subLayer(words)))
                                               : plus(words, subLayer(normed(norm, words)));
    }

    Matrix fed(const std::string& path, const Matrix& words) const
    {
        const auto inner = static_cast<std::size_t>(m_model.innerSize);
        auto hidden = mapped(path + ".linear1.weight", path + ".linear1.bias", words, 0, inner);
        for (auto& word : hidden)
            for (double& number : word)
                number = m_model.activation == Activation::Swish ? number / (1.0 + std::exp(-number))
                                                                 : std::max(number, 0.0);
        return mapped(path + ".linear2.weight", path + ".linear2.bias", hidden, 0, words.front().size());
    }

    Matrix attend(const AttentionHead& place, const std::string& path, const Matrix& rows, const Matrix& columns,
        const std::map<std::size_t, std::size_t>& forced)
    {
        const std::size_t size = rows.front().size(), share = size / static_cast<std::size_t>(m_model.heads);
        PlainAttention attention{rows, columns, {}, Matrix(rows.size(), Numbers(size, 0.0))};
        for (auto& output : attention.outputs)
            for (std::size_t index = 0; index < size; ++index)
                output[index] = m_weights.at(path + ".out_proj.bias")[index][0];
        const auto weight = path + ".in_proj_weight", bias = path + ".in_proj_bias";
        for (std::size_t first = 0; first < size; first += share) {
            PlainHead head{mapped(weight, bias, rows, first, share), mapped(weight, bias, columns, size + first, share),
                mapped(weight, bias, columns, 2 * size + first, share), {}, {}, {}, {}};
            for (std::size_t row = 0; row < rows.size(); ++row) {
                const std::size_t seen = place.kind == HeadKind::Decoder ? row + 1 : columns.size();
                const AttentionHead id{place.kind, place.layer, static_cast<int>(first / share) + 1};
                addRow(head, row, seen, forcedColumn(id, row, forced));
                Numbers added(size, 0.0);
                for (std::size_t index = 0; index < size; ++index)
                    for (std::size_t number = 0; number < share; ++number)
                        added[index] +=
                            m_weights.at(path + ".out_proj.weight")[index][first + number] * head.contexts[row][number];
                head.added.push_back(added);
            }
            attention.outputs = plus(attention.outputs, head.added);
            attention.heads.push_back(std::move(head));
        }
        const auto outputs = attention.outputs;
        m_attentions[place] = std::move(attention);
        return outputs;
    }

    std::optional<std::size_t> forcedColumn(
        const AttentionHead& head, std::size_t row, const std::map<std::size_t, std::size_t>& forced) const
    {
        for (const auto& one : m_forcedHeads)
            if (one.head == head && one.position == row)
                return one.column;
        const auto found = forced.find(row);
        return found == forced.end() ? std::nullopt : std::optional(found->second);
    }

    static void addRow(PlainHead& head, std::size_t row, std::size_t seen, std::optional<std::size_t> forced)
    {
        Numbers scores, weights(head.keys.size(), 0.0), context(head.values.front().size(), 0.0);
        double total = 0.0;
        for (std::size_t column = 0; column < head.keys.size(); ++column) {
            double product = 0.0;
            for (std::size_t index = 0; index < context.size(); ++index)
                product += head.queries[row][index] * head.keys[column][index];
            scores.push_back(product / std::sqrt(static_cast<double>(context.size())));
            weights[column] = column < seen ? std::exp(scores.back()) : 0.0;
            total += weights[column];
        }
        for (std::size_t column = 0; column < weights.size(); ++column) {
            weights[column] = forced ? (column == *forced ? 1.0 : 0.0) : weights[column] / total;
            for (std::size_t index = 0; index < context.size(); ++index)
                context[index] += weights[column] * head.values[column][index];
        }
        head.scores.push_back(scores);
        head.weights.push_back(weights);
        head.contexts.push_back(context);
    }

    ModelConfiguration m_model;
    std::vector<ForcedRow> m_forcedHeads;
    std::map<std::string, Matrix> m_weights; ///< a vector is a matrix whose rows have one number
    std::map<AttentionHead, PlainAttention> m_attentions; ///< the key is head 1 of each layer
};

} // namespace attentoscope::tests
