// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonpanel.h"

#include "ui/lessons/lessonboxes.h"
#include "ui/theme/grid.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/theme/theme.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMainWindow>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

constexpr int usualWidth = 38; ///< units: about forty letters of the text
constexpr int leastWidth = 26; ///< units: the buttons and the longest words
constexpr int longestName = int(HandedIn::longestLearner) / 4; ///< letters; UTF-8 takes at most four bytes each

} // namespace

/// Progress in a lesson: a segment for each step.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    explicit StepBar(QWidget* parent = nullptr);

    void setPlace(int step, int count); ///< `step` counted from zero
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_step = 0;
    int m_count = 1;
};

StepBar::StepBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepBar::setPlace(int step, int count)
{
    m_step = step;
    m_count = qMax(1, count);
    setAccessibleName(tr("Step %1 of %2").arg(step + 1).arg(count));
    update();
}

QSize StepBar::sizeHint() const
{
    return {grid(20), qMax(4, grid(0.5))};
}

QSize StepBar::minimumSizeHint() const
{
    return {grid(8), qMax(4, grid(0.5))};
}

void StepBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor rest = palette().color(QPalette::Midlight);
    const double gap = qMax(2.0, grid(0.4) * 1.0);
    const double each = (width() - gap * (m_count - 1)) / m_count;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    for (int step = 0; step < m_count; ++step) {
        const int place = mirrored ? m_count - 1 - step : step;
        painter.setBrush(step < m_step ? blended(rest, accent, 0.6) : step == m_step ? accent : rest);
        painter.drawRoundedRect(QRectF(place * (each + gap), 0, each, height()), height() / 2.0, height() / 2.0);
    }
}

LessonPanel::LessonPanel(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("lessonPanel"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(makeBody(), 1);
    column->addWidget(makeFoot());
    connectParts();
    fitType();
    refresh();
}

QWidget* LessonPanel::makeHead()
{
    auto* head = new QWidget(this);
    m_lesson = new TextLabel(head);
    m_lesson->setWordWrap(true);
    m_origin = new TextLabel(head);
    m_origin->setObjectName(QStringLiteral("lessonOrigin"));
    m_origin->setWordWrap(true);
    makeQuiet(m_origin);
    m_origin->hide();
    m_place = new TextLabel(head);
    m_bar = new StepBar(head);
    m_leave = new QPushButton(tr("&Leave"), head);
    m_leave->setObjectName(QStringLiteral("lessonLeave"));
    m_leave->setToolTip(tr("End the lesson. Your own run, data and layout come back"));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_lesson);
    words->addWidget(m_origin);
    words->addWidget(m_place);
    auto* row = new QHBoxLayout;
    row->addLayout(words, 1);
    row->addWidget(m_leave, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(grid(2), grid(1.25), grid(1.5), grid(1));
    column->setSpacing(grid(1));
    column->addLayout(row);
    column->addWidget(m_bar);
    return head;
}

QWidget* LessonPanel::makeBody()
{
    m_body = new QWidget(this);
    m_title = new TextLabel(m_body);
    m_title->setWordWrap(true);
    m_title->setObjectName(QStringLiteral("lessonTitle"));
    m_text = new RichLabel(m_body);
    m_text->setObjectName(QStringLiteral("lessonText"));
    m_text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_text->setOpenExternalLinks(true);
    m_question = new QuestionView(m_body);
    m_task = new TaskView(m_body);
    m_result = new ResultView(m_body);
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(grid(2), grid(0.5), grid(1.5), grid(1.5));
    column->setSpacing(grid(1.25));
    for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_text, m_question, m_task, m_result})
        column->addWidget(part);
    column->addStretch(1);
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_body);
    return m_scroll;
}

QWidget* LessonPanel::makeFoot()
{
    auto* foot = new QWidget(this);
    const auto button = [foot](const QString& text, const char* name, const QString& tip) {
        auto* made = new QPushButton(text, foot);
        made->setObjectName(QLatin1String(name));
        made->setToolTip(plainTip(tip));
        return made;
    };
    m_goOn = button(tr("&Go on"), "lessonGoOn", tr("To the next step"));
    m_goOn->setProperty(primaryProperty, true);
    m_learner = new QLineEdit(foot);
    m_learner->setObjectName(QStringLiteral("lessonLearner"));
    m_learner->setPlaceholderText(tr("Your name, if the page is handed in"));
    m_learner->setAccessibleName(m_learner->placeholderText());
    m_learner->setToolTip(tr("The page says only what you type here. It may stay empty"));
    m_learner->setMaxLength(longestName);
    m_save =
        button(tr("Save what I &found…"), "lessonSave", tr("Save your predictions and what this run showed as a page"));
    m_back = button(tr("Bac&k"), "lessonBack", tr("To the step before, as it was when you came to it"));
    m_again = button(tr("A&gain"), "lessonAgain", tr("This step once more, as it was when you came to it"));
    m_skip = button(tr("S&kip"), "lessonSkip", tr("Go to the next step; the tasks of this one are done for you"));
    m_unanswered = new TextLabel(tr("Your answer is still missing: this step waits for it."), foot);
    m_unanswered->setObjectName(QStringLiteral("lessonUnanswered"));
    m_unanswered->setWordWrap(true);
    m_unanswered->hide();
    auto kept = m_skip->sizePolicy(); // keeps its space while hidden, so that the other buttons do not move
    kept.setRetainSizeWhenHidden(true);
    m_skip->setSizePolicy(kept);
    auto* row = new QHBoxLayout;
    row->setSpacing(grid(0.75));
    for (auto* one : {m_back, m_again, m_skip})
        row->addWidget(one, 1);
    auto* column = m_foot = new QVBoxLayout(foot);
    column->setContentsMargins(grid(2), grid(1), grid(1.5), grid(1.25));
    column->setSpacing(grid(0.75));
    column->addWidget(m_unanswered);
    column->addWidget(&m_question->button());
    column->addWidget(m_goOn);
    column->addWidget(m_learner);
    column->addWidget(m_save);
    column->addLayout(row);
    return foot;
}

void LessonPanel::connectParts()
{
    connect(m_question, &QuestionView::predicted, this, &LessonPanel::predicted);
    connect(m_question, &QuestionView::soughtFor, this, [this] {
        reveal(*m_question);
        m_question->takeFocus();
    });
    const auto* bar = m_scroll->verticalScrollBar();
    connect(bar, &QScrollBar::actionTriggered, this, [this] { m_revealed = nullptr; }); // the user scrolls
    connect(bar, &QScrollBar::valueChanged, this, &LessonPanel::followQuestion);
    connect(m_task, &TaskView::doRequested, this, &LessonPanel::doRequested);
    connect(m_task, &TaskView::stopRequested, this, &LessonPanel::stopRequested);
    connect(m_goOn, &QPushButton::clicked, this, &LessonPanel::goOnRequested);
    connect(m_save, &QPushButton::clicked, this, &LessonPanel::saveRequested);
    connect(m_back, &QPushButton::clicked, this, &LessonPanel::backRequested);
    connect(m_again, &QPushButton::clicked, this, &LessonPanel::againRequested);
    connect(m_skip, &QPushButton::clicked, this, &LessonPanel::skipRequested);
    connect(m_leave, &QPushButton::clicked, this, &LessonPanel::leaveRequested);
}

/// Lessons are read, so their type is larger than that of controls.
void LessonPanel::fitType()
{
    const QFont usual = QApplication::font();
    const auto set = [&usual](QWidget& label, double size, QFont::Weight weight) {
        QFont font = usual;
        font.setPointSizeF(usual.pointSizeF() * size);
        font.setWeight(weight);
        label.setFont(font);
    };
    set(*m_lesson, 0.92, QFont::DemiBold);
    set(*m_place, 0.92, QFont::Normal);
    m_place->setForegroundRole(QPalette::PlaceholderText);
    set(*m_title, 1.35, QFont::DemiBold);
    set(*m_text, 1.1, QFont::Normal);
    fitWidth();
}

void LessonPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitWidth();
}

void LessonPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitButtons();
}

void LessonPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    qApp->installEventFilter(this);
}

void LessonPanel::hideEvent(QHideEvent* event)
{
    qApp->removeEventFilter(this);
    QWidget::hideEvent(event);
}

bool LessonPanel::eventFilter(QObject* watched, QEvent* event)
{
    // The window is moved before it is on the screen. Afterwards it would jump.
    if (event->type() == QEvent::Show && watched->isWidgetType())
        leaveClear(*static_cast<QWidget*>(watched));
    const bool isMoved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (isMoved && (watched == m_scroll->viewport() || watched == m_question || watched == m_revealed))
        QTimer::singleShot(0, this, &LessonPanel::keepInSight);
    return QWidget::eventFilter(watched, event);
}

/// Moves a window to the larger side of the panel, and makes it narrower if it would not fit there.
void LessonPanel::leaveClear(QWidget& shown) const
{
    const bool isTool = shown.windowType() == Qt::Window || shown.windowType() == Qt::Dialog;
    // the user's own main window, which comes back when the lesson ends
    const bool isMain = qobject_cast<QMainWindow*>(&shown);
    if (!isTool || isMain || shown.isModal() || &shown == window())
        return;
    const QRect panel(mapToGlobal(QPoint()), size()), all = screen()->availableGeometry();
    QRect place = shown.geometry();
    if (!shown.testAttribute(Qt::WA_Moved))
        place.moveCenter(window()->frameGeometry().center()); // it would open here by itself
    const QRect before(all.topLeft(), QPoint(panel.left() - 1, all.bottom()));
    const QRect behind(QPoint(panel.right() + 1, all.top()), all.bottomRight());
    const QRect& free = before.width() >= behind.width() ? before : behind;
    const int least = qMax(shown.minimumWidth(), shown.minimumSizeHint().width());
    if (!place.intersects(panel) || free.width() < least)
        return;
    place.setWidth(qMin(place.width(), free.width()));
    place.moveLeft(qBound(free.left(), place.left(), free.right() + 1 - place.width()));
    place.moveTop(qMax(place.top(), free.top() + grid(4))); // its title bar needs room above
    shown.setGeometry(place);
}

/// The width is the same in every step. On a small screen, or with large type, the panel may become narrower for the
/// views.
void LessonPanel::fitWidth()
{
    int least = qMax(grid(leastWidth), screen()->availableGeometry().width() / 6);
    if (m_foot) // in a presentation the buttons may need more than a sixth of the width
        least = qMax(least, buttonsWidth(1.0));
    setMinimumWidth(qMin(sizeHint().width(), least));
    updateGeometry();
    fitButtons();
}

/// The width of the last row of buttons if their type has this share of the usual size. Small type gets no margins.
int LessonPanel::buttonsWidth(double size)
{
    const auto margins = m_foot->contentsMargins();
    int width = margins.left() + margins.right() + 2 * grid(0.75);
    for (auto* one : {m_back, m_again, m_skip}) {
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * size);
        one->setFont(font);
        const int words = one->fontMetrics().size(Qt::TextShowMnemonic, one->text()).width() + grid(1);
        one->setMinimumWidth(size < 1.0 ? words : 0);
        width += size < 1.0 ? words : one->minimumSizeHint().width();
    }
    return width;
}

/// A presentation doubles the type, but on a small screen the panel is still a third of the width. Small type makes the
/// buttons fit.
void LessonPanel::fitButtons()
{
    constexpr double smallest = 0.6;
    double size = 1.0;
    while (m_foot && buttonsWidth(size) > width() && size > smallest)
        size -= 0.05;
}

QSize LessonPanel::sizeHint() const
{
    return {qMin(grid(usualWidth), screen()->availableGeometry().width() / 3), grid(80)};
}

void LessonPanel::showLesson(const QString& title, const QString& origin)
{
    m_lesson->setText(title);
    m_origin->setText(
        origin.isEmpty() ? QString() : tr("From the file %1").arg(isolated(wrappablePath(shortPath(origin)))));
    m_origin->setVisible(!origin.isEmpty());
    setAccessibleName(tr("Lesson: %1").arg(title));
}

void LessonPanel::showStep(const PanelStep& step, const LiveValue& value)
{
    m_step = step;
    m_bar->setPlace(step.number, step.count);
    m_place->setText(m_bar->accessibleName());
    m_title->setText(step.title);
    m_html.clear();
    refreshValues(value);
    m_question->ask(step.question, value);
    m_task->hide();
    m_task->showDelay({});
    m_result->hide();
    m_isPreparing = false;
    showUnanswered(false);
    refresh();
    m_revealed = nullptr;
    m_scroll->verticalScrollBar()->setValue(0);
    QTimer::singleShot(0, this, &LessonPanel::keepInSight);
    announce(*m_body, step.title + QStringLiteral(". ") + lessonWords(step.text, value));
}

void LessonPanel::refreshValues(const LiveValue& value)
{
    const auto html = lessonHtml(m_step.text, value);
    if (html == m_html)
        return;
    m_html = html;
    m_text->setMarkup(html);
}

void LessonPanel::showUnanswered(bool isUnanswered)
{
    const bool isNew = isUnanswered && m_unanswered->isHidden();
    m_unanswered->setVisible(isUnanswered);
    if (!isNew)
        return;
    reveal(*m_question);
    announce(*m_unanswered, m_unanswered->text());
}

void LessonPanel::showPrediction(const Prediction& prediction)
{
    m_question->showGiven(prediction);
}

void LessonPanel::takeCell(const PredictedCell& cell)
{
    m_question->takeCell(cell);
}

void LessonPanel::showTask(const QString& text, std::optional<double> share)
{
    const bool isNew = m_task->isHidden();
    m_task->showWaiting(text, share);
    if (isNew) {
        m_task->setHelp(m_step.canBeDoneFor ? LessonHelp::Offered : LessonHelp::None);
        reveal(*m_task);
    }
}

void LessonPanel::showHelp(LessonHelp help)
{
    m_task->setHelp(help);
}

void LessonPanel::showTrouble(const QString& text)
{
    m_task->setHelp(LessonHelp::Offered);
    m_task->showDelay(text);
    announce(*m_task, text);
}

void LessonPanel::showDelay(const QString& markdown)
{
    m_task->showDelay(markdown);
    announce(*m_task, lessonWords(markdown));
}

void LessonPanel::showResult(const StepResult& result)
{
    m_task->hide();
    m_result->showResult(result);
    refresh();
    reveal(*m_result);
    announce(*m_result, m_result->words());
    m_goOn->setFocus(Qt::OtherFocusReason);
}

void LessonPanel::showPreparing(const QString& text, std::optional<double> share)
{
    const bool isNew = !m_isPreparing;
    m_isPreparing = !text.isEmpty();
    if (m_isPreparing)
        m_task->showPreparing(text, share);
    else
        m_task->hide();
    refresh();
    if (isNew && m_isPreparing)
        reveal(*m_task);
}

void LessonPanel::refresh()
{
    const bool isLast = m_step.number + 1 >= m_step.count;
    const bool isDone = !m_result->isHidden() || isLast;
    m_goOn->setVisible(isDone && !m_isPreparing);
    m_goOn->setText(isLast ? tr("&Finish the lesson") : tr("&Go on"));
    m_goOn->setDefault(true);
    m_learner->setVisible(isLast && !m_isPreparing);
    m_save->setVisible(isLast && !m_isPreparing);
    m_question->setEnabled(!m_isPreparing);
    m_question->button().setVisible(m_question->isOpen() && !m_isPreparing);
    m_back->setEnabled(m_step.number > 0);
    m_skip->setEnabled(!isLast && !m_isPreparing);
    m_skip->setVisible(!isLast);
}

QString LessonPanel::learner() const
{
    return m_learner->text().trimmed();
}

void LessonPanel::reveal(QWidget& part)
{
    m_revealed = &part;
    QTimer::singleShot(0, this, &LessonPanel::keepInSight);
}

void LessonPanel::keepInSight()
{
    if (m_revealed && !m_revealed->isHidden()) {
        auto* bar = m_scroll->verticalScrollBar();
        const int top = m_revealed->mapTo(m_body, QPoint()).y();
        const int bottom = top + m_revealed->height();
        bar->setValue(qMin(top - grid(1), qMax(bar->value(), bottom + grid(1) - m_scroll->viewport()->height())));
    }
    followQuestion();
}

/// A question that is higher than the panel counts as in sight when its beginning is visible.
void LessonPanel::followQuestion()
{
    const int height = m_scroll->viewport()->height();
    const int top = m_question->mapTo(m_scroll->viewport(), QPoint()).y();
    m_question->setInSight(top <= grid(2) || top + m_question->height() <= height);
}

void LessonPanel::setControls(QWidget& controls)
{
    m_foot->insertWidget(0, &controls);
}

void LessonPanel::takeFocus()
{
    if (m_question->isOpen())
        m_question->takeFocus();
    else if (!m_goOn->isHidden())
        m_goOn->setFocus(Qt::OtherFocusReason);
}

} // namespace attentoscope::ui

#include "lessonpanel.moc"
