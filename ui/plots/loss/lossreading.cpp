// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossreading.h"

#include "ui/plots/loss/lossaxes.h"
#include "ui/plots/loss/losscanvas.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/loss/lossrange.h"
#include "ui/widgets/numbers.h"

#include <QLocale>

#include <algorithm>

namespace attentoscope::ui {

namespace {

QStringList ownReading(const LossCanvas& canvas, const LossPoint& place)
{
    const auto number = [](double value) { return decimalText(value, 3); };
    QStringList parts;
    if (canvas.options().quantity != LossQuantity::Bleu) {
        const bool perplexity = canvas.options().quantity == LossQuantity::Perplexity;
        const bool isSmoothed = canvas.unit() == LossUnit::SmoothedNats;
        parts.append((isSmoothed ? LossPlot::tr("label-smoothed %1")
                : perplexity     ? LossPlot::tr("perplexity %1")
                                 : LossPlot::tr("loss %1"))
                .arg(number(canvas.measure().shown(place.loss))));
        if (place.count > 1) // of a very long run older steps are merged, and who reads one is told
            parts.back() +=
                LossPlot::tr(" (%1 steps together)").arg(QLocale().toString(static_cast<qlonglong>(place.count)));
        parts.append(LossPlot::tr("mean %1").arg(number(canvas.measure().shown(place.smoothed))));
    }
    const auto& validations = canvas.validations();
    const auto later = std::ranges::upper_bound(validations, place.step, {}, &ValidationReport::step);
    if (later != validations.begin())
        parts.append((canvas.options().quantity == LossQuantity::Bleu ? LossPlot::tr("validation BLEU %1")
                                                                      : LossPlot::tr("validation %1"))
                .arg(number(canvas.measure().shownValidation(*std::prev(later)))));
    if (place.learningRate > 0.0)
        parts.append(LossPlot::tr("rate %1").arg(QLocale().toString(place.learningRate, 'g', 3)));
    return parts;
}

} // namespace

QString lossReading(const LossCanvas& canvas, std::size_t point)
{
    const LossPoint& place = canvas.cursorPoints()[point];
    const double key = canvas.keyOf(place);
    QStringList parts;
    parts.append(LossPlot::tr("step %1 (epoch %2, %3)")
            .arg(QLocale().toString(static_cast<qlonglong>(place.step)), decimalText(place.epoch, 2),
                durationText(place.seconds)));
    // What can be compared stands together; what comes last is cut where room is short.
    const QStringList own = canvas.series().points().empty() ? QStringList() : ownReading(canvas, place);
    parts += own.mid(0, 2);
    parts += canvas.overlays().readingsAt(key);
    parts += own.mid(2);
    return parts.join(QStringLiteral(" · "));
}

QString lossHint(const LossCanvas& canvas)
{
    const std::size_t count = canvas.cursorPoints().size();
    if (!canvas.range().isFollowing())
        return LossPlot::tr("Zoomed in. Double-click to follow the training again; Shift+drag moves the view.");
    if (count == 0)
        return LossPlot::tr("The loss appears here as soon as training runs.");
    if (canvas.options().quantity == LossQuantity::Bleu && canvas.validations().empty()
        && canvas.overlays().all().empty())
        return LossPlot::tr("BLEU is measured by each validation. The first has not come yet.");
    return lossReading(canvas, count - 1);
}

} // namespace attentoscope::ui
