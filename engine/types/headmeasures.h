// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/alignmentreading.h"
#include "engine/types/data.h"
#include "engine/types/heads.h"
#include "engine/types/message.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace attentoscope {

struct Translation;

/// What a head does, judged by its measures. A mark is a start or end token.
enum class HeadRole : std::uint8_t {
    None,
    Alignment,
    PreviousWord,
    SameWord,
    NextWord,
    StartMark,
    FirstWord,
    EndMark,
    LastWord,
    SpreadOut,
};

/// Where a head looks, over the rows of words of many sentences. A share is the mean over rows that have such a
/// position. None: no row has one.
struct HeadMeasures
{
    std::size_t rows = 0;
    double entropy = 0.0; ///< bits; mean over all rows
    double evenness = 0.0; ///< a row's entropy divided by its largest possible entropy; mean over all rows
    std::optional<double> previous; ///< 0–1, like all shares
    std::optional<double> same;
    std::optional<double> next;
    std::optional<double> first;
    std::optional<double> last;
    bool firstIsMark = false; ///< whether the first token of every sentence is a mark
    bool lastIsMark = false;
    std::optional<double> errorRate; ///< AER of a cross head; none if no links are known
};

/// The quality of a model without a head.
struct WithoutHead
{
    double loss = 0.0; ///< nats per target token
    std::optional<double> bleu; ///< 0–100; none: nothing was translated
};

/// A row of the table of heads.
struct MeasuredHead
{
    AttentionHead head;
    HeadMeasures measures;
    HeadRole role = HeadRole::None;
    std::optional<WithoutHead> without; ///< set if it was measured
};

/// The rules by which heads are named. The first rule that fits decides. docs/attention.md states them.
constexpr double alignmentErrorLimit = 0.3; ///< a head that aligns has at most this error rate
constexpr double namingShare = 0.5; ///< a position that names a head has at least this share of the weight
constexpr double spreadOutEvenness = 0.9; ///< a head is spread out from this evenness on

HeadRole roleOf(const HeadMeasures& measures);

/// The name for people. Empty for a head without a name.
Message headRoleName(HeadRole role);

/// Measures every head over many sentences. Each translation with its heads is added separately.
class HeadTable
{
public:
    HeadTable();
    ~HeadTable();
    HeadTable(HeadTable&& other) noexcept;
    HeadTable& operator=(HeadTable&& other) noexcept;

    /// `gold` has links between exactly these words. Null: none are known.
    void add(const Translation& translation, const GoldAlignment* gold);
    /// In the order in which they were added. A head without any counted row is left out.
    [[nodiscard]] std::vector<MeasuredHead> heads() const;

private:
    struct Entry;

    std::vector<Entry> m_entries;
};

/// The cross head with the lowest alignment error rate. If several have it, the first of them. None if no links are
/// known.
std::optional<AttentionHead> bestAligning(const std::vector<MeasuredHead>& heads);

/// All heads of a model as they were measured at one validation.
struct HeadReport
{
    std::int64_t step = 0;
    std::size_t pairs = 0; ///< validation pairs that were measured
    std::vector<MeasuredHead> heads; ///< encoder, cross, decoder; then by layer and head
    LinksKind links = LinksKind::Gold; ///< links from which the error rates are computed
    std::optional<ChosenReading> reading; ///< none: no links are known, or too few
};

using SharedHeadReport = std::shared_ptr<const HeadReport>; ///< lists never contain null

/// The newest report up to a step. Null if there is none. `reports` must be sorted by step.
SharedHeadReport headsAt(std::span<const SharedHeadReport> reports, std::int64_t step);

/// The best reading, and when it was measured.
struct BestReading
{
    AlignmentReading reading;
    double errorRate = 0.0; ///< AER
    std::int64_t step = 0;
    LinksKind links = LinksKind::Gold;
    bool operator==(const BestReading&) const = default;
};

/// From the newest report with links up to a step. None if there is no such report. If an old version has measured only
/// single heads, the best head is returned.
std::optional<BestReading> bestKnownReading(
    std::span<const SharedHeadReport> reports, std::int64_t step = std::numeric_limits<std::int64_t>::max());

} // namespace attentoscope
