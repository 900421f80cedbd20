// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/growingscrollarea.h"

#include "ui/widgets/wordstrip.h"

#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

namespace attentoscope::ui {

GrowingScrollArea::GrowingScrollArea(QWidget* content, const WordStrip& words, int lines, QWidget* parent)
    : QScrollArea(parent), m_words(words), m_lines(lines)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

int GrowingScrollArea::contentHeight() const
{
    const int width = std::max(1, this->width());
    return widget()->hasHeightForWidth() ? widget()->heightForWidth(width) : widget()->sizeHint().height();
}

QSize GrowingScrollArea::sizeHint() const
{
    return {widget()->sizeHint().width(), std::min(m_lines * m_words.linePitch(), contentHeight())};
}

QSize GrowingScrollArea::minimumSizeHint() const
{
    return {0, m_words.linePitch()};
}

bool GrowingScrollArea::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        showWholeLines();
    }
    return QScrollArea::eventFilter(watched, event);
}

/// No line is cut through its letters.
void GrowingScrollArea::showWholeLines()
{
    const int pitch = m_words.linePitch();
    const bool scrolls = contentHeight() > height();
    const int rest = scrolls && height() > pitch ? height() % pitch : 0;
    verticalScrollBar()->setSingleStep(pitch);
    if (viewportMargins().bottom() != rest)
        setViewportMargins(0, 0, 0, rest);
}

void GrowingScrollArea::resizeEvent(QResizeEvent* event)
{
    showWholeLines();
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
    QScrollArea::resizeEvent(event);
}

} // namespace attentoscope::ui
