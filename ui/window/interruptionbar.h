// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runs.h"

#include <QFrame>

#include <vector>

class QLabel;
class QPushButton;
class QToolButton;

namespace attentoscope::ui {

class ElidedLabel;

/// A line above the first screen that offers to continue an interrupted training. It is hidden if there is none, and
/// when the user does something else. In the latter case the run is offered again at the next start.
class InterruptionBar : public QFrame
{
    Q_OBJECT

public:
    explicit InterruptionBar(QWidget* parent = nullptr);

    /// Offers the runs one after the other, in this order.
    void offer(std::vector<InterruptedRun> runs);
    QString text() const;

signals:
    void resumeRequested(const attentoscope::InterruptedRun& run);
    void openRequested(const QString& folder);
    void forgetRequested(const QString& folder); ///< this run should not be offered again

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QPushButton* addButton(const QString& text, const QString& help);
    void forget();
    void present();

    std::vector<InterruptedRun> m_runs;
    QLabel* m_text = nullptr;
    ElidedLabel* m_folder = nullptr;
    QPushButton* m_resume = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_forget = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace attentoscope::ui
