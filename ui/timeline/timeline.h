// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/snapshothistory.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace attentoscope::ui {

/// The displayed moment of the training, the same for all watched sentences. It is one of three: the newest moment,
/// which follows training; a moment that the user holds; or, while the pointer is on one, that moment.
class Timeline : public QObject
{
    Q_OBJECT

public:
    explicit Timeline(const SnapshotLimits& limits = {}, QObject* parent = nullptr);

    void clear();
    void beginAnew(); ///< called for the same run, whose moments will be added again; pins and the held moment stay
    void setAside(); ///< empties the timeline while sentences are watched that are not those of the run
    void takeBack(); ///< restores the moments that were set aside, if any
    void beginRun(const RunDescription& run); ///< begins a run; if it is the same, keeps the moments up to its step
    void add(const TrainingReports& reports);
    /// Adds a sentence that was translated outside the schedule, by the model after `translation.step` steps.
    void add(const WatchedSentence& sentence, const Translation& translation);

    [[nodiscard]] const SnapshotHistory& history() const { return m_history; }
    [[nodiscard]] std::optional<std::size_t> current() const; ///< index of the displayed moment
    [[nodiscard]] std::optional<Moment> moment() const;
    [[nodiscard]] bool isLive() const { return !m_held && !m_peeked; }
    [[nodiscard]] bool isPeeking() const { return m_peeked.has_value(); }
    [[nodiscard]] std::optional<std::int64_t> heldStep() const { return m_held; }
    [[nodiscard]] bool isPinned() const; ///< whether the displayed moment is pinned
    /// What happened to the sentence that tell() set, in order of steps.
    [[nodiscard]] const std::vector<StoryEvent>& story() const;
    [[nodiscard]] std::optional<Translation> shown(const WatchedSentence& sentence) const;

    void tell(const std::optional<WatchedSentence>& sentence); ///< sets the sentence of the story; none: no story

public slots:
    void hold(std::int64_t step); ///< holds the closest moment; if that is the newest, follows training again
    void holdMoment(std::size_t index);
    void moveBy(int moments);
    void peek(std::optional<std::int64_t> step); ///< displays the moment for now; none: returns to the former moment
    void follow(); ///< follows training again
    void setPinned(bool pinned); ///< pins or releases the displayed moment

signals:
    void moved(); ///< the displayed moment has changed
    void changed(); ///< moments were added, removed or pinned
    void storyChanged(); ///< the story has changed; emitted at most twice a second

private:
    [[nodiscard]] std::int64_t displayedStep() const; ///< -1 if there is none
    void announce(std::int64_t before);
    void showHistory(SnapshotHistory history);
    void showBest(const ValidationReport& validation);

    SnapshotLimits m_limits;
    SnapshotHistory m_history;
    std::optional<SnapshotHistory> m_aside;
    std::string m_folder; ///< folder of the run to which the moments belong
    double m_epochsPerStep = 0.0;
    std::optional<std::int64_t> m_held;
    std::optional<std::int64_t> m_peeked;
    std::optional<BestValidation> m_best;
    std::optional<WatchedSentence> m_told;
    QTimer m_storyTimer; ///< runs while many moments are added
    mutable std::optional<std::vector<StoryEvent>> m_story; ///< none: it must be computed again
};

} // namespace attentoscope::ui
