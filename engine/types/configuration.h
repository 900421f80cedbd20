// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace attentoscope {

/// One `key=value` as typed on the command line or in the settings table. The keys are those of
/// engine/settings/settings.h and of config.json.
struct KeyValue
{
    std::string key;
    std::string value;
};

enum class TokenizerKind : std::uint8_t { Words, Space, Characters, Bpe, Unigram };

/// Whether a subword model cuts words into pieces, which are the tokens.
constexpr bool cutsWords(TokenizerKind kind)
{
    return kind == TokenizerKind::Bpe || kind == TokenizerKind::Unigram;
}

enum class DataRecipe : std::uint8_t { Plain, Tutorial };
/// Whether each side has its own pieces and vocabulary, or both sides share them.
enum class SubwordLearning : std::uint8_t { Separate, Joint };
enum class Direction : std::uint8_t { AsWritten, Swapped };

/// The rules by which text is cleaned and cut, besides all settings. A run keeps those with which it was trained.
/// First: the rules until 0.2.0. Invisible characters are words, and it depends on the installed ICU whether "@" is a
/// letter.
enum class TextRules : std::uint8_t { First, Second };

/// The settings by which text becomes ids. They do not depend on the preset.
struct DataConfiguration
{
    DataRecipe recipe = DataRecipe::Plain;
    TokenizerKind tokenizer = TokenizerKind::Words;
    int subwordVocabulary = 8'000; ///< most pieces for each side, if they are learned
    /// A SentencePiece file for both sides; empty: pieces are learned from the data, for each side.
    std::string subwordModel;
    std::string targetSubwordModel; ///< a different file for the target side
    SubwordLearning subwordLearning = SubwordLearning::Separate;
    Direction direction = Direction::AsWritten;
    bool lowercase = false;
    bool stripAccents = false;
    TextRules rules = TextRules::Second;
    int minimumFrequency = 0; ///< 0: automatic, 2 from 10,000 pairs on, otherwise 1
    int maximumVocabulary = 0; ///< most words for each side, without special tokens; 0: no limit
    int maximumLength = 100; ///< most tokens for each side; longer pairs are listed and skipped
    double validationShare = 0.05; ///< share of the pairs, chosen by seed; unused if there is a validation file
    double testShare = 0.0;
};

/// Gru2014 is the gated unit of Cho and Bahdanau. It resets the state before the state is multiplied by its matrix.
enum class CellKind : std::uint8_t { Lstm, Gru, Gru2014 };
/// What computes the layers: LibTorch's own operations, or our fused ones. The numbers are the same except for
/// rounding.
enum class RecurrentPath : std::uint8_t { Reference, Fused };
/// The type in which fused layers multiply. Weights, sums and everything else are always float32.
enum class Precision : std::uint8_t { Float32, BFloat16 };
enum class SourceMarkers : std::uint8_t { None, End, StartAndEnd };
/// FirstBackward: the backward encoder's state at the first word, through a linear layer and tanh.
enum class InitialState : std::uint8_t { Copy, Projected, Zeros, FirstBackward };
enum class DropoutPlaces : std::uint8_t { All, DecoderEmbedding };
enum class WordVectors : std::uint8_t { Learned, OneHot };
/// The input of the recurrent layers in a decoder that attends first: word and context, in either order; or both
/// through a linear layer and a ReLU.
enum class DecoderInput : std::uint8_t { WordContext, ContextWord, Combined };
enum class Readout : std::uint8_t { State, Maxout };
/// The divisor of a raw score before the softmax: one, or the square root of the number of its terms.
enum class ScoreScale : std::uint8_t { None, SquareRoot };
/// Matrices that are the same. None: no matrices. Target: the output layer and the decoder's embedding. All: also the
/// encoder's embedding. WherePossible: All with joint subwords, else Target; None if the sizes do not allow it.
enum class TiedEmbeddings : std::uint8_t { None, Target, All, WherePossible };
/// Whether recurrent layers normalise their sums to mean 0 and variance 1.
enum class LayerNormalization : std::uint8_t { Off, On };
/// The layers of a model: recurrent layers and one attention, or layers of attention with several heads.
enum class Architecture : std::uint8_t { Recurrent, Transformer };
/// What a Transformer's layer normalises to mean 0 and variance 1. Pre: the input of a sub-layer. Post: the sum of its
/// input and its output.
enum class NormPlace : std::uint8_t { Pre, Post };
/// How a Transformer knows the position of a word. Sinusoidal: by waves of fixed lengths. Learned: by a learned vector
/// for each position. FixedTable: by a vector for each position that is not learned. It has sines in the first half and
/// cosines in the second, or the numbers of an opened model.
enum class Positions : std::uint8_t { Sinusoidal, Learned, FixedTable };
enum class Activation : std::uint8_t { Relu, Gelu, Swish };
/// What a Transformer's decoder reads before the first word: a vector from the table of words, or zeros.
enum class StartVector : std::uint8_t { Learned, Zero };
/// The divisor of a beam's log probability for a translation of n tokens: ((5 + n) / 6)^A or n^A.
enum class LengthPenaltyKind : std::uint8_t { Wu, Power };
/// What happens to the place of a translation that ends, and when the beam ends. Narrowing: its place stays empty in
/// that step. UntilFull (CTranslate2): the next translation gets its place. In both, the beam ends when as many
/// translations have ended as it is wide. UntilWorse (Transformers): like UntilFull, but the likeliest open translation
/// must also rank no higher than the worst of the best ended ones.
enum class BeamEnd : std::uint8_t { Narrowing, UntilFull, UntilWorse };
/// Off: weight may fall on positions beyond the end of the sentence, where nothing is read.
enum class PositionMask : std::uint8_t { Off, On };

struct ModelConfiguration
{
    Architecture architecture = Architecture::Recurrent;
    std::string attention = "general"; ///< id of a kind in the table of attention kinds
    CellKind cell = CellKind::Lstm;
    bool bidirectional = false; ///< for the encoder; each direction has hiddenSize units
    int layers = 1; ///< layers of the encoder, and of the decoder
    int embeddingSize = 256;
    int hiddenSize = 256;
    int decoderHiddenSize = 0; ///< 0: the same as hiddenSize
    WordVectors wordVectors = WordVectors::Learned; ///< one-hot vectors are as long as the vocabulary
    int attentionSize = 0; ///< inner size of additive scores; 0: the decoder's hidden size
    bool attentionBias = false; ///< bias of the score's linear map
    int scoreHidden = 0; ///< for the linear kind: inner size of a small network in place of the linear layer
    int attentionPositions = 10; ///< for the location kind: length of the longest source, with markers
    PositionMask mask = PositionMask::On; ///< for the location kind
    int attentionWindow = 10; ///< for local kinds, D: number of source tokens on each side of the centre
    ScoreScale scoreScale = ScoreScale::None;
    double scoreCap = 0.0; ///< C in C · tanh(score / C); 0: no cap
    DecoderInput decoderInput = DecoderInput::WordContext;
    Readout readout = Readout::State;
    int maxoutSize = 0; ///< 0: half the decoder's hidden size
    bool inputFeeding = false;
    InitialState initialState = InitialState::Copy;
    double dropout = 0.0;
    DropoutPlaces dropoutPlaces = DropoutPlaces::All;
    double embeddingDropout = -1.0; ///< −1: the same as `dropout`
    double stateDropout = 0.0; ///< for the state that goes back into its layer, with one mask for each sentence
    double contextDropout = 0.0;
    double outputDropout = 0.0; ///< for the input of the output layer
    double attentionDropout = 0.0; ///< for attention weights
    double wordDropout = 0.0; ///< for whole words on both sides
    LayerNormalization layerNormalization = LayerNormalization::Off;
    TiedEmbeddings tiedEmbeddings = TiedEmbeddings::None;
    SourceMarkers sourceMarkers = SourceMarkers::End;
    int decoderLayers = 0; ///< for a Transformer; 0: as many as the encoder
    int heads = 8; ///< heads in each attention of a Transformer; each has embeddingSize / heads numbers
    /// Size between the two linear layers of a Transformer's feed-forward network; 0: 4 · embeddingSize.
    int innerSize = 0;
    NormPlace norm = NormPlace::Pre;
    bool finalNorm = true; ///< whether a Transformer normalises after the last layer of each side
    Positions positions = Positions::Sinusoidal;
    int maximumPositions = 256; ///< number of positions in a table of positions, the most tokens on either side
    Activation activation = Activation::Relu;
    bool outputBias = true; ///< bias of a Transformer's output layer
    StartVector startVector = StartVector::Learned;
    LengthPenaltyKind lengthPenaltyKind = LengthPenaltyKind::Wu;
    BeamEnd beamEnd = BeamEnd::Narrowing;
    /// For the output of a sub-layer before it is added to its input; −1: the same as `dropout`.
    double residualDropout = -1.0;
    RecurrentPath recurrent = RecurrentPath::Fused;
    Precision precision = Precision::Float32;
};

enum class OptimizerKind : std::uint8_t { Adam, Sgd, Adadelta };
enum class ScheduleKind : std::uint8_t {
    Constant,
    Linear, ///< falls from the first step on, so that a warm-up never reaches the full rate
    InverseSquareRoot,
    Plateau,
    OneCycle,
    Cosine,
    LinearAfterWarmup
};

/// The measure that decides which validation is the best, when the rate falls on a plateau, and when patience is over.
enum class ValidationMeasure : std::uint8_t { Loss, Bleu };
/// The saves from which a mean is made.
enum class AveragedSaves : std::uint8_t { Last, Best };

enum class Initialization : std::uint8_t { PyTorch, Bahdanau2014 };
/// The unit for which scheduled sampling decides whether the decoder reads the true previous word: a time step of the
/// whole batch, a sentence pair, or a word of a sentence.
enum class ForcingUnit : std::uint8_t { Step, Pair, Word };
enum class ForcingSchedule : std::uint8_t { Constant, Linear, InverseSigmoid };
/// Where the loss of a sentence ends in free running (without teacher forcing): at the end of the target, or where the
/// model ends the sentence.
enum class FreeRunningEnd : std::uint8_t { Target, OwnEnd };
/// The units over which the minimised loss is averaged: the target tokens of a batch, or its pairs, each with the sum
/// over its tokens. The reported loss is always the mean over tokens.
enum class LossAverage : std::uint8_t { Tokens, Pairs };
enum class UnshuffleRecipe : std::uint8_t { Article, Robust };
/// The device that computes a model. Auto: a GPU if there is one, else the processor.
enum class DeviceChoice : std::uint8_t { Cpu, Cuda, Auto };

constexpr double largestAlignmentWeight = 1000.0;

struct TrainingConfiguration
{
    OptimizerKind optimizer = OptimizerKind::Adam;
    ScheduleKind schedule = ScheduleKind::Constant;
    double learningRate = 1e-3;
    double momentum = 0.0; ///< only for SGD
    double secondMomentDecay = 0.999; ///< β2 of Adam
    double weightDecay = 0.0; ///< separate from the gradient; only for Adam
    int warmupSteps = 0;
    double clipNorm = 1.0; ///< 0: no clipping
    double labelSmoothing = 0.0;
    LossAverage lossAverage = LossAverage::Tokens;
    int batchSize = 64; ///< most sentence pairs in a batch
    int batchTokens = 0; ///< most target tokens in a batch, with padding; 0: only batchSize limits it
    double teacherForcing = 1.0; ///< initial probability that the decoder reads the true previous word
    ForcingUnit forcingCoin = ForcingUnit::Step;
    ForcingSchedule forcingSchedule = ForcingSchedule::Constant;
    double finalForcing = 0.0; ///< final probability of a schedule that falls
    int forcingSteps = 10'000; ///< linear: number of steps to the end; inverse sigmoid: its k
    FreeRunningEnd freeRunningEnd = FreeRunningEnd::Target;
    double validationForcing = 1.0;
    /// Weight of the loss that teaches the links of the pairs to a head; 0: nothing is taught.
    double alignmentWeight = 0.0;
    std::string alignmentHead; ///< such as "cross.1.2"; empty: the first head of the layer before the last
    double initialRange = 0.0; ///< all weights uniform in ±initialRange; 0: by `initialization`
    Initialization initialization = Initialization::PyTorch;
    UnshuffleRecipe recipe = UnshuffleRecipe::Robust; ///< for the unshuffle task
    int epochs = 10;
    int steps = 0; ///< 0: `epochs` decides
    double minutes = 0.0; ///< for training, validation and saving together; 0: `steps` or `epochs` decides
    ValidationMeasure validationMeasure = ValidationMeasure::Loss;
    int averageSaves = 0; ///< number of saves that are averaged at the end of training; 0: none
    AveragedSaves averageOf = AveragedSaves::Best;
    int keepSaves = 3; ///< number of saves that stay on the disk, besides the best one
    int patience = 0; ///< number of validations without improvement after which training stops; 0: never
    double validationEpochs = 1.0; ///< epochs between two validations
    double autosaveSeconds = 60.0;
    std::uint64_t seed = 1;
    int threads = 0; ///< 0: all cores; recorded when the run is made, because the numbers depend on it
    DeviceChoice device = DeviceChoice::Cpu;
};

/// What is learned: sentence pairs, or the order of shuffled vectors.
enum class Task : std::uint8_t { Sentences, Unshuffle };

/// Everything that decides a run's results. config.json has exactly this. The task follows from the preset.
struct Configuration
{
    std::string preset = "recommended";
    Task task = Task::Sentences;
    DataConfiguration data;
    ModelConfiguration model;
    TrainingConfiguration training;
};

/// The size of a model, which is known before the model is made.
struct ModelSize
{
    std::uint64_t weights = 0; ///< numbers in its tensors
    /// Bytes of a save of its training, except for small differences in the headers of its files.
    std::uint64_t saveBytes = 0;
};

} // namespace attentoscope
