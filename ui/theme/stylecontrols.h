// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QStyleOption>

/// Controls of several parts, as InstrumentStyle draws them.
namespace attentoscope::ui::stylepainting {

void drawProgressGroove(const QStyleOption& option, QPainter& painter);
void drawProgressContents(const QStyleOptionProgressBar& option, QPainter& painter);
void drawSplitterHandle(const QStyleOption& option, QPainter& painter);
void drawHeaderSection(const QStyleOptionHeader& option, QPainter& painter);
void drawMenuBarItem(const QStyleOptionMenuItem& option, Qt::TextFlag mnemonics, QPainter& painter);

void drawScrollBar(const QStyleOptionSlider& option, const QRect& handle, QPainter& painter);
void drawComboBox(const QStyleOptionComboBox& option, const QRect& arrow, QPainter& painter);
void drawSpinBox(const QStyleOptionSpinBox& option, const QRect& up, const QRect& down, QPainter& painter);

} // namespace attentoscope::ui::stylepainting
