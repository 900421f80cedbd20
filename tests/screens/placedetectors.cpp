// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/detectors.h"

#include "tests/screens/shownwidgets.h"

#include <QtWidgets>
#include <qcustomplot.h>

namespace attentoscope::tests {

namespace {

constexpr int tolerance = 1; ///< pixels

/// A control by itself. Scroll bars and the field of a combo box are not.
bool isControl(const QWidget& widget)
{
    if (qobject_cast<const QScrollBar*>(&widget))
        return false;
    const auto* parent = widget.parentWidget();
    if (qobject_cast<const QComboBox*>(parent) || qobject_cast<const QAbstractSpinBox*>(parent)
        || qobject_cast<const QLineEdit*>(parent) || qobject_cast<const QAbstractItemView*>(parent))
        return false;
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QComboBox*>(&widget)
        || qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QLineEdit*>(&widget)
        || qobject_cast<const QAbstractSlider*>(&widget) || qobject_cast<const QProgressBar*>(&widget);
}

QString sizes(const QRect& rect)
{
    return QStringLiteral("%1×%2").arg(rect.width()).arg(rect.height());
}

bool isBeyond(const ShownPlace& place)
{
    const QRect kept = place.whole & place.room;
    return place.whole.isEmpty() || place.whole.width() - kept.width() > tolerance
        || place.whole.height() - kept.height() > tolerance;
}

Findings overlapsOf(const std::vector<const QWidget*>& controls)
{
    Findings findings;
    for (std::size_t i = 0; i < controls.size(); ++i)
        for (std::size_t j = i + 1; j < controls.size(); ++j) {
            if (controls[i]->isAncestorOf(controls[j]) || controls[j]->isAncestorOf(controls[i]))
                continue;
            const QRect common = placeOf(*controls[i]).seen & placeOf(*controls[j]).seen;
            if (common.width() > 2 * tolerance && common.height() > 2 * tolerance)
                findings.push_back({Fault::Overlapping, nameOf(*controls[i]),
                    QStringLiteral("and %1, %2 px").arg(nameOf(*controls[j]), sizes(common))});
        }
    return findings;
}

bool hasPointIn(const QCPGraph& graph, const QRectF& rect)
{
    const auto data = graph.data();
    const auto range = graph.keyAxis()->range();
    QPointF before;
    bool hasBefore = false;
    for (auto point = data->findBegin(range.lower); point != data->findEnd(range.upper); ++point) {
        const auto place = graph.coordsToPixels(point->key, point->value);
        if (rect.contains(place))
            return true;
        if (hasBefore && graph.lineStyle() != QCPGraph::lsNone && place.x() - before.x() > 1.0
            && rect.contains((place + before) / 2.0))
            return true;
        before = place;
        hasBefore = true;
    }
    return false;
}

/// A single picture in a scroll area, such as a tree.
bool isPicture(const QAbstractScrollArea& area)
{
    const auto* scrolled = qobject_cast<const QScrollArea*>(&area);
    return scrolled && scrolled->widget() && !scrolled->widget()->layout();
}

} // namespace

Findings textsThatAreTooLow(const QWidget& window)
{
    Findings findings;
    for (const auto* widget : shownWidgets(window)) {
        const auto* label = qobject_cast<const QLabel*>(widget);
        const bool hasLines = label && (label->wordWrap() || label->text().contains(QLatin1Char('\n')));
        if ((label && !hasLines) || (!label && !widget->hasHeightForWidth()) || widget->layout())
            continue;
        const int needed =
            widget->hasHeightForWidth() ? widget->heightForWidth(widget->width()) : label->sizeHint().height();
        if (needed > widget->height() + tolerance)
            findings.push_back({Fault::Clipped, nameOf(*widget),
                QStringLiteral("\"%1\" needs %2 px, has %3")
                    .arg(label ? label->text().left(60) : QString())
                    .arg(needed)
                    .arg(widget->height())});
    }
    return findings;
}

Findings badlyPlacedControls(const QWidget& window)
{
    Findings findings;
    std::vector<const QWidget*> controls;
    for (const auto* widget : shownWidgets(window)) {
        if (!isControl(*widget))
            continue;
        controls.push_back(widget);
        if (const auto place = placeOf(*widget); isBeyond(place))
            findings.push_back({Fault::Beyond, nameOf(*widget),
                QStringLiteral("%1, of which %2 can be seen")
                    .arg(sizes(place.whole), sizes(place.whole & place.room))});
    }
    const auto overlaps = overlapsOf(controls);
    findings.insert(findings.end(), overlaps.begin(), overlaps.end());
    return findings;
}

Findings legendsOnCurves(const QWidget& window)
{
    Findings findings;
    for (auto* widget : shownWidgets(window)) {
        auto* plot = qobject_cast<QCustomPlot*>(widget);
        if (!plot || !plot->legend || !plot->legend->visible() || plot->legend->itemCount() == 0)
            continue;
        const QRectF legend = plot->legend->outerRect();
        for (int index = 0; index < plot->graphCount(); ++index)
            if (const auto* graph = plot->graph(index); graph->visible() && hasPointIn(*graph, legend))
                findings.push_back({Fault::LegendOnCurve, nameOf(*plot), graph->name()});
    }
    return findings;
}

/// Tables of numbers and pictures may be wider than the window; words and forms may not.
Findings scrolledSideways(const QWidget& window)
{
    Findings findings;
    for (const auto* widget : shownWidgets(window)) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
        if (!area || isPicture(*area) || qobject_cast<const QTableView*>(area)
            || qobject_cast<const QHeaderView*>(area))
            continue;
        const auto* bar = area->horizontalScrollBar();
        if (bar->isVisible() && bar->maximum() > bar->minimum())
            findings.push_back({Fault::Sideways, nameOf(*area), QStringLiteral("by %1 px").arg(bar->maximum())});
    }
    return findings;
}

namespace {

/// On Linux, Qt gives screen readers the chosen entry of a combo box as its name. A label or a description must say
/// what is chosen.
bool isKnownByItsEntryOnly(const QWidget& widget, const QAccessibleInterface& face)
{
    const auto* chooser = qobject_cast<const QComboBox*>(&widget);
    if (!chooser || !face.relations(QAccessible::Label).isEmpty())
        return false;
    const auto description = face.text(QAccessible::Description);
    return description.isEmpty() || description == chooser->currentText();
}

} // namespace

Findings controlsWithoutNames(const QWidget& window)
{
    Findings findings;
    for (auto* widget : shownWidgets(window)) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget());
        const bool isPartOfOne = widget->focusProxy() || widget->isWindow() || (area && area->viewport() == widget);
        if (isPartOfOne || (widget->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        const auto* face = QAccessible::queryAccessibleInterface(widget);
        if (!face || face->text(QAccessible::Name).isEmpty() || isKnownByItsEntryOnly(*widget, *face))
            findings.push_back({Fault::Unnamed, nameOf(*widget), QStringLiteral("no name")});
    }
    return findings;
}

Findings beyondScreen(const QWidget& window, const QRect& screen)
{
    const auto place = window.geometry();
    const auto frame = window.geometry().topLeft() - window.frameGeometry().topLeft(); // some screens draw no frame
    if (screen.contains(place.translated(-frame)))
        return {};
    return {{Fault::OffScreen, nameOf(window),
        QStringLiteral("%1 at %2,%3, the screen has %4")
            .arg(sizes(place))
            .arg(place.x())
            .arg(place.y())
            .arg(sizes(screen))}};
}

Findings findingsOn(QWidget& window, const QRect& screen)
{
    const auto texts = drawnTexts(window);
    Findings all;
    for (const auto& some : {clippedTexts(texts), textsThatAreTooLow(window), elidedTexts(texts),
             overlappingTexts(texts), coveredTexts(texts), badlyPlacedControls(window), legendsOnCurves(window),
             scrolledSideways(window), controlsWithoutNames(window), beyondScreen(window, screen)})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

} // namespace attentoscope::tests
