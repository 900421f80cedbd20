// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lessonshelf.h"

#include <QWidget>

class QGridLayout;
class QPushButton;

namespace attentoscope::ui {

class LessonCard;

/// The lessons on the first screen: a row of those that come next, and all of them where the person wants them.
class LessonsRow : public QWidget
{
    Q_OBJECT

public:
    explicit LessonsRow(QWidget* parent = nullptr);

    void setLessons(const std::vector<ShelvedLesson>& lessons); ///< none: it is not there
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

    std::vector<ShelvedLesson> m_lessons;
    QGridLayout* m_cards = nullptr;
    QPushButton* m_all = nullptr;
    std::vector<LessonCard*> m_shown;
    int m_columns = 0;
    bool m_showsAll = false;
};

} // namespace attentoscope::ui
