// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/walk/evidence.h"

#include "engine/lessons/picturevalues.h"
#include "ui/lessons/widgetframe.h"
#include "ui/plots/view/attentionview.h"
#include "ui/stage/stage.h"
#include "ui/walk/anchors.h"
#include "ui/window/mainwindow.h"

namespace attentoscope::ui {

namespace {

/// Where a cell, or without a source word a whole row, is drawn now.
QRect areaOf(AttentionView& view, const LessonEvidence& evidence)
{
    const auto& tokens = view.tokens();
    const auto row = findWord(tokens.target, evidence.target);
    if (!row || !view.hasContent())
        return {};
    QRectF area;
    for (std::size_t column = 0; column < tokens.source.size(); ++column)
        if (evidence.source.empty() || findWord(tokens.source, evidence.source) == column)
            area |= view.plot().cellArea({int(*row), int(column)});
    return area.toAlignedRect();
}

} // namespace

WidgetFrame* evidenceFrame(const MainWindow& window, const LessonEvidence& evidence)
{
    if (!evidence.anchor.empty()) {
        auto* widget = anchoredWidget(window, QString::fromStdString(evidence.anchor));
        return widget ? new WidgetFrame(*widget) : nullptr;
    }
    auto* view = &window.stage().attention();
    return new WidgetFrame(view->plot(), [view, evidence] { return areaOf(*view, evidence); });
}

} // namespace attentoscope::ui
