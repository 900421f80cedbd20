// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/faithfulness.h"
#include "engine/types/headpatterns.h"
#include "engine/types/leastheads.h"
#include "engine/types/training.h"
#include "ui/heads/headnumbersmodel.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope::ui {

class Exportable;
class HeadNumbersWindow;
class HeadsView;

/// Keeps the measures of the current run's heads. The heads view gets names and the best head, the table gets all
/// numbers. Both follow the displayed moment of training.
class HeadNumbers : public QObject
{
    Q_OBJECT

public:
    HeadNumbers(HeadsView& view, QObject* parent); ///< the view must outlive this object

    void beginRun(const RunDescription& run);
    void add(const TrainingReports& reports);
    /// Adds measures that were made on a file. They count only for a model of others, whose heads nothing else
    /// measures.
    void addOfFile(const SharedHeadReport& report);
    void setSaves(const std::vector<std::int64_t>& steps) { m_saves = steps; } ///< of the run
    void forget(); ///< called when there is no run any more
    void setMoment(std::optional<std::int64_t> step); ///< the displayed moment; none: the newest
    [[nodiscard]] std::optional<BestReading> best() const { return bestKnownReading(m_reports); }

    /// Takes the answer to faithfulnessRequested(), and requests the next sentences.
    void addFaithfulness(const FaithfulnessRequest& request, const Result<SentenceAgreements>& part);
    /// The same for patternsRequested().
    void addPatterns(const Result<HeadPatterns>& part);
    /// The same for trialsRequested().
    void addTrials(const Result<HeadTrials>& answer);

    void open(); ///< opens the table
    [[nodiscard]] HeadNumbersWindow* window() const { return m_window; } ///< null until it is opened

signals:
    void bestChanged();
    void faithfulnessRequested(const attentoscope::FaithfulnessRequest& request);
    void patternsRequested(const attentoscope::PatternsRequest& request);
    void trialsRequested(const attentoscope::HeadTrialsRequest& request);
    void exportRequested(attentoscope::ui::Exportable* view);

private:
    void refresh();
    void measureFaithfulness();
    void measureNextSave();
    void dropFaithfulness(); ///< called for another model
    void measurePatterns();
    void dropPatterns(); ///< called for another model
    void findLeastHeads();
    void tryNextHead();
    void dropLeastHeads(); ///< called for another model
    /// The report at this step; none: the newest. Null if there is no report.
    [[nodiscard]] SharedHeadReport at(std::optional<std::int64_t> step) const;

    HeadsView& m_view;
    std::vector<SharedHeadReport> m_reports; ///< oldest first
    std::optional<std::int64_t> m_moment;
    std::optional<BestReading> m_best; ///< the best reading that came with the last reports
    std::optional<FaithfulnessRequest> m_asked; ///< request in progress; none: nothing is being measured
    SentenceAgreements m_agreements; ///< results so far
    std::vector<MeasuredFaithfulness> m_faithfulness; ///< for the weights in memory, then for saves
    std::vector<std::int64_t> m_savesToMeasure;
    bool m_isOfOthers = false; ///< the model
    std::string m_folder; ///< of the run; empty: it has none
    std::vector<std::int64_t> m_saves; ///< steps
    std::optional<PatternsRequest> m_askedPatterns; ///< none: no heads are being compared
    HeadPatterns m_patterns; ///< results so far
    std::vector<AttentionHead> m_allHeads;
    std::optional<LeastHeadsSearch> m_search; ///< none: no least set is being sought
    std::size_t m_tried = 0; ///< heads in the present round
    HeadNumbersWindow* m_window = nullptr;
};

} // namespace attentoscope::ui
