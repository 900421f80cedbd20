// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wordstrip.h"

#include "ui/theme/grid.h"
#include "ui/widgets/direction.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStringList>
#include <QStyle>

#include <algorithm>

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
    for (const auto& word : m_words)
        if (!word.special)
            return QString::fromStdString(word.text).isRightToLeft();
    return false;
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

void WordStrip::mouseMoveEvent(QMouseEvent* event)
{
    lightWord(wordAt(event->position().toPoint()));
    const bool choosable = m_lit >= 0 && !m_choiceHint.isEmpty();
    setCursor(choosable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const bool telling = m_lit >= 0 && (!m_marks.empty() || m_words[std::size_t(m_lit)].unknown);
    const QString hint = choosable ? QLatin1Char('\n') + m_choiceHint : QString();
    setToolTip(plainTip(telling ? reading(m_lit) + hint : QString()));
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
    if (!QApplication::activePopupWidget()) // the word that something opened at stays lit
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
            lightWord(-1); // and whoever stands above may have something to undo
        QWidget::keyPressEvent(event);
    }
}

void WordStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t index = 0; index < m_places.size(); ++index)
        drawWord(painter, palette(),
            {.word = m_words[index],
                .mark = index < m_marks.size() ? &m_marks[index] : nullptr,
                .place = m_places[index],
                .shade = index < m_shades.size() ? m_shades[index] : 0.0F,
                .isLit = int(index) == m_lit,
                .readsRightToLeft = readsRightToLeft()});
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

} // namespace attentoscope::ui
