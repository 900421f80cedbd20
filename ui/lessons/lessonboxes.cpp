// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonboxes.h"

#include "ui/theme/grid.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/theme/theme.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QButtonGroup>
#include <QEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <cmath>

namespace attentoscope::ui {

namespace {

/// One of several answers: a radio button whose text wraps.
class ChoiceButton : public QRadioButton
{
public:
    ChoiceButton(const QString& text, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool hitButton(const QPoint& place) const override { return rect().contains(place); }
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int markRoom() const;

    QString m_text; ///< text without a mnemonic
};

ChoiceButton::ChoiceButton(const QString& text, QWidget* parent) : QRadioButton(parent), m_text(text)
{
    setText(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&")));
    setAccessibleName(text);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    auto policy = QSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int ChoiceButton::markRoom() const
{
    return fontMetrics().ascent() + grid(2);
}

QSize ChoiceButton::sizeHint() const
{
    return {grid(34), heightForWidth(grid(34))};
}

QSize ChoiceButton::minimumSizeHint() const
{
    return {grid(16), fontMetrics().height() + grid(1.5)};
}

int ChoiceButton::heightForWidth(int width) const
{
    const QRect room(0, 0, qMax(1, width - markRoom() - grid(1)), 10'000);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, m_text).height() + grid(1.5);
}

void ChoiceButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor base = palette().color(QPalette::Base);
    const QColor fill = isChecked() ? blended(base, accent, 0.12) : underMouse() ? blended(base, accent, 0.05) : base;
    const bool isHot = isChecked() || hasFocus();
    stylepainting::drawBox(
        rect(), fill, isHot ? accent : palette().color(QPalette::Mid), painter, hasFocus() ? 2.0 : 1.0);
    const int side = fontMetrics().ascent();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QRectF mark(
        mirrored ? width() - grid(1) - side : grid(1), grid(0.75) + (fontMetrics().height() - side) / 2.0, side, side);
    painter.setPen(QPen(isChecked() ? accent : palette().color(QPalette::PlaceholderText), 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(mark.adjusted(0.5, 0.5, -0.5, -0.5));
    if (isChecked()) {
        painter.setBrush(accent);
        painter.drawEllipse(mark.adjusted(side * 0.27, side * 0.27, -side * 0.27, -side * 0.27));
    }
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text));
    const int room = markRoom();
    const QRect words =
        mirrored ? rect().adjusted(grid(1), grid(0.75), -room, 0) : rect().adjusted(room, grid(0.75), -grid(1), 0);
    painter.drawText(
        words, int(Qt::TextWordWrap) | int(mirrored ? Qt::AlignRight : Qt::AlignLeft) | int(Qt::AlignTop), m_text);
}

QColor colorOf(LessonBox::Tone tone, const QPalette& palette)
{
    switch (tone) {
    case LessonBox::Tone::Active:
        return palette.color(QPalette::Highlight);
    case LessonBox::Tone::Right:
        return isDark(palette) ? QColor(0x6c, 0xc2, 0x8f) : QColor(0x1f, 0x7a, 0x4a);
    case LessonBox::Tone::Other:
        return warningColor(palette);
    case LessonBox::Tone::Plain:
        break;
    }
    return hairline(palette);
}

/// Reads a number with a decimal point or comma, whatever the locale. A share may also be in percent.
std::optional<double> numberIn(const QString& text, NumberScale scale)
{
    auto written = text.trimmed();
    const bool isPercent = written.endsWith(QLatin1Char('%'));
    if (isPercent)
        written = written.chopped(1).trimmed();
    auto plain = QLocale::c();
    plain.setNumberOptions(QLocale::RejectGroupSeparator);
    bool isNumber = false;
    double number = plain.toDouble(QString(written).replace(QLatin1Char(','), QLatin1Char('.')), &isNumber);
    if (!isNumber)
        number = QLocale().toDouble(written, &isNumber);
    if (!isNumber || !std::isfinite(number))
        return std::nullopt;
    if (scale == NumberScale::Any)
        return number;
    if (isPercent)
        number /= 100.0;
    return number >= 0.0 && number <= 1.0 ? std::optional(number) : std::nullopt;
}

constexpr int fine = 1000; ///< steps of the progress bar

} // namespace

LessonBox::LessonBox(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    fitMargins();
}

void LessonBox::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void LessonBox::fitMargins()
{
    m_column->setContentsMargins(grid(1.75), grid(1.25), grid(1.25), grid(1.25));
    m_column->setSpacing(grid(0.75));
}

void LessonBox::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitMargins();
}

void LessonBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor color = colorOf(m_tone, palette());
    const QColor base = palette().color(QPalette::Base);
    const bool isPlain = m_tone == Tone::Plain;
    stylepainting::drawBox(
        rect(), isPlain ? base : blended(base, color, 0.06), blended(base, color, isPlain ? 1.0 : 0.55), painter);
    if (isPlain)
        return;
    const int bar = qMax(3, grid(0.5));
    const int inset = qRound(stylepainting::cornerRadius());
    const int left = layoutDirection() == Qt::RightToLeft ? width() - bar : 0;
    painter.fillRect(QRect(left, inset, bar, height() - 2 * inset), color);
}

QuestionView::QuestionView(QWidget* parent)
    : LessonBox(parent)
    , m_heading(new TextLabel(this))
    , m_text(new RichLabel(this))
    , m_given(new TextLabel(this))
    , m_done(new QPushButton(this))
{
    makeQuiet(m_heading);
    m_text->setObjectName(QStringLiteral("lessonQuestion"));
    m_given->setObjectName(QStringLiteral("lessonPrediction"));
    m_given->setWordWrap(true);
    m_done->setObjectName(QStringLiteral("lessonPredict"));
    column().addWidget(m_heading);
    column().addWidget(m_text);
    column().addWidget(m_given);
    m_done->setProperty(primaryProperty, true);
    m_done->hide();
    connect(m_done, &QPushButton::clicked, this, [this] {
        if (prediction().isEmpty())
            emit soughtFor();
        else
            give();
    });
    hide();
}

void QuestionView::ask(const AskedQuestion& question, const LiveValue& value)
{
    m_question = question;
    m_isOpen = question.kind != PredictionKind::None;
    m_cell.reset();
    delete std::exchange(m_answers, nullptr);
    m_choices = nullptr;
    m_number = nullptr;
    m_cellText = nullptr;
    setVisible(m_isOpen);
    m_done->setVisible(m_isOpen);
    if (!m_isOpen)
        return;
    m_text->setMarkup(lessonHtml(question.text, value));
    m_answers = new QWidget(this);
    m_answers->setAccessibleName(lessonWords(question.text, value));
    auto* answers = new QVBoxLayout(m_answers);
    answers->setContentsMargins(0, 0, 0, 0);
    answers->setSpacing(grid(0.5));
    column().insertWidget(2, m_answers);
    if (question.kind == PredictionKind::Choice)
        addChoices();
    else if (question.kind == PredictionKind::Number)
        addNumber();
    else
        addCell();
    m_answers->show();
    refresh();
}

void QuestionView::addChoices()
{
    m_choices = new QButtonGroup(m_answers);
    for (qsizetype index = 0; index < m_question.options.size(); ++index) {
        auto* choice = new ChoiceButton(lessonWords(m_question.options[index]), m_answers);
        choice->setObjectName(QStringLiteral("lessonChoice%1").arg(index));
        m_choices->addButton(choice, int(index));
        m_answers->layout()->addWidget(choice);
    }
    connect(m_choices, &QButtonGroup::idToggled, this, &QuestionView::refresh);
}

void QuestionView::addNumber()
{
    m_number = new QLineEdit(m_answers);
    m_number->setObjectName(QStringLiteral("lessonNumber"));
    m_number->setAccessibleName(lessonWords(m_question.text));
    m_number->setPlaceholderText(m_question.scale == NumberScale::Share
            ? tr("A number from 0 to 1, such as %1").arg(QLocale().toString(0.5))
            : tr("A number, such as %1").arg(QLocale().toString(0.5)));
    m_answers->layout()->addWidget(m_number);
    connect(m_number, &QLineEdit::textChanged, this, &QuestionView::refresh);
    connect(m_number, &QLineEdit::returnPressed, this, &QuestionView::give);
}

void QuestionView::addCell()
{
    m_cellText = new TextLabel(m_answers);
    m_cellText->setWordWrap(true);
    m_answers->layout()->addWidget(m_cellText);
}

void QuestionView::takeCell(const PredictedCell& cell)
{
    if (!m_isOpen || m_question.kind != PredictionKind::Cell)
        return;
    m_cell = cell;
    refresh();
}

Prediction QuestionView::prediction() const
{
    Prediction made;
    if (m_choices && m_choices->checkedId() >= 0) {
        made.option = std::size_t(m_choices->checkedId());
        made.text = lessonWords(m_question.options[m_choices->checkedId()]);
    } else if (m_number) {
        made.number = numberIn(m_number->text(), m_question.scale);
        made.text = m_number->text().trimmed();
    } else if (m_cell) {
        made.cell = m_cell;
        made.text = tr("“%1” on “%2”").arg(isolated(m_cell->target), isolated(m_cell->source));
    }
    return made;
}

void QuestionView::refresh()
{
    setTone(m_isOpen ? Tone::Active : Tone::Plain);
    m_heading->setText(m_isOpen ? tr("What do you expect?") : tr("You were asked"));
    m_answers->setVisible(m_isOpen);
    m_given->setVisible(!m_isOpen);
    m_done->setVisible(m_isOpen);
    if (m_cellText)
        m_cellText->setText(m_cell
                ? tr("You point at “%1” on “%2”. Click another cell to change that.")
                      .arg(isolated(m_cell->target), isolated(m_cell->source))
                : tr("Click a cell in the heatmap, or go to it with the arrow keys and press Enter."));
    const bool isSought = !m_isInSight && prediction().isEmpty();
    m_done->setText(isSought                          ? tr("See the &question")
            : m_question.kind == PredictionKind::Cell ? tr("&This cell")
                                                      : tr("&That is what I expect"));
    m_done->setEnabled(isSought || !prediction().isEmpty());
    m_done->setDefault(m_done->isEnabled());
}

void QuestionView::setInSight(bool isInSight)
{
    if (m_isInSight == isInSight)
        return;
    m_isInSight = isInSight;
    if (m_isOpen)
        refresh();
}

void QuestionView::give()
{
    const auto made = prediction();
    if (!m_isOpen || made.isEmpty())
        return;
    showGiven(made);
    emit predicted(made);
}

void QuestionView::showGiven(const Prediction& prediction)
{
    m_isOpen = false;
    m_given->setText(
        prediction.isEmpty() ? tr("You said nothing before.") : tr("Your answer: %1").arg(prediction.text));
    refresh();
}

void QuestionView::takeFocus()
{
    if (!m_isOpen)
        return;
    if (m_choices && !m_choices->buttons().isEmpty())
        m_choices->buttons().constFirst()->setFocus(Qt::OtherFocusReason);
    else if (m_number)
        m_number->setFocus(Qt::OtherFocusReason);
    else // A cell is chosen in the heatmap. The disabled button would pass the focus on.
        setFocus(Qt::OtherFocusReason);
}

TaskView::TaskView(QWidget* parent)
    : LessonBox(parent)
    , m_heading(new TextLabel(this))
    , m_text(new TextLabel(this))
    , m_progress(new QProgressBar(this))
    , m_delay(new RichLabel(this))
    , m_do(new QPushButton(this))
{
    makeQuiet(m_heading);
    m_text->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("lessonWaiting"));
    m_progress->setRange(0, fine);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(grid(0.75));
    m_progress->setAccessibleName(tr("Progress"));
    m_do->setObjectName(QStringLiteral("lessonDo"));
    m_delay->setObjectName(QStringLiteral("lessonDelay"));
    column().addWidget(m_heading);
    column().addWidget(m_text);
    column().addWidget(m_progress);
    column().addWidget(m_delay);
    column().addWidget(m_do, 0, Qt::AlignLeft);
    connect(m_do, &QPushButton::clicked, this, [this] {
        if (m_help == LessonHelp::AtWork)
            emit stopRequested();
        else
            emit doRequested();
    });
    setTone(Tone::Active);
    m_progress->hide();
    m_delay->hide();
    setHelp(LessonHelp::None);
    hide();
}

void TaskView::showWaiting(const QString& text, std::optional<double> share)
{
    m_heading->setText(tr("Your turn"));
    fill(text, share);
}

void TaskView::showPreparing(const QString& text, std::optional<double> share)
{
    m_heading->setText(tr("One moment"));
    showDelay({});
    setHelp(share ? LessonHelp::AtWork : LessonHelp::None);
    fill(text, share);
}

void TaskView::fill(const QString& text, std::optional<double> share)
{
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_progress->setVisible(share.has_value());
    m_progress->setValue(qRound(qBound(0.0, share.value_or(0.0), 1.0) * fine));
    show();
}

void TaskView::showDelay(const QString& markdown)
{
    m_delay->setVisible(!markdown.isEmpty());
    m_delay->setMarkup(lessonHtml(markdown));
}

void TaskView::setHelp(LessonHelp help)
{
    m_help = help;
    m_do->setVisible(help != LessonHelp::None);
    m_do->setText(help == LessonHelp::AtWork ? tr("&Cancel") : tr("&Do it for me"));
}

ResultView::ResultView(QWidget* parent)
    : LessonBox(parent)
    , m_heading(new TextLabel(this))
    , m_expected(new TextLabel(this))
    , m_seen(new TextLabel(this))
    , m_why(new RichLabel(this))
    , m_highlighted(new TextLabel(this))
{
    makeTitle(m_heading, 0);
    m_heading->setObjectName(QStringLiteral("lessonOutcome"));
    m_seen->setObjectName(QStringLiteral("lessonSeen"));
    m_why->setObjectName(QStringLiteral("lessonWhy"));
    m_why->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_why->setOpenExternalLinks(true);
    makeQuiet(m_highlighted);
    m_highlighted->setText(tr("The evidence is outlined in the window."));
    for (auto* label : {m_heading, m_expected, m_seen, m_highlighted}) {
        label->setWordWrap(true);
        column().addWidget(label);
    }
    column().addWidget(m_why);
    hide();
}

void ResultView::showResult(const StepResult& result)
{
    const bool isRight = result.outcome == Outcome::AsExpected;
    m_heading->setText(isRight                     ? tr("✓ As you expected")
            : result.outcome == Outcome::Otherwise ? tr("≠ Not as you expected")
                                                   : tr("Done"));
    setTone(isRight ? Tone::Right : result.outcome == Outcome::Otherwise ? Tone::Other : Tone::Active);
    m_expected->setText(tr("You expected: %1").arg(result.expected));
    m_expected->setVisible(!result.expected.isEmpty());
    const bool isUntold = result.seen.isEmpty() && !result.expected.isEmpty();
    m_seen->setText(isUntold ? tr("This run cannot tell: it does not have what the question asks about.")
                             : tr("This run shows: %1").arg(result.seen));
    m_seen->setVisible(isUntold || !result.seen.isEmpty());
    m_highlighted->setVisible(result.isHighlighted);
    m_why->setMarkup(lessonHtml(result.why));
    m_why->setVisible(!result.why.isEmpty());
    QStringList words{m_heading->text()};
    for (const auto* label : {m_expected, m_seen})
        if (!label->isHidden())
            words << label->text();
    words << lessonWords(result.why);
    m_words = words.join(QStringLiteral(". "));
    show();
}

} // namespace attentoscope::ui
