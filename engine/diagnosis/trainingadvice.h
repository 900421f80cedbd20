// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace attentoscope {

/// What makes the settings of a remedy take effect.
enum class RemedyAction : std::uint8_t {
    Change, ///< nothing: the training that runs obeys them from the next batch on
    StartAgain, ///< a new training, with the same seed
    Continue, ///< the same run; its new limit counts from where it ended
    OpenPairs, ///< a person chooses other data
};

/// What can be done, in a sentence that a button bears, and all that is needed to do it.
struct Remedy
{
    Message text;
    RemedyAction action = RemedyAction::Change;
    std::vector<KeyValue> settings;
};

/// That learning goes badly, and why.
struct Advice
{
    std::string id; ///< of its kind; it never changes, because it is in people's files
    Message sentence; ///< with its numbers
    Remedy remedy;
};

struct CourseNumbers;

/// Watches a run by its reports, so the window, the command line and a window whose engine is elsewhere get the same
/// advice. It does not judge the unshuffle task.
class TrainingAdviser
{
public:
    TrainingAdviser();
    ~TrainingAdviser();
    TrainingAdviser(TrainingAdviser&& other) noexcept;
    TrainingAdviser& operator=(TrainingAdviser&& other) noexcept;

    void begin(const RunDescription& run); ///< a new run, a resumed one, or one that is opened
    void add(const TrainingReports& reports);
    void fail(const Error& error); ///< the training cannot go on
    void end(TrainingEnd end);

    /// What holds now, the gravest first. At most one of a kind.
    [[nodiscard]] std::vector<Advice> advice() const;

private:
    std::unique_ptr<CourseNumbers> m_course; ///< null before begin()
};

} // namespace attentoscope
