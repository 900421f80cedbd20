// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// How the numbers of a term follow from those of its operands.
enum class TermRule : std::uint8_t {
    Given, ///< not from other terms: a state, an annotation, or learned weights
    Projected, ///< a learned matrix times the operand
    Shifted, ///< a learned matrix times the operand, plus a learned bias
    Sum, ///< sum, number by number
    Product, ///< product, number by number
    Tanh,
    Total, ///< a single number: the sum of all numbers of all operands
    Divided, ///< the first operand divided by the second, which is a single number
    Capped, ///< c · tanh(operand / c); the second operand is c
    Scaled, ///< the first operand times the second, which is a single number
    Length, ///< a single number: the square root of the sum of the operand's squares
    Equation, ///< by an equation of the decoder's step
};

/// One line of the arithmetic behind a score.
struct DissectionTerm
{
    std::string symbol; ///< symbol in the kind's equation
    std::string meaning;
    TermRule rule = TermRule::Given;
    std::vector<std::size_t> operands; ///< indices of earlier terms
    std::vector<float> numbers;
};

/// The steps from scores to weights, for one row.
struct RowArithmetic
{
    /// e(t,j) of each position. It is minus infinity where the kind does not look or the mask hides the word. If weight
    /// may fall beyond the end of the sentence, there are more positions than source tokens.
    std::vector<float> scores;
    std::vector<float> softmax; ///< softmax of the scores
    std::vector<float> bell; ///< for each token, the Gaussian factor of its softmax; empty: none
    std::vector<float> weights; ///< α(t,j) of each token to which the row may attend
};

/// One of the likeliest words of a step. A logit is a word's score before the softmax over the vocabulary.
struct LikelyWord
{
    Token word;
    double probability = 0.0;
    double logit = 0.0;
    /// Logit with the mean of all annotations as context; the difference shows what attention adds.
    double meanLogit = 0.0;
};

struct DissectionRequest
{
    std::uint64_t id = 0; ///< the answer has the same id
    Translation translation; ///< the words of both sides, and what was forced
    std::size_t row = 0;
    std::size_t column = 0;
    std::optional<AttentionHead> head; ///< head of a Transformer; row and column are those of its map
};

/// The calculation of one cell's weight, and what follows from it. For attention over annotations it goes from decoder
/// state and annotation to the next word. For a head it goes from query and key to its share of the output.
struct Dissection
{
    std::uint64_t id = 0;
    std::int64_t step = 0; ///< number of optimiser steps of the model
    std::int64_t translationStep = 0; ///< number of steps when the translation was made
    std::string kind; ///< id of the attention kind
    std::string equation; ///< equation of the kind with the model's settings
    std::size_t row = 0;
    std::size_t column = 0;
    std::optional<AttentionHead> head; ///< head of a Transformer
    /// The tokens to which the row may attend: the source, or for a head of the decoder the words that it has read.
    std::vector<Token> columnTokens;
    Token rowToken;
    /// The column onto which the row was forced; the numbers are those of the free row.
    std::optional<std::size_t> forcedColumn;
    std::vector<DissectionTerm> terms; ///< the last one is the score of the cell
    RowArithmetic arithmetic;
    /// The vectors that the weights multiply, one for each column: h(j); for the vectors task the inputs x(j); for a
    /// head the values v(j).
    std::vector<std::vector<float>> annotations;
    /// c(t): the sum of the annotations with these weights; for the vectors task the outputs o(t).
    std::vector<float> context;
    /// These terms continue `terms`, and operands count through both lists. For a head, they lead from the value of the
    /// cell's column to what the head adds to the output. For a recurrent decoder, they are its step in the top layer,
    /// gate by gate.
    std::vector<DissectionTerm> outputTerms;
    /// Equations of a recurrent decoder's top layer, or of what a Transformer has around its heads, one on each line.
    /// Otherwise empty.
    std::string stepEquations;
    std::vector<LikelyWord> words; ///< the likeliest comes first; empty for vectors and heads
};

} // namespace attentoscope
