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

/// Shows where the engine is, if it is in another process, and the age of the displayed state after the connection is
/// lost. Hidden if the engine is in this process.
class LinkBar : public QFrame
{
    Q_OBJECT

public:
    explicit LinkBar(QWidget* parent = nullptr);

    void showState(const LinkState& state);
    QString text() const;
    bool isStale() const; ///< the state may have changed on the other side

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
    QElapsedTimer m_lost; ///< since the connection was lost
    QElapsedTimer m_sinceState; ///< since the last state arrived
    bool m_isClosed = false; ///< by the user
    QTimer m_clock;
    QLabel* m_text = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace attentoscope::ui
