// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lessonlibrary.h"
#include "ui/widgets/buttons.h"

#include <QWidget>

class QGridLayout;
class QPushButton;

namespace attentoscope::ui {

/// A lesson on the first screen: a small drawn heatmap, its title, minutes, and the progress.
class LessonCard : public Card
{
    Q_OBJECT

public:
    explicit LessonCard(ListedLesson lesson, QWidget* parent = nullptr);

    [[nodiscard]] QString detail() const; ///< minutes and progress

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont detailFont() const;
    [[nodiscard]] int pictureSide() const;
    /// The height of the title at this width: at least two lines, so that the cards of a row are equally high.
    [[nodiscard]] int titleHeight(int width) const;
    [[nodiscard]] int detailHeight(int width) const;

    ListedLesson m_lesson;
    SmallMatrix m_picture;
};

/// The lessons on the first screen: a row of the next ones, or all of them if the user wants.
class LessonsRow : public QWidget
{
    Q_OBJECT

public:
    explicit LessonsRow(QWidget* parent = nullptr);

    void setLessons(const std::vector<ListedLesson>& lessons); ///< none: the row is hidden
    void showAll(); ///< shows all lessons from now on

signals:
    void chosen(const QString& path);
    void allShown(); ///< the user wants all lessons, most of which may be below the screen
    void openRequested(); ///< opens a lesson file of the user
    void folderRequested(); ///< opens a folder of the user's lessons
    void answersRequested(); ///< shows the answers of a class, from the pages in a folder

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void place(); ///< puts as many cards in a row as fit

    std::vector<ListedLesson> m_lessons;
    QGridLayout* m_cards = nullptr;
    QPushButton* m_all = nullptr;
    std::vector<LessonCard*> m_shown;
    int m_columns = 0;
    bool m_showsAll = false;
};

} // namespace attentoscope::ui
