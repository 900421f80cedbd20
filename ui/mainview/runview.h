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

/// What a person was looking at in a run: kept with it, so that a prepared run opens as it was left.
struct RunView
{
    MainPage view = MainPage::Own;
    AttentionOptions attention;
    std::string sentence; ///< the person's own
    int beam = 1; ///< its width; 1: greedy
    double lengthPenalty = usualLengthPenalty; ///< of a beam
    std::optional<WatchedSentence> watched; ///< the one on show
    std::optional<std::int64_t> step; ///< of the moment on show; none: the newest
    std::vector<std::int64_t> pinnedSteps; ///< of the moments that are pinned
    std::optional<Cell> pin; ///< of the sentence on show
    WordSelection selection; ///< likewise

    bool operator==(const RunView&) const = default;
};

/// Takes the view of a run from the mainView, and puts it back.
class RunViewMemory : public QObject
{
    Q_OBJECT

public:
    explicit RunViewMemory(MainView& mainView);

    RunView view() const;
    void restore(const RunView& view);

private:
    void restoreMarks();

    MainView& m_mainView;
    std::optional<RunView> m_marks; ///< whose pin and sums wait for their sentence
};

} // namespace attentoscope::ui
