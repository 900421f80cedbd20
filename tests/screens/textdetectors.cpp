// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/detectors.h"

#include "tests/screens/shownwidgets.h"

#include <QtWidgets>

#include <algorithm>
#include <cmath>

namespace attentoscope::tests {

namespace {

constexpr double tolerance = 2.5; ///< pixels: hinting and the overhang of letters
constexpr double leastOverlap = 8.0; ///< square pixels
constexpr double leastSeen = 2.0; ///< pixels

/// People may type a text that is longer than its field. The text of a number's field must fit.
bool isTyped(const QWidget& widget)
{
    const auto* edit = qobject_cast<const QLineEdit*>(&widget);
    return edit && !edit->text().isEmpty() && !qobject_cast<const QAbstractSpinBox*>(edit->parentWidget());
}

/// Lines of rich text may overlap on purpose: an index is below its letter.
bool isDocument(const QWidget& widget)
{
    return qobject_cast<const QLabel*>(&widget) || qobject_cast<const QTextEdit*>(widget.parentWidget())
        || qobject_cast<const QLineEdit*>(&widget);
}

double areaOf(const QPolygonF& polygon)
{
    double twice = 0.0;
    for (qsizetype i = 0; i + 1 < polygon.size(); ++i)
        twice += polygon[i].x() * polygon[i + 1].y() - polygon[i + 1].x() * polygon[i].y();
    return std::abs(twice) / 2.0;
}

QPolygonF seenInk(const DrawnText& text)
{
    const auto box = text.ink.boundingRect();
    return text.seen.contains(box) ? text.ink : text.ink.intersected(QPolygonF(text.seen));
}

bool isSeen(const DrawnText& text)
{
    const auto seen = text.seen & text.ink.boundingRect();
    return seen.width() > leastSeen && seen.height() > leastSeen;
}

/// Marks of direction. They are drawn as separate pieces and are invisible.
bool isOfMarks(const QString& text)
{
    return std::ranges::all_of(text, [](QChar letter) { return letter.category() == QChar::Other_Format; });
}

Finding found(Fault fault, const DrawnText& text, const QString& detail)
{
    return {fault, nameOf(*text.widget), QStringLiteral("\"%1\" %2").arg(text.text.left(60), detail)};
}

QString tipAt(const DrawnText& text)
{
    const auto* viewport = text.widget;
    const QPoint middle = viewport->mapFrom(viewport->window(), text.ink.boundingRect().center().toPoint());
    if (const auto* header = qobject_cast<const QHeaderView*>(viewport->parentWidget())) {
        const int section = header->logicalIndexAt(middle);
        return header->model()->headerData(section, header->orientation(), Qt::ToolTipRole).toString();
    }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(viewport->parentWidget()))
        return view->indexAt(middle).data(Qt::ToolTipRole).toString();
    return viewport->toolTip();
}

/// A text such as "Open …" was given with its dots.
bool wasGivenSo(const DrawnText& text)
{
    const auto* widget = text.widget;
    for (const char* property : {"text", "placeholderText", "title", "currentText", "plainText"})
        if (widget->property(property).toString().remove(QLatin1Char('&')).contains(text.text))
            return true;
    for (const auto* action : widget->actions())
        if (action->text().remove(QLatin1Char('&')).contains(text.text))
            return true;
    const auto* view = qobject_cast<const QAbstractItemView*>(widget->parentWidget());
    const auto middle = widget->mapFrom(widget->window(), text.ink.boundingRect().center().toPoint());
    return view && view->indexAt(middle).data().toString().contains(text.text);
}

bool isSameInk(const DrawnText& one, const DrawnText& other)
{
    return one.widget == other.widget && one.text == other.text;
}

double overlapOf(const DrawnText& one, const DrawnText& other)
{
    const auto common = one.ink.boundingRect() & other.ink.boundingRect();
    if (common.width() < tolerance || common.height() < tolerance)
        return 0.0;
    return areaOf(seenInk(one).intersected(seenInk(other)));
}

} // namespace

Findings clippedTexts(const std::vector<DrawnText>& texts)
{
    Findings findings;
    for (const auto& text : texts) {
        const auto ink = text.ink.boundingRect();
        const auto kept = ink & text.room;
        const double lost = std::max({text.room.left() - ink.left(), ink.right() - text.room.right(),
            text.room.top() - ink.top(), ink.bottom() - text.room.bottom()});
        if (lost <= tolerance || isTyped(*text.widget) || isOfMarks(text.text))
            continue;
        findings.push_back(found(Fault::Clipped, text,
            kept.isEmpty() ? QStringLiteral("cannot be seen") : QStringLiteral("by %1 px").arg(lost, 0, 'f', 0)));
    }
    return findings;
}

Findings elidedTexts(const std::vector<DrawnText>& texts)
{
    Findings findings;
    for (const auto& text : texts)
        if (text.text.contains(QChar(0x2026)) && !wasGivenSo(text) && tipAt(text).isEmpty())
            findings.push_back(found(Fault::Elided, text, QStringLiteral("and no tool tip")));
    return findings;
}

Findings overlappingTexts(const std::vector<DrawnText>& texts)
{
    Findings findings;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (!isSeen(texts[i]))
            continue;
        for (std::size_t j = i + 1; j < texts.size(); ++j) {
            const auto &one = texts[i], &other = texts[j];
            if (!isSeen(other) || isSameInk(one, other) || (one.widget == other.widget && isDocument(*one.widget)))
                continue;
            if (const double area = overlapOf(one, other); area > leastOverlap)
                findings.push_back(found(Fault::Overlapping, one,
                    QStringLiteral("and \"%1\" of %2, %3 px²")
                        .arg(other.text.left(60), nameOf(*other.widget))
                        .arg(area, 0, 'f', 0)));
        }
    }
    return findings;
}

Findings coveredTexts(const std::vector<DrawnText>& texts)
{
    Findings findings;
    for (const auto& text : texts) {
        if (!isSeen(text))
            continue;
        const auto middle = (text.seen & text.ink.boundingRect()).center().toPoint();
        auto* window = text.widget->window();
        auto* top = window->childAt(middle);
        if (!top || top == text.widget || top->isAncestorOf(text.widget) || text.widget->isAncestorOf(top))
            continue;
        findings.push_back(found(Fault::Covered, text, QStringLiteral("by %1").arg(nameOf(*top))));
    }
    return findings;
}

} // namespace attentoscope::tests
