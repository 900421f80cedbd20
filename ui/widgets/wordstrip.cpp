// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wordstrip.h"

#include "ui/theme/grid.h"
#include "ui/theme/palettes.h"
#include "ui/theme/stylepainting.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStringList>

namespace attentoscope::ui {

WordStrip::WordStrip(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    auto policy = QSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void WordStrip::setWords(const std::vector<Token>& words)
{
    m_words = words;
    m_shades.clear();
    if (m_lit >= int(m_words.size()))
        m_lit = -1;
    arrange(width(), &m_places);
    setAccessibleDescription(text());
    updateGeometry();
    update();
}

void WordStrip::setShades(std::vector<float> shades)
{
    m_shades = std::move(shades);
    update();
}

void WordStrip::setLitWord(int index)
{
    if (m_lit == index)
        return;
    m_lit = index;
    update();
}

int WordStrip::lightWord(int index)
{
    if (index != m_lit) {
        setLitWord(index);
        emit wordLit(index);
    }
    return index;
}

QString WordStrip::text() const
{
    QStringList words;
    for (const auto& word : m_words) {
        const auto name = QString::fromStdString(word.text);
        words << (word.unknown && !word.special ? tr("%1 (unknown)").arg(name) : name);
    }
    return words.join(QLatin1Char(' '));
}

QSize WordStrip::sizeHint() const
{
    return {grid(30), heightForWidth(qMax(width(), grid(30)))};
}

int WordStrip::heightForWidth(int width) const
{
    return arrange(width, nullptr);
}

bool WordStrip::readsRightToLeft() const
{
    for (const auto& word : m_words)
        if (!word.special)
            return QString::fromStdString(word.text).isRightToLeft();
    return false;
}

int WordStrip::arrange(int width, std::vector<QRect>* places) const
{
    const QFontMetrics metrics(font());
    const int height = metrics.height() + grid(0.75);
    const int gap = grid(0.25);
    int x = 0;
    int y = 0;
    if (places)
        places->clear();
    for (const auto& word : m_words) {
        const int wide = qMin(width, metrics.horizontalAdvance(QString::fromStdString(word.text)) + grid(1) + 2);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += height + gap;
        }
        if (places) {
            const QRect place(x, y, wide, height);
            places->push_back(
                readsRightToLeft() ? QStyle::visualRect(Qt::RightToLeft, QRect(0, 0, width, 0), place) : place);
        }
        x += wide + gap;
    }
    return y + height;
}

void WordStrip::drawWord(QPainter& painter, std::size_t index) const
{
    const auto& word = m_words[index];
    const QRect place = m_places[index];
    const bool lit = int(index) == m_lit;
    const QColor accent = palette().color(QPalette::Highlight);
    QColor fill = accent;
    fill.setAlphaF(index < m_shades.size() ? 0.75F * qBound(0.0F, m_shades[index], 1.0F) : 0.0F);
    stylepainting::drawBox(place, fill, lit ? accent : QColor(Qt::transparent), painter, 2.0);

    const bool onAccent = fill.alphaF() > 0.5F;
    const auto plain = word.special ? QPalette::PlaceholderText : QPalette::WindowText;
    painter.setPen(palette().color(onAccent ? QPalette::HighlightedText : plain));
    const QRect room = place.adjusted(grid(0.5), 0, -grid(0.5), 0);
    const auto shown =
        painter.fontMetrics().elidedText(QString::fromStdString(word.text), Qt::ElideRight, room.width());
    painter.drawText(room, Qt::AlignCenter | Qt::TextSingleLine, shown);
    if (word.unknown && !word.special) {
        painter.setPen(QPen(warningColor(palette()), 1.5, Qt::DotLine));
        const int line = room.bottom() - grid(0.25);
        painter.drawLine(room.left(), line, room.right(), line);
    }
}

void WordStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    for (std::size_t index = 0; index < m_places.size(); ++index)
        drawWord(painter, index);
}

void WordStrip::mouseMoveEvent(QMouseEvent* event)
{
    const auto under = [&](const QRect& place) { return place.contains(event->position().toPoint()); };
    const auto found = std::ranges::find_if(m_places, under);
    lightWord(found == m_places.end() ? -1 : int(found - m_places.begin()));
    setToolTip(
        m_lit >= 0 && m_words[std::size_t(m_lit)].unknown ? tr("This word is not in the vocabulary.") : QString());
}

void WordStrip::leaveEvent(QEvent*)
{
    lightWord(-1);
}

void WordStrip::focusOutEvent(QFocusEvent* event)
{
    lightWord(-1);
    QWidget::focusOutEvent(event);
}

void WordStrip::keyPressEvent(QKeyEvent* event)
{
    const int forward = readsRightToLeft() ? Qt::Key_Left : Qt::Key_Right;
    const int backward = readsRightToLeft() ? Qt::Key_Right : Qt::Key_Left;
    const int last = int(m_words.size()) - 1;
    if (event->key() == forward)
        lightWord(qMin(m_lit + 1, last));
    else if (event->key() == backward)
        lightWord(m_lit < 0 ? last : qMax(m_lit - 1, 0));
    else if (event->key() == Qt::Key_Escape && m_lit >= 0)
        lightWord(-1);
    else
        QWidget::keyPressEvent(event);
}

void WordStrip::resizeEvent(QResizeEvent* event)
{
    arrange(width(), &m_places);
    QWidget::resizeEvent(event);
}

} // namespace attentoscope::ui
