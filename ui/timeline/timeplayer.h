// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>

class QTimer;

namespace attentoscope::ui {

class Timeline;

/// Moves through the moments of a timeline by itself: all of them in a few seconds, from the one on show or, at the
/// end, from the first. Slow drawing skips moments, it does not slow down. It ends at the newest, or when the person
/// goes elsewhere.
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
    double m_start = 0.0; ///< the moment it began with
    bool m_moving = false; ///< the timeline moves because we move it
};

} // namespace attentoscope::ui
