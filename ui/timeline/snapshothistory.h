// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/diagnosis/trainingstory.h"
#include "engine/types/training.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace attentoscope::ui {

/// A step after which the watched sentences were decoded.
struct Moment
{
    std::int64_t step = 0;
    double epoch = 0.0;
};

/// Limits of the kept history. If one of them is exceeded, the history is thinned.
struct SnapshotLimits
{
    std::size_t moments = 4'000;
    std::size_t bytes = 80U << 20U;
};

/// The pictures of the watched sentences during training, in order of steps. Weights of heads are kept in 8 bits
/// (KeptHeads). All sentences share the same moments. Beyond the limits, moments are removed one by one: always the one
/// whose neighbours have the smallest ratio of steps. So the first steps, in which attention takes shape, stay dense.
/// Some moments are never removed: the first, the last, the one closest to the best validation, pinned ones, and the
/// held one.
class SnapshotHistory
{
public:
    explicit SnapshotHistory(const SnapshotLimits& limits = {});
    SnapshotHistory(SnapshotHistory&&) = default;
    SnapshotHistory& operator=(SnapshotHistory&&) = default;

    void clear();
    void clearMoments(); ///< keeps pins and the held moment, because the same moments will be added again
    void cutAfter(std::int64_t step); ///< removes moments that a resumed run has not reached
    void add(WatchedSnapshot snapshot);
    void setBest(std::int64_t step); ///< step of the best validation
    void setHeld(std::optional<std::int64_t> step); ///< step of the moment that the user holds
    void setPinned(std::int64_t step, bool pinned);

    [[nodiscard]] std::span<const Moment> moments() const { return m_moments; }
    [[nodiscard]] std::span<const Moment> momentsFrom(std::int64_t step) const;
    [[nodiscard]] bool isEmpty() const { return m_moments.empty(); }
    [[nodiscard]] std::size_t nearest(std::int64_t step) const; ///< index into moments(), which must not be empty
    [[nodiscard]] std::optional<std::size_t> best() const;
    [[nodiscard]] const std::set<std::int64_t>& pinned() const { return m_pinned; }

    /// The sentence at that step: its newest snapshot up to it. If the sentence was not watched yet, its oldest
    /// snapshot. None if it has none.
    [[nodiscard]] std::optional<Translation> at(const WatchedSentence& sentence, std::int64_t step) const;
    [[nodiscard]] std::optional<std::int64_t> firstStepOf(const WatchedSentence& sentence) const;
    /// What happened to the sentence, from the moments that are kept.
    [[nodiscard]] std::vector<StoryEvent> story(
        const WatchedSentence& sentence, const std::optional<BestValidation>& best) const;
    [[nodiscard]] std::size_t bytes() const { return m_bytes; } ///< approximate memory of the snapshots

private:
    struct Words;
    struct Frame;
    struct Track;

    Track& trackOf(const WatchedSentence& sentence);
    void remember(Moment moment);
    void insert(Track& track, Frame frame);
    void remove(std::size_t moment);
    void thin();
    [[nodiscard]] std::optional<std::size_t> leastMissed() const;
    [[nodiscard]] std::vector<char> kept() const; ///< for each moment, whether it must be kept

    SnapshotLimits m_limits;
    std::vector<Moment> m_moments;
    std::vector<std::shared_ptr<Track>> m_tracks;
    std::set<std::int64_t> m_pinned;
    std::optional<std::int64_t> m_best;
    std::optional<std::int64_t> m_held;
    std::size_t m_bytes = 0;
};

} // namespace attentoscope::ui
