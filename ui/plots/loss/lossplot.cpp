// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossplot.h"

#include "ui/plots/loss/lossaxes.h"
#include "ui/plots/loss/losscanvas.h"
#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/loss/losstable.h"
#include "ui/plots/loss/smoothingslider.h"
#include "ui/plots/style/choicemenu.h"
#include "ui/plots/style/readoutline.h"
#include "ui/widgets/numbers.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QObject>
#include <QPoint>
#include <QTimer>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>

namespace attentoscope::ui {

/// Handles pointer and keys on a loss plot. The cursor is under the pointer. If the pointer is elsewhere, the cursor is
/// at the chosen step.
class LossInput : public QObject
{
    Q_OBJECT

public:
    /// `owner` gets the focus and the keys. Both must outlive this object.
    LossInput(LossCanvas& canvas, QWidget& owner);

    [[nodiscard]] std::optional<std::size_t> point() const { return m_point; } ///< index into cursorPoints()
    void setStep(std::optional<std::int64_t> step); ///< the step was chosen in another view; emits no signal
    void lift(); ///< must be called before the points change
    void place(); ///< must be called after the points have changed

signals:
    void pointChanged();
    /// The person has moved the cursor; none: it is gone.
    void moved(std::optional<std::int64_t> step, attentoscope::ui::CursorMove how);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool keyPressed(const QKeyEvent& event);
    [[nodiscard]] bool pointerUsed(QEvent& event);
    void wheelTurned(const QWheelEvent& event);
    void mousePressed(const QMouseEvent& event);
    void mouseMoved(const QMouseEvent& event);
    void mouseReleased(const QMouseEvent& event);
    void setPoint(std::optional<std::size_t> point);
    void pointAt(std::optional<std::size_t> point);
    void choose(std::optional<std::size_t> point);
    [[nodiscard]] std::optional<std::size_t> chosenPoint() const;
    [[nodiscard]] std::optional<std::int64_t> stepOf(std::optional<std::size_t> point) const;
    void moveBy(int direction);

    LossCanvas& m_canvas;
    QWidget& m_owner;
    std::optional<std::size_t> m_point;
    std::optional<std::int64_t> m_chosenStep; ///< step of the cursor while the pointer is elsewhere
    std::optional<QPoint> m_pressed; ///< position of a press that may become a click
    bool m_isPointed = false;
};

namespace {

constexpr double notchFactor = 0.8; ///< factor for the range, for each step of the wheel

} // namespace

LossInput::LossInput(LossCanvas& canvas, QWidget& owner) : m_canvas(canvas), m_owner(owner)
{
    canvas.setFocusPolicy(Qt::NoFocus);
    canvas.setMouseTracking(true);
    canvas.installEventFilter(this);
    owner.setFocusPolicy(Qt::StrongFocus);
    owner.installEventFilter(this);
}

void LossInput::setStep(std::optional<std::int64_t> step)
{
    m_chosenStep = step;
    if (!m_isPointed)
        setPoint(chosenPoint());
}

void LossInput::lift()
{
    setPoint(std::nullopt);
}

void LossInput::place()
{
    setPoint(chosenPoint());
}

void LossInput::setPoint(std::optional<std::size_t> point)
{
    if (point == m_point)
        return;
    m_point = point;
    m_canvas.setCursor(point);
    emit pointChanged();
}

std::optional<std::size_t> LossInput::chosenPoint() const
{
    const auto points = m_canvas.cursorPoints();
    if (!m_chosenStep || points.empty())
        return std::nullopt;
    const auto place = std::ranges::lower_bound(points, *m_chosenStep, {}, &LossPoint::step);
    return std::min(static_cast<std::size_t>(place - points.begin()), points.size() - 1);
}

std::optional<std::int64_t> LossInput::stepOf(std::optional<std::size_t> point) const
{
    return point ? std::optional(m_canvas.cursorPoints()[*point].step) : std::nullopt;
}

void LossInput::pointAt(std::optional<std::size_t> point)
{
    const bool news = point ? point != m_point || !m_isPointed : m_isPointed;
    m_isPointed = point.has_value();
    setPoint(point ? point : chosenPoint());
    if (news)
        emit moved(stepOf(point), CursorMove::Pointed);
}

void LossInput::choose(std::optional<std::size_t> point)
{
    m_chosenStep = stepOf(point);
    setPoint(point);
    emit moved(m_chosenStep, CursorMove::Chosen);
}

void LossInput::moveBy(int direction)
{
    const auto points = m_canvas.cursorPoints();
    if (points.empty())
        return;
    const QCPRange range = m_canvas.xAxis->range();
    const double from = m_point ? m_canvas.keyOf(points[*m_point]) : range.center();
    const auto near = m_canvas.pointNear(std::clamp(from + direction * range.size() / 100, range.lower, range.upper));
    const std::size_t next = m_point.value_or(*near) + static_cast<std::size_t>(direction);
    choose(near == m_point && next < points.size() ? next : *near);
}

bool LossInput::keyPressed(const QKeyEvent& event)
{
    const bool withControl = event.modifiers().testFlag(Qt::ControlModifier);
    const Qt::Orientations zoomed = withControl ? Qt::Vertical : Qt::Horizontal;
    const QPointF centre = m_canvas.axisRect()->rect().center();
    auto& range = m_canvas.range();
    switch (event.key()) {
    case Qt::Key_Left:
        withControl ? range.moveAcross(-0.1) : moveBy(-1);
        return true;
    case Qt::Key_Right:
        withControl ? range.moveAcross(0.1) : moveBy(1);
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal: // this key is plus without Shift
        range.zoom(centre, notchFactor, zoomed);
        return true;
    case Qt::Key_Minus:
        range.zoom(centre, 1.0 / notchFactor, zoomed);
        return true;
    case Qt::Key_Home:
        range.follow();
        return true;
    case Qt::Key_Escape:
        m_canvas.selectionRect()->cancel();
        choose(std::nullopt);
        return true;
    default:
        return false;
    }
}

void LossInput::wheelTurned(const QWheelEvent& event)
{
    // Without this, a person who scrolls past the plot would zoom by accident.
    if (!event.modifiers().testFlag(Qt::ControlModifier))
        return;
    const bool vertical = event.modifiers().testFlag(Qt::ShiftModifier);
    const Qt::Orientations directions = vertical ? Qt::Vertical : Qt::Horizontal;
    const QPoint turned = event.angleDelta();
    const int delta = turned.y() != 0 ? turned.y() : turned.x();
    m_canvas.range().zoom(event.position(), std::pow(notchFactor, delta / 120.0), directions);
}

void LossInput::mousePressed(const QMouseEvent& event)
{
    m_owner.setFocus(Qt::MouseFocusReason);
    const bool moves = event.modifiers().testFlag(Qt::ShiftModifier);
    const bool isClick = event.button() == Qt::LeftButton && !moves;
    if (isClick)
        m_pressed = event.pos();
    const bool boxes = isClick && m_canvas.axisRect()->rect().contains(event.position().toPoint());
    m_canvas.setDragging(boxes ? LossDragging::ZoomBox : LossDragging::Move);
    m_canvas.axisRect()->setRangeDrag(moves ? Qt::Horizontal | Qt::Vertical : Qt::Orientations());
}

void LossInput::mouseMoved(const QMouseEvent& event)
{
    const bool inside = m_canvas.axisRect()->rect().contains(event.position().toPoint());
    pointAt(inside ? m_canvas.pointNear(m_canvas.xAxis->pixelToCoord(event.position().x())) : std::nullopt);
}

/// A click keeps the cursor at its place; the end of a drag does not.
void LossInput::mouseReleased(const QMouseEvent& event)
{
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (!pressed || (event.pos() - *pressed).manhattanLength() >= QApplication::startDragDistance())
        return;
    if (m_canvas.axisRect()->rect().contains(event.pos()))
        choose(m_canvas.pointNear(m_canvas.xAxis->pixelToCoord(event.position().x())));
}

bool LossInput::pointerUsed(QEvent& event)
{
    switch (event.type()) {
    case QEvent::MouseMove:
        mouseMoved(static_cast<QMouseEvent&>(event));
        return false;
    case QEvent::Leave:
        pointAt(std::nullopt);
        return false;
    case QEvent::MouseButtonPress:
        mousePressed(static_cast<QMouseEvent&>(event));
        return false;
    case QEvent::MouseButtonRelease:
        mouseReleased(static_cast<QMouseEvent&>(event));
        return false;
    case QEvent::MouseButtonDblClick:
        m_pressed.reset();
        choose(std::nullopt);
        m_canvas.range().follow();
        return true;
    case QEvent::Wheel:
        wheelTurned(static_cast<QWheelEvent&>(event));
        return true;
    default:
        return false;
    }
}

bool LossInput::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_canvas && pointerUsed(*event))
        return true;
    if (watched == &m_owner && event->type() == QEvent::KeyPress && keyPressed(static_cast<QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

namespace {

constexpr std::chrono::milliseconds drawInterval{66};
constexpr int roomForWords = 560; ///< from this width in pixels on, there is space for the words beside the slider

/// Fills a menu with all choices for drawing a loss plot. Returns those that only a training on sentences has.
QList<QAction*> fillLossMenu(QMenu& menu, LossPlot& plot)
{
    using Options = LossOptions;
    menu.addSection(LossPlot::tr("Vertical axis"));
    const auto quantities = addChoices(plot, menu, &Options::quantity,
        {{LossQuantity::Loss, LossPlot::tr("Loss")}, {LossQuantity::Perplexity, LossPlot::tr("Perplexity")},
            {LossQuantity::Bleu, LossPlot::tr("BLEU of the validation")}});
    menu.addSection(LossPlot::tr("Scale"));
    addChoices(plot, menu, &Options::scale,
        {{LossScale::Linear, LossPlot::tr("Linear scale")},
            {LossScale::Logarithmic, LossPlot::tr("Logarithmic scale")}});
    menu.addSection(LossPlot::tr("Horizontal axis"));
    const auto axes = addChoices(plot, menu, &Options::axis,
        {{LossAxis::Step, LossPlot::tr("By step")}, {LossAxis::Epoch, LossPlot::tr("By epoch")},
            {LossAxis::Time, LossPlot::tr("By training time")}});
    menu.addSection(LossPlot::tr("Smoothing"));
    addChoices(plot, menu, &Options::smoothing,
        {{0.0, smoothingText(0.0)}, {0.8, smoothingText(0.8)}, {0.9, smoothingText(0.9)}, {0.95, smoothingText(0.95)},
            {0.99, smoothingText(0.99)}});
    menu.addSeparator();
    QObject::connect(
        menu.addAction(LossPlot::tr("&Follow the training")), &QAction::triggered, &plot, &LossPlot::follow);
    return {quantities[1], quantities[2], axes[1]};
}

/// Parts of the reading. If there is little room, the last ones are left out first.
enum ReadingRank : std::uint8_t { AlwaysRead, OfOtherRuns, OfValidation, OfMean, OfTime, OfRate };

std::vector<ReadingPart> ownReading(const LossCanvas& canvas, const LossPoint& place)
{
    const auto number = [](double value) { return decimalText(value, 3); };
    std::vector<ReadingPart> parts;
    if (canvas.hasSteps()) {
        const bool perplexity = canvas.options().quantity == LossQuantity::Perplexity;
        const bool isSmoothed = canvas.unit() == LossUnit::SmoothedNats;
        const auto loss = (isSmoothed ? LossPlot::tr("label-smoothed %1")
                : perplexity          ? LossPlot::tr("perplexity %1")
                                      : LossPlot::tr("loss %1"))
                              .arg(number(canvas.measure().shown(place.loss)));
        // In a very long run, older steps are merged. The text then gives their number.
        const auto together = place.count > 1
            ? LossPlot::tr(" (%1 steps together)").arg(QLocale().toString(static_cast<qlonglong>(place.count)))
            : QString();
        parts.push_back({loss + together, AlwaysRead});
        parts.push_back({LossPlot::tr("mean %1").arg(number(canvas.measure().shown(place.smoothed))), OfMean});
    }
    const auto& validations = canvas.validations();
    const auto later = std::ranges::upper_bound(validations, place.step, {}, &ValidationReport::step);
    if (later != validations.begin()) {
        const double value = canvas.measure().shownValidation(*std::prev(later));
        parts.push_back({(canvas.options().quantity == LossQuantity::Bleu ? LossPlot::tr("validation BLEU %1")
                                                                          : LossPlot::tr("validation %1"))
                             .arg(std::isnan(value) ? QStringLiteral("–") : number(value)),
            OfValidation});
    }
    if (place.learningRate > 0.0)
        parts.push_back({LossPlot::tr("rate %1").arg(QLocale().toString(place.learningRate, 'g', 3)), OfRate});
    return parts;
}

/// The text about one of the cursorPoints(): step, losses, validation, and earlier runs.
std::vector<ReadingPart> lossReading(const LossCanvas& canvas, std::size_t point)
{
    const LossPoint& place = canvas.cursorPoints()[point];
    const auto step = LossPlot::tr("step %1").arg(QLocale().toString(static_cast<qlonglong>(place.step)));
    const auto time = durationText(place.seconds);
    std::vector<ReadingPart> parts{{step, AlwaysRead},
        {place.epoch > 0.0 ? LossPlot::tr("epoch %1, %2").arg(decimalText(place.epoch, 2), time)
                           : time, // a task without epochs shows only the time
            OfTime}};
    const auto own = canvas.series().points().empty() ? std::vector<ReadingPart>() : ownReading(canvas, place);
    // Losses are beside those of other runs, so that people can compare them.
    const auto losses = std::min<std::size_t>(2, own.size());
    parts.insert(parts.end(), own.begin(), own.begin() + static_cast<std::ptrdiff_t>(losses));
    for (const auto& other : canvas.overlays().readingsAt(canvas.keyOf(place)))
        parts.push_back({other, OfOtherRuns});
    parts.insert(parts.end(), own.begin() + static_cast<std::ptrdiff_t>(losses), own.end());
    return parts;
}

/// The text while nobody points at the plot. It says that there are no losses yet, or that only a part is visible, or
/// it describes the newest point.
std::vector<ReadingPart> lossHint(const LossCanvas& canvas)
{
    const std::size_t count = canvas.cursorPoints().size();
    if (!canvas.range().isFollowing())
        return {{LossPlot::tr("Zoomed in. Double-click to follow the training again; Shift+drag moves the view.")}};
    if (count == 0)
        return {{LossPlot::tr("The loss appears here as soon as training runs.")}};
    if (canvas.options().quantity == LossQuantity::Bleu && canvas.validations().empty()
        && canvas.overlays().all().empty())
        return {{LossPlot::tr("Each validation measures BLEU; none has run yet.")}};
    auto parts = lossReading(canvas, count - 1);
    if (!canvas.hasSteps() && canvas.options().quantity == LossQuantity::Perplexity)
        parts.push_back({LossPlot::tr("Only validations have a perplexity: the training loss is label-smoothed.")});
    return parts;
}

} // namespace

LossPlot::LossPlot(QWidget* parent)
    : QWidget(parent)
    , m_canvas(new LossCanvas)
    , m_input(std::make_unique<LossInput>(*m_canvas, *this))
    , m_readout(new ReadoutLine)
    , m_smoothing(new SmoothingSlider)
    , m_optionsMenu(new QMenu(tr("&Loss plot"), this))
    , m_drawTimer(new QTimer(this))
{
    setAccessibleName(tr("Loss plot"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_readout, 1);
    foot->addWidget(m_smoothing);
    layout->addWidget(m_canvas, 1);
    layout->addLayout(foot);
    m_smoothing->setWeight(options().smoothing);
    connect(m_smoothing, &SmoothingSlider::weightChosen, this,
        [this](double weight) { choose(&LossOptions::smoothing, weight); });
    m_drawTimer->setSingleShot(true);
    m_drawTimer->setInterval(drawInterval);
    connect(m_drawTimer, &QTimer::timeout, this, [this] {
        if (m_drawingDue)
            drawNow();
    });
    connect(m_input.get(), &LossInput::pointChanged, this, &LossPlot::showReading);
    connect(m_input.get(), &LossInput::moved, this, &LossPlot::cursorMoved);
    connect(&m_canvas->range(), &LossRange::followingChanged, this, &LossPlot::showReading);
    m_choicesOfSentences = fillLossMenu(*m_optionsMenu, *this);
    showReading();
}

LossPlot::~LossPlot() = default;

void LossPlot::reset()
{
    m_input->setStep(std::nullopt);
    m_input->lift();
    m_canvas->clear();
    drawNow();
}

void LossPlot::append(const TrainingReports& reports)
{
    if (!reports.saves.empty())
        m_canvas->setSaves(reports.saves.back().kept);
    if (reports.steps.empty() && reports.validations.empty() && reports.changes.empty() && reports.saves.empty())
        return;
    const int thinnings = m_canvas->series().thinnings();
    const bool begins = m_canvas->series().points().empty();
    if (begins)
        m_input->lift(); // the cursor may have been on an earlier run
    m_canvas->append(reports.steps, reports.validations);
    m_canvas->addChanges(reports.changes);
    if (begins || m_canvas->series().thinnings() != thinnings) {
        m_input->lift();
        m_input->place();
    }
    drawSoon();
}

void LossPlot::setHistory(const RunDescription& run)
{
    reset();
    m_canvas->append(run.history->steps, run.history->validations);
    m_canvas->addChanges(run.history->changes);
    m_canvas->setSaves(run.saves);
    drawNow();
}

void LossPlot::setSaves(const std::vector<std::int64_t>& steps)
{
    m_canvas->setSaves(steps);
    drawSoon();
}

void LossPlot::drawSoon()
{
    if (m_drawTimer->isActive())
        m_drawingDue = true;
    else
        drawNow();
}

void LossPlot::drawNow()
{
    m_drawingDue = false;
    m_canvas->refresh();
    showReading();
    m_drawTimer->start();
}

void LossPlot::setCursorStep(std::optional<std::int64_t> step)
{
    m_input->setStep(step);
}

void LossPlot::showReading()
{
    m_readout->setHintParts(lossHint(*m_canvas));
    std::vector<ReadingPart> parts;
    if (const auto point = m_input->point()) {
        for (const auto& mark : m_canvas->marksNear(m_canvas->keyOf(m_canvas->cursorPoints()[*point])))
            parts.push_back({mark, AlwaysRead});
        std::ranges::move(lossReading(*m_canvas, *point), std::back_inserter(parts));
    }
    m_readout->setReadingParts(parts);
    setAccessibleDescription(m_readout->text());
}

const LossOverlays& LossPlot::overlays() const
{
    return m_canvas->overlays();
}

template <typename Change>
void LossPlot::changeOverlays(const Change& change)
{
    m_input->lift(); // the cursor may have been on a curve that is removed
    change(m_canvas->overlays());
    m_canvas->overlaysChanged();
    m_input->place();
    showReading();
    emit overlaysChanged();
}

bool LossPlot::addOverlay(const RunRecord& record, const QString& name)
{
    bool added = false;
    changeOverlays([&](LossOverlays& overlays) { added = overlays.add(record, name); });
    return added;
}

void LossPlot::removeOverlay(const QString& folder)
{
    changeOverlays([&](LossOverlays& overlays) { overlays.remove(folder); });
}

void LossPlot::setOverlayShown(const QString& folder, OverlayShown shown)
{
    changeOverlays([&](LossOverlays& overlays) { overlays.setShown(folder, shown); });
}

void LossPlot::setOptions(const LossOptions& options)
{
    if (options == m_options)
        return;
    m_options = options;
    drawOptions();
    m_smoothing->setWeight(options.smoothing);
    emit optionsChanged();
}

void LossPlot::setUnit(LossUnit unit)
{
    if (unit == m_canvas->unit())
        return;
    m_canvas->setUnit(unit);
    for (QAction* choice : std::as_const(m_choicesOfSentences))
        choice->setEnabled(unit != LossUnit::SquaredError);
    drawOptions();
}

/// The task without words has neither perplexity nor BLEU, and no epochs. The person's choices stay for the next run.
void LossPlot::drawOptions()
{
    LossOptions drawn = m_options;
    if (m_canvas->unit() == LossUnit::SquaredError) {
        drawn.quantity = LossQuantity::Loss;
        if (drawn.axis == LossAxis::Epoch)
            drawn.axis = LossAxis::Step;
    }
    if (drawn != m_canvas->options())
        m_canvas->setOptions(drawn);
    showSlider();
    showReading();
}

void LossPlot::setPresented(bool presented)
{
    m_isPresented = presented;
    showSlider();
}

void LossPlot::setFolded(bool folded)
{
    m_isFolded = folded;
    m_canvas->setVisible(!folded);
    fitRoom();
    updateGeometry();
}

QSize LossPlot::minimumSizeHint() const
{
    const int line = m_readout->sizeHint().height();
    return m_isFolded ? QSize(4 * line, line) : QSize(240, 88);
}

void LossPlot::showSlider()
{
    const bool smooths = m_canvas->hasSteps(); // validations are not smoothed
    m_smoothing->setVisible(!m_isPresented && !m_isFolded && smooths && room() == LossDetail::Full);
}

LossDetail LossPlot::room() const
{
    return lossDetailFor(height(), fontMetrics().height());
}

void LossPlot::fitRoom()
{
    m_canvas->setDetail(room());
    m_readout->setVisible(m_isFolded || room() != LossDetail::Bare);
    m_smoothing->setWordsShown(width() >= roomForWords);
    showSlider();
}

void LossPlot::follow()
{
    m_canvas->range().follow();
}

void LossPlot::focusInEvent(QFocusEvent* event)
{
    m_readout->setFocusShown(ReadoutLine::showsFocus(event->reason()));
    QWidget::focusInEvent(event);
}

void LossPlot::focusOutEvent(QFocusEvent* event)
{
    m_readout->setFocusShown(false);
    QWidget::focusOutEvent(event);
}

void LossPlot::resizeEvent(QResizeEvent* event)
{
    fitRoom();
    QWidget::resizeEvent(event);
}

void LossPlot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitRoom();
}

void LossPlot::contextMenuEvent(QContextMenuEvent* event)
{
    m_optionsMenu->popup(event->globalPos());
}

bool LossPlot::hasContent() const
{
    return !m_canvas->cursorPoints().empty() || !m_canvas->validations().empty();
}

QString LossPlot::suggestedName() const
{
    return tr("loss");
}

QString LossPlot::suggestedTitle() const
{
    switch (m_canvas->options().quantity) {
    case LossQuantity::Loss:
        return tr("Loss");
    case LossQuantity::Perplexity:
        return tr("Perplexity");
    case LossQuantity::Bleu:
        break;
    }
    return tr("BLEU");
}

StyledPlot& LossPlot::plot()
{
    if (m_drawingDue) // only then, because drawing tells others that the plot has changed
        drawNow();
    return *m_canvas;
}

std::optional<std::int64_t> LossPlot::shownStep() const
{
    const auto points = m_canvas->series().points();
    return points.empty() ? std::nullopt : std::optional(points.back().step);
}

QByteArray LossPlot::csv() const
{
    return lossCsv(m_canvas->series().points(), m_canvas->validations(), &overlays());
}

QByteArray LossPlot::json() const
{
    return lossJson(m_canvas->series().points(), m_canvas->validations(), m_canvas->changes(), &overlays());
}

} // namespace attentoscope::ui

#include "lossplot.moc"
