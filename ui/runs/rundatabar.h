// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace attentoscope::ui {

/// Says that the sentence pairs of the open run are missing or have changed, and offers to choose them. Meanwhile the
/// run can be viewed.
class RunDataBar : public QFrame
{
    Q_OBJECT

public:
    explicit RunDataBar(QWidget* parent = nullptr);

    void offer(const QString& reason);
    QString text() const;

signals:
    void chooseRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* m_text = nullptr;
    QPushButton* m_choose = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace attentoscope::ui
