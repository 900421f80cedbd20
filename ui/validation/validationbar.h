// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QToolButton;

namespace attentoscope::ui {

class ElidedLabel;
class ValidationHistory;

/// Which validation is on show, and when one of its sentences is open, its reference and the way back to all of them.
class ValidationBar : public QWidget
{
    Q_OBJECT

public:
    explicit ValidationBar(ValidationHistory& history, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox* chooser() const { return m_chooser; }
    [[nodiscard]] QToolButton* back() const { return m_back; }

private:
    void refresh();
    void refreshOpen();

    ValidationHistory& m_history;
    QToolButton* m_back = nullptr;
    QComboBox* m_chooser = nullptr;
    ElidedLabel* m_sentence = nullptr;
};

} // namespace attentoscope::ui
