// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonsrow.h"

#include "ui/lessons/lessoncard.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace attentoscope::ui {

namespace {

constexpr int mostPerRow = 3;
constexpr int leastUnits = 27; ///< of the width of a card

/// Where the person goes on: the first lesson that is not done.
std::size_t nextOf(const std::vector<ShelvedLesson>& lessons)
{
    const auto next = std::ranges::find_if(lessons, [](const auto& one) { return !one.progress.isFinished; });
    return next == lessons.end() ? 0 : std::size_t(next - lessons.begin());
}

} // namespace

LessonsRow::LessonsRow(QWidget* parent) : QWidget(parent), m_cards(new QGridLayout), m_all(new QPushButton(this))
{
    auto* caption = new TextLabel(tr("Learn by a lesson: it asks, you try it, and this run shows it"), this);
    caption->setWordWrap(true);
    makeTitle(caption, 1);
    auto* file = new QPushButton(tr("Open a lesson…"), this);
    file->setToolTip(tr("Open a lesson of your own or of somebody else's: a file that ends in .lesson.md"));
    auto* folder = new QPushButton(tr("Folder of lessons…"), this);
    folder->setToolTip(tr("Choose a folder whose lessons stand here too"));
    for (auto* button : {m_all, file, folder})
        button->setFlat(false);
    m_all->setObjectName(QStringLiteral("allLessons"));
    auto* head = new QHBoxLayout;
    head->setSpacing(grid(1));
    head->addWidget(m_all);
    head->addWidget(file);
    head->addWidget(folder);
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
    });
    connect(file, &QPushButton::clicked, this, &LessonsRow::openRequested);
    connect(folder, &QPushButton::clicked, this, &LessonsRow::folderRequested);
    hide();
}

void LessonsRow::setLessons(const std::vector<ShelvedLesson>& lessons)
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
