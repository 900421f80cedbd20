// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>

class QTimer;

namespace attentoscope::ui {

class Timeline;

/// Plays the moments of a timeline: all of them in a few seconds, from the displayed one or, at the end, from the
/// first. Slow drawing skips moments instead of slowing down. It ends at the newest, or when the user chooses another
/// one.
class TimePlayer : public QObject
{
    Q_OBJECT

public:
    explicit TimePlayer(Timeline& timeline, QObject* parent = nullptr);

    [[nodiscard]] bool isPlaying() const;

public slots:
    void play();
    void stop();
    void toggle();

signals:
    void playingChanged(bool playing);

private:
    void advance();
    void timelineMoved();

    Timeline& m_timeline;
    QTimer* m_timer = nullptr;
    QElapsedTimer m_clock;
    double m_start = 0.0; ///< its first moment
    bool m_moving = false; ///< this player is moving the timeline
};

} // namespace attentoscope::ui
