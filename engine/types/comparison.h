// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/translation.h"

#include <cstdint>
#include <optional>
#include <string>

namespace attentoscope {

/// Which save of a run. Before the first validation, Best means the newest.
enum class SaveChoice : std::uint8_t { Best, Newest, Step };

/// A model to compare: the one in memory, or one that is read from the folder of a run.
struct ComparedModel
{
    std::string folder; ///< empty: the model in memory
    SaveChoice save = SaveChoice::Best;
    std::int64_t step = 0; ///< for SaveChoice::Step

    bool operator==(const ComparedModel&) const = default;
};

/// What the second side shows. Own: the second model's own translation. OfFirst: its rows for the words of the first
/// model, so that all rows can be compared. Together: what both models write together, with each word chosen by the
/// mean of their probabilities.
enum class ComparedWords : std::uint8_t { Own, OfFirst, Together };

struct ComparisonRequest
{
    std::uint64_t id = 0; ///< the answer has the same id
    std::string source;
    ComparedModel first;
    ComparedModel second;
    ComparedWords words = ComparedWords::Own;
};

/// The result of one of the two models for the sentence.
struct ComparedTranslation
{
    Translation translation;
    std::string preset;
    std::optional<Error> error; ///< if set, there is no translation
};

struct Comparison
{
    ComparisonRequest request;
    ComparedTranslation first;
    ComparedTranslation second;
};

} // namespace attentoscope
