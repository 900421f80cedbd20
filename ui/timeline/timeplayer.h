// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <cstddef>
#include <vector>

class QTimer;

namespace attentoscope::ui {

class Timeline;

/// Plays the moments of a timeline, all of them in a few seconds. It begins at the displayed moment; if that is the
/// last, at the first. If drawing is slow, it skips moments instead of taking longer. It ends at the newest moment, or
/// when the user chooses another one.
class TimePlayer : public QObject
{
    Q_OBJECT

public:
    explicit TimePlayer(Timeline& timeline, QObject* parent = nullptr);

    [[nodiscard]] bool isPlaying() const;
    void setStops(std::vector<std::size_t> moments); ///< sorted moments at which playing also ends

public slots:
    void play();
    void stop();
    void toggle();

signals:
    void playingChanged(bool playing);
    void stopped(std::size_t moment); ///< playing has ended at one of the stops

private:
    void advance();
    void timelineMoved();

    Timeline& m_timeline;
    QTimer* m_timer = nullptr;
    QElapsedTimer m_clock;
    double m_start = 0.0; ///< moment at which it began
    std::vector<std::size_t> m_stops;
    bool m_moving = false; ///< whether this player is moving the timeline
};

} // namespace attentoscope::ui
