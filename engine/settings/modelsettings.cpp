// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/settingrows.h"

namespace attentoscope::settingrows {

namespace {

using Model = ModelConfiguration;

std::vector<Setting> layerRows()
{
    return {
        textRow({"attention", "Attention",
                    "How source words are scored: the name of an attention kind, such as general or additive."},
            &Model::attention),
        choiceRow(
            {"cell", "Recurrent cell",
                "The kind of recurrent layer in encoder and decoder. gru-2014 is the unit of the 2014 paper, which "
                "resets the state before the state is multiplied by its matrix."},
            &Model::cell, {{"lstm", CellKind::Lstm}, {"gru", CellKind::Gru}, {"gru-2014", CellKind::Gru2014}}),
        switchRow({"bidirectional", "Read both ways",
                      "The encoder reads the sentence forwards and backwards, so that an annotation knows the "
                      "words on both sides."},
            &Model::bidirectional),
        integerRow({"layers", "Layers", "Recurrent layers on top of each other, in encoder and decoder."},
            &Model::layers, 1, 16),
        integerRow({"embedding_size", "Embedding size", "How many numbers stand for a word."}, &Model::embeddingSize, 1,
            16'384),
        integerRow({"hidden_size", "Hidden size",
                       "How many numbers a recurrent state has. An encoder that reads both ways has as many in each "
                       "direction."},
            &Model::hiddenSize, 1, 16'384),
        integerRow({"decoder_hidden_size", "Decoder's hidden size",
                       "How many numbers the decoder's recurrent state has. 0: as many as the hidden size."},
            &Model::decoderHiddenSize, 0, 16'384),
        choiceRow({"word_vectors", "Word vectors",
                      "learned: each word has a vector that is trained. one-hot: a vector as long as the vocabulary "
                      "with a single 1 in it, which is not trained."},
            &Model::wordVectors, {{"learned", WordVectors::Learned}, {"one-hot", WordVectors::OneHot}}),
        choiceRow({"tied_embeddings", "Tied embeddings",
                      "Which matrices are one. target: the output layer multiplies by the vectors of the target words, "
                      "so that it has no matrix of its own and reads as many numbers as a word has. all: the source "
                      "words have these vectors too, which needs one vocabulary for both sides (Press and Wolf 2017; "
                      "Inan, Khosravi and Socher 2017)."},
            &Model::tiedEmbeddings,
            {{"none", TiedEmbeddings::None}, {"target", TiedEmbeddings::Target}, {"all", TiedEmbeddings::All}}),
    };
}

std::vector<Setting> attentionRows()
{
    return {
        integerRow({"attention_size", "Attention size",
                       "Inner size of scores that have one (additive, concat). 0: the hidden size."},
            &Model::attentionSize, 0, 16'384),
        switchRow(
            {"attention_bias", "Bias in the score", "Add a learned vector, the bias, in the linear map of the score."},
            &Model::attentionBias),
        integerRow({"score_hidden", "Hidden score units",
                       "For the linear kind: replace its one linear layer by a small network with this many units. 0: "
                       "as the article prints it."},
            &Model::scoreHidden, 0, 16'384),
        integerRow({"attention_positions", "Positions",
                       "For the location kind: the longest source sentence, special tokens counted. Longer pairs are "
                       "left out."},
            &Model::attentionPositions, 1, 10'000),
        choiceRow({"mask", "Mask",
                      "For the location kind. off: weight also falls on positions beyond the end of the sentence, as "
                      "in the tutorial as printed, and a row sums to less than one."},
            &Model::mask, {{"off", PositionMask::Off}, {"on", PositionMask::On}}),
        integerRow({"attention_window", "Window",
                       "For the local kinds: how many source tokens are seen on each side of the centre (the paper's "
                       "D)."},
            &Model::attentionWindow, 1, 10'000),
    };
}

std::vector<Setting> decoderRows()
{
    return {
        choiceRow({"decoder_input", "Decoder reads",
                      "For kinds that read the previous state: the word's vector and then the context, the context and "
                      "then the vector, or both combined by a linear layer and a ReLU."},
            &Model::decoderInput,
            {{"word-context", DecoderInput::WordContext}, {"context-word", DecoderInput::ContextWord},
                {"combined", DecoderInput::Combined}}),
        choiceRow({"readout", "Readout",
                      "What the output layer reads: the decoder's state, or previous state, word and context through "
                      "a maxout layer, as in the 2014 paper."},
            &Model::readout, {{"state", Readout::State}, {"maxout", Readout::Maxout}}),
        integerRow(
            {"maxout_size", "Maxout units",
                "How many numbers the maxout layer gives. 0: half the hidden size; the embedding size with tied embeddings."},
            &Model::maxoutSize, 0, 16'384),
        switchRow({"input_feeding", "Input feeding",
                      "Give the decoder its last attentional state together with the next word, so that it "
                      "knows what it has attended to."},
            &Model::inputFeeding),
        choiceRow({"initial_state", "Decoder starts from",
                      "The encoder's last state as it is, that state through a linear layer and tanh, zeros, or the "
                      "backward layer's state at the first word through a linear layer and tanh."},
            &Model::initialState,
            {{"copy", InitialState::Copy}, {"projected", InitialState::Projected}, {"zeros", InitialState::Zeros},
                {"first-backward", InitialState::FirstBackward}}),
        realRow({"dropout", "Dropout",
                    "Share of the numbers that is set to zero at random while training, which keeps the model "
                    "from learning the sentences by heart."},
            &Model::dropout, 0.0, 0.95),
        choiceRow({"dropout_places", "Dropout places",
                      "On embeddings, between layers and on annotations (all), or only on the decoder's "
                      "embedding."},
            &Model::dropoutPlaces,
            {{"all", DropoutPlaces::All}, {"decoder-embedding", DropoutPlaces::DecoderEmbedding}}),
        choiceRow({"source_markers", "Marks around the source",
                      "Special tokens that the encoder reads with the source words: none, <eos> after them, or "
                      "<sos> before and <eos> after them."},
            &Model::sourceMarkers,
            {{"none", SourceMarkers::None}, {"end", SourceMarkers::End},
                {"start-and-end", SourceMarkers::StartAndEnd}}),
        choiceRow({"recurrent", "Recurrent layers",
                      "How recurrent layers are computed: our fused ones, or LibTorch's own as a reference. The "
                      "numbers are the same but for rounding. Where nobody chooses, the processor decides."},
            &Model::recurrent, {{"fused", RecurrentPath::Fused}, {"reference", RecurrentPath::Reference}}),
        choiceRow({"precision", "Precision of products",
                      "The type of the numbers in matrix products. bfloat16 keeps eight binary digits: about one and a "
                      "half times as fast on processors made for it, and a little less exact. On others it is float32. "
                      "Weights and sums stay float32. Fused layers only."},
            &Model::precision, {{"float32", Precision::Float32}, {"bfloat16", Precision::BFloat16}}),
    };
}

} // namespace

std::vector<Setting> modelRows()
{
    return concatenated({layerRows(), attentionRows(), decoderRows()});
}

} // namespace attentoscope::settingrows
