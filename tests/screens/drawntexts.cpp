// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/drawntexts.h"

#include "tests/screens/shownwidgets.h"
#include "tests/screens/textrecorder.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <qcustomplot.h>

namespace attentoscope::testing {

namespace {

/// A plot puts pictures of itself on the screen; as vectors it paints the same with real text.
void paintPlot(QCustomPlot& plot, QPaintDevice& device)
{
    QCPPainter painter;
    if (!painter.begin(&device))
        return;
    painter.setMode(QCPPainter::pmNoCaching);
    plot.toPainter(&painter, plot.width(), plot.height());
    painter.end();
}

void paint(QWidget& widget, QPaintDevice& device)
{
    if (auto* plot = qobject_cast<QCustomPlot*>(&widget))
        return paintPlot(*plot, device);
    QPainter painter(&device);
    widget.render(&painter, QPoint(), QRegion(), QWidget::RenderFlags());
}

bool isViewport(const QWidget& widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    return area && area->viewport() == &widget;
}

} // namespace

std::vector<DrawnText> drawnTexts(QWidget& window)
{
    std::vector<DrawnText> drawn;
    for (auto* widget : shownWidgets(window)) {
        TextRecorder recorder(*widget);
        paint(*widget, recorder);
        if (recorder.texts().empty())
            continue;
        const auto place = placeOf(*widget);
        const QPointF origin = place.whole.topLeft();
        for (const auto& text : recorder.texts()) {
            DrawnText shown{widget, text.text, text.ink.translated(origin), place.room, place.seen};
            if (!text.clip.isNull()) {
                const auto clip = text.clip.translated(origin);
                shown.seen &= clip;
                if (!isViewport(*widget) || !clip.contains(place.whole)) // not the clip of all that is painted
                    shown.room &= clip;
            }
            drawn.push_back(std::move(shown));
        }
    }
    return drawn;
}

} // namespace attentoscope::testing
