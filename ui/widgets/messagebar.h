// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <QFrame>

#include <cstdint>

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace attentoscope::ui {

/// A line above the work. It reports an error and its remedy, or a notice, without blocking the window. It stays until
/// it is closed or replaced.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showError(const Error& error);
    /// `detail` has a line for each mistake, for example of a file.
    void showProblem(const QString& text, const QString& detail);
    void showNotice(const QString& text);
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Tone : std::uint8_t { Notice, Error };
    void present(Tone tone, const QString& text, const QString& detail);

    Tone m_tone = Tone::Notice;
    QLabel* m_picture = nullptr;
    QLabel* m_text = nullptr;
    QToolButton* m_details = nullptr;
    QToolButton* m_close = nullptr;
    QPlainTextEdit* m_detail = nullptr;
};

} // namespace attentoscope::ui
