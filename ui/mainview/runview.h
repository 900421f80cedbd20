// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"
#include "engine/types/translation.h"
#include "ui/mainview/viewheader.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/attention/attentionoptions.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope::ui {

class MainView;

/// The user's view of a run. It is kept with the run, so that the run opens as it was left.
struct RunView
{
    MainPage view = MainPage::Own;
    AttentionOptions attention;
    std::string sentence; ///< the user's own sentence
    int beam = 1; ///< beam width; 1: greedy
    double lengthPenalty = usualLengthPenalty; ///< length penalty of a beam
    std::optional<WatchedSentence> watched; ///< the displayed watched sentence
    std::optional<std::int64_t> step; ///< the displayed moment; none: the newest
    std::vector<std::int64_t> pinnedSteps; ///< the pinned moments
    std::optional<Cell> pin; ///< pin in the displayed sentence
    WordSelection selection; ///< selection in the displayed sentence
    std::vector<std::string> closedAdvice; ///< closed kinds of advice; the caller fills them in

    bool operator==(const RunView&) const = default;
};

/// Reads the view of a run from the main view, and restores it.
class RunViewMemory : public QObject
{
    Q_OBJECT

public:
    explicit RunViewMemory(MainView& mainView);

    RunView view() const;
    void restore(const RunView& view);
    void dropMarks(); ///< pin and sums that still wait for their sentence are not restored

private:
    void restoreMarks();

    MainView& m_mainView;
    std::optional<RunView> m_marks; ///< its pin and sums are restored with their sentence
};

} // namespace attentoscope::ui
