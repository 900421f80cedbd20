// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace attentoscope {

struct HeadPair
{
    AttentionHead one;
    AttentionHead other;
};

/// The distance of two rows is the share of the weight that lies elsewhere: half the sum of the differences of their
/// weights. Two heads are alike if the mean distance over a sentence's rows is at most this.
constexpr double likeHeadsDistance = 0.02;

/// Two cross heads of one layer that are alike in every one of these pictures of one model. If there are several such
/// couples, the most similar one; none if there is none, or no picture.
std::optional<HeadPair> likeHeads(std::span<const WatchedSnapshot> pictures);

/// What must happen so that a remedy's settings take effect.
enum class RemedyAction : std::uint8_t {
    Change, ///< nothing: the running training uses them from the next batch on
    StartAgain, ///< a new training with the same seed
    Continue, ///< the run is continued; its new limit counts from where it ended
    OpenPairs, ///< a person chooses other data
};

/// A remedy: a text for a button, and everything that is needed to apply it.
struct Remedy
{
    Message text;
    RemedyAction action = RemedyAction::Change;
    std::vector<KeyValue> settings;
};

/// A piece of advice: training goes badly, and why.
struct Advice
{
    std::string id; ///< id of its kind; it never changes, because it is in people's files
    Message sentence; ///< text with numbers
    Remedy remedy;
};

struct CourseNumbers;

/// Watches a run by its reports. So the window, the command line and a window whose engine is elsewhere give the same
/// advice. It does not judge the unshuffle task.
class TrainingAdviser
{
public:
    TrainingAdviser();
    ~TrainingAdviser();
    TrainingAdviser(TrainingAdviser&& other) noexcept;
    TrainingAdviser& operator=(TrainingAdviser&& other) noexcept;

    void begin(const RunDescription& run); ///< begins a run that is new, resumed or opened
    void add(const TrainingReports& reports);
    void fail(const Error& error); ///< training cannot continue because of this error
    void end(TrainingEnd end);

    /// The present advice, the most serious first. At most one of a kind.
    [[nodiscard]] std::vector<Advice> advice() const;

private:
    std::unique_ptr<CourseNumbers> m_course; ///< null before begin()
};

} // namespace attentoscope
