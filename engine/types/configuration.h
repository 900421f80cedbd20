// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace attentoscope {

/// One `key=value` as typed on the command line or in the settings table. The keys are those of
/// engine/model/settings.h and of config.json.
struct KeyValue
{
    std::string key;
    std::string value;
};

enum class TokenizerKind : std::uint8_t { Words, Space, Characters };
enum class DataRecipe : std::uint8_t { Plain, Tutorial };
enum class Direction : std::uint8_t { AsWritten, Swapped };

/// How text becomes ids. Independent of the preset.
struct DataConfiguration
{
    DataRecipe recipe = DataRecipe::Plain;
    TokenizerKind tokenizer = TokenizerKind::Words;
    Direction direction = Direction::AsWritten;
    bool lowercase = false;
    bool stripAccents = false;
    int minimumFrequency = 0; ///< 0: automatic, 2 from 10,000 pairs on, otherwise 1
    int maximumVocabulary = 0; ///< words a side, special tokens not counted; 0: no limit
    int maximumLength = 100; ///< tokens a side; longer pairs are listed and skipped
    double validationShare = 0.05; ///< of the pairs, by seed; unused when a validation file is given
    double testShare = 0.0;
};

enum class CellKind : std::uint8_t { Lstm, Gru };
/// How recurrent layers are computed: through LibTorch's own, or our fused ones. The same numbers but for rounding.
enum class RecurrentPath : std::uint8_t { Reference, Fused };
enum class SourceMarkers : std::uint8_t { None, End, StartAndEnd };
enum class InitialState : std::uint8_t { Copy, Projected, Zeros };
enum class DropoutPlaces : std::uint8_t { All, DecoderEmbedding };

struct ModelConfiguration
{
    std::string attention = "general"; ///< id of a row of the kinds table
    CellKind cell = CellKind::Lstm;
    bool bidirectional = false; ///< the encoder; each direction has hiddenSize units
    int layers = 1;
    int embeddingSize = 256;
    int hiddenSize = 256;
    int attentionSize = 0; ///< inner size of additive scores; 0: hiddenSize
    bool attentionBias = false; ///< of the score's linear map
    bool inputFeeding = false;
    InitialState initialState = InitialState::Copy;
    double dropout = 0.0;
    DropoutPlaces dropoutPlaces = DropoutPlaces::All;
    SourceMarkers sourceMarkers = SourceMarkers::End;
    RecurrentPath recurrent = RecurrentPath::Fused;
};

enum class OptimizerKind : std::uint8_t { Adam, Sgd };
enum class ScheduleKind : std::uint8_t { Constant, Linear, InverseSquareRoot, Plateau };

struct TrainingConfiguration
{
    OptimizerKind optimizer = OptimizerKind::Adam;
    ScheduleKind schedule = ScheduleKind::Constant;
    double learningRate = 1e-3;
    double momentum = 0.0; ///< SGD only
    int warmupSteps = 0;
    double clipNorm = 1.0; ///< 0: no clipping
    double labelSmoothing = 0.0;
    int batchSize = 64; ///< sentence pairs
    double teacherForcing = 1.0; ///< probability of feeding the true previous word, one coin a time step
    double validationForcing = 1.0;
    double initialRange = 0.0; ///< all weights uniform in ±initialRange; 0: PyTorch's own initialisation
    int epochs = 10;
    int patience = 0; ///< validations without improvement before training stops; 0: never
    double validationEpochs = 1.0; ///< epochs between two validations
    double autosaveSeconds = 60.0;
    std::uint64_t seed = 1;
    int threads = 0; ///< 0: all cores; written down when the run is made, because it decides the last bits
};

/// Everything that decides a run's results; config.json holds exactly this.
struct Configuration
{
    std::string preset = "recommended";
    DataConfiguration data;
    ModelConfiguration model;
    TrainingConfiguration training;
};

} // namespace attentoscope
