// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/settingrows.h"

namespace attentoscope::settingrows {

namespace {

using Model = ModelConfiguration;

std::vector<Setting> layerRows()
{
    return {
        choiceRow(
            {"architecture", "Architecture",
                "recurrent: layers that read word by word, and one attention. transformer: layers of attention in "
                "several heads, from words to words on each side and from the target to the source (Vaswani and "
                "others 2017: Attention is all you need)."},
            &Model::architecture, {{"recurrent", Architecture::Recurrent}, {"transformer", Architecture::Transformer}}),
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
        integerRow({"layers", "Layers", "Layers on top of each other, in encoder and decoder."}, &Model::layers, 1, 16),
        integerRow({"embedding_size", "Embedding size",
                       "How many numbers represent a word. All layers of a Transformer give as many (its model size)."},
            &Model::embeddingSize, 1, 16'384),
        integerRow({"hidden_size", "Hidden size",
                       "How many numbers a recurrent state has. An encoder that reads both ways has as many in each "
                       "direction."},
            &Model::hiddenSize, 1, 16'384),
        integerRow({"decoder_hidden_size", "Decoder's hidden size",
                       "How many numbers the decoder's recurrent state has. 0: as many as the hidden size."},
            &Model::decoderHiddenSize, 0, 16'384),
        choiceRow({"layer_norm", "Layer normalisation",
                      "Sums inside recurrent layers are brought to mean 0 and variance 1 before the gates read them, "
                      "each vector on its own (Ba, Kiros and Hinton 2016: Layer normalization). It steadies training, "
                      "and is slower: the layers are computed step by step."},
            &Model::layerNormalization, {{"off", LayerNormalization::Off}, {"on", LayerNormalization::On}}),
        choiceRow({"word_vectors", "Word vectors",
                      "learned: each word has a vector that is trained. one-hot: a vector as long as the vocabulary "
                      "with a single 1 in it, which is not trained."},
            &Model::wordVectors, {{"learned", WordVectors::Learned}, {"one-hot", WordVectors::OneHot}}),
        choiceRow(
            {"tied_embeddings", "Tied embeddings",
                "Which matrices are one. target: the output layer multiplies by the vectors of the target words, "
                "so that it has no matrix of its own and reads as many numbers as a word has. all: the source "
                "words have these vectors too, which needs one vocabulary for both sides. where-possible: all with joint "
                "sub-words, otherwise target, and none where the sizes do not fit (Press and Wolf 2017; Inan, "
                "Khosravi and Socher 2017)."},
            &Model::tiedEmbeddings,
            {{"none", TiedEmbeddings::None}, {"target", TiedEmbeddings::Target}, {"all", TiedEmbeddings::All},
                {"where-possible", TiedEmbeddings::WherePossible}}),
    };
}

std::vector<Setting> transformerRows()
{
    return {
        integerRow({"decoder_layers", "Decoder's layers",
                       "Layers on top of each other in a Transformer's decoder. Models that imitate a larger one often "
                       "have fewer there, since the decoder works for each word of a translation. 0: as many as the "
                       "encoder has."},
            &Model::decoderLayers, 0, 16),
        integerRow({"heads", "Heads",
                       "How many attentions a Transformer's layer has side by side. Each compares its own share of the "
                       "numbers, so the embedding size must be a multiple (Vaswani and others 2017)."},
            &Model::heads, 1, 256),
        integerRow({"inner_size", "Inner size",
                       "Units between the two linear layers that follow each attention of a Transformer. 0: four times "
                       "the embedding size, as in the paper (Vaswani and others 2017)."},
            &Model::innerSize, 0, 65'536),
        choiceRow({"norm", "Normalisation",
                      "Where a Transformer's layer normalises. post: the sum of what a sub-layer read and what it "
                      "gives, as in the paper (Vaswani and others 2017). pre: what it reads, which trains with larger "
                      "rates (Xiong and others 2020: On layer normalization in the Transformer architecture)."},
            &Model::norm, {{"pre", NormPlace::Pre}, {"post", NormPlace::Post}}),
        switchRow({"final_norm", "Last normalisation",
                      "A Transformer normalises once more after the last layer of each side, as PyTorch's module does. "
                      "The paper and Marian's models with norm=post do not."},
            &Model::finalNorm),
        choiceRow(
            {"positions", "Positions of words",
                "How a Transformer knows the order of words. sinusoidal: sines and cosines of many wave lengths "
                "are added to the vectors, for sentences of any length (Vaswani and others 2017). learned: a "
                "vector for each position (Gehring and others 2017: Convolutional sequence to sequence learning). "
                "fixed-table: a vector for each position that is not trained, with all sines before all cosines, as in "
                "Marian."},
            &Model::positions,
            {{"sinusoidal", Positions::Sinusoidal}, {"learned", Positions::Learned},
                {"fixed-table", Positions::FixedTable}}),
        integerRow({"max_positions", "Most positions",
                       "The longest sentence that a table of positions (learned, fixed-table) takes, special tokens "
                       "counted. Longer pairs are left out."},
            &Model::maximumPositions, 1, 10'000),
        choiceRow({"activation", "Activation",
                      "The function between a Transformer's two linear layers: relu as in the paper, max(0, z); gelu, "
                      "z · Φ(z) (Hendrycks and Gimpel 2016: Gaussian error linear units); or swish, z · σ(z) "
                      "(Ramachandran, Zoph and Le 2017: Searching for activation functions)."},
            &Model::activation, {{"relu", Activation::Relu}, {"gelu", Activation::Gelu}, {"swish", Activation::Swish}}),
        switchRow({"output_bias", "Output bias",
                      "A Transformer's output layer adds a learned number to the score of each word."},
            &Model::outputBias),
        choiceRow({"start_vector", "Start vector",
                      "What a Transformer's decoder reads before the first word. learned: the vector of the start "
                      "token. zero: only the position, as in Marian."},
            &Model::startVector, {{"learned", StartVector::Learned}, {"zero", StartVector::Zero}}),
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
        choiceRow({"score_scale", "Scale of the scores",
                      "What a score is divided by before the softmax: nothing, or the square root of the number of "
                      "products that it is the sum of, so that wide states do not make sharp rows (Vaswani and others "
                      "2017: Attention is all you need)."},
            &Model::scoreScale, {{"none", ScoreScale::None}, {"square-root", ScoreScale::SquareRoot}}),
        realRow({"score_cap", "Cap of the scores",
                    "Scores are squeezed between minus and plus this number, c, as c tanh(score / c): no row ever "
                    "gives all of its weight to one word (Bello and others 2017: Neural combinatorial optimization "
                    "with reinforcement learning). 0: no cap."},
            &Model::scoreCap, 0.0, 1000.0),
    };
}

std::vector<Setting> dropoutRows()
{
    return {
        realRow({"dropout", "Dropout",
                    "Share of the numbers that is set to zero at random while training, which keeps the model "
                    "from learning the sentences by heart."},
            &Model::dropout, 0.0, 0.95),
        choiceRow({"dropout_places", "Dropout places",
                      "On embeddings, between layers and on annotations (all), or only on the decoder's "
                      "embedding."},
            &Model::dropoutPlaces,
            {{"all", DropoutPlaces::All}, {"decoder-embedding", DropoutPlaces::DecoderEmbedding}}),
        realRow({"embedding_dropout", "Dropout of embeddings",
                    "Share of the numbers of word vectors that is set to zero at random while training. -1: as Dropout "
                    "says."},
            &Model::embeddingDropout, -1.0, 0.95),
        realRow({"state_dropout", "Dropout of states",
                    "Share of the numbers of a hidden state that its layer does not read at the next step. The numbers "
                    "are drawn once for each sentence, not at each step (Gal and Ghahramani 2016: A theoretically "
                    "grounded application of dropout in recurrent neural networks)."},
            &Model::stateDropout, 0.0, 0.95),
        realRow({"context_dropout", "Dropout of the context",
                    "Share of the context's numbers that is set to zero at random while training."},
            &Model::contextDropout, 0.0, 0.95),
        realRow({"output_dropout", "Dropout before the output",
                    "Of the numbers that the output layer reads, this share is set to zero at random while training."},
            &Model::outputDropout, 0.0, 0.95),
        realRow({"attention_dropout", "Dropout of attention",
                    "Share of the weights that the context does without while training, so that the model does not "
                    "rely on a single word (Vaswani and others 2017). The heatmap shows whole weights."},
            &Model::attentionDropout, 0.0, 0.95),
        realRow({"residual_dropout", "Dropout of sub-layers",
                    "Of the numbers that each sub-layer of a Transformer gives, this share is set to zero at random "
                    "while training (Vaswani and others 2017). -1: as Dropout says."},
            &Model::residualDropout, -1.0, 0.95),
        realRow({"word_dropout", "Word dropout",
                    "Share of the words on either side whose vector is zero while training, so that the model reads "
                    "the words around them (Gal and Ghahramani 2016; Sennrich and Zhang 2019: Revisiting low-resource "
                    "neural machine translation)."},
            &Model::wordDropout, 0.0, 0.95),
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
        choiceRow({"source_markers", "Marks around the source",
                      "Special tokens that the encoder reads with the source words: none, <eos> after them, or "
                      "<sos> before and <eos> after them."},
            &Model::sourceMarkers,
            {{"none", SourceMarkers::None}, {"end", SourceMarkers::End},
                {"start-and-end", SourceMarkers::StartAndEnd}}),
        choiceRow({"length_penalty_kind", "Length penalty",
                      "What a beam divides the log probability of a translation of n tokens by, so that long ones are "
                      "not at a disadvantage; the exponent A is chosen with the beam. wu: ((5 + n) / 6)^A (Wu and "
                      "others 2016: Google's neural machine translation system). power: n^A, as in Marian."},
            &Model::lengthPenaltyKind, {{"wu", LengthPenaltyKind::Wu}, {"power", LengthPenaltyKind::Power}}),
        choiceRow(
            {"beam_end", "Ended translations",
                "What a finished translation does to its beam, and when the beam ends. narrowing: it takes a place in "
                "its last step; the beam ends when as many are finished as the beam is wide, or no other can win. "
                "until-full: its place goes to the next one; the beam ends when as many are finished as the beam is "
                "wide, as in CTranslate2. until-worse: as until-full, but the likeliest open one must also rank no "
                "higher than the worst of these, as in Transformers."},
            &Model::beamEnd,
            {{"narrowing", BeamEnd::Narrowing}, {"until-full", BeamEnd::UntilFull},
                {"until-worse", BeamEnd::UntilWorse}}),
        choiceRow(
            {"recurrent", "Computed by",
                "How layers are computed, those of a Transformer too: by our fused operations, or by LibTorch's own as "
                "a reference. The numbers are the same but for rounding. Unless it is set, the processor decides."},
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
    return concatenated({layerRows(), transformerRows(), attentionRows(), decoderRows(), dropoutRows()});
}

} // namespace attentoscope::settingrows
