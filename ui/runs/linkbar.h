// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"

#include <QElapsedTimer>
#include <QFrame>
#include <QTimer>

class QLabel;
class QToolButton;

namespace attentoscope::ui {

/// For an engine in another process: shows where it is. After the connection is lost, shows the age of the displayed
/// state. Hidden if the engine is in this process.
class LinkBar : public QFrame
{
    Q_OBJECT

public:
    explicit LinkBar(QWidget* parent = nullptr);

    void showState(const LinkState& state);
    QString text() const;
    bool isStale() const; ///< whether the engine's state may have changed unnoticed

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
    QElapsedTimer m_lost; ///< time since the connection was lost
    QElapsedTimer m_sinceState; ///< time since the last state arrived
    bool m_isClosed = false; ///< whether the user has closed the bar
    QTimer m_clock;
    QLabel* m_text = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace attentoscope::ui
