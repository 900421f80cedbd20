// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessoncard.h"

#include "ui/theme/grid.h"
#include "ui/widgets/plaintext.h"

#include <QPainter>

namespace attentoscope::ui {

namespace {

constexpr double margin = 1.25; ///< units of the grid, around picture and words
constexpr double gap = 1.25; ///< between them

} // namespace

LessonCard::LessonCard(ShelvedLesson lesson, QWidget* parent)
    : Card(parent), m_lesson(std::move(lesson)), m_picture(m_lesson.progress.picture)
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
}

QString LessonCard::detail() const
{
    const auto& progress = m_lesson.progress;
    auto minutes = tr("%n minutes", nullptr, m_lesson.lesson->minutes);
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

namespace {

int wrappedHeight(const QFont& font, const QString& text, int width)
{
    const QRect room(0, 0, qMax(1, width), 10'000);
    return QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height();
}

} // namespace

int LessonCard::titleHeight(int width) const
{
    return qMax(2 * QFontMetrics(titleFont()).height(), wrappedHeight(titleFont(), text(), width));
}

int LessonCard::detailHeight(int width) const
{
    return wrappedHeight(detailFont(), detail(), width);
}

int LessonCard::heightForWidth(int width) const
{
    const int words = width - pictureSide() - 2 * grid(margin) - grid(gap);
    return qMax(pictureSide(), titleHeight(words) + grid(0.25) + detailHeight(words)) + 2 * grid(margin);
}

void LessonCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawSurface(painter);
    const QRect room = rect().adjusted(grid(margin), grid(margin), -grid(margin), -grid(margin));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int side = pictureSide();
    const QRectF picture(mirrored ? room.right() + 1 - side : room.left(), room.top(), side, side);
    painter.setOpacity(isEnabled() ? 1.0 : 0.4);
    draw(m_picture, picture, painter, palette());
    painter.setOpacity(1.0);
    const int indent = side + grid(gap);
    const QRect words = room.adjusted(mirrored ? 0 : indent, 0, mirrored ? -indent : 0, 0);
    const int flags = int(Qt::TextWordWrap) | int(mirrored ? Qt::AlignRight : Qt::AlignLeft) | int(Qt::AlignTop);
    painter.setFont(titleFont());
    painter.setPen(textColor(QPalette::ButtonText));
    painter.drawText(words, flags, text());
    painter.setFont(detailFont());
    painter.setPen(textColor(QPalette::PlaceholderText));
    painter.drawText(words.adjusted(0, titleHeight(words.width()) + grid(0.25), 0, 0), flags, detail());
}

} // namespace attentoscope::ui
