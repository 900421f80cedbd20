// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/faithfulness.h"
#include "engine/types/headfields.h"
#include "engine/types/headmeasures.h"
#include "ui/widgets/rowmodel.h"

#include <QCoreApplication>
#include <QMetaType>
#include <QPointF>

#include <cstdint>
#include <optional>
#include <vector>

namespace attentoscope::ui {

/// The values of a head's measure over training time.
struct HeadCurve
{
    std::vector<QPointF> points; ///< step and value, oldest first
    double firstStep = 0.0;
    double lastStep = 0.0;
    double smallest = 0.0; ///< value at the lower edge
    double largest = 1.0; ///< value at the upper edge
    std::optional<double> shownStep; ///< step of the value beside the curve
};

/// The faithfulness of all heads at one step of the training.
struct MeasuredFaithfulness
{
    std::int64_t step = 0;
    std::vector<Faithfulness> heads;
};

struct NumberedHead
{
    AttentionHead head;
    int place = 0; ///< position among all heads

    bool operator==(const NumberedHead&) const = default;
};

/// What the cells of measures say.
enum class CellNumbers : std::uint8_t { Shown, Change };

/// The measures of all heads at one validation, with a row for each head, and the change of each measure since training
/// began.
class HeadNumbersModel : public RowModel<NumberedHead>
{
    Q_DECLARE_TR_FUNCTIONS(HeadNumbersModel)

public:
    /// The measures of headfields.h follow these columns.
    enum Column : std::uint8_t { Head, Name, Faithful, FirstMeasure };
    static constexpr int curveRole = firstFreeRole; ///< a HeadCurve, for columns with numbers

    explicit HeadNumbersModel(QObject* parent = nullptr);

    /// `shown` is one of the reports. If it is null, nothing was measured at that moment, and the cells are empty.
    void setNumbers(std::vector<SharedHeadReport> reports, SharedHeadReport shown);
    /// With Change, a cell has the value in the first report, the value in the shown one, and the difference. Rows are
    /// sorted by the difference.
    void setCells(CellNumbers cells);
    /// The first moment is for the weights in memory, and the cells show it. The others are for saves.
    void setFaithfulness(std::vector<MeasuredFaithfulness> moments);

protected:
    QVariant otherRole(const NumberedHead& row, int column, int role) const override;

private:
    [[nodiscard]] std::vector<RowColumn<NumberedHead>> columns() const;
    [[nodiscard]] const MeasuredHead* shownHead(AttentionHead head) const;
    [[nodiscard]] std::optional<double> changeOf(AttentionHead head, const HeadField& field) const;
    [[nodiscard]] std::optional<double> orderOf(AttentionHead head, const HeadField& field) const;
    [[nodiscard]] HeadCurve curveOf(AttentionHead head, const HeadField& field) const;
    [[nodiscard]] QString nameOf(AttentionHead head) const;
    [[nodiscard]] HeadCurve curveOfFaithfulness(AttentionHead head) const;
    [[nodiscard]] const Faithfulness* faithfulnessOf(AttentionHead head) const; ///< null: not measured
    [[nodiscard]] QString faithfulnessText(AttentionHead head) const;
    [[nodiscard]] QString spokenFaithfulness(AttentionHead head) const;
    [[nodiscard]] QString textOf(AttentionHead head, const HeadField& field) const;
    [[nodiscard]] QString spokenText(AttentionHead head, const HeadField& field) const;

    std::vector<SharedHeadReport> m_reports;
    SharedHeadReport m_shown;
    CellNumbers m_cells = CellNumbers::Shown;
    std::vector<MeasuredFaithfulness> m_faithfulness; ///< empty: not measured
    std::optional<BestReading> m_best;
    double m_mostBits = 1.0; ///< the largest entropy so far; all curves of that column use it as scale
};

} // namespace attentoscope::ui

Q_DECLARE_METATYPE(attentoscope::ui::HeadCurve)
