// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lessonbox.h"

#include <cstdint>
#include <optional>

class QProgressBar;
class QPushButton;

namespace attentoscope::ui {

class RichLabel;
class TextLabel;

/// Whether the program does what the person is to do.
enum class LessonHelp : std::uint8_t { None, Offered, AtWork };

/// What the person is to do now: what is waited for, with its present value, and the button that does it for them.
class TaskView : public LessonBox
{
    Q_OBJECT

public:
    explicit TaskView(QWidget* parent = nullptr);

    void showWaiting(const QString& text, std::optional<double> share);
    void showDelay(const QString& markdown); ///< empty: none
    void setHelp(LessonHelp help);

signals:
    void doRequested();
    void stopRequested();

private:
    TextLabel* m_heading = nullptr;
    TextLabel* m_text = nullptr;
    QProgressBar* m_progress = nullptr;
    RichLabel* m_delay = nullptr;
    QPushButton* m_do = nullptr;
    LessonHelp m_help = LessonHelp::None;
};

} // namespace attentoscope::ui
