// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonsrow.h"

#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace attentoscope::ui {

namespace {

constexpr double margin = 1.25; ///< units of the grid, around picture and words
constexpr double gap = 1.25; ///< between picture and words, in units of the grid

int wrappedHeight(const QFont& font, const QString& text, int width)
{
    const QRect room(0, 0, qMax(1, width), 10'000);
    return QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height();
}

constexpr int mostPerRow = 3;
constexpr int leastUnits = 27; ///< least width of a card

/// The lesson to continue with: the first unfinished one.
std::size_t nextOf(const std::vector<ListedLesson>& lessons)
{
    const auto next = std::ranges::find_if(lessons, [](const auto& one) { return !one.progress.isFinished; });
    return next == lessons.end() ? 0 : std::size_t(next - lessons.begin());
}

/// Built-in lessons refer to each other by a number. It is at the beginning of the file's name.
QString numberedTitle(const ListedLesson& lesson)
{
    const auto title = QString::fromStdString(lesson.lesson->title);
    const int number = QFileInfo(lesson.path).fileName().section(QLatin1Char('-'), 0, 0).toInt();
    return originOf(lesson).isEmpty() && number > 0 ? LessonCard::tr("%1. %2").arg(number).arg(title) : title;
}

} // namespace

LessonCard::LessonCard(ListedLesson lesson, QWidget* parent)
    : Card(parent), m_lesson(std::move(lesson)), m_picture(m_lesson.progress.picture)
{
    if (m_picture.isEmpty())
        m_picture = smallMatrix(*m_lesson.lesson);
    setText(numberedTitle(m_lesson));
    setObjectName(QStringLiteral("lesson-") + QString::fromStdString(m_lesson.lesson->id));
    setAccessibleName(tr("Lesson: %1, %2").arg(text(), detail()));
    const auto goal = QString::fromStdString(m_lesson.lesson->goal);
    const auto needs = QString::fromStdString(m_lesson.lesson->needs);
    setAccessibleDescription(goal);
    QStringList tip{needs.isEmpty() ? goal : tr("%1\nWhat you need to know: %2").arg(goal, needs)};
    if (const auto origin = originOf(m_lesson); !origin.isEmpty())
        tip << tr("From the file %1").arg(shortPath(origin));
    setToolTip(plainTip(tip.join(QLatin1Char('\n'))));
}

QString LessonCard::detail() const
{
    const auto& progress = m_lesson.progress;
    auto minutes = tr("%1 min").arg(m_lesson.lesson->minutes);
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

LessonsRow::LessonsRow(QWidget* parent) : QWidget(parent), m_cards(new QGridLayout), m_all(new QPushButton(this))
{
    auto* caption = new TextLabel(tr("Learn by a lesson: it asks, you try it, and this run shows it"), this);
    caption->setWordWrap(true);
    makeTitle(caption, 1);
    auto* file = new QPushButton(tr("Open a lesson…"), this);
    file->setToolTip(tr("Open a lesson of your own or of somebody else's: a file that ends in .lesson.md"));
    auto* folder = new QPushButton(tr("Folder of lessons…"), this);
    folder->setToolTip(tr("Choose a folder whose lessons are listed here too"));
    auto* answers = new QPushButton(tr("Answers of a class…"), this);
    answers->setObjectName(QStringLiteral("classAnswers"));
    answers->setToolTip(tr("Choose a folder with the pages that learners handed in, and see all their answers"));
    for (auto* button : {m_all, file, folder, answers})
        button->setFlat(false);
    m_all->setObjectName(QStringLiteral("allLessons"));
    auto* head = new QHBoxLayout;
    head->setSpacing(grid(1));
    head->addWidget(m_all);
    head->addWidget(file);
    head->addWidget(folder);
    head->addWidget(answers);
    head->addStretch(1);
    m_cards->setSpacing(grid(1.5));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(caption);
    column->addLayout(m_cards);
    column->addLayout(head);
    connect(m_all, &QPushButton::clicked, this, [this] {
        m_showsAll = !m_showsAll;
        fill();
        if (m_showsAll)
            emit allShown();
    });
    connect(file, &QPushButton::clicked, this, &LessonsRow::openRequested);
    connect(folder, &QPushButton::clicked, this, &LessonsRow::folderRequested);
    connect(answers, &QPushButton::clicked, this, &LessonsRow::answersRequested);
    hide();
}

void LessonsRow::setLessons(const std::vector<ListedLesson>& lessons)
{
    m_lessons = lessons;
    setVisible(!lessons.empty());
    fill();
}

void LessonsRow::showAll()
{
    m_showsAll = true;
    fill();
}

void LessonsRow::fill()
{
    for (auto* card : m_shown) {
        card->hide();
        card->deleteLater();
    }
    m_shown.clear();
    const auto count = m_lessons.size();
    const auto shown = m_showsAll ? count : std::min<std::size_t>(mostPerRow, count);
    const auto first = m_showsAll ? 0 : std::min(nextOf(m_lessons), count - shown);
    for (std::size_t index = 0; index < shown; ++index) {
        const auto& lesson = m_lessons[first + index];
        auto* card = new LessonCard(lesson, this);
        connect(card, &QAbstractButton::clicked, this, [this, path = lesson.path] { emit chosen(path); });
        m_shown.push_back(card);
    }
    if (!m_shown.empty())
        setFocusProxy(m_shown.front());
    m_columns = 0;
    place();
    m_all->setText(m_showsAll ? tr("Fewer lessons") : tr("All %n lessons", nullptr, int(count)));
    m_all->setVisible(count > mostPerRow);
}

void LessonsRow::place()
{
    const int columns = qBound(1, width() / grid(leastUnits), mostPerRow);
    if (columns == m_columns)
        return;
    m_columns = columns;
    while (auto* item = m_cards->takeAt(0))
        delete item;
    for (int column = 0; column < mostPerRow; ++column)
        m_cards->setColumnStretch(column, column < columns ? 1 : 0);
    for (std::size_t index = 0; index < m_shown.size(); ++index) {
        m_cards->addWidget(m_shown[index], int(index) / columns, int(index) % columns);
        m_shown[index]->show();
    }
}

void LessonsRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

} // namespace attentoscope::ui
