// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/foreign/foreignwords.h"
#include "engine/foreign/tensorplan.h"
#include "engine/types/configuration.h"
#include "engine/types/runs.h"

namespace attentoscope {

/// How the model was meant to search.
struct ForeignSearch
{
    int beam = 1;
    int maximumLength = 512; ///< tokens of a translation
    double lengthPenalty = 1.0; ///< α: a translation's score is divided by its length^α
};

/// A model that others trained, without its weights: these stay in its file until somebody reads them.
struct ForeignModel
{
    std::string format; ///< a row of the table of formats: "marian", "pegasus" or "ctranslate2"
    std::filesystem::path folder;
    std::vector<KeyValue> settings; ///< of our table; what is not listed keeps its default
    ForeignSide source, target;
    std::vector<std::string> languageTokens; ///< one of them may stand before the source, such as ">>por<<"
    ForeignSearch search;
    std::string licence; ///< the text of its licence, or the name of it; empty if there is none
    std::uint64_t hash = 0; ///< of configuration, vocabularies and weights
    std::vector<ForeignTensor> tensors; ///< all tensors of our network
    std::shared_ptr<const StoredWeights> weights;

    std::uint64_t bytes() const; ///< of all tensors in memory, as float32
};

/// Whether a folder, or a file in one, looks like a model of others. Says nothing about whether it can be opened.
bool isForeignModel(const std::filesystem::path& path);

/// Reads a folder, or the folder of a file: everything but the weights, which are only looked through. Nothing is
/// executed. What is wrong is a BadRun or BadData error that names the file, what was found and what was expected. A
/// model that needs more than `memory`, or than this computer has, is refused before anything is allocated.
Result<ForeignModel> readForeignModel(
    const std::filesystem::path& path, std::optional<std::uint64_t> memory = std::nullopt);

/// Fills `room` with one of the model's tensors; it has as many places as the tensor has numbers.
Result<void> readTensor(const ForeignModel& model, const ForeignTensor& tensor, std::span<float> room);

/// What a person is told of the model.
OpenedModel describeForeign(const ForeignModel& model);

/// The model as a list of runs shows it. Its weights are not read, so it has no hash.
Result<RunSummary> summarizeForeign(const std::filesystem::path& path);

// The readers, one a format. They throw a ForeignRefusal.
ForeignModel readMarian(const std::filesystem::path& folder);
ForeignModel readCTranslate2(const std::filesystem::path& folder);

} // namespace attentoscope
