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

/// Whether tokens are pieces of words that a subword model chooses.
constexpr bool cutsWords(TokenizerKind kind)
{
    return kind == TokenizerKind::Bpe || kind == TokenizerKind::Unigram;
}

enum class DataRecipe : std::uint8_t { Plain, Tutorial };
/// Whether each side has pieces and a vocabulary of its own, or both sides share one.
enum class SubwordLearning : std::uint8_t { Separate, Joint };
enum class Direction : std::uint8_t { AsWritten, Swapped };

/// How text is cleaned and cut, whatever the other settings are; a run keeps those it was trained with.
/// First: until 0.2.0. Characters that nobody sees are words, and whether "@" is a letter depends on the installed ICU.
enum class TextRules : std::uint8_t { First, Second };

/// How text becomes ids. Independent of the preset.
struct DataConfiguration
{
    DataRecipe recipe = DataRecipe::Plain;
    TokenizerKind tokenizer = TokenizerKind::Words;
    int subwordVocabulary = 8'000; ///< pieces a side, at most, when they are learned
    std::string subwordModel; ///< a SentencePiece file for both sides; empty: learned from the data, for each side
    std::string targetSubwordModel; ///< one for the target side, where it differs
    SubwordLearning subwordLearning = SubwordLearning::Separate;
    Direction direction = Direction::AsWritten;
    bool lowercase = false;
    bool stripAccents = false;
    TextRules rules = TextRules::Second;
    int minimumFrequency = 0; ///< 0: automatic, 2 from 10,000 pairs on, otherwise 1
    int maximumVocabulary = 0; ///< words a side, special tokens not counted; 0: no limit
    int maximumLength = 100; ///< tokens a side; longer pairs are listed and skipped
    double validationShare = 0.05; ///< of the pairs, by seed; unused when a validation file is given
    double testShare = 0.0;
};

/// Gru2014 is the gated unit of Cho and Bahdanau. It resets the state before the state is multiplied by its matrix.
enum class CellKind : std::uint8_t { Lstm, Gru, Gru2014 };
/// The way in which layers are computed: by LibTorch's own operations, or by our fused ones. The numbers are the same
/// except for rounding.
enum class RecurrentPath : std::uint8_t { Reference, Fused };
/// The type of the numbers that fused layers multiply. Weights, sums and everything else are float32 either way.
enum class Precision : std::uint8_t { Float32, BFloat16 };
enum class SourceMarkers : std::uint8_t { None, End, StartAndEnd };
/// FirstBackward: the backward encoder's state at the first word, through a linear layer and tanh.
enum class InitialState : std::uint8_t { Copy, Projected, Zeros, FirstBackward };
enum class DropoutPlaces : std::uint8_t { All, DecoderEmbedding };
enum class WordVectors : std::uint8_t { Learned, OneHot };
/// The input of the recurrent layers in a decoder that attends first: word and context, in one order or the other, or
/// both through a linear layer and a ReLU.
enum class DecoderInput : std::uint8_t { WordContext, ContextWord, Combined };
enum class Readout : std::uint8_t { State, Maxout };
/// What a raw score is divided by before the softmax: nothing, or the square root of the number of its terms.
enum class ScoreScale : std::uint8_t { None, SquareRoot };
/// Which matrices are one: none; the output layer and the decoder's embedding; the encoder's embedding, too.
/// WherePossible: All with joint sub-words, else Target; None where the sizes do not allow it.
enum class TiedEmbeddings : std::uint8_t { None, Target, All, WherePossible };
/// Where recurrent layers bring their sums to mean 0 and variance 1.
enum class LayerNormalization : std::uint8_t { Off, On };
/// What a model is made of: recurrent layers and one attention, or layers of attention in several heads.
enum class Architecture : std::uint8_t { Recurrent, Transformer };
/// Where a Transformer's layer brings numbers to mean 0 and variance 1: what a sub-layer reads, or the sum of what it
/// read and what it gives.
enum class NormPlace : std::uint8_t { Pre, Post };
/// How a Transformer knows the position of a word: by waves of fixed lengths, or by a vector for each position, which
/// is learned or stays as it is. FixedTable: sines in the first half and cosines in the second, or what an opened model
/// has.
enum class Positions : std::uint8_t { Sinusoidal, Learned, FixedTable };
enum class Activation : std::uint8_t { Relu, Gelu, Swish };
/// What a Transformer's decoder reads before the first word: a vector of the table of words, or zeros.
enum class StartVector : std::uint8_t { Learned, Zero };
/// What a beam divides the log probability of a translation of n tokens by: ((5 + n) / 6)^A or n^A.
enum class LengthPenaltyKind : std::uint8_t { Wu, Power };
/// Whether weight may fall on positions beyond the end of the sentence. Nothing is read there.
enum class PositionMask : std::uint8_t { Off, On };

struct ModelConfiguration
{
    Architecture architecture = Architecture::Recurrent;
    std::string attention = "general"; ///< id of a row of the kinds table
    CellKind cell = CellKind::Lstm;
    bool bidirectional = false; ///< the encoder; each direction has hiddenSize units
    int layers = 1; ///< of encoder and decoder
    int embeddingSize = 256;
    int hiddenSize = 256;
    int decoderHiddenSize = 0; ///< 0: hiddenSize
    WordVectors wordVectors = WordVectors::Learned; ///< one-hot vectors are as long as the vocabulary
    int attentionSize = 0; ///< inner size of additive scores; 0: the decoder's hidden size
    bool attentionBias = false; ///< of the score's linear map
    int scoreHidden = 0; ///< of the linear kind: inner size of the small network that replaces the linear layer
    int attentionPositions = 10; ///< of the location kind: the longest source, markers included
    PositionMask mask = PositionMask::On; ///< of the location kind
    int attentionWindow = 10; ///< D of the local kinds: source tokens on each side of the centre
    ScoreScale scoreScale = ScoreScale::None;
    double scoreCap = 0.0; ///< C in C · tanh(score / C); 0: no cap
    DecoderInput decoderInput = DecoderInput::WordContext;
    Readout readout = Readout::State;
    int maxoutSize = 0; ///< 0: half the decoder's hidden size
    bool inputFeeding = false;
    InitialState initialState = InitialState::Copy;
    double dropout = 0.0;
    DropoutPlaces dropoutPlaces = DropoutPlaces::All;
    double embeddingDropout = -1.0; ///< −1: as `dropout`
    double stateDropout = 0.0; ///< of the state that goes back into its layer, one mask a sentence
    double contextDropout = 0.0;
    double outputDropout = 0.0; ///< of what the output layer reads
    double attentionDropout = 0.0; ///< of the weights
    double wordDropout = 0.0; ///< of whole words, on both sides
    LayerNormalization layerNormalization = LayerNormalization::Off;
    TiedEmbeddings tiedEmbeddings = TiedEmbeddings::None;
    SourceMarkers sourceMarkers = SourceMarkers::End;
    int decoderLayers = 0; ///< of a Transformer; 0: as many as the encoder has
    int heads = 8; ///< of each attention of a Transformer; each has embeddingSize / heads numbers
    int innerSize = 0; ///< of a Transformer's two linear layers with an activation between; 0: 4 · embeddingSize
    NormPlace norm = NormPlace::Pre;
    bool finalNorm = true; ///< whether a Transformer normalises after the last layer of each side
    Positions positions = Positions::Sinusoidal;
    int maximumPositions = 256; ///< tokens on either side that a table of positions has vectors for
    Activation activation = Activation::Relu;
    bool outputBias = true; ///< of a Transformer's output layer
    StartVector startVector = StartVector::Learned;
    LengthPenaltyKind lengthPenaltyKind = LengthPenaltyKind::Wu;
    double residualDropout = -1.0; ///< of what a sub-layer adds to what it read; −1: as `dropout`
    RecurrentPath recurrent = RecurrentPath::Fused;
    Precision precision = Precision::Float32;
};

enum class OptimizerKind : std::uint8_t { Adam, Sgd, Adadelta };
enum class ScheduleKind : std::uint8_t {
    Constant,
    Linear, ///< falls from the first step on, so that a warm-up never reaches the rate that is set
    InverseSquareRoot,
    Plateau,
    OneCycle,
    Cosine,
    LinearAfterWarmup
};

/// What says which validation is the best one, when the rate falls on a plateau, and when patience ends.
enum class ValidationMeasure : std::uint8_t { Loss, Bleu };
/// Which saves an average is made of.
enum class AveragedSaves : std::uint8_t { Last, Best };

enum class Initialization : std::uint8_t { PyTorch, Bahdanau2014 };
/// The unit for which scheduled sampling decides whether the true previous words are fed: a time step of the whole
/// batch, a whole sentence pair, or one word of one sentence.
enum class ForcingUnit : std::uint8_t { Step, Pair, Word };
enum class ForcingSchedule : std::uint8_t { Constant, Linear, InverseSigmoid };
/// Where the loss of a sentence ends if it runs freely (without teacher forcing): with the target, or where the model
/// itself ends it.
enum class FreeRunningEnd : std::uint8_t { Target, OwnEnd };
/// What the minimised loss is averaged over: the target tokens of a batch, or its pairs, each with the sum over its
/// tokens. The reported loss is always the mean over tokens.
enum class LossAverage : std::uint8_t { Tokens, Pairs };
enum class UnshuffleRecipe : std::uint8_t { Article, Robust };
/// What computes a model. Auto: a GPU where there is one, else the processor.
enum class DeviceChoice : std::uint8_t { Cpu, Cuda, Auto };

constexpr double largestAlignmentWeight = 1000.0;

struct TrainingConfiguration
{
    OptimizerKind optimizer = OptimizerKind::Adam;
    ScheduleKind schedule = ScheduleKind::Constant;
    double learningRate = 1e-3;
    double momentum = 0.0; ///< SGD only
    double secondMomentDecay = 0.999; ///< Adam's β2
    double weightDecay = 0.0; ///< decoupled from the gradient; Adam only
    int warmupSteps = 0;
    double clipNorm = 1.0; ///< 0: no clipping
    double labelSmoothing = 0.0;
    LossAverage lossAverage = LossAverage::Tokens;
    int batchSize = 64; ///< sentence pairs, at most
    int batchTokens = 0; ///< target tokens of a batch, padding included, at most; 0: batchSize alone decides
    double teacherForcing = 1.0; ///< probability of feeding the true previous word, at first
    ForcingUnit forcingCoin = ForcingUnit::Step;
    ForcingSchedule forcingSchedule = ForcingSchedule::Constant;
    double finalForcing = 0.0; ///< what a schedule that decays ends at
    int forcingSteps = 10'000; ///< linear: steps until the end; inverse sigmoid: its k
    FreeRunningEnd freeRunningEnd = FreeRunningEnd::Target;
    double validationForcing = 1.0;
    double alignmentWeight = 0.0; ///< of the loss that teaches a head the links of the pairs; 0: nothing is taught
    std::string alignmentHead; ///< such as "cross.1.2"; empty: the first head of the layer before the last
    double initialRange = 0.0; ///< all weights uniform in ±initialRange; 0: by `initialization`
    Initialization initialization = Initialization::PyTorch;
    UnshuffleRecipe recipe = UnshuffleRecipe::Robust; ///< of the unshuffle task
    int epochs = 10;
    int steps = 0; ///< 0: `epochs` decides
    double minutes = 0.0; ///< of training, validation and saving together; 0: `steps` or `epochs` decides
    ValidationMeasure validationMeasure = ValidationMeasure::Loss;
    int averageSaves = 0; ///< how many are averaged when training ends; 0: none
    AveragedSaves averageOf = AveragedSaves::Best;
    int keepSaves = 3; ///< how many stay on the disk, beside the best one
    int patience = 0; ///< validations without improvement before training stops; 0: never
    double validationEpochs = 1.0; ///< epochs between two validations
    double autosaveSeconds = 60.0;
    std::uint64_t seed = 1;
    int threads = 0; ///< 0: all cores; written down when the run is made, because the numbers depend on it
    DeviceChoice device = DeviceChoice::Cpu;
};

/// What is learned: sentence pairs, or the order of shuffled vectors.
enum class Task : std::uint8_t { Sentences, Unshuffle };

/// Everything that decides a run's results; config.json holds exactly this. The preset decides the task.
struct Configuration
{
    std::string preset = "recommended";
    Task task = Task::Sentences;
    DataConfiguration data;
    ModelConfiguration model;
    TrainingConfiguration training;
};

/// How large a model is, known before it is made.
struct ModelSize
{
    std::uint64_t weights = 0; ///< numbers in its tensors
    std::uint64_t saveBytes = 0; ///< of one save of its training, to within the headers of its files
};

} // namespace attentoscope
