// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What LossPlot's line of text says, and the earlier runs over it.
#include "ui/plots/loss/losscanvas.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/style/readoutline.h"
#include "ui/widgets/numbers.h"

#include <algorithm>

namespace attentoscope::ui {

QStringList LossPlot::ownReading(const LossPoint& place) const
{
    const auto number = [this](double value) { return decimalText(value, 3); };
    QStringList parts;
    if (quantity() != LossQuantity::Bleu) {
        const bool perplexity = quantity() == LossQuantity::Perplexity;
        parts.append((perplexity ? tr("perplexity %1") : tr("loss %1")).arg(number(m_canvas->shown(place.loss))));
        if (place.count > 1) // of a very long run older steps are merged, and who reads one is told
            parts.back() += tr(" (%1 steps together)").arg(locale().toString(static_cast<qlonglong>(place.count)));
        parts.append(tr("mean %1").arg(number(m_canvas->shown(place.smoothed))));
    }
    const auto& validations = m_canvas->validations();
    const auto later = std::ranges::upper_bound(validations, place.step, {}, &ValidationReport::step);
    if (later != validations.begin())
        parts.append((quantity() == LossQuantity::Bleu ? tr("validation BLEU %1") : tr("validation %1"))
                .arg(number(m_canvas->shownValidation(*std::prev(later)))));
    if (place.learningRate > 0.0)
        parts.append(tr("rate %1").arg(locale().toString(place.learningRate, 'g', 3)));
    return parts;
}

QString LossPlot::readingOf(std::size_t point) const
{
    const LossPoint& place = m_canvas->cursorPoints()[point];
    const double key = m_canvas->keyOf(place);
    QStringList parts;
    if (point == m_cursorPoint)
        parts = m_canvas->marksNear(key);
    parts.append(tr("step %1 (epoch %2, %3)")
            .arg(locale().toString(static_cast<qlonglong>(place.step)), decimalText(place.epoch, 2),
                durationText(place.seconds)));
    // What can be compared stands together; what comes last is cut where room is short.
    const QStringList own = m_canvas->series().points().empty() ? QStringList() : ownReading(place);
    parts += own.mid(0, 2);
    parts += m_canvas->overlays().readingsAt(key);
    parts += own.mid(2);
    return parts.join(QStringLiteral(" · "));
}

QString LossPlot::emptyHint() const
{
    const std::size_t count = m_canvas->cursorPoints().size();
    if (!isFollowing())
        return tr("Zoomed in. Double-click to follow the training again; a drag with Shift moves.");
    if (count == 0)
        return tr("The loss appears here as soon as training runs.");
    if (quantity() == LossQuantity::Bleu && m_canvas->validations().empty() && m_canvas->overlays().all().empty())
        return tr("BLEU is measured by each validation. The first has not come yet.");
    return readingOf(count - 1);
}

void LossPlot::showReading()
{
    m_readout->setHint(emptyHint());
    m_readout->setReading(m_cursorPoint ? readingOf(*m_cursorPoint) : QString());
    setAccessibleDescription(m_readout->text());
}

const LossOverlays& LossPlot::overlays() const
{
    return m_canvas->overlays();
}

template <typename Change>
void LossPlot::changeOverlays(const Change& change)
{
    setCursorPoint(std::nullopt); // it may have stood on a curve that goes
    change(m_canvas->overlays());
    m_canvas->overlaysChanged();
    setCursorPoint(chosenPoint());
    showReading();
    emit overlaysChanged();
}

bool LossPlot::addOverlay(const RunRecord& record, const QString& name)
{
    bool added = false;
    changeOverlays([&](LossOverlays& overlays) { added = overlays.add(record, name); });
    return added;
}

void LossPlot::removeOverlay(const QString& folder)
{
    changeOverlays([&](LossOverlays& overlays) { overlays.remove(folder); });
}

void LossPlot::setOverlayShown(const QString& folder, OverlayShown shown)
{
    changeOverlays([&](LossOverlays& overlays) { overlays.setShown(folder, shown); });
}

} // namespace attentoscope::ui
