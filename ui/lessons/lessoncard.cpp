// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessoncard.h"

#include "ui/theme/grid.h"
#include "ui/theme/palettes.h"
#include "ui/theme/stylepainting.h"
#include "ui/widgets/plaintext.h"

#include <QKeyEvent>
#include <QPainter>

namespace attentoscope::ui {

LessonCard::LessonCard(ShelvedLesson lesson, QWidget* parent)
    : QAbstractButton(parent), m_lesson(std::move(lesson)), m_picture(m_lesson.progress.picture)
{
    if (m_picture.isEmpty())
        m_picture = smallMatrix(*m_lesson.lesson);
    setText(QString::fromStdString(m_lesson.lesson->title));
    setObjectName(QStringLiteral("lesson-") + QString::fromStdString(m_lesson.lesson->id));
    setAccessibleName(tr("Lesson: %1, %2").arg(text(), detail()));
    const auto goal = QString::fromStdString(m_lesson.lesson->goal);
    const auto needs = QString::fromStdString(m_lesson.lesson->needs);
    setAccessibleDescription(goal);
    setToolTip(plainTip(needs.isEmpty() ? goal : tr("%1\nWhat you need to know: %2").arg(goal, needs)));
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    auto policy = QSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QString LessonCard::detail() const
{
    const auto& progress = m_lesson.progress;
    const auto minutes = tr("%n minutes", nullptr, m_lesson.lesson->minutes);
    if (progress.isFinished)
        return tr("%1 · done").arg(minutes);
    if (progress.reached > 0)
        return tr("%1 · %2 of %3 steps").arg(minutes).arg(progress.reached).arg(progress.count);
    return minutes;
}

QFont LessonCard::titleFont() const
{
    QFont font = this->font();
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont LessonCard::detailFont() const
{
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

int LessonCard::pictureSide() const
{
    return 2 * QFontMetrics(titleFont()).height() + QFontMetrics(detailFont()).height() + grid(0.25);
}

QSize LessonCard::sizeHint() const
{
    return {grid(34), heightForWidth(grid(34))};
}

QSize LessonCard::minimumSizeHint() const
{
    return {grid(16), heightForWidth(grid(27))};
}

/// Two lines for a title, so that all cards of a row are of one height.
int LessonCard::heightForWidth(int width) const
{
    const QRect room(0, 0, qMax(1, width - pictureSide() - grid(4)), 10'000);
    const QFontMetrics metrics(titleFont());
    const int title = qMax(2 * metrics.height(), metrics.boundingRect(room, Qt::TextWordWrap, text()).height());
    return qMax(pictureSide(), title + QFontMetrics(detailFont()).height() + grid(0.25)) + grid(2.5);
}

void LessonCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void LessonCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const bool isHot = isEnabled() && (underMouse() || hasFocus());
    const QColor accent = palette().color(QPalette::Highlight);
    QColor fill = palette().color(QPalette::Button);
    if (isEnabled() && (isDown() || underMouse()))
        fill = blended(fill, accent, isDown() ? 0.14 : 0.06);
    stylepainting::drawBox(
        rect(), fill, isHot ? accent : palette().color(QPalette::Mid), painter, hasFocus() ? 2.0 : 1.0);
    const QRect room = rect().adjusted(grid(1.25), grid(1.25), -grid(1.25), -grid(1.25));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int side = pictureSide();
    const QRectF picture(mirrored ? room.right() - side : room.left(), room.top(), side, side);
    painter.setOpacity(isEnabled() ? 1.0 : 0.4);
    draw(m_picture, picture, painter, palette());
    painter.setOpacity(1.0);
    const QRect words =
        mirrored ? room.adjusted(0, 0, -side - grid(1.25), 0) : room.adjusted(side + grid(1.25), 0, 0, 0);
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    const int edge = int(mirrored ? Qt::AlignRight : Qt::AlignLeft);
    painter.setFont(titleFont());
    painter.setPen(palette().color(group, QPalette::ButtonText));
    QRect used;
    painter.drawText(words, int(Qt::TextWordWrap) | edge | int(Qt::AlignTop), text(), &used);
    painter.setFont(detailFont());
    painter.setPen(palette().color(group, QPalette::PlaceholderText));
    const QRect below(words.left(),
        qMax(used.bottom(), room.top() + 2 * QFontMetrics(titleFont()).height() - 1) + grid(0.25), words.width(),
        painter.fontMetrics().height());
    painter.drawText(below, edge | int(Qt::AlignTop) | int(Qt::TextSingleLine), detail());
}

} // namespace attentoscope::ui
