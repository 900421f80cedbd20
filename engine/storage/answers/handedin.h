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

/// As files have it: "not-reached".
std::string_view stateName(StepState state);

/// Comparison of a prediction and its result. None: no question, or no prediction.
enum class Outcome : std::uint8_t { None, AsExpected, Otherwise };

/// A step of a lesson as a learner did it. Texts are without markup, in the learner's language.
struct AnsweredStep
{
    std::string id;
    std::string title;
    std::string question; ///< empty: none
    StepState state = StepState::NotReached;
    Outcome outcome = Outcome::None;
    std::string expected; ///< empty: no prediction
    std::string seen; ///< what the learner's run said
    std::int64_t trainingStep = 0;

    bool operator==(const AnsweredStep&) const = default;
};

/// The answers of one learner to one lesson, as a saved page carries them.
struct HandedIn
{
    static constexpr std::size_t longestLearner = 400; ///< bytes

    std::string learner; ///< what the learner typed as a name, and nothing else; empty: nothing was typed
    std::string lesson; ///< its id
    std::string title;
    std::string sum; ///< of the lesson's text: another one is another lesson
    std::string language; ///< a code, such as "de"
    std::string version; ///< of the program that saved the page
    std::string begun; ///< ISO 8601, the learner's local time
    std::vector<AnsweredStep> steps; ///< all steps of the lesson

    bool operator==(const HandedIn&) const = default;
};

/// The element of a page with the answers: JSON that browsers neither show nor execute, with a format number. The
/// version is that of this program.
std::string handedInElement(HandedIn answers);

constexpr std::size_t largestHandedInPage = 32UL * 1024 * 1024; ///< bytes; lessons with many pictures have one or two
constexpr std::size_t largestHandedInElement = 1024UL * 1024; ///< bytes

/// Takes the answers out of a page, which may be anybody's. `name` is that of the page, for messages.
Result<HandedIn> handedInOf(std::string_view page, const std::string& name);

} // namespace attentoscope
