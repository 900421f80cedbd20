// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>

class QVBoxLayout;

namespace attentoscope::ui {

/// A rounded box around a part of a step: the question, what is to be done, or what was seen. A bar at its side says
/// which, beside its heading, so that nothing is told by colour alone.
class LessonBox : public QWidget
{
    Q_OBJECT

public:
    enum class Tone : std::uint8_t { Plain, Active, Right, Other };

    explicit LessonBox(QWidget* parent = nullptr);

    [[nodiscard]] QVBoxLayout& column() const { return *m_column; }
    void setTone(Tone tone);
    [[nodiscard]] Tone tone() const { return m_tone; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitMargins();

    QVBoxLayout* m_column = nullptr;
    Tone m_tone = Tone::Plain;
};

} // namespace attentoscope::ui
