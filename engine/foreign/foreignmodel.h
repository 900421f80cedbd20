// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/foreign/foreignwords.h"
#include "engine/foreign/tensorplan.h"
#include "engine/types/configuration.h"
#include "engine/types/runs.h"

namespace attentoscope {

/// How the model's authors want it to search.
struct ForeignSearch
{
    int beam = 1;
    int maximumLength = 512; ///< tokens of a translation
    double lengthPenalty = 1.0; ///< α: a translation's score is divided by its length^α
};

/// A model of others, without its weights. These stay in the file until they are needed.
struct ForeignModel
{
    std::string format; ///< a row of the table of formats: "marian", "pegasus" or "ctranslate2"
    std::filesystem::path folder;
    std::vector<KeyValue> settings; ///< settings of our table; those that are not listed keep their defaults
    ForeignSide source, target;
    std::vector<std::string> languageTokens; ///< one of these tokens, such as ">>por<<", may precede the source
    ForeignSearch search;
    std::string licence; ///< the text or the name of its licence; empty if there is none
    std::uint64_t hash = 0; ///< hash of configuration, vocabularies and weights
    std::vector<ForeignTensor> tensors; ///< all tensors of our network
    std::shared_ptr<const StoredWeights> weights;

    std::uint64_t bytes() const; ///< bytes of all tensors as float32 in memory
};

/// Whether a folder, or the folder of a file, looks like a model of others. It may still be impossible to open it.
bool isForeignModel(const std::filesystem::path& path);

/// Reads a folder, or the folder of a file: everything but the weights, which are only listed. Executes nothing. The
/// BadRun or BadData error names the file, what was found and what was expected. If a model needs more than `memory` or
/// than this computer has, it is refused before anything is allocated.
Result<ForeignModel> readForeignModel(
    const std::filesystem::path& path, std::optional<std::uint64_t> memory = std::nullopt);

/// Fills `room` with one of the model's tensors. `room` must have as many places as the tensor has numbers.
Result<void> readTensor(const ForeignModel& model, const ForeignTensor& tensor, std::span<float> room);

/// What a person is told about the model.
OpenedModel describeForeign(const ForeignModel& model);

/// The model as an entry of the list of runs. Its weights are not read, so the entry has no hash.
Result<RunSummary> summarizeForeign(const std::filesystem::path& path);

// One reader for each format. They throw a ForeignRefusal.
ForeignModel readMarian(const std::filesystem::path& folder);
ForeignModel readCTranslate2(const std::filesystem::path& folder);

} // namespace attentoscope
