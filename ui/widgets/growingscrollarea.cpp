// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/growingscrollarea.h"

#include <QEvent>

#include <algorithm>

namespace attentoscope::ui {

GrowingScrollArea::GrowingScrollArea(QWidget* content, int lines, QWidget* parent) : QScrollArea(parent), m_lines(lines)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int GrowingScrollArea::heightForWidth(int width) const
{
    constexpr double lineSpacing = 1.8; // words stand on shades with room around them
    const int limit = static_cast<int>(lineSpacing * m_lines * fontMetrics().height());
    const int wanted = widget()->hasHeightForWidth() ? widget()->heightForWidth(width) : widget()->sizeHint().height();
    return std::min(limit, wanted);
}

QSize GrowingScrollArea::sizeHint() const
{
    return {widget()->sizeHint().width(), heightForWidth(std::max(1, width()))};
}

QSize GrowingScrollArea::minimumSizeHint() const
{
    return {0, heightForWidth(std::max(1, width()))};
}

bool GrowingScrollArea::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace attentoscope::ui
