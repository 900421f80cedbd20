// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// How the numbers of a term follow from the terms that it names.
enum class TermRule : std::uint8_t {
    Given, ///< the model's own: a state, an annotation, learned weights
    Projected, ///< a learned matrix times the term
    Shifted, ///< a learned matrix times the term, plus a learned bias
    Sum, ///< number by number
    Product, ///< number by number
    Tanh,
    Total, ///< one number: the sum of all numbers of all terms named
    Divided, ///< the first term by the second, which is one number
    Capped, ///< c · tanh(first term / c), with c the second term
    Scaled, ///< the first term times the second, which is one number
    Length, ///< one number: the square root of the sum of the term's squares
    Equation, ///< by its equation among those of the decoder's step
};

/// One line of the arithmetic behind a score.
struct DissectionTerm
{
    std::string symbol; ///< as in the kind's equation
    std::string meaning;
    TermRule rule = TermRule::Given;
    std::vector<std::size_t> operands; ///< earlier terms
    std::vector<float> numbers;
};

/// The arithmetic from scores to weights, for one row.
struct RowArithmetic
{
    /// e(t,j) of each position, minus infinity where the kind does not look or the mask hides the word. If weight may
    /// fall beyond the end of the sentence, there are more positions than source tokens.
    std::vector<float> scores;
    std::vector<float> softmax; ///< of the scores
    std::vector<float> bell; ///< the factors of the softmax, one for each token; empty: none
    std::vector<float> weights; ///< α(t,j) of each token that may be attended to
};

/// One of the likeliest words of a step. A logit is its score before the softmax over the vocabulary.
struct LikelyWord
{
    Token word;
    double probability = 0.0;
    double logit = 0.0;
    double meanLogit = 0.0; ///< with the mean of all annotations as context; the difference is what looking is worth
};

struct DissectionRequest
{
    std::uint64_t id = 0; ///< the answer carries it back
    Translation translation; ///< the words of both sides, and what was forced
    std::size_t row = 0;
    std::size_t column = 0;
    std::optional<AttentionHead> head; ///< of a Transformer, in whose map row and column are counted
};

/// How the weight of one cell came about: from decoder state and annotation to the next word, or, of a head, from query
/// and key to its share of the output.
struct Dissection
{
    std::uint64_t id = 0;
    std::int64_t step = 0; ///< optimiser steps the model has seen
    std::int64_t translationStep = 0; ///< steps it had seen when the translation was made
    std::string kind; ///< id of the attention kind
    std::string equation; ///< of the kind with the model's settings
    std::size_t row = 0;
    std::size_t column = 0;
    std::optional<AttentionHead> head; ///< of a Transformer
    std::vector<Token> columnTokens; ///< what the row may attend to: the source; of a decoder's head, the words read
    Token rowToken;
    std::optional<std::size_t> forcedColumn; ///< where the row was forced to; the numbers are those of the free row
    std::vector<DissectionTerm> terms; ///< the last one is the score of the cell
    RowArithmetic arithmetic;
    /// What the weights multiply, one vector for each column: h(j); of vectors x(j), the input; of a head v(j), the
    /// value.
    std::vector<std::vector<float>> annotations;
    /// c(t), the sum of the annotations, each times its weight; of vectors o(t), the output.
    std::vector<float> context;
    /// Of a head: from the value of the cell's column to what the head adds to the output. Of a recurrent decoder: its
    /// step in the top layer, gate by gate. These lines go on from those of `terms`; operands count through both.
    std::vector<DissectionTerm> outputTerms;
    /// Of a recurrent decoder's top layer, or of what a Transformer has around its heads, a line each; otherwise empty.
    std::string stepEquations;
    std::vector<LikelyWord> words; ///< the likeliest first; empty for vectors and heads
};

} // namespace attentoscope
