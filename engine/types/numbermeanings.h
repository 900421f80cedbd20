// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace attentoscope {

/// A number that people read, and what it means.
struct NumberMeaning
{
    const char* id;
    const char* name;
    const char* unit; ///< empty for a count
    const char* meaning;
};

/// Tool tips and headings of tables use these words, and docs/measures.md has the same rows. Numbers of heads are in
/// headfields.h.
inline constexpr std::array numberMeanings{
    NumberMeaning{"step", "Step", "", "How often the weights were changed, each time after one batch of sentences"},
    NumberMeaning{"epoch", "Epoch", "", "How often all training pairs were read"},
    NumberMeaning{"loss", "Loss", "nats per token",
        "How much the right next token surprises the model, the mean over all tokens: 0 if each is certain, 1 if each "
        "has the probability 1/e, about 0.37"},
    NumberMeaning{"perplexity", "Perplexity", "", "e to the power of the loss: among how many tokens the model wavers"},
    NumberMeaning{"rate", "Learning rate", "", "How far a step moves the weights"},
    NumberMeaning{"speed", "Tokens/s", "tokens per second", "How many target tokens training reads in a second"},
    NumberMeaning{"trained", "Trained", "time", "How long training has run, without its pauses"},
    NumberMeaning{"bleu", "BLEU", "0 to 100",
        "How many words, pairs, triples and quadruples of words of the translations are in their references too"},
    NumberMeaning{"weight", "Weight", "0 to 1", "The share of a target word's attention that a source word gets"},
    NumberMeaning{"probability", "Probability", "0 to 1", "How sure the model was when it wrote a word"},
    NumberMeaning{"entropy", "Entropy of a row", "bits",
        "How spread out the weights of a row are: 0 if all is on one word, 1 as on two equal halves, 2 as on four "
        "quarters"},
    NumberMeaning{"aer", "AER", "0 to 1",
        "Alignment error rate: how far links read off attention are from gold links; 0 if all agree"},
    NumberMeaning{"sentence_aer", "AER of a sentence", "%",
        "Alignment error rate of this sentence: 0% where its links are the gold ones"},
    NumberMeaning{"sentence_entropy", "Entropy of a sentence", "bits",
        "How spread out the attention is: entropy in bits, the mean over the rows of words"},
    NumberMeaning{"sentence_bleu", "BLEU of a sentence", "0 to 100",
        "BLEU of this sentence alone, as sacreBLEU's sentence BLEU: the first order without a correct n-gram counts as "
        "half a match, the next one as a quarter, and so on; orders that the translation is too short for are left out"},
    NumberMeaning{"sentence_loss", "Loss of a sentence", "nats per token",
        "Loss in nats per target token of the reference, the end of the sentence counted. It is 1 if every token has the "
        "probability 1/e, about 0.37"},
};

/// The meaning of a number that is in the table.
constexpr const char* meaningOf(std::string_view id)
{
    return std::ranges::find(numberMeanings, id, [](const NumberMeaning& row) {
        return std::string_view(row.id);
    })->meaning;
}

} // namespace attentoscope
