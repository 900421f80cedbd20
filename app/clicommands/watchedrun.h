// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/clicommands/output.h"
#include "app/clicommands/progressprinter.h"
#include "engine/types/runnews.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>

namespace attentoscope {

/// What is known of a run that is watched, and what of it was not told yet.
class WatchedRun
{
public:
    explicit WatchedRun(Output& output);

    void add(const RunNews& news);
    bool hasMore() const { return m_last.hasMore; }
    RunActivity activity() const { return m_last.activity; }
    std::optional<Error> problem() const; ///< why the run cannot be read
    void tell(const Configuration& run); ///< what is new, if anything is
    void tellEnd(); ///< how it ended, and what waited to be told

private:
    using Clock = std::chrono::steady_clock;

    void forget(const RunNews& news);
    void printText(const Configuration& run);
    void printJson();
    void printTranslations();
    void printQuiet();
    double quietSeconds() const;

    Output& m_output;
    ProgressPrinter m_printer;
    RunNews m_last; ///< without its reports
    TrainingReports m_new; ///< not told yet
    std::optional<StepReport> m_step;
    std::optional<ValidationReport> m_validation; ///< the last one
    std::map<std::string, WatchedSnapshot> m_translations; ///< the last one of each sentence, by its source
    std::int64_t m_printedTranslation = -1; ///< step
    Clock::time_point m_nextTranslations;
    Clock::time_point m_changed; ///< the last time that something was new
    Clock::time_point m_told;
    std::optional<RunActivity> m_toldActivity;
    bool m_isChanged = false; ///< since it was told
    bool m_isQuietTold = false;
};

} // namespace attentoscope
