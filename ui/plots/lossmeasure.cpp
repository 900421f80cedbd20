// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/lossmeasure.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace attentoscope::ui {

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("LossMeasure", source);
}

} // namespace

double LossMeasure::shown(double loss) const
{
    if (quantity == LossQuantity::Bleu)
        return std::numeric_limits<double>::quiet_NaN();
    return quantity == LossQuantity::Loss ? loss : std::exp(std::min(loss, 700.0));
}

double LossMeasure::shownValidation(const ValidationReport& report) const
{
    return quantity == LossQuantity::Bleu ? report.bleu : shown(report.loss);
}

QString LossMeasure::keyName() const
{
    return axis == LossAxis::Step ? text("step") : axis == LossAxis::Epoch ? text("epoch") : text("training time");
}

QString LossMeasure::valueName(LossUnit unit) const
{
    if (quantity != LossQuantity::Loss)
        return quantity == LossQuantity::Perplexity ? text("perplexity") : text("BLEU of the validation");
    return unit == LossUnit::NatsPerWord ? text("loss (nats per word)") : text("loss (mean squared error)");
}

} // namespace attentoscope::ui
