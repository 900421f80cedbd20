// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wordstrip.h"

#include "ui/theme/grid.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/theme/theme.h"
#include "ui/widgets/direction.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStringList>
#include <QStyle>

#include <algorithm>

namespace attentoscope::ui {

namespace {

struct WordPicture
{
    const Token& word;
    const WordMark* mark = nullptr; ///< none: the word has no mark
    QRect place;
    float shade = 0.0F; ///< strength from 0 to 1
    bool isLit = false;
    bool readsRightToLeft = false;
};

void drawMark(QPainter& painter, const QPalette& palette, const WordPicture& picture)
{
    const auto& mark = *picture.mark;
    const QRect place = picture.place;
    const bool mirrored = picture.readsRightToLeft;
    const QColor ink = mark.forced ? palette.color(QPalette::Highlight) : quietText(palette);
    QRectF bar(place.left() + grid(0.5), place.bottom() - 1, place.width() - grid(1), 2);
    painter.fillRect(bar, hairline(palette));
    const double full = bar.width();
    bar.setWidth(full * qBound(0.0, double(mark.probability), 1.0));
    if (mirrored)
        bar.moveLeft(bar.left() + full - bar.width());
    painter.fillRect(bar, ink);
    const double way = mirrored ? -1.0 : 1.0;
    const double size = grid(0.75);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Highlight));
    if (mark.forced) {
        const QPointF corner = (mirrored ? QRectF(place).topLeft() : QRectF(place).topRight()) + QPointF(-way, 1);
        painter.drawPolygon(QPolygonF{{corner, corner - QPointF(way * size, 0), corner + QPointF(0, size)}});
    }
    if (mark.attentionForced) {
        const double arrow = grid(0.5);
        const QPointF tip(mirrored ? place.right() - arrow : place.left() + arrow, QRectF(place).center().y());
        painter.drawPolygon(QPolygonF{{tip, tip - QPointF(way * arrow, arrow), tip - QPointF(way * arrow, -arrow)}});
    }
    painter.setBrush(Qt::NoBrush);
}

void drawWord(QPainter& painter, const QPalette& palette, const WordPicture& picture)
{
    const auto& word = picture.word;
    const QRect place = picture.place;
    const QColor accent = palette.color(QPalette::Highlight);
    QColor fill = accent;
    fill.setAlphaF(0.75F * qBound(0.0F, picture.shade, 1.0F));
    stylepainting::drawBox(place, fill, picture.isLit ? accent : QColor(Qt::transparent), painter, 2.0);

    const bool onAccent = fill.alphaF() > 0.5F;
    const auto plain = word.special ? QPalette::PlaceholderText : QPalette::WindowText;
    painter.setPen(palette.color(onAccent ? QPalette::HighlightedText : plain));
    const QRect room = place.adjusted(grid(0.5), 0, -grid(0.5), 0);
    const auto shown =
        painter.fontMetrics().elidedText(QString::fromStdString(word.text), Qt::ElideRight, room.width());
    painter.drawText(room, Qt::AlignCenter | Qt::TextSingleLine, isolated(shown));
    if (word.unknown && !word.special) {
        painter.setPen(QPen(warningColor(palette), 1.5, Qt::DotLine));
        const int line = room.bottom() - grid(picture.mark ? 0.5 : 0.25);
        painter.drawLine(room.left(), line, room.right(), line);
    }
    if (picture.mark)
        drawMark(painter, palette, picture);
}

} // namespace

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
    m_marks.clear();
    if (m_lit >= int(m_words.size()))
        m_lit = -1;
    arrange(width(), &m_places);
    describe();
    updateGeometry();
    update();
}

void WordStrip::setShades(std::vector<float> shades)
{
    m_shades = std::move(shades);
    update();
}

void WordStrip::setMarks(std::vector<WordMark> marks)
{
    m_marks = std::move(marks);
    describe();
    update();
}

void WordStrip::setChoiceHint(const QString& hint)
{
    m_choiceHint = hint;
    describe();
}

void WordStrip::setLitWord(int index)
{
    if (m_lit == index)
        return;
    m_lit = index;
    describe();
    update();
}

QRect WordStrip::wordPlace(int index) const
{
    return index >= 0 && index < int(m_places.size()) ? m_places[std::size_t(index)] : QRect();
}

void WordStrip::describe()
{
    setAccessibleDescription(
        m_lit < 0 || m_choiceHint.isEmpty() ? text() : reading(m_lit) + QStringLiteral(". ") + m_choiceHint);
}

QString WordStrip::reading(int index) const
{
    const auto place = std::size_t(index);
    QStringList parts{isolated(QString::fromStdString(m_words[place].text))};
    if (place < m_marks.size())
        parts << tr("probability %1").arg(probabilityText(double(m_marks[place].probability)));
    if (place < m_marks.size() && m_marks[place].forced)
        parts << tr("forced");
    if (place < m_marks.size() && m_marks[place].attentionForced)
        parts << tr("attention forced");
    if (m_words[place].unknown && !m_words[place].special)
        parts << tr("not in the vocabulary");
    return parts.join(QStringLiteral(", "));
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
    for (std::size_t index = 0; index < m_words.size(); ++index) {
        const auto& word = m_words[index];
        auto name = QString::fromStdString(word.text);
        if (word.unknown && !word.special)
            name = tr("%1 (unknown)").arg(name);
        words << (index < m_marks.size() && m_marks[index].forced ? tr("%1 (forced)").arg(name) : name);
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
    return ui::readsRightToLeft(m_words);
}

int WordStrip::linePitch() const
{
    return QFontMetrics(font()).height() + grid(0.75) + grid(0.25);
}

int WordStrip::arrange(int width, std::vector<QRect>* places) const
{
    const QFontMetrics metrics(font());
    const int gap = grid(0.25);
    const int height = linePitch() - gap;
    const bool mirrored = readsRightToLeft();
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
            places->push_back(mirrored ? QStyle::visualRect(Qt::RightToLeft, QRect(0, 0, width, 0), place) : place);
        }
        x += wide + gap;
    }
    return y + height;
}

void WordStrip::mouseMoveEvent(QMouseEvent* event)
{
    lightWord(wordAt(event->position().toPoint()));
    const bool choosable = m_lit >= 0 && !m_choiceHint.isEmpty();
    setCursor(choosable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const bool hasNotes = m_lit >= 0 && (!m_marks.empty() || m_words[std::size_t(m_lit)].unknown);
    const QString hint = choosable ? QLatin1Char('\n') + m_choiceHint : QString();
    setToolTip(plainTip(hasNotes ? reading(m_lit) + hint : QString()));
}

void WordStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_choiceHint.isEmpty())
        QWidget::mousePressEvent(event);
}

void WordStrip::mouseReleaseEvent(QMouseEvent* event)
{
    const int index = wordAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || index < 0 || m_choiceHint.isEmpty())
        return QWidget::mouseReleaseEvent(event);
    lightWord(index);
    emit wordChosen(index);
}

int WordStrip::wordAt(QPoint position) const
{
    const auto found =
        std::ranges::find_if(m_places, [position](const QRect& place) { return place.contains(position); });
    return found == m_places.end() ? -1 : int(found - m_places.begin());
}

void WordStrip::leaveEvent(QEvent*)
{
    if (!QApplication::activePopupWidget()) // the word that a popup belongs to stays highlighted
        lightWord(-1);
}

void WordStrip::focusOutEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason)
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
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_lit >= 0 && !m_choiceHint.isEmpty())
        emit wordChosen(m_lit);
    else {
        if (event->key() == Qt::Key_Escape)
            lightWord(-1); // not accepted, because an ancestor may use the key
        QWidget::keyPressEvent(event);
    }
}

void WordStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool mirrored = readsRightToLeft();
    for (std::size_t index = 0; index < m_places.size(); ++index)
        drawWord(painter, palette(),
            {.word = m_words[index],
                .mark = index < m_marks.size() ? &m_marks[index] : nullptr,
                .place = m_places[index],
                .shade = index < m_shades.size() ? m_shades[index] : 0.0F,
                .isLit = int(index) == m_lit,
                .readsRightToLeft = mirrored});
}

void WordStrip::resizeEvent(QResizeEvent* event)
{
    arrange(width(), &m_places);
    QWidget::resizeEvent(event);
}

void WordStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    arrange(width(), &m_places);
    updateGeometry();
}

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

/// Shows only whole lines.
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
