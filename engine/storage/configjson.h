// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/leftoutpairs.h"
#include "engine/types/catalogue.h"
#include "engine/types/configuration.h"
#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/matrixkernels.h"
#include "engine/types/openedmodel.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// The version of the run folder's layout. A folder of another version is refused.
constexpr int runFormatVersion = 1;

/// FNV-1a (64 bits) of the subword models of a run; 0 if it has none.
struct SubwordHashes
{
    std::uint64_t source = 0;
    std::uint64_t target = 0;
};

/// The training that a run repeats from one of its steps on, without some of its pairs. A fork of a fork also leaves
/// out what the earlier fork left out.
struct RunFork
{
    std::string name; ///< name of the original's folder
    std::int64_t step = 0; ///< step of the save with which it began; 0: it began at the original's start
    std::int64_t steps = 0; ///< number of all steps that the original made
    std::string without; ///< a word, or the name of a file; empty: nothing
    std::vector<PairRange> leftOut;
};

/// The contents of config.json: the settings as typed values under their own keys, and the origin of the run's data.
struct RunConfig
{
    Configuration configuration;
    DataRequest data;
    std::uint64_t dataFingerprint = 0;
    std::uint64_t validationFingerprint = 0; ///< 0 if there is no validation file, or if it is not known
    std::size_t trainingPairs = 0;
    SubwordHashes subwords; ///< hashes of the models in the folder
    std::optional<MatrixKernels> kernels; ///< kernels with which the run began; none if an older program wrote the file
    std::string dictionaries; ///< dictionaries that cut the words of its pairs
    std::optional<RunOrigin> origin; ///< none if it began with random weights
    std::optional<RunFork> fork; ///< none if it repeats no other run
};

/// The most bytes of the left out pairs in config.json, as "3,17-19".
constexpr std::size_t mostLeftOutText = 512 * 1024;
std::string leftOutText(const std::vector<PairRange>& pairs);

std::string configToJson(const RunConfig& config);

/// A BadRun error if the text says that it has another format version. configFromJson() reports other faults.
Result<void> checkFormatVersion(const std::string& text, const std::filesystem::path& file);

/// If there is an unknown key, a wrong type or a value out of range, the BadRun error names the key and `file`. A
/// setting that an older program did not know gets its default. So the default of a new setting must mean what programs
/// did before. The only exception is text_rules, which is then "first".
Result<RunConfig> configFromJson(const std::string& text, const std::filesystem::path& file);

/// A setting's value in config.json: a number, true or false, or a text.
nlohmann::ordered_json settingToJson(const SettingInfo& info, const std::string& text);

/// The entry "kernels" in config.json and in the output of `bench`: library, core, chosen_by and, if the program chose,
/// instead_of.
nlohmann::ordered_json kernelsToJson(const MatrixKernels& kernels);

} // namespace attentoscope
