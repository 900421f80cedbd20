// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headfields.h"
#include "engine/types/headreport.h"
#include "ui/widgets/rowmodel.h"

#include <QCoreApplication>
#include <QMetaType>
#include <QPointF>

#include <cstdint>
#include <optional>
#include <vector>

namespace attentoscope::ui {

/// A measure of a head over training time.
struct HeadCurve
{
    std::vector<QPointF> points; ///< step and value, oldest first
    double firstStep = 0.0;
    double lastStep = 0.0;
    double largest = 1.0; ///< at the upper edge; zero is at the lower one
    std::optional<double> shownStep; ///< the value beside the curve is of that step
};

struct NumberedHead
{
    AttentionHead head;
    int place = 0; ///< among all heads

    bool operator==(const NumberedHead&) const = default;
};

/// The measures of all heads at one validation, a row for each head, and how each of them changed since training began.
class HeadNumbersModel : public RowModel<NumberedHead>
{
    Q_DECLARE_TR_FUNCTIONS(HeadNumbersModel)

public:
    enum Column : std::uint8_t { Head, Name, FirstMeasure }; ///< then the measures of headfields.h
    static constexpr int curveRole = firstFreeRole; ///< a HeadCurve, of a column with numbers

    explicit HeadNumbersModel(QObject* parent = nullptr);

    /// `shown` is one of the reports, or null: nothing had been measured by then, and the cells are empty.
    void setNumbers(std::vector<SharedHeadReport> reports, SharedHeadReport shown);

protected:
    QVariant otherRole(const NumberedHead& row, int column, int role) const override;

private:
    [[nodiscard]] std::vector<RowColumn<NumberedHead>> columns() const;
    [[nodiscard]] const MeasuredHead* shownHead(AttentionHead head) const;
    [[nodiscard]] HeadCurve curveOf(AttentionHead head, const HeadField& field) const;
    [[nodiscard]] QString nameOf(AttentionHead head) const;
    [[nodiscard]] QString textOf(AttentionHead head, const HeadField& field) const;
    [[nodiscard]] QString spokenText(AttentionHead head, const HeadField& field) const;

    std::vector<SharedHeadReport> m_reports;
    SharedHeadReport m_shown;
    std::optional<BestHead> m_best;
    double m_mostBits = 1.0; ///< the largest entropy there was: all curves of that column have one scale
};

} // namespace attentoscope::ui

Q_DECLARE_METATYPE(attentoscope::ui::HeadCurve)
