// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timebar.h"

#include "ui/language/languages.h"
#include "ui/plots/style/plotstyle.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/timeline/timeline.h"
#include "ui/timeline/timeplayer.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QEvent>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
#include <utility>

namespace attentoscope::ui {

/// A mark, with what happened at its moment.
struct TimeMark
{
    int value = 0;
    QString text; ///< a line for each event
};

/// A slider over the moments of a timeline. Marks are at the best moment, at pinned ones, and where something happened.
/// A click moves it to the pointer. Time runs from left to right in every language, as in the loss plot.
class TimeSlider : public QSlider
{
    Q_OBJECT

public:
    explicit TimeSlider(QWidget* parent = nullptr);

    void setBest(std::optional<int> value);
    void setPinned(std::vector<int> values);
    void setMarks(std::vector<TimeMark> marks);
    const std::vector<TimeMark>& marks() const { return m_marks; }
    QString textAt(int value) const; ///< text of the mark at this value; empty: no mark
    qreal placeOf(int value) const; ///< x of the centre of a value

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void playRequested();
    void followRequested();
    void resized();
    void reached(); ///< the keyboard moved the focus here, or changed the value

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void drawGroove(QPainter& painter) const;
    void drawMarks(QPainter& painter) const;
    void drawHandle(QPainter& painter) const;
    QColor accent() const;
    int valueAt(qreal x) const;

    std::optional<int> m_best;
    std::vector<int> m_pinned;
    std::vector<TimeMark> m_marks;
};

namespace {

constexpr std::size_t mostToldEvents = 3; ///< named for each mark; the others are counted

/// The least distance between two marks, so that they look separate.
qreal markDistance()
{
    return grid(1.5);
}

QString toldText(const StoryMark& mark)
{
    QStringList told;
    for (const auto& event : std::span(mark.events).first(std::min(mark.events.size(), mostToldEvents)))
        told << translated(event.sentence);
    if (mark.events.size() > mostToldEvents)
        told << TimeBar::tr("And %Ln more.", nullptr, int(mark.events.size() - mostToldEvents));
    return told.join(QLatin1Char('\n'));
}

qreal handleRadius()
{
    return grid(0.75);
}

} // namespace

TimeSlider::TimeSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setLayoutDirection(Qt::LeftToRight);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void TimeSlider::setBest(std::optional<int> value)
{
    m_best = value;
    update();
}

void TimeSlider::setPinned(std::vector<int> values)
{
    m_pinned = std::move(values);
    update();
}

void TimeSlider::setMarks(std::vector<TimeMark> marks)
{
    m_marks = std::move(marks);
    update();
}

QString TimeSlider::textAt(int value) const
{
    const auto found = std::ranges::find(m_marks, value, &TimeMark::value);
    return found == m_marks.end() ? QString() : found->text;
}

/// Shows the tool tip of the mark under the pointer.
bool TimeSlider::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QSlider::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const auto isUnder = [&](const TimeMark& mark) {
        return std::abs(placeOf(mark.value) - help.pos().x()) <= markDistance() / 2.0;
    };
    const auto found = std::ranges::find_if(m_marks, isUnder);
    if (found == m_marks.end())
        return QSlider::event(event);
    QToolTip::showText(help.globalPos(), plainTip(found->text), this);
    return true;
}

void TimeSlider::resizeEvent(QResizeEvent* event)
{
    QSlider::resizeEvent(event);
    emit resized();
}

void TimeSlider::focusInEvent(QFocusEvent* event)
{
    QSlider::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        emit reached();
}

QSize TimeSlider::sizeHint() const
{
    return {grid(40), grid(3)};
}

QSize TimeSlider::minimumSizeHint() const
{
    return {grid(10), grid(3)};
}

qreal TimeSlider::placeOf(int value) const
{
    const qreal room = width() - 2.0 * handleRadius() - 2.0;
    const int span = maximum() - minimum();
    return 1.0 + handleRadius() + (span > 0 ? room * (value - minimum()) / span : room);
}

int TimeSlider::valueAt(qreal x) const
{
    const qreal room = width() - 2.0 * handleRadius() - 2.0;
    const qreal share = room > 0.0 ? (x - 1.0 - handleRadius()) / room : 0.0;
    return minimum() + int(std::lround(std::clamp(share, 0.0, 1.0) * (maximum() - minimum())));
}

void TimeSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawGroove(painter);
    drawMarks(painter);
    drawHandle(painter);
}

QColor TimeSlider::accent() const
{
    return isEnabled() ? palette().color(QPalette::Active, QPalette::Highlight)
                       : palette().color(QPalette::Disabled, QPalette::Mid);
}

void TimeSlider::drawGroove(QPainter& painter) const
{
    const qreal thickness = std::max<qreal>(2.0, grid(0.375));
    const qreal radius = thickness / 2;
    const qreal top = height() / 2.0 - radius;
    const bool moves = maximum() > minimum();
    const qreal left = moves ? placeOf(minimum()) : 1.0;
    const qreal right = moves ? placeOf(maximum()) : width() - 1.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Mid));
    painter.drawRoundedRect(QRectF(left, top, right - left, thickness), radius, radius);
    painter.setBrush(accent());
    painter.drawRoundedRect(QRectF(left, top, placeOf(sliderPosition()) - left, thickness), radius, radius);
}

/// Draws the marks at the edges, where the handle does not hide them.
void TimeSlider::drawMarks(QPainter& painter) const
{
    const PlotStyle look = plotStyle(palette(), font());
    const qreal reach = grid(0.5);
    painter.setPen(QPen(look.accent, 2));
    for (const int value : m_pinned)
        painter.drawLine(QPointF(placeOf(value), 1), QPointF(placeOf(value), 1 + reach));
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.text);
    for (const auto& mark : m_marks) {
        const qreal radius = grid(mark.value == sliderPosition() ? 0.5 : 0.375);
        painter.drawEllipse(QPointF(placeOf(mark.value), height() - 1 - grid(0.5)), radius, radius);
    }
    if (!m_best)
        return;
    const QPointF tip(placeOf(*m_best), height() - 1 - reach);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.validation);
    painter.drawPolygon(QPolygonF{tip, tip + QPointF(reach * 0.7, reach), tip + QPointF(-reach * 0.7, reach)});
}

void TimeSlider::drawHandle(QPainter& painter) const
{
    const QColor base = palette().color(QPalette::Base);
    const bool keyboard = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
    const bool hollow = keyboard || isSliderDown() || (isEnabled() && underMouse());
    painter.setPen(QPen(keyboard ? accent() : blended(accent(), base, 0.2), keyboard ? 2 : 1));
    painter.setBrush(hollow ? base : accent());
    painter.drawEllipse(QPointF(placeOf(sliderPosition()), height() / 2.0), handleRadius() - 0.5, handleRadius() - 0.5);
}

void TimeSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || maximum() == minimum())
        return event->ignore();
    setSliderDown(true);
    setSliderPosition(valueAt(event->position().x()));
    event->accept();
}

void TimeSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        setSliderPosition(valueAt(event->position().x()));
    event->accept();
}

void TimeSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        setSliderDown(false);
    event->accept();
}

/// While the newest picture is followed, Esc is left to others.
void TimeSlider::keyPressEvent(QKeyEvent* event)
{
    const int before = value();
    if (event->key() == Qt::Key_Space)
        emit playRequested();
    else if (event->key() == Qt::Key_Escape && before < maximum())
        emit followRequested();
    else if (event->key() == Qt::Key_Escape)
        event->ignore();
    else
        QSlider::keyPressEvent(event);
    if (value() != before)
        emit reached();
}

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

/// Forgets the longest text, because fonts or language may have changed its width.
bool TimeBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        m_label->setMinimumWidth(0);
        showText();
    }
    return QWidget::eventFilter(watched, event);
}

QSlider& TimeBar::slider() const
{
    return *m_slider;
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
    connect(&m_timeline, &Timeline::storyChanged, this, &TimeBar::followStory);
    connect(m_slider, &TimeSlider::resized, this, &TimeBar::followStory);
    connect(m_slider, &TimeSlider::reached, this, &TimeBar::tell);
    connect(m_player, &TimePlayer::stopped, this, &TimeBar::tell);
    connect(m_player, &TimePlayer::playingChanged, this, [this](bool playing) {
        m_play->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("train")));
        m_play->setToolTip(playing ? tr("Stop playing") : tr("Play through training"));
        m_play->setAccessibleName(m_play->toolTip());
    });
}

/// Puts the story's marks on the slider. If the moment of an event was removed, its mark is on the nearest one.
void TimeBar::followStory()
{
    const auto& history = m_timeline.history();
    std::vector<TimeMark> marks;
    std::vector<std::size_t> stops;
    const auto valueOf = [&](std::int64_t step) { return int(history.nearest(step)); };
    if (!history.isEmpty())
        for (const auto& mark : storyMarks(
                 m_timeline.story(), [&](std::int64_t step) { return m_slider->placeOf(valueOf(step)); },
                 markDistance())) {
            marks.push_back({valueOf(mark.step), toldText(mark)});
            stops.push_back(std::size_t(marks.back().value));
        }
    m_slider->setMarks(std::move(marks));
    m_player->setStops(m_stopsAtMarks ? std::move(stops) : std::vector<std::size_t>());
    showText();
}

void TimeBar::setStopsAtMarks(bool stops)
{
    m_stopsAtMarks = stops;
    followStory();
}

void TimeBar::moveToMark(int marks)
{
    const auto& all = m_slider->marks();
    const auto next = std::ranges::upper_bound(all, m_slider->value(), {}, &TimeMark::value);
    const auto first = std::ranges::lower_bound(all, m_slider->value(), {}, &TimeMark::value);
    const auto place = marks > 0 ? next - all.begin() + marks - 1 : first - all.begin() + marks;
    if (marks == 0 || place < 0 || place >= std::ssize(all))
        return;
    m_timeline.holdMoment(std::size_t(all[std::size_t(place)].value));
    tell();
}

void TimeBar::tell()
{
    const auto text = m_slider->textAt(m_slider->value());
    if (text.isEmpty())
        return;
    if (m_slider->isVisible())
        QToolTip::showText(m_slider->mapToGlobal(QPoint(int(m_slider->placeOf(m_slider->value())), m_slider->height())),
            plainTip(text), m_slider);
    announce(*this, text);
    emit told(QString(text).replace(QLatin1Char('\n'), QLatin1Char(' ')));
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
    if (history.isEmpty())
        followStory();
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
        const QString whole = text + tr(" · epoch %1").arg(decimalText(moment->epoch, 2));
        constexpr int share = 3; // the label takes at most this part of the bar's width (one third)
        if (moment->epoch > 0.0 && share * m_label->fontMetrics().horizontalAdvance(whole) <= width())
            text = whole;
    }
    m_label->setText(text);
    // The label is as wide as the longest text so far, so that the slider does not move when numbers change.
    m_label->setMinimumWidth(moment ? std::max(m_label->minimumWidth(), m_label->sizeHint().width()) : 0);
    if (moment && m_pictureStep && *m_pictureStep > moment->step) {
        text += tr(" · watched from step %1").arg(countText(std::size_t(*m_pictureStep)));
        m_label->setText(text);
    }
    const auto happened = moment ? m_slider->textAt(m_slider->value()) : QString();
    m_slider->setAccessibleDescription(happened.isEmpty() ? text : text + QLatin1Char('\n') + happened);
}

QString TimeBar::text() const
{
    return m_label->text();
}

} // namespace attentoscope::ui

#include "timebar.moc"
