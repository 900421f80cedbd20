// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeplayer.h"

#include "ui/timeline/timeline.h"

#include <QTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace attentoscope::ui {

namespace {

constexpr std::chrono::milliseconds frameTime{33};
constexpr double longestSeconds = 12.0; ///< seconds for all moments together
constexpr double slowestRate = 12.0; ///< moments per second

} // namespace

TimePlayer::TimePlayer(Timeline& timeline, QObject* parent)
    : QObject(parent), m_timeline(timeline), m_timer(new QTimer(this))
{
    m_timer->setInterval(frameTime);
    m_timer->setTimerType(Qt::PreciseTimer);
    connect(m_timer, &QTimer::timeout, this, &TimePlayer::advance);
    connect(&timeline, &Timeline::moved, this, &TimePlayer::timelineMoved);
}

bool TimePlayer::isPlaying() const
{
    return m_timer->isActive();
}

void TimePlayer::setStops(std::vector<std::size_t> moments)
{
    m_stops = std::move(moments);
}

void TimePlayer::toggle()
{
    isPlaying() ? stop() : play();
}

void TimePlayer::play()
{
    const auto current = m_timeline.current();
    const std::size_t moments = m_timeline.history().moments().size();
    if (!current || moments < 2)
        return;
    m_start = *current + 1 == moments ? 0.0 : static_cast<double>(*current);
    m_clock.start();
    m_timer->start();
    emit playingChanged(true);
    advance();
}

void TimePlayer::stop()
{
    if (!isPlaying())
        return;
    m_timer->stop();
    emit playingChanged(false);
}

void TimePlayer::advance()
{
    const auto moments = static_cast<double>(m_timeline.history().moments().size());
    const double rate = std::max(slowestRate, moments / longestSeconds);
    const double place = m_start + rate * static_cast<double>(m_clock.elapsed()) / 1000.0;
    const auto next =
        std::ranges::find_if(m_stops, [&](std::size_t stop) { return static_cast<double>(stop) > m_start; });
    const bool atStop = next != m_stops.end() && place >= static_cast<double>(*next);
    const bool atEnd = !atStop && place >= moments - 1.0;
    const std::size_t stop = atStop ? *next : 0;
    m_moving = true;
    if (atEnd)
        m_timeline.follow();
    else if (atStop)
        m_timeline.holdMoment(stop);
    else
        m_timeline.holdMoment(static_cast<std::size_t>(place));
    m_moving = false;
    if (atEnd || atStop)
        this->stop();
    if (atStop)
        emit stopped(stop);
}

void TimePlayer::timelineMoved()
{
    if (!m_moving)
        stop();
}

} // namespace attentoscope::ui
