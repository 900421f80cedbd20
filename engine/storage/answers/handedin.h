// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

enum class StepState : std::uint8_t { NotReached, Skipped, Done, ToTry };

/// The name in files: "not-reached".
std::string_view stateName(StepState state);

/// The comparison of a prediction with its result. None: there was no question, or no prediction.
enum class Outcome : std::uint8_t { None, AsExpected, Otherwise };

/// A learner's result for one step of a lesson. Texts have no markup and are in the learner's language.
struct AnsweredStep
{
    std::string id;
    std::string title;
    std::string question; ///< empty: there was no question
    StepState state = StepState::NotReached;
    Outcome outcome = Outcome::None;
    std::string expected; ///< empty: there was no prediction
    std::string seen; ///< what the learner's run showed
    std::int64_t trainingStep = 0;

    bool operator==(const AnsweredStep&) const = default;
};

/// The answers of one learner to one lesson, as saved pages contain them.
struct HandedIn
{
    static constexpr std::size_t longestLearner = 400; ///< bytes

    std::string learner; ///< only what the learner typed as a name; empty: nothing was typed
    std::string lesson; ///< id of the lesson
    std::string title;
    std::string sum; ///< checksum of the lesson's text; with another text it is another lesson
    std::string language; ///< a code, such as "de"
    std::string version; ///< version of the program that saved the page
    std::string begun; ///< ISO 8601, the learner's local time
    std::vector<AnsweredStep> steps; ///< all steps of the lesson

    bool operator==(const HandedIn&) const = default;
};

/// The element of a page with the answers: JSON with a format number, which browsers neither display nor execute. The
/// version is that of this program.
std::string handedInElement(HandedIn answers);

/// Bytes; lessons with many pictures need one or two MiB.
constexpr std::size_t largestHandedInPage = 32UL * 1024 * 1024;
constexpr std::size_t largestHandedInElement = 1024UL * 1024; ///< bytes

/// Reads the answers in a page, which may come from anybody. `name` is the name of the page, for messages.
Result<HandedIn> handedInOf(std::string_view page, const std::string& name);

} // namespace attentoscope
