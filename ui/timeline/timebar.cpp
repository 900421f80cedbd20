// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timebar.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/timeline/timeline.h"
#include "ui/timeline/timeplayer.h"
#include "ui/timeline/timeslider.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace attentoscope::ui {

namespace {

QToolButton* makeButton(const QString& drawing, const QString& tip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(icon(drawing));
    button->setAutoRaise(true);
    button->setToolTip(plainTip(tip));
    button->setAccessibleName(tip);
    return button;
}

} // namespace

TimeBar::TimeBar(Timeline& timeline, QWidget* parent)
    : QWidget(parent)
    , m_timeline(timeline)
    , m_player(new TimePlayer(timeline, this))
    , m_play(makeButton(QStringLiteral("train"), tr("Play through training"), this))
    , m_slider(new TimeSlider(this))
    , m_label(makeQuietLabel({}, this))
    , m_pin(makeButton(QStringLiteral("pin"), tr("Always keep this picture; of very many, some are dropped"), this))
    , m_live(makeButton({}, tr("Follow the newest picture"), this))
    , m_tools{m_pin}
{
    m_slider->setAccessibleName(tr("Training time"));
    m_slider->setToolTip(tr("Drag or use the arrow keys to go back in training; Space plays, Esc follows the newest"));
    m_pin->setCheckable(true);
    m_live->setCheckable(true);
    m_live->setText(tr("Live"));
    m_live->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(0.5));
    row->addWidget(m_play);
    row->addWidget(m_slider, 1);
    row->addSpacing(grid(0.5));
    row->addWidget(m_label);
    row->addSpacing(grid(0.5));
    row->addWidget(m_pin);
    row->addWidget(m_live);
    m_label->installEventFilter(this);
    connectParts();
    followHistory();
}

/// What was the longest text is as wide no more.
bool TimeBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        m_label->setMinimumWidth(0);
    return QWidget::eventFilter(watched, event);
}

void TimeBar::connectParts()
{
    connect(m_play, &QToolButton::clicked, m_player, &TimePlayer::toggle);
    connect(m_slider, &TimeSlider::playRequested, m_player, &TimePlayer::toggle);
    connect(m_slider, &TimeSlider::followRequested, &m_timeline, &Timeline::follow);
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) { m_timeline.holdMoment(std::size_t(value)); });
    connect(m_pin, &QToolButton::clicked, &m_timeline, &Timeline::setPinned);
    connect(m_live, &QToolButton::clicked, &m_timeline, &Timeline::follow);
    connect(&m_timeline, &Timeline::moved, this, &TimeBar::followTimeline);
    connect(&m_timeline, &Timeline::changed, this, &TimeBar::followHistory);
    connect(m_player, &TimePlayer::playingChanged, this, [this](bool playing) {
        m_play->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("train")));
        m_play->setToolTip(playing ? tr("Stop playing") : tr("Play through training"));
        m_play->setAccessibleName(m_play->toolTip());
    });
}

void TimeBar::addButton(QWidget* button)
{
    layout()->addWidget(button);
    m_tools.push_back(button);
}

void TimeBar::setPresented(bool presented)
{
    for (QWidget* tool : m_tools)
        tool->setVisible(!presented);
}

void TimeBar::followHistory()
{
    const auto& history = m_timeline.history();
    const int last = std::max(0, int(history.moments().size()) - 1);
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setRange(0, last);
        m_slider->setPageStep(std::max(1, last / 10));
    }
    m_slider->setBest(history.best() ? std::optional(int(*history.best())) : std::nullopt);
    std::vector<int> pinned;
    for (const auto step : history.pinned())
        if (!history.isEmpty())
            pinned.push_back(int(history.nearest(step)));
    m_slider->setPinned(std::move(pinned));
    for (QWidget* control : {static_cast<QWidget*>(m_play), static_cast<QWidget*>(m_slider)})
        control->setEnabled(last > 0);
    for (QToolButton* button : {m_pin, m_live})
        button->setEnabled(!history.isEmpty());
    followTimeline();
}

void TimeBar::followTimeline()
{
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setValue(int(m_timeline.current().value_or(0)));
    }
    m_slider->update();
    m_pin->setChecked(m_timeline.isPinned());
    m_live->setChecked(m_timeline.isLive());
    showText();
}

void TimeBar::setPictureStep(std::optional<std::int64_t> step)
{
    m_pictureStep = step;
    showText();
}

void TimeBar::showText()
{
    const auto moment = m_timeline.moment();
    QString text;
    if (moment) {
        text = tr("step %1").arg(countText(std::size_t(moment->step)));
        if (moment->epoch > 0.0)
            text += tr(" · epoch %1").arg(decimalText(moment->epoch, 2));
    }
    m_label->setText(text);
    // As wide as the longest yet, so that the slider keeps its place while the numbers change.
    m_label->setMinimumWidth(moment ? std::max(m_label->minimumWidth(), m_label->sizeHint().width()) : 0);
    if (moment && m_pictureStep && *m_pictureStep > moment->step) {
        text += tr(" · watched from step %1").arg(countText(std::size_t(*m_pictureStep)));
        m_label->setText(text);
    }
    m_slider->setAccessibleDescription(text);
}

QString TimeBar::text() const
{
    return m_label->text();
}

} // namespace attentoscope::ui
