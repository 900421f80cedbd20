// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QToolButton;

namespace attentoscope::ui {

class ElidedLabel;

/// What is easily overlooked, one hint after the other, in the status bar, where it takes room from nothing.
class HintLine : public QWidget
{
    Q_OBJECT

public:
    /// Shown while `action` is checked; the button that closes it unchecks that.
    HintLine(QAction& action, QWidget* parent);

    QString text() const;
    QToolButton& nextButton() const { return *m_next; }
    QToolButton& closeButton() const { return *m_close; }

private:
    void showHint(qsizetype index);

    QStringList m_hints;
    qsizetype m_index = 0;
    ElidedLabel* m_text = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace attentoscope::ui
