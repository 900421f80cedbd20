// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lessonbox.h"

#include <cstdint>

namespace attentoscope::ui {

class RichLabel;
class TextLabel;

/// How a prediction came out. None: nothing was asked, or nothing was said.
enum class Outcome : std::uint8_t { None, AsExpected, Otherwise };

/// What was expected, what this run shows, and why.
struct StepResult
{
    Outcome outcome = Outcome::None;
    QString expected; ///< empty: nothing
    QString seen; ///< empty: nothing was asked
    QString why; ///< Markdown
    bool isEvidenceLit = false; ///< something in the window shows it
};

class ResultView : public LessonBox
{
    Q_OBJECT

public:
    explicit ResultView(QWidget* parent = nullptr);

    void showResult(const StepResult& result);
    [[nodiscard]] QString words() const { return m_words; } ///< for screen readers

private:
    TextLabel* m_heading = nullptr;
    TextLabel* m_expected = nullptr;
    TextLabel* m_seen = nullptr;
    RichLabel* m_why = nullptr;
    TextLabel* m_evidence = nullptr;
    QString m_words;
};

} // namespace attentoscope::ui
