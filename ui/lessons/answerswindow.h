// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/answers/answerstable.h"
#include "ui/widgets/backgroundwork.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;
class QTabWidget;

namespace attentoscope::ui {

class AnswersModel;
class AnswersPicture;

/// The answers of a class: what each learner predicted and saw in each step of a lesson, as a table, and as a picture
/// for the wall. They are read from the pages in a folder.
class AnswersWindow : public QDialog
{
    Q_OBJECT

public:
    explicit AnswersWindow(QWidget* parent = nullptr);
    ~AnswersWindow() override;

    void readFolder(const QString& folder); ///< reads in another thread; shown() follows
    void showAnswers(const ClassAnswers& answers, const QString& folder);
    [[nodiscard]] QTableView& table() const { return *m_table; }
    [[nodiscard]] QComboBox& lessons() const { return *m_lessons; } ///< an entry for each table
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString leftOut() const; ///< one line for each page that could not be read
    void writeTable(const QString& path);
    void writePicture(const QString& path); ///< writes SVG or PNG, depending on the suffix

signals:
    void shown();

private:
    void layOut();
    void showTable(int index);
    void say(const QString& message);
    void sayWhetherWritten(const QString& path, const QString& why);
    void saveTable();
    void savePicture();

    BackgroundWork m_reading;
    ClassAnswers m_answers;
    AnswersModel* m_model = nullptr;
    QLabel* m_summary = nullptr;
    QComboBox* m_lessons = nullptr;
    QTabWidget* m_tabs = nullptr;
    QTableView* m_table = nullptr;
    AnswersPicture* m_picture = nullptr;
    QLabel* m_leftOut = nullptr;
    QLabel* m_message = nullptr;
    QPushButton* m_saveTable = nullptr;
    QPushButton* m_savePicture = nullptr;
};

} // namespace attentoscope::ui
