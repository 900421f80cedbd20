// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QStyleOption>

/// Boxes, frames, buttons, rows and marks, as InstrumentStyle draws them.
namespace attentoscope::ui::stylepainting {

qreal cornerRadius();
bool has(const QStyleOption& option, QStyle::StateFlag flag);
bool isHot(const QStyleOption& option);

void drawBox(const QRectF& rect, const QColor& fill, const QColor& line, QPainter& painter, qreal width = 1.0);
/// The frame that line edits, combo boxes and spin boxes share.
void drawField(const QStyleOption& option, const QColor& fill, QPainter& painter);

void drawButtonPanel(const QStyleOption& option, QPainter& painter, const QWidget* widget);
void drawToolButtonPanel(const QStyleOption& option, QPainter& painter);
void drawFieldFrame(const QStyleOption& option, QPainter& painter);
void drawFocusFrame(const QStyleOption& option, QPainter& painter);
void drawCheckBox(const QStyleOption& option, QPainter& painter);
void drawViewFrame(const QStyleOption& option, QPainter& painter);
void drawRow(const QStyleOptionViewItem& option, QPainter& painter);
void drawChevron(const QRect& rect, Qt::ArrowType direction, const QColor& color, QPainter& painter);

} // namespace attentoscope::ui::stylepainting
