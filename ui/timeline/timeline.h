// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/snapshothistory.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace attentoscope::ui {

/// The displayed moment of the training, the same for all watched sentences. It is the newest moment, which follows
/// training; or one that the user holds; or the one under the pointer, as long as it is there.
class Timeline : public QObject
{
    Q_OBJECT

public:
    explicit Timeline(const SnapshotLimits& limits = {}, QObject* parent = nullptr);

    void clear();
    void beginAnew(); ///< for the same run: its moments are added again; pins and the held moment stay
    void setAside(); ///< empties the timeline while other sentences are watched than those of the run
    void takeBack(); ///< restores the moments that were set aside, if any
    void beginRun(const RunDescription& run); ///< keeps the moments of the same run up to its step
    void add(const TrainingReports& reports);
    /// Adds a sentence that was decoded outside the schedule, with the model after `translation.step` steps.
    void add(const WatchedSentence& sentence, const Translation& translation);

    [[nodiscard]] const SnapshotHistory& history() const { return m_history; }
    [[nodiscard]] std::optional<std::size_t> current() const; ///< index of the displayed moment
    [[nodiscard]] std::optional<Moment> moment() const;
    [[nodiscard]] bool isLive() const { return !m_held && !m_peeked; }
    [[nodiscard]] bool isPeeking() const { return m_peeked.has_value(); }
    [[nodiscard]] std::optional<std::int64_t> heldStep() const { return m_held; }
    [[nodiscard]] bool isPinned() const; ///< whether the displayed moment is pinned
    /// What happened to the told sentence, by step.
    [[nodiscard]] const std::vector<StoryEvent>& story() const;
    [[nodiscard]] std::optional<Translation> shown(const WatchedSentence& sentence) const;

    void tell(const std::optional<WatchedSentence>& sentence); ///< whose story it is; none: no story

public slots:
    void hold(std::int64_t step); ///< holds the closest moment; if that is the newest, follows training
    void holdMoment(std::size_t index);
    void moveBy(int moments);
    void peek(std::optional<std::int64_t> step); ///< shows the moment for now; none returns to the moment before
    void follow(); ///< follows training again
    void setPinned(bool pinned); ///< pins or releases the displayed moment

signals:
    void moved(); ///< the displayed moment has changed
    void changed(); ///< moments were added, removed or pinned
    void storyChanged(); ///< at most twice a second

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
    QTimer m_storyTimer; ///< while moments come thick and fast
    mutable std::optional<std::vector<StoryEvent>> m_story; ///< none: it must be found again
};

} // namespace attentoscope::ui
