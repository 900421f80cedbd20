// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lessonlibrary.h"
#include "ui/widgets/buttons.h"

#include <QWidget>

class QGridLayout;
class QPushButton;

namespace attentoscope::ui {

/// A lesson on the first screen: a small heatmap that is drawn, its title, minutes, and how far one got.
class LessonCard : public Card
{
    Q_OBJECT

public:
    explicit LessonCard(ListedLesson lesson, QWidget* parent = nullptr);

    [[nodiscard]] QString detail() const; ///< minutes, and how far one got

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont detailFont() const;
    [[nodiscard]] int pictureSide() const;
    /// How high the title is where both have `width`: at least two lines, so that all cards of a row are of one height.
    [[nodiscard]] int titleHeight(int width) const;
    [[nodiscard]] int detailHeight(int width) const;

    ListedLesson m_lesson;
    SmallMatrix m_picture;
};

/// The lessons on the first screen: a row of those that come next, and all of them where the person wants them.
class LessonsRow : public QWidget
{
    Q_OBJECT

public:
    explicit LessonsRow(QWidget* parent = nullptr);

    void setLessons(const std::vector<ListedLesson>& lessons); ///< none: it is not there
    void showAll(); ///< from now on
    [[nodiscard]] bool showsAll() const { return m_showsAll; }

signals:
    void chosen(const QString& path);
    void openRequested(); ///< a file of one's own
    void folderRequested(); ///< a folder of one's own

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void place(); ///< as many cards beside each other as there is room for

    std::vector<ListedLesson> m_lessons;
    QGridLayout* m_cards = nullptr;
    QPushButton* m_all = nullptr;
    std::vector<LessonCard*> m_shown;
    int m_columns = 0;
    bool m_showsAll = false;
};

} // namespace attentoscope::ui
