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

constexpr int perRow = 3;

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
    while (auto* item = m_cards->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    const auto count = m_lessons.size();
    const auto shown = m_showsAll ? count : std::min<std::size_t>(perRow, count);
    const auto first = m_showsAll ? 0 : std::min(nextOf(m_lessons), count - shown);
    for (std::size_t place = 0; place < shown; ++place) {
        const auto& lesson = m_lessons[first + place];
        auto* card = new LessonCard(lesson, this);
        connect(card, &QAbstractButton::clicked, this, [this, path = lesson.path] { emit chosen(path); });
        m_cards->addWidget(card, int(place) / perRow, int(place) % perRow);
        m_cards->setColumnStretch(int(place) % perRow, 1);
        if (place == 0)
            setFocusProxy(card);
    }
    m_all->setText(m_showsAll ? tr("Fewer lessons") : tr("All %n lessons", nullptr, int(count)));
    m_all->setVisible(count > perRow);
}

} // namespace attentoscope::ui
