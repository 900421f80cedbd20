// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/linkstate.h"

#include <QElapsedTimer>
#include <QFrame>
#include <QTimer>

class QLabel;
class QToolButton;

namespace attentoscope::ui {

/// Says where the engine of this window is, if it is in another process, and how old what is on show is when the line
/// to it is lost. Hidden where the engine is in this process.
class LinkBar : public QFrame
{
    Q_OBJECT

public:
    explicit LinkBar(QWidget* parent = nullptr);

    void showState(const LinkState& state);
    QString text() const;
    bool isStale() const; ///< what is on show may have changed on the other side

signals:
    void staleChanged(bool stale);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString words() const;
    QString place() const;
    void refresh();

    LinkState m_state;
    QElapsedTimer m_lost; ///< since the line was lost
    QElapsedTimer m_told; ///< since the state came
    bool m_isClosed = false; ///< by the person
    QTimer m_clock;
    QLabel* m_text = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace attentoscope::ui
