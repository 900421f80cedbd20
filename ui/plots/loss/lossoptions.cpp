// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossoptions.h"

#include "engine/types/runs.h"
#include "engine/types/training.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace attentoscope::ui {

namespace {

struct LossMeasureTexts
{
    Q_DECLARE_TR_FUNCTIONS(LossMeasureTexts)
};

} // namespace

double LossMeasure::shown(double loss) const
{
    if (quantity == LossQuantity::Bleu)
        return std::numeric_limits<double>::quiet_NaN();
    return quantity == LossQuantity::Loss ? loss : std::exp(std::min(loss, 700.0));
}

double LossMeasure::shownValidation(const ValidationReport& report) const
{
    if (quantity == LossQuantity::Bleu)
        return report.isBleuMeaningful ? report.bleu : std::numeric_limits<double>::quiet_NaN();
    return shown(report.loss);
}

double LossMeasure::shownValidation(const AlsoValidated& also) const
{
    return quantity == LossQuantity::Bleu ? also.bleu : shown(also.loss);
}

QString LossMeasure::keyName() const
{
    return axis == LossAxis::Step ? LossMeasureTexts::tr("step")
        : axis == LossAxis::Epoch ? LossMeasureTexts::tr("epoch")
                                  : LossMeasureTexts::tr("training time ([hours:]minutes:seconds)");
}

QString LossMeasure::valueName(LossUnit unit) const
{
    if (quantity != LossQuantity::Loss)
        return quantity == LossQuantity::Perplexity ? LossMeasureTexts::tr("perplexity")
                                                    : LossMeasureTexts::tr("BLEU of the validation (0 to 100)");
    return unit == LossUnit::SquaredError ? LossMeasureTexts::tr("loss (mean squared error)")
                                          : LossMeasureTexts::tr("loss (nats per token)");
}

namespace {

LossUnit lossUnitFor(Task task, double labelSmoothing)
{
    if (task != Task::Sentences)
        return LossUnit::SquaredError;
    return labelSmoothing > 0.0 ? LossUnit::SmoothedNats : LossUnit::Nats;
}

} // namespace

LossUnit lossUnitOf(const Configuration& configuration)
{
    return lossUnitFor(configuration.task, configuration.training.labelSmoothing);
}

LossUnit lossUnitOf(const RunRecord& record)
{
    const auto setting = std::ranges::find(record.settings, "label_smoothing", &KeyValue::key);
    return lossUnitFor(
        record.task, setting == record.settings.end() ? 0.0 : QString::fromStdString(setting->value).toDouble());
}

QString durationText(double seconds)
{
    const auto total = static_cast<qlonglong>(std::lround(seconds));
    const auto two = [](qlonglong value) { return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0')); };
    if (total < 3600)
        return QString::number(total / 60) + QLatin1Char(':') + two(total % 60);
    return QString::number(total / 3600) + QLatin1Char(':') + two(total / 60 % 60) + QLatin1Char(':') + two(total % 60);
}

} // namespace attentoscope::ui
